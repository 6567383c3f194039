import { type Platform, ROUTE_PATTERNS, textDirection } from '@longstrip/core';
import { loadServerMessages } from '@longstrip/messages';
import { NEUTRAL_COLOURS } from '@longstrip/platform-config';
import { LRUCache } from 'lru-cache';
import { drawAppIcon, drawSplash } from './favicon.ts';

/**
 * Icons for the home screens of phones. iOS requests the first by its own fixed name; other systems use those of the
 * manifest.
 */
export const APP_ICONS = [
  { path: '/apple-touch-icon.png', sizePx: 180 },
  { path: '/icon-192.png', sizePx: 192 },
  { path: '/icon-512.png', sizePx: 512 },
] as const;

/**
 * A platform's icons as PNG, the only format that every system accepts. Each is made at the first request and cached in
 * memory: there are only three small ones.
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

/** Converts an SVG to a PNG with few colours. */
async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Imported when it is needed, since it loads a native library that most processes never use.
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}

/** The size of a screen in device pixels. */
interface SplashSize {
  widthPx: number;
  heightPx: number;
}

const NAME = /^([1-9]\d{2,3})x([1-9]\d{2,3})\.png$/;
/** From the smallest iPhone’s width to the largest iPad’s height. */
const LEAST_PX = 640;
const MOST_PX = 3_000;
/** Number of cached pictures: some twenty screens in two themes, each a few kilobytes. */
const MAX_CACHED_ICONS = 48;

/** The size in a picture’s name; null if no iPhone or iPad has it. */
export function readSplashName(name: string): SplashSize | null {
  const [, width = '', height = ''] = NAME.exec(name) ?? [];
  const size = { widthPx: Number(width), heightPx: Number(height) };
  return [size.widthPx, size.heightPx].every((side) => side >= LEAST_PX && side <= MOST_PX) ? size : null;
}

/** A platform’s pictures for the start from the home screen, made on request. */
export function createSplashPictures(
  platform: Pick<Platform, 'theme'>,
  draw: (svg: string) => Promise<Uint8Array<ArrayBuffer>> = rasterise,
): (size: SplashSize, scheme: 'light' | 'dark') => Promise<Uint8Array<ArrayBuffer>> {
  const made = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: MAX_CACHED_ICONS });
  // One at a time: each has millions of pixels, and any client may request any size.
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

/**
 * The web app manifest, with which a phone puts a site on its home screen: name, colours, icons and start page.
 * @param scheme the theme that the reader chose. A manifest can have only one colour, and pages pass the theme of the device
 */
export async function webManifest(platform: Platform, scheme: 'light' | 'dark'): Promise<Record<string, unknown>> {
  const { brand, locales, unlistedPage } = platform;
  const [locale] = locales;
  const { 'head.home': description = '' } = await loadServerMessages(locale);
  const colour = NEUTRAL_COLOURS[scheme].page;
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: description.replaceAll('{{brand}}', brand.name),
    lang: locale,
    dir: textDirection(locale),
    start_url: unlistedPage.kind === 'redirect' ? ROUTE_PATTERNS[unlistedPage.fallback] : '/',
    scope: '/',
    display: 'standalone',
    // The background of the page itself, so that no other colour flashes at the start.
    background_color: colour,
    theme_color: colour,
    icons: APP_ICONS.filter(({ path }) => path.startsWith('/icon-')).flatMap(({ path, sizePx }) =>
      ['any', 'maskable'].map((purpose) => ({
        src: path,
        sizes: `${sizePx}x${sizePx}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
