internal import CSDL2
import NumberField

/// The one loop that all windows of a process share: waits, hands each window its events, lets tasks run,
/// shows what has changed.
///
/// One turn: sleep in SDL until an event or the next deadline; take *all* events that are there, each at its
/// own time; run the main-actor tasks that are ready; draw each window once. So the frame that shows an input
/// is the next one, and a burst of inputs is one frame.
@MainActor
final class EventLoop {
  static let shared = EventLoop()

  private var windows: [Window] = []
  /// The window that hears what SDL gives to no window: the one that heard something last.
  private var keyWindow: Window?
  private var isDriven = false
  /// Those who wait for a window to close while another one's `run` drives the loop.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Those who wait until the events that are there now have been handed over.
  private var turns: [CheckedContinuation<Void, Never>] = []
  private var waiter: EventWaiter?
  private var batch: [SDL_Event] = []

  private init() {}

  func add(_ window: Window) {
    windows.append(window)
    keyWindow = window
  }

  func remove(_ window: Window) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
    wakeWaiting()
  }

  /// Something is to be shown: known anyway at the end of a turn, news while the wait goes on elsewhere.
  func refreshIsNeeded() {
    if waiter?.isWaiting == true { WakeEvent.push() }
  }

  /// Whoever calls SDL between two turns calls this first.
  func interruptWait() {
    ThreadMemory.giveBackAtEnd()
    waiter?.interrupt()
  }

  // MARK: Running

  /// Runs until `window` is closed, or the task is cancelled. One call drives the loop for all windows; the
  /// others wait, and one of them takes over when it returns.
  func run(_ window: Window) async {
    while isDriven, window.isOpen, !Task.isCancelled {
      await withCheckedContinuation { waiting.append($0) }
    }
    guard window.isOpen, !Task.isCancelled else { return }
    isDriven = true
    defer {
      isDriven = false
      wakeWaiting()
      endTurn()
    }
    let runsQueue = MainQueue.shared.canRun()
    showAll()
    while window.isOpen, !Task.isCancelled {
      if runsQueue {
        let isWatched = MainQueue.shared.watch()
        sleep(MainQueue.shared.hasWork ? 0 : isWatched ? timeout : shortened(timeout))
        dispatch()
        MainQueue.shared.run()
      } else {
        await sleepElsewhere(timeout)
        dispatch()
        // Tasks that were woken by these events come first.
        await Task.yield()
      }
      showAll()
    }
  }

  private func wakeWaiting() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }

  /// One turn as a test does it by hand, with what tasks would do.
  func step(_ timeout: CInt = 0, tasks: () -> Void = {}) {
    sleep(timeout)
    dispatch()
    tasks()
    showAll()
  }

  // MARK: Parts of a turn

  /// Milliseconds until something happens by itself; -1 where nothing will (`SDL_WaitEventTimeout` counts
  /// so).
  private var timeout: CInt {
    var least = Int.max
    for window in windows {
      if let rest = window.timeToDeadline { least = min(least, rest) }
    }
    return least == .max ? -1 : CInt(clamping: max(0, least))
  }

  /// Sleeps on this thread until there is an event (`SDL_WaitEventTimeout`); it stays in the queue.
  private func sleep(_ timeout: CInt) {
    if timeout != 0 { SDL_WaitEventTimeout(nil, timeout) }
  }

  private func sleepElsewhere(_ timeout: CInt) async {
    if waiter == nil { waiter = EventWaiter() }
    if timeout != 0, let waiter {
      await waiter.wait(timeout)
    } else {
      // Without a thread to be had tasks are let in at every frame of a slide.
      sleep(shortened(timeout))
      await Task.yield()
    }
  }

  /// A sleep that nobody can end: no longer than a frame of a slide.
  private func shortened(_ timeout: CInt) -> CInt { timeout < 0 ? 16 : min(timeout, 16) }

  /// Hands over all events that are there now (`SDL_PumpEvents`, `SDL_PeepEvents`): what comes meanwhile is
  /// for the next turn, so that no flood of events keeps a frame from being shown.
  private func dispatch() {
    // After each wait this may be another thread than before.
    ThreadMemory.giveBackAtEnd()
    SDL_PumpEvents()
    batch.removeAll(keepingCapacity: true)
    withUnsafeTemporaryAllocation(of: SDL_Event.self, capacity: 32) { buffer in
      while true {
        let count = SDL_PeepEvents(
          buffer.baseAddress, CInt(buffer.count), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue,
          SDL_LASTEVENT.rawValue)
        guard count > 0 else { break }
        batch.append(contentsOf: UnsafeBufferPointer(start: buffer.baseAddress, count: Int(count)))
      }
    }
    for event in batch { hand(event) }
    // What tasks do happens now, and not when something happened last: a pad that one of them raises slides all the way.
    for window in windows { window.tellTime() }
    endTurn()
  }

  /// Returns when the loop has handed over the events that are in SDL's queue now, or ends.
  func nextTurn() async {
    await withCheckedContinuation { turns.append($0) }
  }

  private func endTurn() {
    let all = turns
    turns = []
    for continuation in all { continuation.resume() }
  }

  private func hand(_ event: SDL_Event) {
    if WakeEvent.take(event) { return }
    if event.type == SDL_QUIT.rawValue {
      // A signal, the session's end, or the last window's: all of them go.
      for window in windows { window.close() }
      return
    }
    guard let id = EventTranslator.windowID(of: event) else { return }
    guard let window = windows.first(where: { $0.id == id }) ?? (id == 0 ? keyWindow : nil) else { return }
    keyWindow = window
    window.take(event)
  }

  private func showAll() {
    ThreadMemory.giveBackAtEnd()
    // A window may be closed by what is asked for while another is drawn.
    for window in windows where window.isOpen { window.show() }
    guard let video = VideoSystem.current else { return }
    video.takeText(windows.contains { $0.screen.wantsTextInput })
    if let keyWindow { video.show(keyWindow.screen.cursor) }
  }
}
