// Makes calls of SDL and SDL_ttf fail: a library that tests build and put before the real ones (LD_PRELOAD).
//
//   NUMBERFIELD_FAULT=NAME      every call of that function fails
//   NUMBERFIELD_FAULT=NAME:3    the third call fails, and no other
//   NUMBERFIELD_FAULT=NAME:3+   the third call and all after it fail
//   NUMBERFIELD_FAULT_REPORT=FILE   at the end: how many calls failed, and what of SDL's was not given back
//   NUMBERFIELD_OLD=SDL|TTF     that library says that it is an old one
//   NUMBERFIELD_OTHER_SURFACE=1 windows have pixels of 16 bits, which have to be locked
//   NUMBERFIELD_UNPLUG=N        after the N-th update of a window its display is unplugged: no update works until the
//                               surface is asked for again, which is then a new one, at the same place and empty
//   NUMBERFIELD_PIECEMEAL=1     no font is read from memory, as if all files were large
//   NUMBERFIELD_PRIMARY=1       there is said to be a primary selection
//   NUMBERFIELD_CLOCK=N:MS      SDL's clock jumps by so many milliseconds when text is put on the clipboard for the
//                               N-th time
//
// Each wrapper has the signature of the header, so that the compiler says where one is wrong.
#define _GNU_SOURCE
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int injected;

// Whether the call that is being made, the count-th of its function, is to fail.
static int is_to_fail(const char *name, int count) {
  const char *fault = getenv("NUMBERFIELD_FAULT");
  size_t length = strlen(name);
  if (!fault || strncmp(fault, name, length) != 0) return 0;
  const char *rest = fault + length;
  if (*rest != '\0' && *rest != ':') return 0;
  if (*rest == ':') {
    char *end;
    long wanted = strtol(rest + 1, &end, 10);
    if (*end == '+' ? count < wanted : count != wanted) return 0;
  }
  pthread_mutex_lock(&lock);
  injected += 1;
  pthread_mutex_unlock(&lock);
  return 1;
}

// What was handed out and has to come back.
enum kind { WINDOW, FONT, SURFACE, CURSOR, STREAM, TEXT, VIDEO, KINDS };
static const char *const kinds[KINDS] = {"windows", "fonts", "surfaces", "cursors", "streams", "texts", "video"};
static struct { const void *thing; enum kind kind; } held[4096];

static void *take(enum kind kind, void *thing) {
  if (!thing) return thing;
  pthread_mutex_lock(&lock);
  // SDL_ttf hands on what SDL has handed to it: once is enough.
  for (size_t i = 0; i < sizeof held / sizeof *held; i++) {
    if (held[i].thing == thing) { pthread_mutex_unlock(&lock); return thing; }
  }
  for (size_t i = 0; i < sizeof held / sizeof *held; i++) {
    if (!held[i].thing) { held[i].thing = thing; held[i].kind = kind; break; }
  }
  pthread_mutex_unlock(&lock);
  return thing;
}

