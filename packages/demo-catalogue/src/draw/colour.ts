import { clamp, lerp } from './geometry.ts';

/** Colours are `#rrggbb`. */
export function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (values: readonly number[]): string =>
  `#${values.map((value) => clamp(Math.round(value), 0, 255).toString(16).padStart(2, '0')).join('')}`;

/** `amount` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, amount: number): string {
  const from = channels(a);
  const to = channels(b);
  return toHex([0, 1, 2].map((index) => lerp(from[index] ?? 0, to[index] ?? 0, amount)));
}

/** Toward a violet night, never toward black: a black shade looks dirty beside colour. */
export const darken = (colour: string, amount: number): string => mix(colour, '#140a26', amount);
/** Toward warm white. */
export const lighten = (colour: string, amount: number): string => mix(colour, '#fffaf0', amount);

/** Brightness as the eye sees it, 0 to 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** The grey of the same brightness, spread by `contrast` around the middle. */
export function grey(colour: string, contrast = 1): string {
  const level = clamp(0.5 + (luminance(colour) - 0.5) * contrast, 0, 1) * 255;
  return toHex([level, level, level]);
}

/** More (above 1) or less (below 1) colour at the same brightness. */
export function saturate(colour: string, amount: number): string {
  const level = luminance(colour) * 255;
  return toHex(channels(colour).map((value) => level + (value - level) * amount));
}

/** Spread around the middle grey. */
export const contrast = (colour: string, amount: number): string =>
  toHex(channels(colour).map((value) => 128 + (value - 128) * amount));

/** As a painter multiplies a transparent shade over a colour. */
export function multiply(colour: string, shade: string, amount: number): string {
  const base = channels(colour);
  const over = channels(shade);
  return mix(colour, toHex([0, 1, 2].map((index) => ((base[index] ?? 0) * (over[index] ?? 0)) / 255)), amount);
}
