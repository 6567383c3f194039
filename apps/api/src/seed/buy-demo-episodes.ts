import type { Platform, PurchaseType } from '@longstrip/core';
import type { Database, Transaction } from '@longstrip/database';
import { episode, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { SignedInCaller } from '../http/caller.ts';
import {
  choiceOf,
  createOfferedSeriesReader,
  findOffer,
  type OfferedEpisode,
  purchaseEpisodes,
} from '../money/index.ts';
import { scopeOf, type UserRow } from '../shared/reader-scope.ts';
import { isDemoWorkOf } from './demo-works.ts';

/** What the demo's reader has (D44), and the most of one work. */
const OWNED = { type: 'POSSESSION', count: 5, ofOneSeries: 3 } as const;
const RENTED = { type: 'RENT', count: 3, ofOneSeries: 2 } as const;
/** Only this many works, and this many episodes of each, are considered. */
const SERIES_LOOKED_AT = 12;

interface Buying {
  readonly platform: Platform;
  readonly user: UserRow;
  readonly nowMs: number;
}

interface Offered {
  readonly episodeId: number;
  readonly offer: OfferedEpisode;
}

const callOf = ({ platform, user, nowMs }: Buying) => {
  const caller: SignedInCaller = {
    ...{ kind: 'user', scope: scopeOf(user), user, sessionId: 'demo' },
    isKoreanAddress: false,
  };
  return { caller, platform, device: { platform: 'WEB', isMobile: false }, nowMs, remembered: null } as const;
};

/** The demo's episodes that a reader could buy: a list for each work, the oldest first. Read before the transaction. */
export async function findDemoOffers(database: Database, buying: Buying): Promise<Offered[][]> {
  const rows = await database.orm
    .select({ id: series.id, freeCount: seriesPlatform.freeEpisodeCount })
    .from(series)
    .innerJoin(seriesPlatform, eq(seriesPlatform.seriesId, series.id))
    .where(
      and(
        isDemoWorkOf(buying.platform.id),
        isNotNull(seriesPlatform.rentCoin),
        isNotNull(seriesPlatform.possessionCoin),
      ),
    )
    .orderBy(asc(series.id))
    .limit(SERIES_LOOKED_AT);
  return Promise.all(rows.map((row) => offersOf(database, row, buying)));
}

async function offersOf(
  database: Database,
  { id, freeCount }: { id: number; freeCount: number },
  buying: Buying,
): Promise<Offered[]> {
  const rows = await database.orm
    .select({ id: episode.id })
    .from(episode)
    .where(and(eq(episode.seriesId, id), gt(episode.orderNo, freeCount), isNull(episode.removedAtMs)))
    .orderBy(asc(episode.orderNo))
    .limit(OWNED.ofOneSeries);
  const reader = createOfferedSeriesReader(database, null);
  const offers: Offered[] = [];
  for (const { id: episodeId } of rows) {
    const found = await findOffer(reader, episodeId, buying);
    if (found.ok) offers.push({ episodeId, offer: found.value });
  }
  return offers;
}

/**
 * Buys and rents the episodes of the demo's reader, by the service for purchases. What cannot be bought now is skipped.
 * @returns the total price
 */
export async function buyDemoEpisodes(
  transaction: Transaction,
  works: readonly (readonly Offered[])[],
  buying: Buying,
): Promise<number> {
  const left = [...works];
  const owned = await buySome(transaction, left, OWNED, buying);
  return owned + (await buySome(transaction, left, RENTED, buying));
}

/** Takes works from the front of the list until there are enough. */
async function buySome(
  transaction: Transaction,
  works: (readonly Offered[])[],
  { type, count, ofOneSeries }: { type: PurchaseType & ('POSSESSION' | 'RENT'); count: number; ofOneSeries: number },
  buying: Buying,
): Promise<number> {
  let bought = 0;
  let cost = 0;
  for (let work = works.shift(); work !== undefined; work = bought < count ? works.shift() : undefined) {
    for (const { episodeId, offer } of work.slice(0, Math.min(ofOneSeries, count - bought))) {
      const choice = choiceOf({ id: episodeId, purchaseType: type, expectedCoin: null, giftId: null });
      const purchased = await purchaseEpisodes(transaction, choice, {
        ...callOf(buying),
        ...{ prepared: offer, clock: { nowMs: () => buying.nowMs } },
      });
      if (!purchased.ok) continue;
      bought += 1;
      cost += purchased.value.useCoin;
    }
  }
  return cost;
}
