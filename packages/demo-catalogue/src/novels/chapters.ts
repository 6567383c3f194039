import type { DemoLanguage } from '../works/language.ts';
import type { NovelEpisode } from '../works/work.ts';

/** The chapters of a novel's file: each a heading `# Title`, and paragraphs with an empty line before each. */
export const chaptersOf = (text: string): NovelEpisode[] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...paragraphs] = chapter.trim().split('\n\n');
      return { title, paragraphs };
    });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** `{漢字|かんじ}`: a base and its reading. */
const RUBY = /\{([^{}|]+)\|([^{}|]+)\}/g;

/** What a paragraph begins with where the language's own books say so: speech in Japanese brings its bracket. */
function indentOf(paragraph: string, language: DemoLanguage): string {
  if (language === 'zh-Hant') return '　　';
  return language === 'ja' && !/^[「『（]/.test(paragraph) ? '　' : '';
}

/** Paragraphs as HTML of `<p>` and `<ruby>` alone. */
export const htmlOf = (paragraphs: readonly string[], language: DemoLanguage): string =>
  paragraphs
    .map((paragraph) => indentOf(paragraph, language) + escapeHtml(paragraph))
    .map((text) => `<p>${text.replace(RUBY, '<ruby>$1<rt>$2</rt></ruby>')}</p>`)
    .join('\n');

/** The text without readings, as it is counted. */
export const plainText = (paragraph: string): string => paragraph.replace(RUBY, '$1');
