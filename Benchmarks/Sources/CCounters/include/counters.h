// Counters for benchmarks: allocations on the heap, nanoseconds of CPU, and a place where a profiler looks.
#pragma once
#include <stdint.h>

/// How often memory was asked for since the program began: `malloc`, `calloc`, `realloc`, `posix_memalign` and
/// `aligned_alloc` of this thread, whoever called them.
int64_t nf_allocations(void);

/// Nanoseconds that the calling thread has spent on a processor.
int64_t nf_thread_nanoseconds(void);

/// Calls `body`; `valgrind --tool=callgrind --collect-atstart=no --toggle-collect=nf_measured` counts what it costs.
void nf_measured(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);
