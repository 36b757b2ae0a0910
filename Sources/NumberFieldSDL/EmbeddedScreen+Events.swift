internal import CSDL2
import NumberField

extension EmbeddedScreen {
  /// Takes in an event of the program's loop, and says whether it was for the fields.
  ///
  /// Hand over every event, in order, as it comes from `SDL_PollEvent` or `SDL_WaitEvent`. Those that were used should
  /// not be looked at any further: presses on the screen and whatever follows them until they are lifted, the mouse
  /// over it, keys and text while a field is edited. All others are the program's, and so are those of windows and
  /// renderers, which both may have to hear of.
  ///
  /// - Parameter event: the address of an `SDL_Event`; it is read during the call only.
  /// - Returns: Whether the event was used.
  @discardableResult
  public func handle(_ event: UnsafeRawPointer) -> Bool {
    ThreadMemory.giveBackAtEnd()
    let event = event.assumingMemoryBound(to: SDL_Event.self).pointee
    switch SDL_EventType(rawValue: event.type) {
    case SDL_RENDER_TARGETS_RESET:
      needsUpload = true
      needsDraw = true
    case SDL_RENDER_DEVICE_RESET: releaseTexture()
    default: break
    }
    guard place != nil, let id = EventTranslator.windowID(of: event) else { return false }
    // SDL names no window where it knows none, and a renderer into memory has none.
    if let windowID, id != windowID, id != 0 { return false }
    screen.advance(to: ownClock?() ?? clock.time(of: event.common.timestamp))
    let isUsed = take(event)
    settle()
    return isUsed
  }

  private func take(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_KEYDOWN:
      // Whoever set the focus in its own code did so after the last event.
      settle()
      return keyDown(event)
    case SDL_KEYUP:
      _ = translator.translate(event)
      return takenKeys.remove(event.key.keysym.scancode.rawValue) != nil
    case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
      // What an input method is about to write does nothing before it is committed.
      return screen.wantsTextInput
    case SDL_MOUSEMOTION where event.motion.which == nf_touch_mouse_id():
      return pointers.madeUp(isOver: covers(point(event.motion.x, event.motion.y)))
    case SDL_MOUSEBUTTONDOWN where event.button.which == nf_touch_mouse_id():
      return pointers.madeUp(isDown: true, isOver: covers(point(event.button.x, event.button.y)))
    case SDL_MOUSEBUTTONUP where event.button.which == nf_touch_mouse_id():
      return pointers.madeUp(isUp: true, isOver: false)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      guard event.tfinger.touchId == nf_mouse_touch_id() else { break }
      let place = Point(
        x: Double(event.tfinger.x) * translator.size.width,
        y: Double(event.tfinger.y) * translator.size.height)
      return pointers.madeUp(
        isDown: event.type == SDL_FINGERDOWN.rawValue, isUp: event.type == SDL_FINGERUP.rawValue,
        isOver: covers(point(place)))
    default: break
    }
    guard case .input(let input) = translator.translate(event) else { return false }
    return take(input)
  }

  private func take(_ input: InputEvent) -> Bool {
    switch input {
    case .down(let pointer, let place):
      let point = point(place)
      if pass(.down(pointer, at: point), pointers.down(pointer, isOver: covers(point))) { return true }
      if endsEditingOutside { screen.endEditing() }
      return false
    case .moved(let pointer, let place):
      let point = point(place)
      return pass(.moved(pointer, at: point), pointers.moved(pointer, isOver: covers(point)))
    case .up(let pointer, let place): return pass(.up(pointer, at: point(place)), pointers.up(pointer))
    case .wheel(let notches, let place):
      let point = point(place)
      guard covers(point) else { return false }
      screen.send(.wheel(notches, at: point))
      return true
    case .text:
      guard screen.wantsTextInput else { return false }
      screen.send(input)
      return true
    case .pointerLeft:
      if pointers.hover(false) == .left { screen.send(.pointerLeft) }
      return false
    case .windowFocus:
      screen.send(input)
      return false
    case .key, .cancelled: return false
    }
  }

  private func pass(_ input: InputEvent, _ answer: EmbeddedPointers.Answer) -> Bool {
    switch answer {
    case .own: screen.send(input)
    case .left: screen.send(.pointerLeft)
    case .foreign: break
    }
    return answer == .own
  }

  // MARK: Keys

  /// While a field is edited the keys that control it are used, and those that type; others stay the program's.
  private func keyDown(_ event: SDL_Event) -> Bool {
    let meaning = translator.translate(event)
    guard screen.firstResponder != nil else { return false }
    let keysym = event.key.keysym
    if case .input(.key(let key, let modifiers, let isRepeat)) = meaning {
      if modifiers.contains(.alt) { return false }
      takenKeys.insert(keysym.scancode.rawValue)
      screen.send(.key(key, modifiers, isRepeat: isRepeat))
      return true
    }
    guard screen.wantsTextInput, KeyTranslator.types(keysym) else { return false }
    takenKeys.insert(keysym.scancode.rawValue)
    return true
  }

  // MARK: What follows an event

  /// One field takes keys in a window, text comes where it is wanted, the pointer shows where it stands.
  func settle() {
    if screen.firstResponder != nil && !isEditing { EmbeddedFamily.shared.takeFocus(self) }
    isEditing = screen.firstResponder != nil
    EmbeddedFamily.shared.takeTextWhereWanted()
    let wantsBar = showsTextPointer && pointers.isHovering && screen.cursor == .iBeam
    if wantsBar && textPointer == nil {
      textPointer = TextPointer()
    } else if !wantsBar, let shown = textPointer {
      shown.restore()
      textPointer = nil
    }
  }

  // MARK: Places

  private func point(_ x: Int32, _ y: Int32) -> Point { point(Point(x: Double(x), y: Double(y))) }

  /// A place in the coordinates of events as a point of the screen.
  private func point(_ place: Point) -> Point {
    guard let frame = eventFrame ?? self.place?.eventFrame, frame.width > 0, frame.height > 0 else {
      return Point(x: -1, y: -1)
    }
    return Point(
      x: (place.x - frame.x) * screen.size.width / frame.width,
      y: (place.y - frame.y) * screen.size.height / frame.height)
  }
}
