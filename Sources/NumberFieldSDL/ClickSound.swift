internal import CSDL2

/// A short soft click for keys, made of numbers: there is no sound file.
///
/// ```swift
/// let click = ClickSound()
/// screen.onFeedback = { if case .keyPressed = $0 { click?.play() } }
/// ```
///
/// While one exists the sound device runs, and its driver wakes some dozens of times a second: make one only where a
/// click is wanted.
@MainActor
public final class ClickSound {
  private let device: SDL_AudioDeviceID
  private let samples: [Int16]

  private static let rate = 44_100
  private static let milliseconds = 8

  /// Opens the sound device (`SDL_OpenAudioDevice`); nil where there is none, or where it is taken.
  public init?() {
    ThreadMemory.giveBackAtEnd()
    guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { return nil }
    var wish = SDL_AudioSpec()
    wish.freq = CInt(ClickSound.rate)
    wish.format = SDL_AudioFormat(AUDIO_S16SYS)
    wish.channels = 1
    // So few samples that the click is heard with the press.
    wish.samples = 256
    device = SDL_OpenAudioDevice(nil, 0, &wish, nil, 0)
    samples = ClickSound.wave()
    if device == 0 {
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
      return nil
    }
    SDL_PauseAudioDevice(device, 0)
  }

  isolated deinit {
    SDL_CloseAudioDevice(device)
    SDL_QuitSubSystem(SDL_INIT_AUDIO)
  }

  /// Clicks now (`SDL_QueueAudio`); a click that is still heard is cut short.
  public func play() {
    ThreadMemory.giveBackAtEnd()
    SDL_ClearQueuedAudio(device)
    _ = samples.withUnsafeBytes { SDL_QueueAudio(device, $0.baseAddress, Uint32($0.count)) }
  }

  /// A triangle wave of 1.8 kHz that dies away by halves.
  static func wave() -> [Int16] {
    let count = rate * milliseconds / 1000
    let period = rate / 1800
    return (0..<count).map { index in
      let place = index % period
      let triangle = 4 * min(place, period - place) - period
      let fade = (count - index) * (count - index)
      return Int16(clamping: triangle * 6000 / period * fade / (count * count))
    }
  }
}
