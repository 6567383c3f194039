import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareEpisodeNumbers, episodeSortKey } from './episode-order.ts';

test.each([
  [
    ['10', '2', '1', '1.5', '1-10', '1-9', '2-1', 'extra'],
    ['1', '1-9', '1-10', '1.5', '2', '2-1', '10', 'extra'],
  ],
  [
    ['1.45', '1.5', '1.05', '1.410'],
    ['1.05', '1.410', '1.45', '1.5'],
  ],
  [
    ['S2-10', 'S2-9', 'S10-1', 'S1-1'],
    ['S1-1', 'S2-9', 'S2-10', 'S10-1'],
  ],
  [
    ['Extra 10', 'extra 2', '999'],
    ['999', 'extra 2', 'Extra 10'],
  ],
  [
    ['S2.10', 'S2.9'],
    ['S2.9', 'S2.10'],
  ],
  [
    ['special', 's2', 's999999999999999'],
    ['s2', 's999999999999999', 'special'],
  ],
  [
    ['Sidebar', 'Side_A'],
    ['Side_A', 'Sidebar'],
  ],
  [
    ['-1', '1', '0', '0.5', '-2', '-10', '-1.5'],
    ['-10', '-2', '-1.5', '-1', '0', '0.5', '1'],
  ],
  [
    ['21', '20.INH', '20', '20.5', '200', 'INH', '20a'],
    ['20', '20.5', '20.INH', '20a', '21', '200', 'INH'],
  ],
  [
    ['番外編 1', '12.番外編', '13', '1-4', '12', '1-1–3', '1-1'],
    ['1-1', '1-1–3', '1-4', '12', '12.番外編', '13', '番外編 1'],
  ],
  [
    ['extra', '', '10'],
    ['10', '', 'extra'],
  ],
  [
    ['1000000000000000', '999999999999999', '12345678901234567890'],
    ['999999999999999', '1000000000000000', '12345678901234567890'],
  ],
  ...[
    ['Prologue', 'Final Chapter', 'Epilogue', 'Bonus'],
    ['プロローグ', '最終話', 'エピローグ', '番外編'],
    ['序章', '最終回', '終章', '番外編'],
    ['프롤로그', '최종화', '에필로그', '외전 1'],
    ['楔子', '大結局', '尾聲', '番外 1'],
    ['บทนำ', 'ตอนจบ', 'บทส่งท้าย', 'ตอนพิเศษ'],
    ['مقدمة', 'الحلقة الأخيرة', 'خاتمة', 'ملحق 3'],
    ['Prolog', 'Letzte Folge', 'Epilog', 'Spezial 4'],
    ['Prologue', 'Dernier chapitre', 'Épilogue', 'Hors-série 2'],
  ].map(([first = '', last = '', after = '', extra = '']) => [
    [extra, after, last, '100000', '1', first, '0', '-1', `${first} 2`],
    ['-1', first, `${first} 2`, '0', '1', '100000', last, after, extra],
  ]),
  [
    ['2-에필로그', '2-1', '2-프롤로그', '1-9', '2-10', '2-최종화', '3-1', '2'],
    ['1-9', '2', '2-프롤로그', '2-1', '2-10', '2-최종화', '2-에필로그', '3-1'],
  ],
])('%j is read in the order %j', (numbers, ordered) => {
  expect(numbers.toSorted(compareEpisodeNumbers)).toEqual(ordered);
});

test('a number of a hundred digits comes after one of ninety-nine', () => {
  expect(compareEpisodeNumbers(`1${'0'.repeat(99)}`, '9'.repeat(99))).toBe(1);
});

test('every name comes after every number, whatever it begins with', () => {
  const number = fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String);
  const name = fc
    .tuple(fc.constantFrom('#', '(', '!', '.', '~', 'a', '番'), fc.string({ unit: 'grapheme' }))
    .map((parts) => parts.join(''));
  const claim = (one: string, other: string) => {
    expect(compareEpisodeNumbers(one, other)).toBe(-1);
    expect(compareEpisodeNumbers(other, one)).toBe(1);
  };
  fc.assert(fc.property(number, name, claim), {
    examples: [
      ['7', '#1'],
      ['999999999999999', 'extra'],
    ],
  });
});

test('numbers are ordered by their value, however many digits they have', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.bigInt({ min: 0n, max: 10n ** 40n }), (one, other) => {
      const expected = one < other ? -1 : one > other ? 1 : 0;
      expect(compareEpisodeNumbers(String(one), String(other))).toBe(expected);
    }),
  );
});

test('the order is total: turned round it is the opposite, and it goes on from step to step', () => {
  const number = fc.oneof(
    fc.stringMatching(/^\d{1,3}(\.\d{1,2})?(-\d{1,2})?$/),
    fc.stringMatching(/^[a-z]{0,2} ?\d{0,3}$/),
  );
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      expect(compareEpisodeNumbers(a, b)).toBe(0 - compareEpisodeNumbers(b, a));
      if (compareEpisodeNumbers(a, b) <= 0 && compareEpisodeNumbers(b, c) <= 0) {
        expect(compareEpisodeNumbers(a, c)).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test('only the same number comes to the same place', () => {
  expect(compareEpisodeNumbers('7', '7')).toBe(0);
  expect(compareEpisodeNumbers('7', '07')).toBe(1);
  expect(compareEpisodeNumbers('07', '7')).toBe(-1);
});

test('the key does not see width, case or leading zeros', () => {
  expect(episodeSortKey('００７')).toBe(episodeSortKey('7'));
  expect(episodeSortKey(' EXTRA 01')).toBe(episodeSortKey('extra 1'));
  expect(episodeSortKey(`${'0'.repeat(30)}7`)).toBe(episodeSortKey('7'));
  expect(episodeSortKey('0'.repeat(30))).toBe(episodeSortKey('0'));
});

test('a number below zero comes before episode 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 ** 9 }), (below, above) => {
      expect(compareEpisodeNumbers(`-${below}`, String(above))).toBe(-1);
      expect(compareEpisodeNumbers(`-${below + 1}`, `-${below}`)).toBe(-1);
    }),
  );
});
