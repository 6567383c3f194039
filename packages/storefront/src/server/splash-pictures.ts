import type { Platform } from '@longstrip/core';
import { LRUCache } from 'lru-cache';
import { rasterise } from './app-icons.ts';
import { drawSplash } from './favicon.ts';

/** The size of a screen, in its own pixels. */
interface SplashSize {
  widthPx: number;
  heightPx: number;
}

const NAME = /^([1-9]\d{2,3})x([1-9]\d{2,3})\.png$/;
/** From the smallest iPhone’s width to the largest iPad’s height. */
const LEAST_PX = 640;
const MOST_PX = 3_000;
/** So many pictures are kept: some twenty screens in two themes, each a few kilobytes. */
const KEPT = 48;

/** The size that a picture’s name asks for; null: no iPhone or iPad has it. */
export function readSplashName(name: string): SplashSize | null {
  const [, width = '', height = ''] = NAME.exec(name) ?? [];
  const size = { widthPx: Number(width), heightPx: Number(height) };
  return [size.widthPx, size.heightPx].every((side) => side >= LEAST_PX && side <= MOST_PX) ? size : null;
}

/** A platform’s pictures for the start from the home screen, made when they are asked for. */
export function createSplashPictures(
  platform: Pick<Platform, 'theme'>,
  draw: (svg: string) => Promise<Uint8Array<ArrayBuffer>> = rasterise,
): (size: SplashSize, scheme: 'light' | 'dark') => Promise<Uint8Array<ArrayBuffer>> {
  const made = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: KEPT });
  // One at a time: each has millions of pixels, and anybody may ask for any size.
  let turn: Promise<unknown> = Promise.resolve();
  return (size, scheme) => {
    const key = `${size.widthPx}x${size.heightPx} ${scheme}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const making = turn.then(() => draw(drawSplash(platform, size, scheme)));
    turn = making.catch(() => made.delete(key));
    made.set(key, making);
    return making;
  };
}
