import type { GiftListQuerySchema, GiftRow } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { gift, giftTarget, userGift } from '@longstrip/database/schema';
import { and, count, desc, eq, inArray, sum } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  type EntryPage,
  editionOf,
  hasWords,
  isBefore,
  isInState,
  momentsOf,
  nameSeries,
  pageOf,
  stateOf,
} from './entry-row.ts';

type Asked = v.InferOutput<typeof GiftListQuerySchema>;

/** `adminGifts`: the newest first. A gift is open as long as readers may take it. */
export async function listGiftEntries(executor: Executor, asked: Asked, nowMs: number): Promise<EntryPage<GiftRow>> {
  const { platform, key, state, text, type, limit } = asked;
  const found = await executor
    .select()
    .from(gift)
    .where(
      and(
        eq(gift.platformId, platform),
        key === '' ? undefined : eq(gift.id, key),
        type === null ? undefined : eq(gift.type, type),
        isInState(state, { startsAtMs: gift.startsAtMs, endsAtMs: gift.receiveUntilMs }, nowMs),
        hasWords(text, [gift.id, gift.title]),
        isBefore(asked, gift.createdAtMs, gift.id),
      ),
    )
    .orderBy(desc(gift.createdAtMs), desc(gift.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const [usesOf, namedOf, name] = await Promise.all([
    countUses(executor, platform, ids),
    countNamed(executor, platform, ids),
    nameSeries(
      executor,
      found.map(({ seriesId }) => seriesId),
    ),
  ]);
  const moment = momentsOf(platform);
  return pageOf(found, asked, {
    cursor: ({ createdAtMs, id }) => `${createdAtMs}.${id}`,
    row: (row): GiftRow => {
      const entry: GiftRow['entry'] = {
        ...{ platform, key: row.id, title: row.title, type: row.type, series: row.seriesId },
        ...{ episodes: row.episodeCount, target: row.target, startAt: moment(row.startsAtMs) },
        ...{ receiveUntil: moment(row.receiveUntilMs), useUntil: moment(row.useUntilMs) },
      };
      const shown = { isVisible: true, startsAtMs: row.startsAtMs, endsAtMs: row.receiveUntilMs };
      return {
        ...{ key: row.id, edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.updatedAtMs, entry },
        ...{ state: stateOf(shown, nowMs), of: row.seriesId === null ? null : name(row.seriesId) },
        ...{ namedCount: namedOf(row.id), takenCount: row.takenCount, usedCount: usesOf(row.id) },
      };
    },
  });
}

/** How many tickets of each gift were used. */
async function countUses(executor: Executor, platform: string, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await executor
          .select({ giftId: userGift.giftId, used: sum(userGift.usedCount) })
          .from(userGift)
          .where(and(eq(userGift.platformId, platform), inArray(userGift.giftId, [...ids])))
          .groupBy(userGift.giftId);
  const known = new Map(rows.map(({ giftId, used }) => [giftId, Number(used ?? 0)]));
  return (id: string) => known.get(id) ?? 0;
}

/** For how many readers by name each gift is. */
async function countNamed(executor: Executor, platform: string, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await executor
          .select({ giftId: giftTarget.giftId, named: count() })
          .from(giftTarget)
          .where(and(eq(giftTarget.platformId, platform), inArray(giftTarget.giftId, [...ids])))
          .groupBy(giftTarget.giftId);
  const known = new Map(rows.map(({ giftId, named }) => [giftId, named]));
  return (id: string) => known.get(id) ?? 0;
}
