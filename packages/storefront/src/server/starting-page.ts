import { type Platform, textDirection } from '@longstrip/core';
import { serverText } from '../i18n/server-text.server.ts';
import { siteCookieName } from './cookie-names.ts';
import { createLocaleDetector } from './locale-detection.ts';

/**
 * What the address of a site answers a browser while the product starts: whose it is, in the reader's language. A page
 * without anything to fetch, for there is nobody yet to fetch it from.
 */
export function createStartingPage(platform: Platform, publicOrigin: string): (request: Request) => Promise<string> {
  const isSecure = publicOrigin.startsWith('https:');
  const detectLocale = createLocaleDetector(platform, siteCookieName(platform.id, 'locale', isSecure));
  return async (request) => {
    const locale = await detectLocale(request);
    const text = await serverText(locale);
    const title = text('starting.title', { name: platform.brand.name });
    return `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <style>
    body { min-height: 100dvh; margin: 0; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; text-align: center; text-wrap: balance; font: 1rem/1.5 system-ui, sans-serif }
    h1 { margin: 0; font-size: 1.25rem }
    p { margin: 0.5rem 0 0; opacity: 0.75 }
  </style>
  <h1>${title}</h1>
  <p>${text('starting.text')}</p>
</html>
`;
  };
}
