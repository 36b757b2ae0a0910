// How the floor is run: by lines from the runner, once for a first frame, or under a counter of instructions.

static volatile double sink;

// A text of that many digits, two of them decimals where there is room.
static void number(char *into, int count) {
  int point = count > 2 ? count - 2 : count, n = 0;
  for (int i = 0; i < count; i++) {
    if (i == point) into[n++] = '.';
    into[n++] = (char)('1' + i * 7 % 9);
  }
  into[n] = 0;
}

// The script of twelve taps: it ends as it began.
static const int script[12] = {0, 1, 2, 9, 3, 4, 11, 11, 11, 11, 11, 11};

// What is measured stands in one function, so that a profiler can be told to count this one and what it calls.
__attribute__((noinline)) void floor_measured(const char *what, int argument, int count) {
  if (!strcmp(what, "redraw")) for (int i = 0; i < count; i++) redraw();
  else if (!strcmp(what, "tap")) for (int i = 0; i < count; i++) tap(script[i % 12]);
  else if (!strcmp(what, "blink")) for (int i = 0; i < count; i++) caret_on = !caret_on, draw_caret();
  else if (!strcmp(what, "slide")) for (int i = 0; i < count; i++) slide(i % 15 + 1);
  else if (!strcmp(what, "label")) for (int i = 0; i < count; i++) label(argument, i);
  else if (!strcmp(what, "memset")) for (int i = 0; i < count; i++) memset(pixels, i, (size_t)stride * height * 4);
  else if (!strcmp(what, "keystroke")) {
    char typed[64], shown[64];
    number(typed, argument);
    for (int i = 0; i < count; i++) {
      double value = strtod(typed, NULL);
      sink = value + snprintf(shown, sizeof shown, "%.2f", value);
    }
  } else if (!strcmp(what, "scan")) {
    // The least that can be done with a pasted text: look at each of its characters.
    char *pasted = malloc((size_t)argument);
    memset(pasted, '7', (size_t)argument);
    for (int i = 0; i < count; i++) {
      int n = 0;
      for (int c = 0; c < argument; c++) n += (unsigned)(pasted[c] - '0') < 10;
      sink = n;
      __asm__ volatile("" : : "r"(pasted) : "memory");
    }
    free(pasted);
  }
}

static int open_fonts(void) {
  if (TTF_Init()) return 0;
  regular = TTF_OpenFont(regular_file, 20);
  bold = TTF_OpenFont(bold_file, 20);
  if (!regular || !bold) return 0;
  TTF_SetFontHinting(regular, TTF_HINTING_NONE);
  TTF_SetFontHinting(bold, TTF_HINTING_NONE);
  return 1;
}

static void open_memory(int w, int h, double s) {
  prepare(w, h, s, malloc((size_t)w * h * 4), w);
  if (has_pad) text_length = 0;
  value_left = value_right;
  redraw();
}

static int save(const char *path) {
  SDL_Surface *surface =
      SDL_CreateRGBSurfaceWithFormatFrom(pixels, width, height, 32, stride * 4, SDL_PIXELFORMAT_XRGB8888);
  int result = surface ? SDL_SaveBMP(surface, path) : -1;
  SDL_FreeSurface(surface);
  return result;
}

static void measure(const char *what, int argument, int count) {
  if (!strcmp(what, "label")) face(regular, 17);
  struct timespec from, to;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
  floor_measured(what, argument, count);
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
  printf("%lld\n", (long long)(to.tv_sec - from.tv_sec) * 1000000000LL + (to.tv_nsec - from.tv_nsec));
}

// Lines: `open W H SCALE TIGHT`, `picture FILE`, or what to measure, its argument and how often. Answers nanoseconds of CPU.
static int serve(void) {
  char what[256], words[256];
  while (fgets(words, sizeof words, stdin)) {
    int w = 0, h = 0;
    double s = 1;
    if (sscanf(words, "open %d %d %lf %d", &w, &h, &s, &is_tight) == 4) {
      free(pixels);
      open_memory(w, h, s);
      puts("0");
    } else if (sscanf(words, "picture %255s", what) == 1) {
      printf("%d\n", save(what));
    } else if (sscanf(words, "%255s %d %d", what, &w, &h) == 3) {
      measure(what, w, h);
    }
    fflush(stdout);
  }
  return 0;
}

// The demo's first frame in a window of its own.
static int show_window(void) {
  if (SDL_Init(SDL_INIT_VIDEO)) return 3;
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_Window *window = SDL_CreateWindow("floor", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 375, 667, 0);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface || !open_fonts()) return 3;
  has_pad = 0;
  prepare(surface->w, surface->h, 1, surface->pixels, surface->pitch / 4);
  value_left = value_right;
  redraw();
  SDL_UpdateWindowSurface(window);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}

// floor REGULAR BOLD serve | first-frame [FILE.bmp] | window | count WHAT ARGUMENT COUNT W H SCALE TIGHT
int main(int argc, char **argv) {
  if (argc < 4) return 2;
  regular_file = argv[1], bold_file = argv[2];
  const char *mode = argv[3];
  if (!strcmp(mode, "window")) return show_window();
  if (!open_fonts()) return 3;
  if (!strcmp(mode, "serve")) return serve();
  if (!strcmp(mode, "first-frame")) {
    has_pad = 0;
    open_memory(375, 667, 1);
    return argc > 4 ? save(argv[4]) : 0;
  }
  if (!strcmp(mode, "count") && argc == 11) {
    is_tight = atoi(argv[10]);
    open_memory(atoi(argv[7]), atoi(argv[8]), atof(argv[9]));
    if (!strcmp(argv[4], "label")) face(regular, 17);
    floor_measured(argv[4], atoi(argv[5]), atoi(argv[6]));
    return 0;
  }
  return 2;
}
