// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { documentRange, mapText, selectedRange, type TextMap } from '../text/text-map.ts';
import { markedText, placeOfMark } from './mark-place.ts';

function mapOf(...pages: string[]): TextMap {
  const sections = pages.map((html, index) => `<section data-page="${index + 1}">${html}</section>`);
  document.body.innerHTML = `<article><h2>Title</h2>${sections.join('')}</article>`;
  return mapText(document.querySelector('article') as Element);
}

function mark(map: TextMap, words: string, from = 0) {
  const start = map.text.indexOf(words, from);
  const marked = markedText(map, { start, end: start + words.length });
  if (marked === null) throw new Error(`${words} has no place`);
  return { endAnchor: null, quote: '', ...marked };
}

/** The words of the document at the place of a mark. */
function shown(map: TextMap, of: ReturnType<typeof mark>): string | undefined {
  const place = placeOfMark(map, of);
  return place === null ? undefined : documentRange(map, place)?.toString();
}

const LAMP = '<p>The lamp was lit.</p><p>Then the <em>old</em> lamp went out.</p>';

test('a highlight is stored by both its ends, over elements and pages', () => {
  const map = mapOf(LAMP, '<p>It was dark.</p>');
  const out = mark(map, 'old lamp went out.\u2029It was');
  expect(out).toEqual({
    startAnchor: 't1.1.1.0:0',
    endAnchor: 't2.0.0:6',
    quote: 'old lamp went out. It was',
    pageOrderNo: 0,
  });
  expect(shown(mapOf(LAMP, '<p>It was dark.</p>'), out)).toBe('old lamp went out.It was');
});

test('the same words elsewhere are not taken for it', () => {
  const map = mapOf(LAMP);
  const second = mark(map, 'lamp', 10);
  expect(placeOfMark(map, second)?.start).toBe(map.text.lastIndexOf('lamp'));
});

test('in an edited text it is at the nearest place that has its words', () => {
  const lit = mark(mapOf(LAMP), 'lamp was lit');
  const again = '<p>A lamp was lit.</p>';
  const edited = mapOf(`<p>New.</p><p>“The <b>lamp was</b> lit.”</p><p>${'Dark. '.repeat(30)}</p>${again}`);
  expect(placeOfMark(edited, lit)?.start).toBe(edited.text.indexOf('lamp'));
  expect(shown(edited, lit)).toBe('lamp was lit');
});

test('it has no place where its words are gone', () => {
  const lit = mark(mapOf(LAMP), 'lamp was lit');
  expect(placeOfMark(mapOf('<p>The candle was out.</p>'), lit)).toBeNull();
  expect(placeOfMark(mapOf(''), lit)).toBeNull();
});

test('a long one keeps its end, though its quote is cut', () => {
  const long = `<p>${'Every word of it. '.repeat(60)}End.</p>`;
  const whole = mark(mapOf(long), `${'Every word of it. '.repeat(60)}End.`);
  expect(whole.quote.length).toBeLessThanOrEqual(500);
  expect(shown(mapOf(long), whole)).toMatch(/End\.$/);
});

test('a selection is its words, without spaces around them, and without the readings of words', () => {
  const map = mapOf('<p>月が<ruby>細<rt>ほそ</rt></ruby>くなる </p>');
  const selection = document.getSelection();
  selection?.selectAllChildren(document.querySelector('p') as Element);
  const range = selectedRange(map, selection);
  expect(range && map.text.slice(range.start, range.end)).toBe('月が細くなる');
  // From the middle of a reading: the word before it is no part of it.
  const reading = document.querySelector('rt')?.firstChild as Text;
  selection?.setBaseAndExtent(reading, 1, map.runs[2]?.node as Text, 2);
  const after = selectedRange(map, selection);
  expect(after && map.text.slice(after.start, after.end)).toBe('くな');
  selection?.collapse(reading, 0);
  expect(selectedRange(map, selection)).toBeNull();
});
