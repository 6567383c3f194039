import type { Platform } from '@longstrip/core';
import { createPlainPage } from './plain-page.ts';

/**
 * The page that a site shows while the product starts, with its name and in the reader's language. It loads nothing else,
 * since nothing else is served yet.
 */
export function createStartingPage(platform: Platform, publicOrigin: string): (request: Request) => Promise<string> {
  return createPlainPage(platform, publicOrigin, (text) => {
    const title = text('starting.title', { name: platform.brand.name });
    return {
      title,
      style: '    h1 { margin: 0; font-size: 1.25rem }\n',
      body: `  <h1>${title}</h1>\n  <p>${text('starting.text')}</p>\n`,
    };
  });
}
