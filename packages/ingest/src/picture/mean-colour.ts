const SAMPLES_PER_BAND = 20_000;

/** Computes the mean colour of a picture from its bands; transparent pixels count as white. */
export class MeanColour {
  #sums = [0, 0, 0];
  #samples = 0;

  add({ pixels, channels }: PixelBand): void {
    const pixelCount = pixels.length / channels;
    // A stride without common factors with usual widths, so that samples spread over the columns.
    const stride = Math.max(1, Math.floor(pixelCount / SAMPLES_PER_BAND)) | 1;
    for (let pixel = 0; pixel < pixelCount; pixel += stride) {
      const at = pixel * channels;
      const opacity = channels === 4 ? (pixels[at + 3] ?? 255) / 255 : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = pixels[at + (channels < 3 ? 0 : channel)] ?? 0;
        this.#sums[channel] = (this.#sums[channel] ?? 0) + value * opacity + 255 * (1 - opacity);
      }
      this.#samples += 1;
    }
  }

  /** `#rrggbb` */
  toHex(): string {
    const digits = this.#sums.map((sum) =>
      Math.round(sum / Math.max(1, this.#samples))
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${digits.join('')}`;
  }
}

/** Decoded rows of a picture: 8-bit sRGB, `channels` bytes per pixel (four with transparency). */
export interface PixelBand {
  pixels: Buffer;
  widthPx: number;
  topPx: number;
  heightPx: number;
  channels: number;
}
