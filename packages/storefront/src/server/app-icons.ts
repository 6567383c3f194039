import type { Platform } from '@longstrip/core';
import { drawAppIcon } from './favicon.ts';

/** What the home screens of phones ask for: iOS by a name of its own, the others by the manifest. */
export const APP_ICONS = [
  { path: '/apple-touch-icon.png', sizePx: 180 },
  { path: '/icon-192.png', sizePx: 192 },
  { path: '/icon-512.png', sizePx: 512 },
] as const;

/**
 * A platform's icons as PNG, the one form that every system takes. Each is made when it is first asked for, and kept: few
 * processes are ever asked, and three pictures of one shape are small.
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

async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Fetched when it is needed: it brings a library of its own into the process.
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}
