import type { ListedSeries } from '@longstrip/api-contract';
import { expect, test } from 'vitest';
import { cellKey, changedByPercent, documentOfPrices, filledDown, pasted } from './price-cells.ts';

const row = (seriesId: number, rentCoin: number | null, possessionCoin: number | null): ListedSeries => ({
  ...{ seriesId, rentCoin, possessionCoin, freeEpisodeCount: 3, freetimeEnabled: true, freetimeRefillHours: 24 },
  ...{ alias: `s${seriesId}`, title: '', workKey: '', language: 'en', type: 'COMIC', status: 'SCHEDULED' },
  ...{ isAdult: false, publisher: null, days: [], state: 'SHOWN', episodeCount: 0, draftCount: 0 },
  ...{ nextOpeningMs: null, openedAtMs: 0, updatedAtMs: 0 },
});
const ROWS = [row(1, 3, 5), row(2, null, 4), row(3, 2, null)];
const NONE = new Map<string, string>();

test('a block from a spreadsheet is pasted from a cell on, and what reaches past the grid is left out', () => {
  const cells = pasted(NONE, ROWS, { row: 1, column: 0 }, '7\t9\r\n\t8\r\n1\t1\r\n');
  expect(documentOfPrices('bom-us', ROWS, cells)).toEqual({
    series: [
      { series: 2, platforms: { 'bom-us': { rentCoin: 7, possessionCoin: 9 } } },
      { series: 3, platforms: { 'bom-us': { rentCoin: null, possessionCoin: 8 } } },
    ],
  });
});

test('a value is filled down, also one that was typed; only what differs is in the document', () => {
  const typed = new Map([[cellKey(1, 'freetimeRefillHours'), '48']]);
  const cells = filledDown(typed, ROWS, { row: 0, column: 'freetimeRefillHours' });
  expect(documentOfPrices('bom-us', ROWS, cells)).toEqual({
    series: [1, 2, 3].map((series) => ({ series, freetimeRefillHours: 48 })),
  });
  expect(documentOfPrices('bom-us', ROWS, filledDown(NONE, ROWS, { row: 0, column: 'freeEpisodeCount' }))).toBeNull();
});

test('percent change prices to whole coins, never below 1, and give none to what has none', () => {
  const cells = changedByPercent(NONE, ROWS, { column: 'rentCoin', percent: -90 });
  expect(documentOfPrices('bom-us', ROWS, cells)).toEqual({
    series: [1, 3].map((series) => ({ series, platforms: { 'bom-us': { rentCoin: 1 } } })),
  });
  expect(
    changedByPercent(NONE, ROWS, { column: 'possessionCoin', percent: 10 }).get(cellKey(1, 'possessionCoin')),
  ).toBe('6');
});

test('a text that is no number makes no document', () => {
  expect(documentOfPrices('bom-us', ROWS, new Map([[cellKey(1, 'rentCoin'), '=1+1']]))).toBeNull();
});
