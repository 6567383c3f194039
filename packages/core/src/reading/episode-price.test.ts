import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type EpisodePrice,
  type EpisodePricing,
  episodePrice,
  isInFreeWindow,
  type SeriesPricing,
} from './episode-price.ts';

const series: SeriesPricing = { rentCoin: 3, possessionCoin: 5, freeEpisodeCount: 2 };
const episode: EpisodePricing = {
  hasOwnPrices: false,
  rentCoin: null,
  possessionCoin: null,
  position: 3,
  isSample: false,
  freeFromMs: null,
  freeUntilMs: null,
};
const free: EpisodePrice = { kind: 'free', freeUntilMs: null };
const priced = (rentCoin: number | null, possessionCoin: number | null): EpisodePrice => ({
  kind: 'priced',
  rentCoin,
  possessionCoin,
});
const window = { freeFromMs: 100, freeUntilMs: 200 };

test.each<[string, Partial<EpisodePricing>, Partial<SeriesPricing>, number, EpisodePrice]>([
  ['the last of the first free ones', { position: 2 }, {}, 0, free],
  ['the first behind them', { position: 3 }, {}, 0, priced(3, 5)],
  ['no free ones at all', { position: 1 }, { freeEpisodeCount: 0 }, 0, priced(3, 5)],
  ['a sample', { isSample: true }, {}, 0, free],
  ['own prices', { hasOwnPrices: true, rentCoin: 1, possessionCoin: 2 }, {}, 0, priced(1, 2)],
  ['own prices of one kind', { hasOwnPrices: true, possessionCoin: 2 }, {}, 0, priced(null, 2)],
  ['a series that only rents', {}, { possessionCoin: null }, 0, priced(3, null)],
  ['no price at all', {}, { rentCoin: null, possessionCoin: null }, 0, priced(null, null)],
  ['just before the window', window, {}, 99, priced(3, 5)],
  ['the first moment of the window', window, {}, 100, { kind: 'free', freeUntilMs: 200 }],
  ['the last moment of the window', window, {}, 199, { kind: 'free', freeUntilMs: 200 }],
  ['the end of the window', window, {}, 200, priced(3, 5)],
  ['a window on one of the first free ones', { ...window, position: 1 }, {}, 150, free],
  [
    'own prices in the window',
    { ...window, hasOwnPrices: true, rentCoin: 1 },
    {},
    150,
    { kind: 'free', freeUntilMs: 200 },
  ],
])('%s', (_, episodeChange, seriesChange, nowMs, expected) => {
  expect(episodePrice({ ...series, ...seriesChange }, { ...episode, ...episodeChange }, nowMs)).toEqual(expected);
});

test('half a window is none, at whatever time', () => {
  expect(isInFreeWindow({ freeFromMs: 0, freeUntilMs: null }, 1)).toBe(false);
  expect(isInFreeWindow({ freeFromMs: null, freeUntilMs: 10 }, 1)).toBe(false);
  const claim = (halfMs: number, nowMs: number) => {
    expect(isInFreeWindow({ freeFromMs: halfMs, freeUntilMs: null }, nowMs)).toBe(false);
    expect(isInFreeWindow({ freeFromMs: null, freeUntilMs: halfMs }, nowMs)).toBe(false);
  };
  fc.assert(fc.property(fc.integer(), fc.integer(), claim), { examples: [[-2, -1]] });
});
