/** Decoded rows of a picture: 8-bit sRGB, `channels` bytes per pixel (four with transparency). */
export interface PixelBand {
  pixels: Buffer;
  widthPx: number;
  topPx: number;
  heightPx: number;
  channels: number;
}
