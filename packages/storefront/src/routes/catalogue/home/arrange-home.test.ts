import { expect, test } from 'vitest';
import { arrangeHome, type HomePart, limitRepeats } from './arrange-home.ts';

interface NamedPart extends HomePart {
  name: string;
}

const part = (name: string, form: HomePart['form'], letters = ''): NamedPart => ({
  name,
  form,
  series: [...letters].map((alias) => ({ alias })),
});
const arrange = (parts: NamedPart[], banners = '') =>
  arrangeHome(parts, { banners: [...banners], density: 'usual', composition: 'split' }).map(
    ({ name, series }) => `${name} ${series.map(({ alias }) => alias).join('')}`,
  );

/** `count` characters, one after the other in Unicode. */
const lettersFrom = (first: string, count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, index) => (first.codePointAt(0) ?? 0) + index));

test('what is above is not shown again', () => {
  expect(arrange([part('today', 'grid', 'abcd'), part('free', 'shelf', 'azbwyx')], 'a')).toEqual([
    'today bcd',
    'free zwyx',
  ]);
});

test('a shelf goes on sideways with what was shown above, beyond what is seen of it', () => {
  expect(arrange([part('today', 'grid', 'ab'), part('free', 'shelf', 'azbwyxut')])).toEqual([
    'today ab',
    'free zwyxuabt',
  ]);
});

test('a shelf with too little that is new comes later, with that alone', () => {
  expect(
    arrange([part('today', 'grid', 'abcd'), part('novels', 'shelf', 'abcxyz'), part('free', 'shelf', 'efgh')]),
  ).toEqual(['today abcd', 'free efgh', 'novels xyz']);
});

test('a shelf leaves the series of the day to their own list, also above it', () => {
  expect(arrange([part('newest', 'shelf', 'abcdef'), part('today', 'grid', 'ac')])).toEqual([
    'newest bdef',
    'today ac',
  ]);
});

test('one series alone is no shelf', () => {
  expect(arrange([part('free', 'shelf', 'abcd'), part('novels', 'shelf', 'abcx')])).toEqual(['free abcd']);
});

test('a shelf that is short by itself stays where it is', () => {
  expect(arrange([part('novels', 'shelf', 'xy'), part('free', 'shelf', 'efgh')])).toEqual(['novels xy', 'free efgh']);
});

test('a ranking begins at 1 and leaves out no place, also where a banner shows number one', () => {
  expect(arrange([part('top', 'ranking', 'abcdefgh'), part('free', 'shelf', 'cxyzw')], 'a')).toEqual([
    'top abcdefgh',
    'free xyzw',
  ]);
  expect(arrange([part('today', 'grid', 'cx'), part('top', 'ranking', 'abcdefgh')])).toEqual(['today cx']);
  // More than number one is shown above.
  for (const above of ['ab', 'abcdefg']) {
    expect(arrange([part('today', 'grid', above), part('top', 'ranking', 'abcdefgh')])).toEqual([`today ${above}`]);
  }
});

test('a chart shows all its places at once, so nothing below it repeats one', () => {
  expect(arrange([part('top', 'chart', 'abcdefghij'), part('free', 'shelf', 'ijklmnop')], 'a')).toEqual([
    'top abcdefghij',
    'free klmnoijp',
  ]);
  expect(arrange([part('today', 'grid', 'j'), part('top', 'chart', 'abcdefghij')])).toEqual(['today j']);
});

test.each([
  ['lines', 'abcd'],
  ['editorial', 'abcdef'],
] as const)('%s show a few series and no more, all of which are seen', (form, shown) => {
  expect(arrange([part('first', form, 'abcdefghijkl'), part('free', 'shelf', 'abcdefgklmno')])[0]).toBe(
    `first ${shown}`,
  );
  const [, below = ''] = arrange([part('first', form, 'abcdefghijkl'), part('free', 'shelf', `${shown}wxyz`)]);
  expect(below.startsWith('free wxyz')).toBe(true);
});

test('of posters fewer are seen than of covers on a shelf', () => {
  const below = part('newest', 'shelf', 'abcdefghi');
  expect(arrange([part('free', 'posters', 'abcdefgh'), below])).toEqual(['free abcdefgh', 'newest efghiabcd']);
  expect(arrange([part('free', 'shelf', 'abcdefgh'), below])).toEqual(['free abcdefgh', 'newest fghi']);
});

test('what repeats comes below the end note, where that is far enough down', () => {
  const letters = lettersFrom('A', 60);
  const parts = [part('today', 'grid', letters), part('top', 'ranking', 'ABCD'), part('end', 'end')];
  expect(arrange(parts)).toEqual([`today ${letters}`, 'end ', 'top ABCD']);
  expect(arrange([part('today', 'grid', 'ABCD'), part('top', 'ranking', 'ABCD'), part('end', 'end')])).toEqual([
    'today ABCD',
    'end ',
  ]);
});

test('below three windows a part is whole again, those that waited first', () => {
  const letters = lettersFrom('A', 65);
  const parts = [
    part('today', 'grid', letters),
    part('top', 'ranking', 'ABCD'),
    part('free', 'shelf', 'EFGH'),
    part('end', 'end'),
  ];
  expect(arrange(parts)).toEqual([`today ${letters}`, 'top ABCD', 'free EFGH', 'end ']);
});

test('what waited comes as soon as three windows are full', () => {
  const letters = lettersFrom('A', 65).replace(/[a-h]/g, '');
  const parts = [
    part('free', 'shelf', 'abcd'),
    part('novels', 'shelf', 'abch'),
    part('today', 'grid', letters),
    part('newest', 'shelf', 'efgh'),
    part('end', 'end'),
  ];
  expect(arrange(parts)).toEqual(['free abcd', `today ${letters}`, 'novels abch', 'newest efgh', 'end ']);
});

const shelf = (letters: string) => [...letters].map((alias) => ({ alias }));
const spread = (before: string[], shelves: string[]) =>
  limitRepeats(before.map(shelf), shelves.map(shelf)).map((series) => series.map(({ alias }) => alias).join(''));

test.each([
  ['nothing before: all stay', [], ['abcdef'], ['abcdef']],
  ['once before: it stays', ['abc'], ['abcdef'], ['abcdef']],
  ['twice before: it goes', ['abc', 'abx'], ['abcdef'], ['cdef']],
  ['twice among the shelves: it goes from the third', [], ['abcdef', 'abwxyz', 'abghij'], ['abcdef', 'abwxyz', 'ghij']],
  ['four stay, in their order, the first repeats among them', ['abcd', 'abcd'], ['axbcyd'], ['axby']],
  ['a shelf of repeats alone keeps four', ['abcdef', 'abcdef'], ['fedcba'], ['fedc']],
  ['a short shelf stays whole', ['abc', 'abc'], ['ab', 'c'], ['ab', 'c']],
  ['an empty one stays empty', ['abc'], ['', 'abc'], ['', 'abc']],
])('%s', (_, before, shelves, expected) => {
  expect(spread(before, shelves)).toEqual(expected);
});

test('a series that was left out of a shelf does not count there', () => {
  expect(spread(['ab', 'ab'], ['abcdef', 'cdefgh', 'cdefwxyz'])).toEqual(['cdef', 'cdefgh', 'wxyz']);
});
