// The floor: the demo's screen drawn by hand, as a good C program would that knows this one screen and nothing else.
//
// Spans are filled by plain loops, glyphs are rendered once by SDL_ttf into opaque boxes and copied row by row, a tap
// touches only what it changes. There is no event dispatch, no layout, no rules for numbers: what is left is what the
// pixels cost, and what a library is measured by. The runner talks to it by lines (`serve`), so that its figures and
// the library's are taken turn by turn on the same machine.
#include <SDL.h>
#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { int w, h; Uint32 *pixels; } Box;                      // opaque, ready to be copied
typedef struct { int left, top, w, h, advance; Box box; } Glyph;       // from the pen on the baseline
typedef struct { TTF_Font *font; int ascent, height; } Face;
typedef struct { int x, y, w, h; } Rect;

enum { WHITE = 0xFFFFFFFF, BLACK = 0xFF000000, GREY = 0xFF808080, LINE = 0xFFAAAAAA, TINT = 0xFF007AFF };
enum { KEY = 0xFFFCFCFC, BACKSPACE = 0xFFE6E6E6, BORDER = 0xFFAAAAAA };

static const char *regular_file, *bold_file;
static int is_tight;                      // whether to take more trouble than most: boxes cut to the ink, least clearing
static TTF_Font *regular, *bold;
static double scale = 1;
static Uint32 *pixels;
static int width, height, stride;
static Glyph digits[11];                  // of the value: 0...9 and the point
static int digits_top, digits_height;     // what all of them ink, from the baseline
static Glyph titles[12], faded[12];       // of the keys, in the pad's order
static Rect keys[12];
static Glyph name, prefixes[3], suffixes[3];
static Box corner[4];
static Rect fields[3];
static int baseline, value_right, pad_top, pad_height, line;
static char text[16] = "0.00";
static int has_pad = 1;                   // the very first frame has none, and is not ready for one
static int text_length = 4, value_start, value_left, caret_on = 1;

static int px(double points) { return (int)(points * scale + 0.5); }

static void fill(Rect r, Uint32 color) {
  if (r.y + r.h > height) r.h = height - r.y;
  for (int y = 0; y < r.h; y++) {
    Uint32 *row = pixels + (size_t)(r.y + y) * stride + r.x;
    for (int x = 0; x < r.w; x++) row[x] = color;
  }
}

static void copy(const Box *box, int x, int y) {
  int rows = y + box->h > height ? height - y : box->h;
  Uint32 *to = pixels + (size_t)y * stride + x;
  for (int row = 0; row < rows; row++, to += stride)
    memcpy(to, box->pixels + row * box->w, (size_t)box->w * 4);
}

static Uint32 mix(Uint32 ink, Uint32 paper, int amount) {
  Uint32 mixed = 0xFF000000;
  for (int shift = 0; shift < 24; shift += 8) {
    int part = (int)(ink >> shift & 255) * amount + (int)(paper >> shift & 255) * (255 - amount);
    mixed |= (Uint32)((part + 127) / 255) << shift;
  }
  return mixed;
}

static Face face(TTF_Font *font, double points) {
  unsigned dots = (unsigned)(points * scale * 72 + 0.5);
  TTF_SetFontSizeDPI(font, 1, dots, dots);
  return (Face){font, TTF_FontAscent(font), TTF_FontHeight(font)};
}

// Renders a text into a box as SDL_ttf makes them, as high as the line; or cut to what is inked.
static Glyph render(Face face, const char *text, Uint32 ink, Uint32 paper) {
  SDL_Color white = {255, 255, 255, 255}, black = {0, 0, 0, 255};
  SDL_Surface *s = TTF_RenderUTF8_Shaded(face.font, text, white, black);
  Glyph glyph = {0};
  if (!s) return glyph;
  int left = is_tight ? s->w : 0, right = is_tight ? 0 : s->w;
  int top = is_tight ? s->h : 0, bottom = is_tight ? 0 : s->h;
  for (int y = 0; is_tight && y < s->h; y++)
    for (int x = 0; x < s->w; x++)
      if (((Uint8 *)s->pixels)[y * s->pitch + x]) {
        if (x < left) left = x;
        if (x >= right) right = x + 1;
        if (y < top) top = y;
        bottom = y + 1;
      }
  glyph = (Glyph){left, top - face.ascent, right - left, bottom - top, s->w, {0}};
  if (right > left) {
    Uint32 table[256];
    for (int i = 0; i < 256; i++) table[i] = mix(ink, paper, i);
    glyph.box = (Box){glyph.w, glyph.h, malloc((size_t)glyph.w * glyph.h * 4)};
    for (int y = 0; y < glyph.h; y++)
      for (int x = 0; x < glyph.w; x++)
        glyph.box.pixels[y * glyph.w + x] = table[((Uint8 *)s->pixels)[(top + y) * s->pitch + left + x]];
  }
  SDL_FreeSurface(s);
  return glyph;
}

