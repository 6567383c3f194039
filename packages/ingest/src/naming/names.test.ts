import { expect, it } from 'vitest';
import { ENGLISH, FRENCH, GERMAN } from '../testing/names-in-latin-letters.ts';
import { ARABIC, CHINESE, JAPANESE, KOREAN, THAI } from '../testing/names-in-other-scripts.ts';
import { readName } from './file-name.ts';

const ROWS = [ENGLISH, JAPANESE, KOREAN, CHINESE, THAI, ARABIC, GERMAN, FRENCH].flat();

it.each(ROWS)('%s', (name, series, season, volume, number) => {
  const facts = readName(name);
  expect([facts.title, facts.season ?? '', facts.volume ?? '', facts.number ?? '']).toEqual([
    series.normalize('NFC'),
    season,
    volume,
    number,
  ]);
});

it('has rows enough, and each name once', () => {
  expect(new Set(ROWS.map(([name]) => name)).size).toBe(ROWS.length);
  expect(ROWS.length).toBeGreaterThanOrEqual(150);
});
