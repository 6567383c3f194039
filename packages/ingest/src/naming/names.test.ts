import { expect, it } from 'vitest';
import { CHINESE, JAPANESE, KOREAN } from '../testing/names-in-han-and-hangul.ts';
import { ENGLISH, FRENCH, GERMAN } from '../testing/names-in-latin-letters.ts';
import { ARABIC, THAI } from '../testing/names-in-thai-and-arabic.ts';
import { toAsciiDigits } from './episode-number.ts';
import { readName } from './file-name.ts';

const ROWS = [ENGLISH, JAPANESE, KOREAN, CHINESE, THAI, ARABIC, GERMAN, FRENCH].flat();

it.each(ROWS)('%s', (name, series, season, volume, number) => {
  const facts = readName(name);
  // Words behind a number that comes first are the title of the episode, and that of the series if nothing else tells it.
  expect([
    facts.title || (facts.episodeTitle ?? ''),
    facts.season ?? '',
    facts.volume ?? '',
    facts.number ?? '',
  ]).toEqual([series.normalize('NFC'), season, volume, number.normalize('NFKC')]);
});

it('has rows enough, and each name once', () => {
  expect(new Set(ROWS.map(([name]) => name)).size).toBe(ROWS.length);
  expect(ROWS.length).toBeGreaterThanOrEqual(300);
});

it.each([
  ['第1部 第2章 第3話', '第1部 第2章 第4話', '第1部 第3章 第3話', '第2部 第2章 第3話'],
  ['灯台 第1章 1話', '灯台 第1章 2話', '灯台 1章3話'],
  ['Tides Part 2 - 03', 'Tides Part 2 - 04', 'Tides Part 3 - 03'],
  ['Tides Episode 5', 'Tides Episode 5 Part 1', 'Tides Episode 5 - Part 2', 'Tides Episode 5 (Part 3)'],
  ['Tides Ch. 1', 'Tides Ch. 1,002', 'Tides Ch. 1.003', 'Tides Ch. 1 004', 'Tides Ch. 1,002.5', 'Tides Ch. 2'],
  ['Tides 2화', 'Tides 1,002화', 'Tides 1 002화', 'Tides 12화'],
  ['Tides chap. 12', 'Tides chap. 12 bis', 'Tides chap. 12 ter', 'Tides chap. 12a', 'Tides chap. 12b'],
  ['Chapter One', 'Chapter One Hundred', 'Chapter Twenty', 'Chapter Twenty-One', 'Chapter One and Two'],
  ['Tides 12・13話', 'Tides 12・5話', 'Tides 12話', 'Tides 12話 その2', 'Tides 12話 之三'],
  ['Tides Ep 12', 'Tides Ep 12 Pt 1', 'Tides Ep. 12_2', 'Tides Ep. 12/3', 'Tides Ep. 12 A', 'Tides Ep. 12 B'],
  ['الحلقة ١٢', 'الحلقة ١٢٫٥', 'الحلقة ١٬٠١٢', 'ج١ ح١٣'],
  ['ليالي ٢', 'ليالي ١٬٠٠٢', 'ليالي ١٢٫٥'],
])('different names are different episodes: %s, …', (...names) => {
  const read = names.map((name) => {
    const { title, number, volume } = readName(`${name}.cbz`);
    return JSON.stringify([title, volume, number]);
  });
  expect(read).toEqual([...new Set(read)]);
});

it('a title has its own letters and signs', () => {
  const titles = [
    'ﾐﾅﾄの夜',
    '１０，０００の夜',
    '20.000 Meilen',
    "L'An 2'000",
    'Ｈａｒｂｏｕｒ',
    '10٬000 ليلة',
    '三国志',
    'Le Premier Soir',
  ];
  for (const title of titles) {
    const words = toAsciiDigits(title);
    expect(readName(`${title} - 3.cbz`), title).toMatchObject({ title: words, number: '3' });
    expect(readName(`${title} 第3話.cbz`), title).toMatchObject({ title: words, number: '3' });
  }
});
