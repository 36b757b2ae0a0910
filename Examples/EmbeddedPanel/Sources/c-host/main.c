// A program in C that embeds a number field. It draws only when something changed, and sleeps else.
//
//   c-host [MILLISECONDS]    runs so long, or until it is closed
#include "panel.h"
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  Uint64 end = argc > 1 ? SDL_GetTicks64() + (Uint64)atoi(argv[1]) : 0;
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow("C host", 40, 40, 480, 440, 0);
  SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, -1, 0) : NULL;
  if (!renderer || !panel_open()) return 1;

  int running = 1, frames = 0;
  while (running && !(end && SDL_GetTicks64() >= end)) {
    SDL_SetRenderDrawColor(renderer, 60, 90, 70, 255);
    SDL_RenderClear(renderer);
    if (!panel_draw(renderer, 180, 20)) break;
    SDL_RenderPresent(renderer);
    frames += 1;

    SDL_Event event;
    int timeout = panel_timeout();
    if (end && (timeout < 0 || timeout > 100)) timeout = 100;
    if (!SDL_WaitEventTimeout(&event, timeout)) continue;
    do {
      if (panel_handle(&event)) continue;
      if (event.type == SDL_QUIT) running = 0;
    } while (SDL_PollEvent(&event));
  }

  printf("%d frames, the number is %g\n", frames, panel_value());
  panel_close();
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}
