import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mistakesIn, wholePieces } from './nearly-in.ts';
import { trigramLetters } from './search-text.ts';

test.each([
  ['dragon', 'the dragon of the northern sea', 0],
  ['dragn', 'the dragon of the northern sea', 1],
  ['northren sea', 'the dragon of the northern sea', 2],
  ['sea dragon', 'the dragon of the northern sea', 0],
  ['gruenewald', 'jorg grunewald', 1],
  ['陳墨自', '陳墨白', 1],
  ['김하눌', '김하늘', 1],
  ['التنبن', 'اميره الظلام والتنين', 1],
  ['月影', '冬の月影荘', 0],
  ['sea', '\nthe dragon\nsea stories\n', 0],
])('"%s" is in "%s" but for some mistakes: %i', (searched, text, mistakes) => {
  expect(mistakesIn(searched, text)).toBe(mistakes);
});

test.each([
  ['cat', 'the cut'],
  ['tiger dragon', 'the dragon of the northern sea'],
  ['テスト', 'ストリーム'],
  ['ああああ', 'あなたとあした'],
  ['ططط', 'بطل وطبيب وطريق'],
  ['كره القدم', 'مكتب قمر الورق'],
  ['陳自', '陳墨白'],
  ['a x', 'the dragon of the next sea'],
  ['or', 'the dragon of the northern sea'],
])('"%s" is not nearly in "%s"', (searched, text) => {
  expect(mistakesIn(searched, text)).toBeNull();
});

describe('the pieces of which one stands whole', () => {
  test.each([
    ['cat', [['cat']]],
    ['wave', [[' wa', 've ']]],
    ['dragn', [[' dr', 'agn']]],
    ['northren sea', [[' no', 'rth', 'ren'], ['sea']]],
    ['陳墨自', [['陳', '墨自']]],
    ['ab王', [[' a', 'b王']]],
    ['المحقق', [['الم', 'حقق']]],
  ])('of "%s"', (searched, pieces) => {
    expect(wholePieces(searched)).toEqual(pieces);
  });

  test.each([
    ['plain letters', 'abcdef', 4],
    ['Han', '圖書館龍鹽冬', 3],
    ['Hangul', '공작부인겨울', 3],
    ['kana', 'すらいむのよる', 4],
    ['Thai', 'นกมวรต', 4],
    ['Arabic', 'اميرهظل', 4],
    ['letters and Han', 'ab王龍c', 3],
  ])('are in every text that is near enough: %s', (_, alphabet, shortest) => {
    const letter = fc.constantFrom(...alphabet);
    const mistake = fc.record({ kind: fc.constantFrom('put in', 'leave out', 'change'), place: fc.nat(), letter });
    const cases = fc.record({
      word: fc.array(letter, { minLength: shortest, maxLength: 18 }),
      mistakes: fc.array(mistake, { maxLength: 3 }),
    });
    let near = 0;
    fc.assert(
      fc.property(cases, ({ word, mistakes }) => {
        const meant = [...word];
        for (const { kind, place, letter: other } of mistakes) {
          const kept = kind === 'leave out' ? [] : [other];
          meant.splice(place % (meant.length + 1), kind === 'put in' ? 0 : 1, ...kept);
        }
        const text = `xx ${meant.join('')} yy`;
        const searched = word.join('');
        if (mistakesAllowed(searched) < mistakes.length) return;
        near += 1;
        const [pieces = []] = wholePieces(searched);
        expect(pieces.some((piece) => text.includes(piece))).toBe(true);
        expect(pieces.some((piece) => trigramLetters(text).includes(trigramLetters(piece)))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(near).toBeGreaterThan(500);
  });
});

/** A word is cut in one piece more than mistakes are forgiven. */
function mistakesAllowed(word: string): number {
  return (wholePieces(word)[0]?.length ?? 1) - 1;
}
