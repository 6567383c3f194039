import type { Platform } from '@longstrip/core';
import { drawAppIcon } from './favicon.ts';

/** Icons for the home screens of phones. iOS asks by a name of its own, other systems take the manifest's. */
export const APP_ICONS = [
  { path: '/apple-touch-icon.png', sizePx: 180 },
  { path: '/icon-192.png', sizePx: 192 },
  { path: '/icon-512.png', sizePx: 512 },
] as const;

/**
 * A platform's icons as PNG, the one format that every system accepts. Each is made at the first request and kept in
 * memory: there are three small ones.
 */
export function createAppIcons(
  platform: Pick<Platform, 'theme'>,
): (sizePx: number) => Promise<Uint8Array<ArrayBuffer>> {
  const made = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();
  return (sizePx) => {
    const known = made.get(sizePx);
    if (known !== undefined) return known;
    const making = rasterise(drawAppIcon(platform, sizePx));
    made.set(sizePx, making);
    making.catch(() => made.delete(sizePx));
    return making;
  };
}

/** Draws an SVG as PNG, in few colours. */
export async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Imported late, since it loads a native library that most processes never need.
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}
