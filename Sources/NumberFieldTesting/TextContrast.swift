public import NumberField

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How well a text of a picture can be told from what it stands on.
///
/// ```swift
/// _ = screen.refresh()
/// for text in screen.scene.textContrasts { #expect(text.ratio >= 4.5, "\(text)") }
/// ```
public struct TextContrast: Hashable, Sendable {
  /// What the text says; a symbol's name.
  public let text: String
  /// The colour of the strokes.
  public let ink: Color
  /// The colour around them.
  public let paper: Color

  /// Makes a pair of opaque colours and what is written in them.
  public init(text: String, ink: Color, paper: Color) {
    self.text = text
    self.ink = ink
    self.paper = paper
  }

  /// From 1, not to be seen, to 21, black on white.
  public var ratio: Double { ink.contrast(to: paper) }
}

extension TextContrast: CustomStringConvertible {
  /// For instance `"cm" #808080 on #FFFFFF: 3.95`.
  public var description: String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let decimals = String(hundredths % 100 + 100).dropFirst()
    return "\"\(text)\" \(ink) on \(paper): \(hundredths / 100).\(decimals)"
  }
}

extension Scene {
  /// All texts and symbols in the picture with their colours, each pair as it is drawn, back to front.
  ///
  /// Linear in the number of items. Faded texts count as they are seen: those of disabled fields and of pressed keys too.
  public var textContrasts: [TextContrast] {
    pieces.flatMap(\.items).compactMap { item in
      switch item {
      case .fill, .box: nil
      case .glyph(let glyph):
        TextContrast(text: String(Character(glyph.scalar)), ink: glyph.ink, paper: glyph.paper)
      case .text(let run): TextContrast(text: run.text, ink: run.ink, paper: run.paper)
      case .symbol(let symbol): TextContrast(text: "\(symbol.kind)", ink: symbol.ink, paper: symbol.paper)
      }
    }
  }
}

extension Color {
  /// The contrast of two opaque colours, from 1 to 21, as the Web Content Accessibility Guidelines 2 define it.
  public func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance, 0 to 1.
  private var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
