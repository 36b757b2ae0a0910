// What an X11 server says about a window that fills the screen, and about the pointer over it: a line for each.
//
//   kiosk WINDOW      (a number, decimal or hexadecimal)
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/Xfixes.h>
#include <stdio.h>
#include <stdlib.h>

// The longs of a property, as many as fit.
static unsigned long property(Display *display, Window window, const char *name, long *into, unsigned long room) {
  Atom type;
  int format;
  unsigned long count = 0, rest;
  unsigned char *data = NULL;
  Atom atom = XInternAtom(display, name, False);
  if (XGetWindowProperty(display, window, atom, 0, (long)room, False, AnyPropertyType, &type, &format, &count, &rest, &data))
    return 0;
  for (unsigned long i = 0; format == 32 && i < count; i++) into[i] = ((long *)(void *)data)[i];
  if (data) XFree(data);
  return format == 32 ? count : 0;
}

int main(int argc, char **argv) {
  Display *display = XOpenDisplay(NULL);
  int event, error;
  if (argc != 2 || !display || !XFixesQueryExtension(display, &event, &error)) return 2;
  Window window = strtoul(argv[1], NULL, 0);
  long values[32];
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(display, window, &attributes)) return 2;
  printf("size %d %d\n", attributes.width, attributes.height);
  unsigned long count = property(display, window, "_NET_WM_STATE", values, 32);
  int is_fullscreen = 0;
  for (unsigned long i = 0; i < count; i++)
    is_fullscreen |= (Atom)values[i] == XInternAtom(display, "_NET_WM_STATE_FULLSCREEN", False);
  printf("fullscreen %d\n", is_fullscreen);
  count = property(display, window, "_NET_WM_BYPASS_COMPOSITOR", values, 32);
  printf("bypass %ld\n", count ? values[0] : -1);
  // The picture of the pointer as it is now: 32 bits a pixel, the topmost eight say how much is to be seen.
  XFixesCursorImage *image = XFixesGetCursorImage(display);
  int inked = 0;
  for (int i = 0; image && i < image->width * image->height; i++) inked += (image->pixels[i] >> 24 & 255) != 0;
  printf("pointer %d\n", image ? inked : -1);
  return 0;
}
