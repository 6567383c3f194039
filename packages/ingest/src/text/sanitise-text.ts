import sanitizeHtml from 'sanitize-html';
import { TEXT_CLASSES } from './text-marks.ts';

/** What a link to another chapter carries until all chapters are made. */
export const LINK_NUMBER = 'data-link';

/** A place in another chapter of the same book. */
export interface ChapterPlace {
  /** Which chapter of the book it is in, from 1. */
  part: number;
  /** The id there; null: the chapter's beginning. */
  place: string | null;
}

/** Where a numbered link leads; null for nowhere. */
export type FindPlace = (linkNumber: number) => ChapterPlace | null;

/** Elements that text may consist of. None of them runs, loads or submits anything. */
export const TEXT_ELEMENTS = [
  ...['p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'figure', 'figcaption', 'address', 'hgroup'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br', 'wbr'],
  ...['span', 'em', 'strong', 'i', 'b', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark', 'q', 'cite', 'abbr'],
  ...['code', 'kbd', 'samp', 'var', 'dfn', 'time', 'bdi', 'bdo', 'a', 'img', 'ruby', 'rb', 'rt', 'rtc', 'rp'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

const CLASSES: string[] = Object.values(TEXT_CLASSES);

const ROLES = new Set(['doc-noteref', 'doc-backlink', 'doc-footnote', 'doc-endnotes']);

const OPTIONS = {
  allowedTags: [...TEXT_ELEMENTS],
  allowedAttributes: {
    '*': ['lang', 'dir', 'id', 'role'],
    a: ['href', LINK_NUMBER, 'data-part', 'data-place'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    time: ['datetime'],
  },
  allowedClasses: { '*': CLASSES },
  allowedSchemes: [],
  allowedSchemesByTag: { img: ['asset'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  parser: { decodeEntities: true, lowerCaseTags: true },
  nestingLimit: 120,
  // What is left of a link must lead to a place in the same text, and of a picture to one of our own.
  transformTags: {
    '*': (tagName, attribs) => {
      const { role, ...rest } = attribs;
      const attributes: sanitizeHtml.Attributes = role !== undefined && ROLES.has(role) ? { ...rest, role } : rest;
      return { tagName, attribs: attributes };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^asset:[0-9a-f]{64}$/.test(attribs.src ?? ''),
} satisfies sanitizeHtml.IOptions;

/** A link leads to a place in the same text, to another chapter by its number, or to that chapter by its place. */
function linkTransformer(findPlace: FindPlace | null): sanitizeHtml.Transformer {
  return (tagName, attribs) => {
    const { href, [LINK_NUMBER]: number, 'data-part': _part, 'data-place': _place, ...rest } = attribs;
    if (href?.startsWith('#t')) return { tagName, attribs: { ...rest, href } };
    if (number === undefined || !/^\d{1,9}$/.test(number)) return { tagName, attribs: rest };
    if (findPlace === null) return { tagName, attribs: { ...rest, [LINK_NUMBER]: number } };
    const found = findPlace(Number(number));
    if (found === null) return { tagName: 'span', attribs: rest };
    const { part, place } = found;
    return { tagName, attribs: { ...rest, 'data-part': String(part), ...(place !== null && { 'data-place': place }) } };
  };
}

function sanitise(html: string, findPlace: FindPlace | null): string {
  const transformTags = { ...OPTIONS.transformTags, a: linkTransformer(findPlace) };
  return sanitizeHtml(html, { ...OPTIONS, transformTags }).trim();
}

/**
 * The last gate for a novel's text: an allow-list of elements, attributes and classes. No script, style, form, frame,
 * address of any kind or foreign picture passes, whatever was done to the text before.
 */
export function sanitiseText(html: string): string {
  return sanitise(html, null);
}

/**
 * The same gate, for text that has passed it once: numbered links to other chapters become `data-part` (which chapter of
 * the book, from 1) and `data-place` (the id there), or no link any more. Text knows no routes: who shows it knows where
 * that chapter is to be had.
 */
export function linkChapters(html: string, findPlace: FindPlace): string {
  return html.includes(` ${LINK_NUMBER}="`) ? sanitise(html, findPlace) : html;
}
