// @vitest-environment jsdom
import { TEXT_HITS_MOST } from '@longstrip/core';
import { expect, test } from 'vitest';
import { documentRange, mapText } from '../text/text-map.ts';
import { createSearch } from './search-text.ts';

/** The text of an article with one page, and what a search finds in it: the marked text of the document. */
function article(html: string) {
  document.body.innerHTML = `<article><section data-page="1">${html}</section></article>`;
  const map = mapText(document.querySelector('article') as Element);
  const search = createSearch(map);
  const found = (query: string) => search(query).map((hit) => documentRange(map, hit)?.toString());
  return { map, search, found };
}

test.each([
  ['case', '<p>The LAMP was lit, the lamp went out.</p>', 'Lamp', ['LAMP', 'lamp']],
  ['accents, composed or not', '<p>Le cafe\u0301 et le Café</p>', 'cafe', ['cafe\u0301', 'Café']],
  ['accents that are typed', '<p>resume</p>', 'résumé', ['resume']],
  ['sharp s', '<p>Die Straße</p>', 'STRASSE', ['Straße']],
  ['sharp s, once', '<p>Die Straße</p>', 's', ['S', 'ß']],
  ['Arabic vowel signs, hamza and stretch', '<p>مُحَمَّد أحمـــد</p>', 'احمد', ['أحمـــد']],
  ['Arabic without its signs', '<p>مُحَمَّد</p>', 'محمد', ['مُحَمَّد']],
  ['kana of the other kind, but not another kana', '<p>ランプとうんぶ</p>', 'らんぷ', ['ランプ']],
  ['Thai marks, which are letters', '<p>ไม้ ไหม้</p>', 'ไม้', ['ไม้']],
  ['widths', '<p>ＡＢＣ １２</p>', 'abc 12', ['ＡＢＣ １２']],
  ['typographic quotes and dashes', '<p>“Don’t—”</p>', '"don\'t-"', ['“Don’t—”']],
  ['line breaks of the source', '<p>two\n   words</p>', 'two words', ['two\n   words']],
  ['Hangul by whole syllables', '<p>한글 하늘</p>', '하', ['하']],
  ['what is in several elements', '<p>an <em>old</em>er lamp</p>', 'older', ['older']],
  ['soft hyphens', '<p>Lam\u00adpe</p>', 'lampe', ['Lam\u00adpe']],
  ['nothing in spaces', '<p>a b</p>', '  ', []],
  ['a dot as a dot', '<p>a.b axb</p>', 'a.b', ['a.b']],
])('finds by %s', (_name, html, query, hits) => {
  expect(article(html).found(query)).toEqual(hits);
});

test('a word with a reading is found by itself, across it, and by the reading', () => {
  const { found, map } = article('<p>月が<ruby>細<rt>ほそ</rt></ruby>くなった夜</p>');
  expect(map.text.trim()).toBe('月が細くなった夜');
  const marked = ['月が細く', 'ほそくな', 'ホソ'].map((query) => found(query).length);
  expect(marked).toEqual([1, 1, 1]);
  // The base with its reading is one word in the document.
  expect(found('細く')[0]).toContain('細');
});

test('hits lie in order, with the words around them', () => {
  const { search } = article(
    `<p>${'No ship came to the harbour that night. '.repeat(3)}</p><p>The lamp burned.</p><p>It was dark.</p>`,
  );
  const [hit] = search('LAMP');
  expect(hit).toMatchObject({ before: '…harbour that night. The ', found: 'lamp', after: ' burned. It was dark. ' });
});

test('does not look for more hits than a reader goes through', () => {
  expect(article(`<p>${'a '.repeat(TEXT_HITS_MOST + 5)}</p>`).found('a')).toHaveLength(TEXT_HITS_MOST);
});
