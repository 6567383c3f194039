import { num } from './geometry.ts';

/** Offset (0–1), colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * One picture being drawn. It owns the picture's definitions (gradients, clips, patterns) and gives each a short name;
 * the same definition asked for twice is kept once.
 */
export class Canvas {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly #definitions: string[] = [];
  readonly #names = new Map<string, string>();

  constructor(widthPx: number, heightPx: number) {
    this.widthPx = widthPx;
    this.heightPx = heightPx;
  }

  #define(make: (name: string) => string): string {
    const content = make('@');
    const known = this.#names.get(content);
    if (known !== undefined) return `url(#${known})`;
    const name = `d${this.#names.size.toString(36)}`;
    this.#names.set(content, name);
    this.#definitions.push(make(name));
    return `url(#${name})`;
  }

  /** A gradient over the shape's own box, from (x1, y1) to (x2, y2) in parts of it; from top to bottom if not said. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#define(
      (name) =>
        `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
    );
  }

  /** A gradient between two points of the current coordinates. */
  linearBetween(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.#define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopTags(stops)}</linearGradient>`,
    );
  }

  /** A round gradient over the shape's own box. */
  radial(stops: readonly Stop[], centreX = 0.5, centreY = 0.5, radius = 0.5): string {
    return this.#define(
      (name) =>
        `<radialGradient id="${name}" cx="${centreX}" cy="${centreY}" r="${radius}">${stopTags(stops)}</radialGradient>`,
    );
  }

  /** Cuts to a path. */
  clip(d: string): string {
    return this.#define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  }

  /** Shows only where `body` is white. */
  mask(body: string): string {
    return this.#define((name) => `<mask id="${name}">${body}</mask>`);
  }

  /** Screentone. The tile is not turned: a turned pattern costs librsvg a hundred times as much. */
  dots(colour: string, spacing: number, radius: number): string {
    const tile = Math.max(2, Math.round(spacing * Math.SQRT2));
    const half = tile / 2;
    return this.#define(
      (name) =>
        `<pattern id="${name}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><circle cx="${num(half / 2)}" cy="${num(half / 2)}" r="${num(radius)}" fill="${colour}"/><circle cx="${num(half * 1.5)}" cy="${num(half * 1.5)}" r="${num(radius)}" fill="${colour}"/></pattern>`,
    );
  }

  /** Upright or level stripes of half the spacing. */
  stripes(colour: string, spacing: number, level = false): string {
    const size = Math.max(2, Math.round(spacing));
    return this.#define(
      (name) =>
        `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${level ? size : num(size / 2)}" height="${level ? num(size / 2) : size}" fill="${colour}"/></pattern>`,
    );
  }

  /** The finished picture: the part of the drawing between `topPx` and `topPx + heightPx`. */
  finish(body: string, topPx = 0): string {
    const size = `${num(this.widthPx)} ${num(this.heightPx)}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(this.widthPx)}" height="${num(this.heightPx)}" viewBox="0 ${num(topPx)} ${size}"><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
