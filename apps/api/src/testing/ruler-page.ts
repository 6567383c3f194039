import sharp from 'sharp';

/**
 * A page in which each pixel's colour says where it is: red grows from left to right, green from top to bottom. So a test can
 * measure which part of it a picture shows (`reachOf`).
 */
export async function rulerPage(widthPx: number, heightPx: number, blue = 128): Promise<Buffer> {
  const pixels = Buffer.alloc(widthPx * heightPx * 3, blue);
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 3) {
      pixels[at] = Math.round((255 * (x + 0.5)) / widthPx);
      pixels[at + 1] = Math.round((255 * (y + 0.5)) / heightPx);
    }
  }
  const raw = { width: widthPx, height: heightPx, channels: 3 } as const;
  return sharp(pixels, { raw }).jpeg({ quality: 95 }).toBuffer();
}

/** The edges of the part that a picture shows of a ruler page, as shares of the page's width and height. */
export interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export async function reachOf(picture: Uint8Array): Promise<Reach> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width: 64, height: 64, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = (channel: 0 | 1, isAt: (x: number, y: number) => boolean) => {
    const values: number[] = [];
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        if (isAt(x, y)) values.push(data[(y * info.width + x) * info.channels + channel] ?? 0);
      }
    }
    return values.reduce((sum, value) => sum + value, 0) / values.length / 255;
  };
  return {
    left: mean(0, (x) => x === 0),
    right: mean(0, (x) => x === info.width - 1),
    top: mean(1, (_, y) => y === 0),
    bottom: mean(1, (_, y) => y === info.height - 1),
  };
}
