import { describe, expect, test } from 'vitest';
import { coins } from '../amounts.ts';
import { decideAfterWaiting, type PurchaseChoice } from './decide-purchase.ts';
import type { EpisodeOffer, SeriesOffer } from './offer.ts';
import { aChoice, anEpisode, aReader, aSeries, NOW_MS } from './purchase.fixture.ts';

describe('a request that had to wait', () => {
  const TIMES = { beforeMs: NOW_MS, nowMs: NOW_MS };
  const without = (change: Partial<EpisodeOffer>) => aSeries({ episodes: [anEpisode(1, change), anEpisode(2)] });
  const decided = (asked: PurchaseChoice, now: SeriesOffer, before = aSeries(), reader = aReader()) => {
    const decision = decideAfterWaiting(asked, { before, now }, reader, TIMES);
    return decision.ok ? decision.value.price : decision.code;
  };
  const dearer = without({ price: { kind: 'priced', rentCoin: 4, possessionCoin: 6 } });
  const freeBefore = without({ price: { kind: 'free', freeUntilMs: null } });

  test.each<[string, unknown, unknown]>([
    ['the same offer', decided(aChoice('RENT'), aSeries()), 3],
    ['an episode that is gone', decided(aChoice('RENT'), without({ isShown: false })), 'INVALID_CONTENTS'],
    ['a price that nobody agreed to', decided(aChoice('RENT'), dearer), 'PRICE_CHANGED'],
    ['the price that was agreed to', decided(aChoice('RENT', { expectedPrice: coins(4) }), dearer), 4],
    [
      'what was free, without a price that was agreed to',
      decided(aChoice('RENT'), aSeries(), freeBefore),
      'PRICE_CHANGED',
    ],
    ['what costs nothing needs no agreement', decided(aChoice('FREETIME'), dearer), 0],
  ])('%s', (_what, answer, expected) => expect(answer).toBe(expected));
});
