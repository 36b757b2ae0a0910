// The functions of PanelForC, for C. Only to be called on the main thread.
#pragma once
#include <SDL2/SDL.h>

int panel_open(void);
int panel_handle(const void *event);
int panel_draw(SDL_Renderer *renderer, int x, int y);
double panel_value(void);
int panel_timeout(void);
void panel_close(void);
