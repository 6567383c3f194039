import { type Locale, RICH_LABEL_ATTRIBUTES, RICH_LABEL_TAGS } from '@longstrip/core';
import sanitizeHtml from 'sanitize-html';
import type { EndpointCall } from '../../http/endpoint.ts';

/** A style value without address or expression. */
const PLAIN_VALUE = [/^(?!.*(?:url|expression|image|attr|var)\b)[#\w\s.,%()'-]{1,80}$/i];
const STYLES = [
  ...['color', 'background-color', 'text-align', 'text-decoration', 'line-height'],
  ...['font-size', 'font-style', 'font-weight', 'margin', 'padding'],
];

const div: sanitizeHtml.Transformer = () => ({ tagName: 'div', attribs: {} });
const span =
  (style: string): sanitizeHtml.Transformer =>
  () => ({ tagName: 'span', attribs: { style } });

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_LABEL_TAGS],
  allowedAttributes: { '*': [...RICH_LABEL_ATTRIBUTES] },
  allowedStyles: { '*': Object.fromEntries(STYLES.map((name) => [name, PLAIN_VALUE])) },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  // For elements that editors insert by themselves: their line breaks and emphasis are kept.
  transformTags: {
    ...Object.fromEntries(['p', 'li', 'section', 'blockquote', 'tr'].map((name) => [name, div])),
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headline])),
    ...Object.fromEntries(['b', 'strong', 'th'].map((name) => [name, span('font-weight:700')])),
    ...Object.fromEntries(['i', 'em'].map((name) => [name, span('font-style:italic')])),
    u: span('text-decoration:underline'),
  },
};

function headline(): sanitizeHtml.Tag {
  return { tagName: 'div', attribs: { style: 'font-weight:700' } };
}

/**
 * Cleans an operator's text for readers: only the elements and attributes of section 9 remain. A message key after `t:`
 * (D26) is not changed.
 */
export function cleanRichLabel(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** Locales for the caller's texts: the reader's first, then the platform's. */
export function readerLocales({ platform, locale }: Pick<EndpointCall, 'platform' | 'locale'>): Locale[] {
  return [...new Set([locale, ...platform.locales])];
}

/** One text per item, in the first available locale, in the same order. */
export function inReadersLocale<Text extends { readonly id: number; readonly locale: Locale }>(
  texts: readonly Text[],
  locales: readonly Locale[],
): Text[] {
  const preferred = texts.toSorted((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  const ids = [...new Set(texts.map(({ id }) => id))];
  return ids.flatMap((id) => preferred.find((text) => text.id === id) ?? []);
}
