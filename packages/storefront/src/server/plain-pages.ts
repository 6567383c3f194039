import { type Locale, type Platform, textDirection } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import { siteCookieName } from '../cookies/site-cookies.ts';
import type { IllustrationScene } from '../entry/served-addresses.ts';
import { type ServerText, serverText } from '../i18n/server-text.server.ts';
import { drawFavicon } from './favicon.ts';
import { sceneArt } from './illustrations/scene-files.ts';
import { sceneStyle } from './illustrations/tint.ts';
import { createLocaleDetector } from './locale-detection.ts';
import { requestParts } from './site-request.ts';

/** The content of such a page; texts of the message catalogue need no escaping. */
interface PlainContent {
  title: string;
  /** CSS rules that only this page has. */
  style: string;
  body: string;
}

/** A document that loads nothing else, in the reader's language, for times when nothing else can be loaded. */
function createPlainPage(
  platform: Platform,
  publicOrigin: string,
  write: (text: ServerText) => PlainContent,
): (request: Request) => Promise<string> {
  const { id } = platform;
  const detectLocale = createLocaleDetector(platform, siteCookieName(id, 'locale', publicOrigin.startsWith('https:')));
  return async (request) => {
    const locale = detectLocale(requestParts(request));
    return documentOf(locale, write(await serverText(locale)));
  };
}

function documentOf(locale: Locale, { title, style, body }: PlainContent): string {
  return `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <style>
    body { min-height: 100dvh; margin: 0; display: grid; place-content: center; justify-items: center; padding: 1.5rem; box-sizing: border-box; text-align: center; text-wrap: balance; font: 1rem/1.5 system-ui, sans-serif }
    p { margin: 0.5rem 0 0; opacity: 0.75 }
${style}  </style>
${body}</html>
`;
}

/** The policy of a page that loads nothing. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A page that says why another one cannot be shown, with the site's name and in the reader's language. Its link loads the
 * requested address again. With a scene it shows that instead of the site's sign.
 */
export function createRetryPage(
  platform: Platform,
  publicOrigin: string,
  {
    title,
    words,
    script,
    scene,
  }: { title: MessageKey; words: MessageKey | ServerKey; script?: string; scene?: IllustrationScene },
): (request: Request) => Promise<string> {
  const { brand, theme } = platform;
  const { style, art } = scene === undefined ? namePicture(platform) : scenePicture(platform, scene);
  return createPlainPage(platform, publicOrigin, (text) => ({
    title: `${text(title)} · ${brand.name}`,
    style: `${style}    h1 { margin: 1.5rem 0 0; font-size: 1.375rem }
    a { margin-top: 1.5rem; min-width: 12rem; padding: 0.75rem 1.5rem; box-sizing: border-box; border-radius: 0.5rem; background: ${theme.light.primary}; color: ${theme.light.onPrimary}; font-weight: 600; text-decoration: none }
`,
    body: `  ${art}  <h1>${text(title)}</h1>
  <p>${text(words)}</p>
  <a href="">${text('common.retry')}</a>
${script === undefined ? '' : `  <script>${script}</script>\n`}`,
  }));
}

const namePicture = (platform: Platform) => ({ style: '    svg { width: 4rem }\n', art: drawFavicon(platform) });
const scenePicture = (platform: Platform, scene: IllustrationScene) => ({
  style: `    svg { width: min(20rem, 100%); border-radius: 0.75rem }\n${sceneStyle(platform)}`,
  art: `<svg viewBox="0 0 600 360" aria-hidden="true">${sceneArt(platform, scene)}</svg>\n`,
});

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
