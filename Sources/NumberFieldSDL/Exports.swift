// Bitmaps, canvases and painters are the raster room's; who imports windows has them too.
@_exported public import NumberFieldRaster
