import { type Locale, type Platform, textDirection } from '@longstrip/core';
import { siteCookieName } from '../cookies/site-cookies.ts';
import { type ServerText, serverText } from '../i18n/server-text.server.ts';
import { createLocaleDetector } from './locale-detection.ts';
import { requestParts } from './request-parts.ts';

/** What is in such a page beside its title; texts of the message catalogue need no escaping. */
interface PlainContent {
  title: string;
  /** Rules for what only this page has. */
  style: string;
  body: string;
}

/** A document that loads nothing else, in the reader's language: for when nothing else can be loaded. */
export function createPlainPage(
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
