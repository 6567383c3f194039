/** Decoded rows of a picture: 8-bit sRGB, `channels` bytes a pixel (four where it is transparent). */
export interface PixelBand {
  pixels: Buffer;
  widthPx: number;
  topPx: number;
  heightPx: number;
  channels: number;
}
