import { RICH_LABEL_ATTRIBUTES, RICH_LABEL_TAGS } from '@longstrip/core';
import sanitizeHtml from 'sanitize-html';

/** A value of a style that only says how text looks: no address, no expression. */
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
  // What an editor writes of itself keeps its lines and its stress.
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
 * An operator's text as readers get it: the elements and attributes of section 9 and nothing else, whoever wrote it and
 * however it came in. A message key behind `t:` (D26) passes as it is.
 */
export function cleanRichLabel(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
