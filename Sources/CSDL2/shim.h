// SDL2 and SDL2_ttf as Swift sees them: the headers, and one-line functions for what Swift cannot import.
#pragma once
#if __has_include(<SDL2/SDL.h>)
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#else
#include <SDL.h>
#include <SDL_ttf.h>
#endif
#include <pthread.h>
#include <unistd.h>

// Macros with casts or arguments.
static inline int nf_window_position_centered(void) { return (int)SDL_WINDOWPOS_CENTERED; }
static inline Uint32 nf_touch_mouse_id(void) { return SDL_TOUCH_MOUSEID; }
static inline SDL_TouchID nf_mouse_touch_id(void) { return SDL_MOUSE_TOUCHID; }
static inline int nf_must_lock(SDL_Surface *_Nonnull surface) { return SDL_MUSTLOCK(surface) ? 1 : 0; }
static inline SDL_Surface *_Nullable nf_load_bmp(SDL_RWops *_Nonnull from) { return SDL_LoadBMP_RW(from, 0); }
static inline const char *_Nonnull nf_ttf_error(void) { return TTF_GetError(); }
static inline SDL_version nf_compiled_sdl(void) { SDL_version v; SDL_VERSION(&v); return v; }
static inline SDL_version nf_compiled_ttf(void) { SDL_version v; SDL_TTF_VERSION(&v); return v; }

// The main queue's hooks for foreign run loops, which CoreFoundation uses too: no header declares them.
#ifdef __linux__
#include <sys/syscall.h>
extern void _dispatch_main_queue_callback_4CF(void *_Nullable) __attribute__((weak));
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
static inline int nf_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }
static inline int nf_main_queue_handle(void) { return _dispatch_main_queue_callback_4CF && _dispatch_get_main_queue_handle_4CF ? _dispatch_get_main_queue_handle_4CF() : -1; }
static inline void nf_drain_main_queue(void) { if (_dispatch_main_queue_callback_4CF) _dispatch_main_queue_callback_4CF(0); }
#else
static inline int nf_is_main_thread(void) { return pthread_main_np(); }
static inline int nf_main_queue_handle(void) { return -1; }
static inline void nf_drain_main_queue(void) {}
#endif
