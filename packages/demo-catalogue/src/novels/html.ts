const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** `{漢字|かんじ}`: a base and its reading. */
const RUBY = /\{([^{}|]+)\|([^{}|]+)\}/g;

/** Paragraphs as HTML of `<p>` and `<ruby>` alone. */
export const htmlOf = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(RUBY, '<ruby>$1<rt>$2</rt></ruby>')}</p>`)
    .join('\n');

/** The text without readings, as it is counted. */
export const plainText = (paragraph: string): string => paragraph.replace(RUBY, '$1');
