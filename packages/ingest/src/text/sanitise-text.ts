import sanitizeHtml from 'sanitize-html';
import { TEXT_CLASSES } from './text-marks.ts';

/** Attribute of a link to another chapter until all chapters are built. */
export const LINK_NUMBER = 'data-link';

/** A link target in another chapter of the book. */
export interface ChapterPlace {
  /** Number of the chapter in the book, from 1. */
  part: number;
  /** Id in the chapter; null: its start. */
  place: string | null;
}

/** The target of a numbered link; null if missing. */
export type FindPlace = (linkNumber: number) => ChapterPlace | null;

/** Allowed elements. None of them runs, loads or submits anything. */
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
  // A link must have a target in the same text, a picture must be a stored one.
  transformTags: {
    '*': (tagName, attribs) => {
      const { role, ...rest } = attribs;
      const attributes: sanitizeHtml.Attributes = role !== undefined && ROLES.has(role) ? { ...rest, role } : rest;
      return { tagName, attribs: attributes };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^asset:[0-9a-f]{64}$/.test(attribs.src ?? ''),
} satisfies sanitizeHtml.IOptions;

/** A link has a target in the same text, a number, or a target in another chapter. */
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
 * Sanitises a novel's text by an allow-list of elements, attributes and classes. No script, style, form, frame, address or
 * foreign picture passes, whatever happened to the text before.
 */
export function sanitiseText(html: string): string {
  return sanitise(html, null);
}

/**
 * Sanitises text again, and replaces numbered links to other chapters by `data-part` (number of the chapter, from 1) and
 * `data-place` (id there), or removes them. Text contains no routes: the site knows where the chapter is.
 */
export function linkChapters(html: string, findPlace: FindPlace): string {
  return html.includes(` ${LINK_NUMBER}="`) ? sanitise(html, findPlace) : html;
}
