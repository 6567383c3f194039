import { type Platform, textDirection } from '@longstrip/core';
import { siteCookieName } from '../cookies/site-cookies.ts';
import { serverText } from '../i18n/server-text.server.ts';
import { createLocaleDetector } from './locale-detection.ts';

/**
 * The page that a site shows while the product starts, with its name and in the reader's language. It loads nothing else,
 * since nothing else is served yet.
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
