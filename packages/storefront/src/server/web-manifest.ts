import { type Platform, ROUTE_PATTERNS, textDirection } from '@longstrip/core';
import { loadServerMessages } from '@longstrip/messages';
import { NEUTRAL_COLOURS } from '@longstrip/platform-config';
import { APP_ICONS } from './app-icons.ts';

/**
 * What a phone needs to put a site on its home screen: name, colours, icons and start page.
 * @param scheme the theme that the reader chose; a manifest has one colour alone, and pages say the one of the device
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
    // The background of the page itself, so that the start does not flash in another colour.
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
