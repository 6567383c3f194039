import type { Platform } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { drawFavicon } from './favicon.ts';
import { createPlainPage } from './plain-page.ts';

/** The policy of a page that loads nothing. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A page that says why another one is not there, with the site's name and in the reader's language. Its link loads the
 * address again that the reader asked for.
 */
export function createRetryPage(
  platform: Platform,
  publicOrigin: string,
  { title, words, script }: { title: MessageKey; words: MessageKey; script?: string },
): (request: Request) => Promise<string> {
  const { brand, theme } = platform;
  return createPlainPage(platform, publicOrigin, (text) => ({
    title: `${text(title)} · ${brand.name}`,
    style: `    svg { width: 4rem }
    h1 { margin: 1.5rem 0 0; font-size: 1.375rem }
    a { margin-top: 1.5rem; min-width: 12rem; padding: 0.75rem 1.5rem; box-sizing: border-box; border-radius: 0.5rem; background: ${theme.light.primary}; color: ${theme.light.onPrimary}; font-weight: 600; text-decoration: none }
`,
    body: `  ${drawFavicon(platform)}  <h1>${text(title)}</h1>
  <p>${text(words)}</p>
  <a href="">${text('common.retry')}</a>
${script === undefined ? '' : `  <script>${script}</script>\n`}`,
  }));
}