static void give_back(const void *thing) {
  if (!thing) return;
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < sizeof held / sizeof *held; i++) {
    if (held[i].thing == thing) { held[i].thing = NULL; break; }
  }
  pthread_mutex_unlock(&lock);
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("NUMBERFIELD_FAULT_REPORT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "injected %d\n", injected);
  for (int kind = 0; kind < KINDS; kind++) {
    int count = 0;
    for (size_t i = 0; i < sizeof held / sizeof *held; i++) count += held[i].thing && held[i].kind == (enum kind)kind;
    if (count) fprintf(file, "left %d %s\n", count, kinds[kind]);
  }
  fclose(file);
}

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#define FAILING(name) \
  static int count; \
  int fails = is_to_fail(#name, __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED)); \
  if (fails) SDL_SetError("injected into %s", #name)

#define FAULT(type, name, parameters, arguments, failure) \
  type name parameters { \
    REAL(name); \
    FAILING(name); \
    return fails ? failure : real arguments; \
  }

// The same for what has to be given back.
#define FAULT_HELD(kind, type, name, parameters, arguments) \
  type name parameters { \
    REAL(name); \
    FAILING(name); \
    return fails ? NULL : (type)take(kind, (void *)real arguments); \
  }

#define GIVES_BACK(name, type) \
  void name(type thing) { \
    REAL(name); \
    give_back(thing); \
    real(thing); \
  }

FAULT_HELD(WINDOW, SDL_Window *, SDL_CreateWindow, (const char *a, int b, int c, int d, int e, Uint32 f), (a, b, c, d, e, f))
GIVES_BACK(SDL_DestroyWindow, SDL_Window *)
FAULT_HELD(FONT, TTF_Font *, TTF_OpenFontIndexDPI, (const char *a, int b, long c, unsigned d, unsigned e), (a, b, c, d, e))
// Whoever hands over a stream is rid of it where opening fails, too.
TTF_Font *TTF_OpenFontIndexDPIRW(SDL_RWops *a, int b, int c, long d, unsigned e, unsigned f) {
  REAL(TTF_OpenFontIndexDPIRW);
  FAILING(TTF_OpenFontIndexDPIRW);
  if (fails && b) SDL_RWclose(a);
  return fails ? NULL : (TTF_Font *)take(FONT, (void *)real(a, b, c, d, e, f));
}
FAULT_HELD(FONT, TTF_Font *, TTF_OpenFontIndex, (const char *a, int b, long c), (a, b, c))
GIVES_BACK(TTF_CloseFont, TTF_Font *)
FAULT_HELD(SURFACE, SDL_Surface *, SDL_ConvertSurfaceFormat, (SDL_Surface * a, Uint32 b, Uint32 c), (a, b, c))
FAULT_HELD(SURFACE, SDL_Surface *, SDL_LoadBMP_RW, (SDL_RWops * a, int b), (a, b))
FAULT_HELD(SURFACE, SDL_Surface *, TTF_RenderUTF8_Shaded, (TTF_Font * a, const char *b, SDL_Color c, SDL_Color d), (a, b, c, d))
GIVES_BACK(SDL_FreeSurface, SDL_Surface *)
FAULT_HELD(CURSOR, SDL_Cursor *, SDL_CreateSystemCursor, (SDL_SystemCursor a), (a))
GIVES_BACK(SDL_FreeCursor, SDL_Cursor *)
FAULT_HELD(STREAM, SDL_RWops *, SDL_RWFromFile, (const char *a, const char *b), (a, b))
SDL_RWops *SDL_RWFromConstMem(const void *a, int b) {
  REAL(SDL_RWFromConstMem);
  FAILING(SDL_RWFromConstMem);
  return fails || getenv("NUMBERFIELD_PIECEMEAL") ? NULL : (SDL_RWops *)take(STREAM, (void *)real(a, b));
}
FAULT_HELD(TEXT, char *, SDL_GetClipboardText, (void), ())
FAULT_HELD(TEXT, char *, SDL_GetPrimarySelectionText, (void), ())
GIVES_BACK(SDL_free, void *)

// A stream is gone even where closing it fails.
int SDL_RWclose(SDL_RWops *stream) {
  REAL(SDL_RWclose);
  give_back(stream);
  int result = real(stream);
  FAILING(SDL_RWclose);
  return fails ? -1 : result;
}

int SDL_InitSubSystem(Uint32 flags) {
  static const char video;
  REAL(SDL_InitSubSystem);
  FAILING(SDL_InitSubSystem);
  int result = fails ? -1 : real(flags);
  if (result == 0 && flags & SDL_INIT_VIDEO) take(VIDEO, (void *)&video);
  return result;
}

void SDL_QuitSubSystem(Uint32 flags) {
  REAL(SDL_QuitSubSystem);
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < sizeof held / sizeof *held; i++) {
    if (held[i].thing && held[i].kind == VIDEO) { held[i].thing = NULL; break; }
  }
  pthread_mutex_unlock(&lock);
  real(flags);
}

FAULT(int, SDL_ConvertPixels, (int a, int b, Uint32 c, const void *d, int e, Uint32 f, void *g, int h), (a, b, c, d, e, f, g, h), -1)
FAULT(SDL_sem *, SDL_CreateSemaphore, (Uint32 a), (a), NULL)
FAULT(SDL_Thread *, SDL_CreateThread, (SDL_ThreadFunction a, const char *b, void *c), (a, b, c), NULL)
FAULT(SDL_Texture *, SDL_CreateTexture, (SDL_Renderer * a, Uint32 b, int c, int d, int e), (a, b, c, d, e), NULL)
FAULT(int, SDL_UpdateTexture, (SDL_Texture * a, const SDL_Rect *b, const void *c, int d), (a, b, c, d), -1)
FAULT(int, SDL_RenderCopyF, (SDL_Renderer * a, SDL_Texture *b, const SDL_Rect *c, const SDL_FRect *d), (a, b, c, d), -1)
FAULT(int, SDL_SetTextureAlphaMod, (SDL_Texture * a, Uint8 b), (a, b), -1)
FAULT(int, SDL_SetTextureBlendMode, (SDL_Texture * a, SDL_BlendMode b), (a, b), -1)
FAULT(int, SDL_SetTextureScaleMode, (SDL_Texture * a, SDL_ScaleMode b), (a, b), -1)
FAULT(SDL_Window *, SDL_RenderGetWindow, (SDL_Renderer * a), (a), NULL)
FAULT(int, SDL_GetRendererOutputSize, (SDL_Renderer * a, int *b, int *c), (a, b, c), -1)
FAULT(SDL_Cursor *, SDL_GetCursor, (void), (), NULL)
FAULT(int, SDL_GetNumVideoDrivers, (void), (), 0)
FAULT(const char *, SDL_GetVideoDriver, (int a), (a), NULL)
FAULT(SDL_AudioDeviceID, SDL_OpenAudioDevice, (const char *a, int b, const SDL_AudioSpec *c, SDL_AudioSpec *d, int e), (a, b, c, d, e), 0)
FAULT(int, SDL_QueueAudio, (SDL_AudioDeviceID a, const void *b, Uint32 c), (a, b, c), -1)
FAULT(SDL_bool, SDL_ResetHint, (const char *a), (a), SDL_FALSE)
FAULT(const char *, SDL_GetCurrentVideoDriver, (void), (), NULL)
FAULT(const char *, SDL_GetHint, (const char *a), (a), NULL)
FAULT(SDL_Scancode, SDL_GetScancodeFromKey, (SDL_Keycode a), (a), SDL_SCANCODE_UNKNOWN)
FAULT(Uint32, SDL_GetWindowID, (SDL_Window * a), (a), 0)

static int updates;
static int is_unplugged;

// The pixels behind the window, or others of 16 bits that have to be locked, which nobody sees.
SDL_Surface *SDL_GetWindowSurface(SDL_Window *window) {
  static SDL_Surface *other;
  REAL(SDL_GetWindowSurface);
  FAILING(SDL_GetWindowSurface);
  SDL_Surface *own = fails ? NULL : real(window);
  if (own && is_unplugged) {
    memset(own->pixels, 0, (size_t)own->pitch * (size_t)own->h);
    own->userdata = NULL;
    is_unplugged = 0;
  }
  if (!own || !getenv("NUMBERFIELD_OTHER_SURFACE")) return own;
  if (other && (other->w != own->w || other->h != own->h)) { SDL_FreeSurface(other); other = NULL; }
  if (!other) {
    other = SDL_CreateRGBSurfaceWithFormat(0, own->w, own->h, 16, SDL_PIXELFORMAT_RGB565);
  }
  // What a surface in video memory would be: its pixels are there while it is locked.
  if (other) other->flags |= SDL_RLEACCEL | SDL_PREALLOC;
  return other;
}

int SDL_UpdateWindowSurfaceRects(SDL_Window *window, const SDL_Rect *rects, int number) {
  REAL(SDL_UpdateWindowSurfaceRects);
  FAILING(SDL_UpdateWindowSurfaceRects);
  if (fails) return -1;
  if (is_unplugged) return SDL_SetError("the window's surface is invalid");
  const char *unplug = getenv("NUMBERFIELD_UNPLUG");
  int result = real(window, rects, number);
  updates += 1;
  if (unplug && updates == atoi(unplug)) {
    is_unplugged = 1;
    pthread_mutex_lock(&lock);
    injected += 1;
    pthread_mutex_unlock(&lock);
  }
  return result;
}

FAULT(SDL_bool, SDL_HasClipboardText, (void), (), SDL_FALSE)
// Somebody has selected something, or says so, and cannot give it.
SDL_bool SDL_HasPrimarySelectionText(void) {
  REAL(SDL_HasPrimarySelectionText);
  FAILING(SDL_HasPrimarySelectionText);
  return fails ? SDL_FALSE : getenv("NUMBERFIELD_PRIMARY") ? SDL_TRUE : real();
}

FAULT(int, SDL_LockSurface, (SDL_Surface * a), (a), -1)
FAULT(int, SDL_PeepEvents, (SDL_Event * a, int b, SDL_eventaction c, Uint32 d, Uint32 e), (a, b, c, d, e), -1)
FAULT(int, SDL_PushEvent, (SDL_Event * a), (a), -1)
FAULT(Uint32, SDL_RegisterEvents, (int a), (a), (Uint32)-1)

static int copies;
int SDL_SetClipboardText(const char *text) {
  REAL(SDL_SetClipboardText);
  FAILING(SDL_SetClipboardText);
  __atomic_add_fetch(&copies, 1, __ATOMIC_RELAXED);
  return fails ? -1 : real(text);
}

FAULT(SDL_bool, SDL_SetHint, (const char *a, const char *b), (a, b), SDL_FALSE)
FAULT(int, SDL_ShowCursor, (int a), (a), -1)
FAULT(int, SDL_WaitEventTimeout, (SDL_Event * a, int b), (a, b), 0)
FAULT(long, TTF_FontFaces, (const TTF_Font *a), (a), 0)
FAULT(const char *, TTF_FontFaceStyleName, (const TTF_Font *a), (a), NULL)
FAULT(const char *, TTF_FontFaceFamilyName, (const TTF_Font *a), (a), NULL)
FAULT(int, TTF_FontAscent, (const TTF_Font *a), (a), 0)
FAULT(int, TTF_FontHeight, (const TTF_Font *a), (a), 0)
FAULT(int, TTF_GlyphIsProvided32, (TTF_Font * a, Uint32 b), (a, b), 0)
FAULT(int, TTF_GlyphMetrics32, (TTF_Font * a, Uint32 b, int *c, int *d, int *e, int *f, int *g), (a, b, c, d, e, f, g), -1)
FAULT(int, TTF_Init, (void), (), -1)
FAULT(int, TTF_SetFontDirection, (TTF_Font * a, TTF_Direction b), (a, b), -1)
FAULT(int, TTF_SetFontScriptName, (TTF_Font * a, const char *b), (a, b), -1)
FAULT(int, TTF_SetFontSizeDPI, (TTF_Font * a, int b, unsigned c, unsigned d), (a, b, c, d), -1)
FAULT(int, TTF_SizeUTF8, (TTF_Font * a, const char *b, int *c, int *d), (a, b, c, d), -1)

// The system's calls that write pictures and lines; the error is a full disk. Only what the program itself calls
// comes by here.
#define FULL_DISK(type, name, parameters, arguments, symbol) \
  type name parameters { \
    static type (*real) parameters; \
    if (!real) real = (type(*) parameters)dlsym(RTLD_NEXT, symbol); \
    static int count; \
    if (is_to_fail(#name, __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED))) { errno = ENOSPC; return -1; } \
    return real arguments; \
  }
FULL_DISK(int, rename, (const char *a, const char *b), (a, b), "rename")

// Only what goes into a file that is being written beside another counts, in small steps: the first part is written.
ssize_t write(int file, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  char link[64], path[1024];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  path[length > 0 ? length : 0] = '\0';
  if (!strstr(path, ".part")) return real(file, bytes, count);
  static int calls;
  if (is_to_fail("write", __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED))) { errno = ENOSPC; return -1; }
  const char *fault = getenv("NUMBERFIELD_FAULT");
  return real(file, bytes, fault && strncmp(fault, "write", 5) == 0 && count > 4096 ? 4096 : count);
}

void SDL_GetVersion(SDL_version *version) {
  REAL(SDL_GetVersion);
  real(version);
  const char *old = getenv("NUMBERFIELD_OLD");
  if (old && strcmp(old, "SDL") == 0) { version->major = 2; version->minor = 0; version->patch = 17; }
}

const SDL_version *TTF_Linked_Version(void) {
  static const SDL_version ancient = {2, 0, 14};
  REAL(TTF_Linked_Version);
  FAILING(TTF_Linked_Version);
  const char *old = getenv("NUMBERFIELD_OLD");
  if (fails) return NULL;
  return old && strcmp(old, "TTF") == 0 ? &ancient : real();
}

Uint64 SDL_GetTicks64(void) {
  REAL(SDL_GetTicks64);
  Uint64 now = real();
  const char *jump = getenv("NUMBERFIELD_CLOCK");
  long at, by;
  if (jump && sscanf(jump, "%ld:%ld", &at, &by) == 2 && __atomic_load_n(&copies, __ATOMIC_RELAXED) >= at) {
    return by < 0 && now < (Uint64)-by ? 0 : now + (Uint64)by;
  }
  return now;
}
