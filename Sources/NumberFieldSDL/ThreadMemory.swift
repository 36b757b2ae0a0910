internal import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What SDL keeps for each thread that has called it: the words of its last error.
///
/// SDL's own threads give it back when they end; who calls SDL from others has to do that (`SDL_TLSCleanup`). Here those
/// are the threads on which the main actor's code runs: the main thread, which ends at a program's first suspension, and
/// then Dispatch's, which come and go as long as the program runs.
enum ThreadMemory {
  /// Has its value's function called at the end of each thread that has a value. Where it is made before SDL's own key, and
  /// it is made before SDL is called, it comes before that.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, { _ in SDL_TLSCleanup() }) == 0 ? key : nil
  }()

  /// Has this thread give its memory back when it ends; called before SDL is, where a call may fail.
  static func giveBackAtEnd() {
    guard let key, pthread_getspecific(key) == nil else { return }
    // Any value but none.
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
  }
}