// The digits all advance by the widest one's width, and their boxes are as wide and as high as each other: so a value
// is copied box by box and nothing has to be cleared beneath.
static void render_digits(void) {
  Face value = face(regular, 20);
  int advance = 0, bottom = 0;
  digits_top = 0;
  for (int i = 0; i < 11; i++) {
    char one[2] = {i < 10 ? (char)('0' + i) : '.', 0}, many[17];
    digits[i] = render(value, one, BLACK, WHITE);
    int w = 0;
    memset(many, one[0], 16), many[16] = 0;
    TTF_SizeUTF8(value.font, many, &w, NULL);
    digits[i].advance = (w + 8) / 16;
    if (i < 10 && digits[i].advance > advance) advance = digits[i].advance;
    if (digits[i].top < digits_top) digits_top = digits[i].top;
    if (digits[i].top + digits[i].h > bottom) bottom = digits[i].top + digits[i].h;
  }
  TTF_GlyphMetrics32(value.font, '.', NULL, NULL, NULL, NULL, &digits[10].advance);
  digits_height = bottom - digits_top;
  for (int i = 0; i < 11; i++) {
    Glyph *g = &digits[i];
    int spare = i < 10 ? advance - g->advance : 0;
    int left = g->left + (spare > 1 ? (spare + 1) / 2 : 0);
    if (i < 10) g->advance = advance;
    Box box = {g->advance, digits_height, malloc((size_t)g->advance * digits_height * 4)};
    for (int p = 0; p < box.w * box.h; p++) box.pixels[p] = WHITE;
    for (int y = 0; y < g->h; y++)
      for (int x = 0; x < g->w; x++)
        if (left + x >= 0 && left + x < box.w)
          box.pixels[(g->top - digits_top + y) * box.w + left + x] = g->box.pixels[y * g->w + x];
    free(g->box.pixels);
    g->box = box;
  }
}

// A box that points left with a cross in it.
static Glyph render_backspace(int w, int h, Uint32 ink, Uint32 paper) {
  Glyph g = {0, 0, w, h, w, {w, h, malloc((size_t)w * h * 4)}};
  double stroke = h / 10.6 < 1 ? 1 : h / 10.6, half = h / 2.0, mid = (half + w) / 2;
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      int inked = 0;
      for (int i = 0; i < 64; i++) {
        double u = x + (i % 8 + 0.5) / 8, v = y + (i / 8 + 0.5) / 8, d = v > half ? v - half : half - v;
        double cross = u > mid ? u - mid : mid - u, away = cross > d ? cross - d : d - cross;
        int edge = half - d < stroke || u > w - stroke || u < d + stroke * 1.414;
        inked += u >= d && (edge || away < stroke * 0.707);
      }
      g.box.pixels[y * w + x] = mix(ink, paper, inked * 255 / 64);
    }
  return g;
}

// The field's corners: a border of half a point on a radius of four.
static void render_corners(void) {
  int size = px(4) < 1 ? 1 : px(4);
  double radius = 4 * scale, border = 0.5 * scale;
  for (int c = 0; c < 4; c++) {
    corner[c] = (Box){size, size, malloc((size_t)size * size * 4)};
    for (int y = 0; y < size; y++)
      for (int x = 0; x < size; x++) {
        int inked = 0;
        for (int i = 0; i < 256; i++) {
          double u = radius - x - (i % 16 + 0.5) / 16, v = radius - y - (i / 16 + 0.5) / 16, r = u * u + v * v;
          inked += r <= radius * radius && r >= (radius - border) * (radius - border);
        }
        int cx = c & 1 ? size - 1 - x : x, cy = c & 2 ? size - 1 - y : y;
        corner[c].pixels[cy * size + cx] = mix(BORDER, WHITE, inked * 255 / 256);
      }
  }
}

