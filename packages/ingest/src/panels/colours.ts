import type { Mask, Raster } from './raster.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export const WHITE: Colour = [255, 255, 255];

/** Colours this close belong to one background. */
const ALIKE = 20;

/** Colours of a picture, the alike ones together. */
export class ColourGroups {
  readonly all: { colour: Colour; weight: number }[] = [];

  add(colour: Colour, weight: number): void {
    const known = this.all.find((group) => isAlike(group.colour, colour));
    if (known === undefined) this.all.push({ colour, weight });
    else known.weight += weight;
  }
}

/** The greatest difference of a channel, of 256 levels. */
export function differenceOf(one: Colour, other: Colour): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}

export function isAlike(one: Colour, other: Colour): boolean {
  return differenceOf(one, other) <= ALIKE;
}

export function colourAt({ pixels }: Raster, pixel: number): Colour {
  return [pixels[pixel * 3] ?? 0, pixels[pixel * 3 + 1] ?? 0, pixels[pixel * 3 + 2] ?? 0];
}

/** What has the colours of the background anywhere, also where it does not reach the background itself. */
export function maskOfColours({ pixels, width, height }: Raster, colours: readonly Colour[]): Mask {
  const mask = new Uint8Array(width * height);
  for (const [red, green, blue] of colours) {
    for (let pixel = 0, at = 0; pixel < mask.length; pixel += 1, at += 3) {
      if (Math.abs((pixels[at] ?? 0) - red) > ALIKE) continue;
      if (Math.abs((pixels[at + 1] ?? 0) - green) > ALIKE) continue;
      if (Math.abs((pixels[at + 2] ?? 0) - blue) <= ALIKE) mask[pixel] = 1;
    }
  }
  return mask;
}
