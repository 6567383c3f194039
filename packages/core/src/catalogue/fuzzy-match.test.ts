import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginsWordIn, countTypos, exactPieces, matchesShortWordTypo, shortWordTypos } from './fuzzy-match.ts';
import { trigramLetters } from './search-text.ts';

test.each([
  ['dragon', 'the dragon of the northern sea', 0],
  ['dragn', 'the dragon of the northern sea', 1],
  ['northren sea', 'the dragon of the northern sea', 1],
  ['draogn', 'the dragon of the northern sea', 1],
  ['northren draogn', 'the dragon of the northern sea', 2],
  ['陳白墨', '陳墨白', 1],
  ['sea dragon', 'the dragon of the northern sea', 0],
  ['gruenewald', 'jorg grunewald', 1],
  ['陳墨自', '陳墨白', 1],
  ['김하눌', '김하늘', 1],
  ['ぺかり', '月影べかり', 1],
  ['こぷりん', 'ごぶりんの大家', 1],
  ['التنبن', 'اميره الظلام والتنين', 1],
  ['月影', '冬の月影荘', 0],
  ['sea', '\nthe dragon\nsea stories\n', 0],
  ['الحافله', 'اخر حافله', 0],
])('"%s" is in "%s" but for some mistakes: %i', (searched, text, mistakes) => {
  expect(countTypos(searched, text)).toBe(mistakes);
});

test.each([
  ['cat', 'the cut'],
  ['tiger dragon', 'the dragon of the northern sea'],
  ['テスト', 'ストリーム'],
  ['はは', 'ばば'],
  ['ばしり', 'はしら'],
  ['ああああ', 'あなたとあした'],
  ['ططط', 'بطل وطبيب وطريق'],
  ['كره القدم', 'مكتب قمر الورق'],
  ['التنين', 'مغلق ايام الاثنين'],
  ['陳自', '陳墨白'],
  ['a x', 'the dragon of the next sea'],
  ['or', 'the dragon of the northern sea'],
])('"%s" is not nearly in "%s"', (searched, text) => {
  expect(countTypos(searched, text)).toBeNull();
});

test.each([
  ['iron', '\niron orchid\n', true],
  ['iron or', '\niron orchid\n', true],
  ['ron', '\niron orchid\n', false],
  ['تنين', '\nالتنين\n', true],
  ['影荘', '月影荘', true],
])('a word of the text begins with it: "%s" in "%s" is %s', (searched, text, begins) => {
  expect(beginsWordIn(searched, text)).toBe(begins);
});

test('a word of thirteen letters allows three mistakes, one of twelve only two', () => {
  expect(countTypos('xorthxrnlighx', 'the northernlights')).toBe(3);
  expect(countTypos('xorthxrnligx', 'the northernlights')).toBeNull();
  expect(countTypos('xorthxrnligh', 'the northernlights')).toBe(2);
});

test.each([
  ['letters exchanged', 'drgaon', 1],
  ['both changed', 'drxyon', null],
  ['the first changed, the second moved forward', 'drgxon', null],
  ['the second changed, the first moved back', 'drxaon', null],
])('two neighbours in a word are one mistake only where they are exchanged: %s', (_, searched, mistakes) => {
  expect(countTypos(searched, 'the dragon sleeps')).toBe(mistakes);
});

describe('the pieces of which one stands whole', () => {
  test.each([
    ['or', [['or']]],
    ['cat', [['cat']]],
    ['wave', [[' wa', 've ', 'wvae']]],
    ['dragn', [[' dr', 'agn', 'darg']]],
    ['northren sea', [[' no', 'rth', 'ren'], ['sea']]],
    ['陳墨自', [['陳', '墨自', '墨陳自']]],
    ['ab王', [[' a', 'b王', 'ba王']]],
    ['王ab王龍', [['王', 'ab', '王龍']]],
    ['المحقق', [['الم', 'حقق', 'لحمق', 'محقق']]],
  ])('of "%s"', (searched, pieces) => {
    expect(exactPieces(searched)).toEqual(pieces);
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
    const mistake = fc.record({
      kind: fc.constantFrom('put in', 'leave out', 'change', 'exchange'),
      place: fc.nat(),
      letter,
    });
    const cases = fc.record({
      word: fc.array(letter, { minLength: shortest, maxLength: 18 }),
      mistakes: fc.array(mistake, { maxLength: 3 }),
    });
    let near = 0;
    fc.assert(
      fc.property(cases, ({ word, mistakes }) => {
        const searched = word.join('');
        // A missing article counts as no mistake, and the rest of the word has its own pieces.
        if (/^(?:ال|لل)/.test(searched)) return;
        const exchanges = mistakes.filter(({ kind }) => kind === 'exchange').length;
        // A swap may count as two mistakes if there is another one: between the swapped letters, or beside them at a cut.
        const most = mistakes.length + (mistakes.length > 1 ? exchanges : 0);
        if (most > mistakesAllowed(searched)) return;
        near += 1;
        const text = `xx ${mistakes.reduce(mistype, word).join('')} yy`;
        const [pieces = []] = exactPieces(searched);
        expect(pieces.some((piece) => trigramLetters(text).includes(trigramLetters(piece)))).toBe(true);
        expect(countTypos(searched, text)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 2_000 },
    );
    expect(near).toBeGreaterThan(500);
  });
});

interface Mistake {
  kind: string;
  place: number;
  letter: string;
}

function mistype(word: readonly string[], { kind, place, letter }: Mistake): string[] {
  const at = place % (word.length + 1);
  const [here, next] = word.slice(at, at + 2);
  const typed = { 'put in': [letter, here], 'leave out': [], change: [letter], exchange: [next, here] }[kind] ?? [];
  const taken = kind === 'exchange' ? 2 : 1;
  return [...word.slice(0, at), ...typed.filter((each) => each !== undefined), ...word.slice(at + taken)];
}

/** A word is cut into one piece more than the mistakes it allows; a word cut in two has a third piece. */
function mistakesAllowed(word: string): number {
  const pieces = exactPieces(word)[0] ?? [];
  const isCutInTwo = pieces.slice(0, 2).join('').trim().length === word.length;
  return isCutInTwo && pieces.length === 3 ? 1 : pieces.length - 1;
}

describe('one short word that is wrong', () => {
  const isMeant = (searched: string, text: string) =>
    shortWordTypos(searched).some((slip) => matchesShortWordTypo(slip, text));

  test.each([
    ['last bos', 'last bus to marigold hill'],
    ['lst bus', 'last bus to marigold hill'],
    ['paper mon', 'paper moon office'],
    ['sx rooms', 'six rooms on the moon\nmaren'],
    ['the hm of winter', 'the hem of winter'],
    ['سته غرف', 'ست غرف علي القمر'],
  ])('%j is meant as a word of %j', (searched, text) => {
    expect(isMeant(searched, text)).toBe(true);
  });

  test.each([
    ['its neighbour is wrong as well', 'lasst bos', 'last bus to marigold hill'],
    ['it is two letters away', 'last cab', 'last bus to marigold hill'],
    ['it is inside a word only', 'last rig', 'last bus to marigold hill'],
    ['it only begins a longer word', 'last mar', 'last bus to marigold hill'],
    ['it only ends a longer word', 'last old', 'last bus to marigold hill'],
    ['another word is missing', 'last bos dragon', 'last bus to marigold hill'],
    ['nothing else is said', 'to bs', 'last bus to marigold hill'],
    ['words are written together', '最終 ばす', '最終ばすは坂行き'],
  ])('not where %s', (_, searched, text) => {
    expect(isMeant(searched, text)).toBe(false);
  });
});