static void place_keys(void) {
  double points = height / scale;
  pad_height = px(points * 0.6 < 260 ? (int)(points * 0.6) : 260);
  line = px(1) < 1 ? 1 : px(1);
  for (int i = 0; i < 12; i++) {
    int column = i % 3, row = i / 3, inner = pad_height - line;
    int x0 = (int)((double)(width + line) * column / 3 + 0.5);
    int x1 = (int)((double)(width + line) * (column + 1) / 3 + 0.5) - line;
    int y0 = (int)((double)(inner + line) * row / 4 + 0.5);
    int y1 = (int)((double)(inner + line) * (row + 1) / 4 + 0.5) - line;
    keys[i] = (Rect){x0, y0 + line, x1 - x0, y1 - y0};
  }
  pad_top = height - pad_height;
  double size = 40.0 * (pad_height / scale / 260 < 1 ? pad_height / scale / 260 : 1);
  if (size > keys[0].h / scale * 0.8) size = keys[0].h / scale * 0.8;
  Face title = face(regular, size);
  int zero_top = 0, advance = 0;
  TTF_GlyphMetrics32(title.font, '0', NULL, NULL, NULL, &zero_top, NULL);
  for (int i = 0; i < 10; i++) {
    char many[17];
    int w;
    memset(many, '0' + i, 16), many[16] = 0;
    TTF_SizeUTF8(title.font, many, &w, NULL);
    if ((w + 8) / 16 > advance) advance = (w + 8) / 16;
  }
  for (int i = 0; i < 12; i++) {
    static const char *labels[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0"};
    for (int f = 0; f < 2; f++) {
      Uint32 paper = i == 11 ? BACKSPACE : KEY, ink = f ? mix(BLACK, paper, 51) : BLACK;
      Glyph g;
      if (i == 11) {
        g = render_backspace(px(size * 53 / 40), px(size * 31 / 40), ink, paper);
        g.left = (keys[i].w - g.w) / 2, g.top = (keys[i].h - g.h) / 2;
      } else {
        g = render(title, labels[i], ink, paper);
        char many[17];
        int w, own;
        memset(many, labels[i][0], 16), many[16] = 0;
        TTF_SizeUTF8(title.font, many, &w, NULL);
        own = (w + 8) / 16;
        if (i == 9) TTF_GlyphMetrics32(title.font, '.', NULL, NULL, NULL, NULL, &own);
        int room = i == 9 ? own : advance, spare = room - own;
        g.left += (keys[i].w - room) / 2 + (spare > 1 ? (spare + 1) / 2 : 0);
        g.top += (keys[i].h - zero_top) / 2 + zero_top;
      }
      *(f ? &faded[i] : &titles[i]) = g;
    }
  }
}

// Opens a picture of w × h pixels: everything is rendered once.
static void prepare(int w, int h, double s, Uint32 *memory, int pitch) {
  width = w, height = h, scale = s, stride = pitch, pixels = memory;
  render_digits();
  if (has_pad) place_keys(); else pad_top = height;
  Face affix = face(bold, 16);
  static const char *before[] = {"LENGTH", "QUANTITY", "HKD"}, *after[] = {"cm", "pcs", ""};
  for (int i = 0; i < 3; i++) {
    prefixes[i] = render(affix, before[i], GREY, WHITE);
    if (*after[i]) suffixes[i] = render(affix, after[i], GREY, WHITE);
    int x = px(32), y = px(76 + 56 * i);
    fields[i] = (Rect){x, y, px(width / scale - 32) - x, px(116 + 56 * i) - y};
  }
  int affix_baseline = (fields[0].h - affix.height) / 2 + affix.ascent;
  for (int i = 0; i < 3; i++) prefixes[i].top += affix_baseline, suffixes[i].top += affix_baseline;
  Face title = face(bold, 20);
  name = render(title, "NumberField Demo", LINE, WHITE);
  name.top += px(36) + (px(60) - px(36) - title.height) / 2 + title.ascent;
  name.left += px(32) + (px(width / scale - 32) - px(32) - name.advance) / 2;
  Face value = face(regular, 20);
  baseline = (fields[0].h - value.height) / 2 + value.ascent;
  value_right = fields[0].x + fields[0].w - px(5) - suffixes[0].advance - px(4);
  value_start = fields[0].x + px(5) + prefixes[0].advance + px(4);
  render_corners();
}

// The value that is edited: its area, from the prefix to the suffix, is cleared and its boxes are copied. The tight
// floor clears only what the last value leaves open at the left.
static void draw_value(void) {
  int left = value_right, y = fields[0].y + baseline + digits_top;
  for (int i = 0; i < text_length; i++) left -= digits[text[i] == '.' ? 10 : text[i] - '0'].advance;
  int from = is_tight ? value_left : value_start;
  if (left > from) fill((Rect){from, y, left - from, digits_height}, WHITE);
  value_left = left;
  for (int i = 0; i < text_length; i++) {
    const Glyph *g = &digits[text[i] == '.' ? 10 : text[i] - '0'];
    copy(&g->box, left, y);
    left += g->advance;
  }
}

static void draw_caret(void) {
  int h = (int)(fields[0].h * 0.7 + 0.5), w = px(2) < 1 ? 1 : px(2);
  fill((Rect){value_right, fields[0].y + (fields[0].h - h) / 2, w, h}, caret_on ? TINT : WHITE);
}

static void draw_field(int i) {
  Rect r = fields[i];
  int size = corner[0].w, thick = (int)(0.5 * scale + 0.999);
  Uint32 edge = scale < 2 ? mix(BORDER, WHITE, (int)(0.5 * scale * 255 + 0.5)) : BORDER;
  fill((Rect){r.x + size, r.y, r.w - 2 * size, thick}, edge);
  fill((Rect){r.x + size, r.y + r.h - thick, r.w - 2 * size, thick}, edge);
  fill((Rect){r.x, r.y + size, thick, r.h - 2 * size}, edge);
  fill((Rect){r.x + r.w - thick, r.y + size, thick, r.h - 2 * size}, edge);
  copy(&corner[0], r.x, r.y);
  copy(&corner[1], r.x + r.w - size, r.y);
  copy(&corner[2], r.x, r.y + r.h - size);
  copy(&corner[3], r.x + r.w - size, r.y + r.h - size);
  int x = r.x + px(5);
  copy(&prefixes[i].box, x + prefixes[i].left, r.y + prefixes[i].top);
  if (i == 0) {
    copy(&suffixes[0].box, r.x + r.w - px(5) - suffixes[0].advance + suffixes[0].left, r.y + suffixes[0].top);
    draw_value();
    if (has_pad) draw_caret();
  } else if (i == 1) {
    x += prefixes[1].advance + px(4);
    copy(&digits[0].box, x, r.y + baseline + digits_top);
    x += digits[0].advance + px(4);
    copy(&suffixes[1].box, x + suffixes[1].left, r.y + suffixes[1].top);
  } else {
    x = r.x + r.w - px(5) - px(4) - 3 * digits[0].advance - digits[10].advance;
    for (const char *c = "0.00"; *c; c++) {
      const Glyph *g = &digits[*c == '.' ? 10 : 0];
      copy(&g->box, x, r.y + baseline + digits_top);
      x += g->advance;
    }
  }
}

static void draw_key(int i, int top, const Glyph *title) {
  Rect r = {keys[i].x, keys[i].y + top, keys[i].w, keys[i].h};
  if (r.y >= height) return;
  fill(r, i == 11 ? BACKSPACE : KEY);
  if (r.y + title->top < height) copy(&title->box, r.x + title->left, r.y + title->top);
}

static void draw_pad(int top) {
  for (int row = 0; row < 4; row++) {
    int y = top + keys[row * 3].y, h = keys[row * 3].h;
    if (y - line >= height) return;
    fill((Rect){0, y - line, width, line}, LINE);
    if (y >= height) return;
    for (int column = 0; column < 3; column++) {
      int i = row * 3 + column;
      draw_key(i, top, &titles[i]);
      if (column < 2) fill((Rect){keys[i].x + keys[i].w, y, line, h}, LINE);
    }
  }
}

static void redraw(void) {
  fill((Rect){0, 0, width, pad_top}, WHITE);
  copy(&name.box, name.left, name.top);
  for (int i = 0; i < 3; i++) draw_field(i);
  if (has_pad) draw_pad(pad_top);
}

// One tap, both halves: the title fades, then comes back, and the value is another.
static void tap(int key) {
  copy(&faded[key].box, keys[key].x + faded[key].left, pad_top + keys[key].y + faded[key].top);
  copy(&titles[key].box, keys[key].x + titles[key].left, pad_top + keys[key].y + titles[key].top);
  if (key == 11) {
    if (text_length > 0) text_length--;
  } else if (text_length < 15) {
    text[text_length++] = "123456789.0"[key];
  }
  draw_value();
}

// One frame of the pad's slide upwards: what is above it comes to light again, it stands elsewhere.
static void slide(int frame) {
  double part = frame * 16 / 250.0, eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
  draw_pad(height - (int)(pad_height * eased + 0.5));
}

// A label whose text is new each time: shaped, rendered, drawn.
static void label(int count, int turn) {
  char words[128];
  for (int i = 0; i < count; i++, turn /= 26) words[i] = (char)('a' + (i * 7 + turn) % 26);
  words[count] = 0;
  SDL_Color ink = {0, 0, 0, 255}, paper = {255, 255, 255, 255};
  SDL_Surface *s = TTF_RenderUTF8_Shaded(regular, words, ink, paper);
  if (!s) return;
  int w = s->w < width ? s->w : width, h = s->h < height ? s->h : height;
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      SDL_Color c = s->format->palette->colors[((Uint8 *)s->pixels)[y * s->pitch + x]];
      pixels[(size_t)y * stride + x] = 0xFF000000u | (Uint32)c.r << 16 | (Uint32)c.g << 8 | c.b;
    }
  SDL_FreeSurface(s);
}

#include "floor-serve.h"
