import sanitizeHtml from 'sanitize-html';
import { TEXT_CLASSES } from './text-marks.ts';

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

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_ELEMENTS],
  allowedAttributes: {
    '*': ['lang', 'dir', 'id', 'role'],
    a: ['href'],
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
    a: (tagName, attribs) => {
      const { href, ...rest } = attribs;
      const attributes: sanitizeHtml.Attributes = href?.startsWith('#t') ? { ...rest, href } : rest;
      return { tagName, attribs: attributes };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^asset:[0-9a-f]{64}$/.test(attribs.src ?? ''),
};

/**
 * The last gate for a novel's text: an allow-list of elements, attributes and classes. No script, style, form, frame,
 * address of any kind or foreign picture passes, whatever was done to the text before.
 */
export function sanitiseText(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
