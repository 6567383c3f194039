import type { EventListQuerySchema, EventRow } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { event, eventGiven, eventReward, eventSeries, eventStamp, eventText } from '@longstrip/database/schema';
import { and, asc, count, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  byOwner,
  type EntryPage,
  editionOf,
  hasWords,
  isBefore,
  isInState,
  momentsOf,
  nameSeries,
  pageOf,
  stateOf,
  textsByOwner,
} from './entry-row.ts';

type Asked = v.InferOutput<typeof EventListQuerySchema>;

/** `adminEvents`: the newest first. */
export async function listEventEntries(executor: Executor, asked: Asked, nowMs: number): Promise<EntryPage<EventRow>> {
  const { platform, key, state, text, kind, limit } = asked;
  const words = sql`(select string_agg(concat_ws(' ', event_text.title, event_text.line, event_text.body), ' ') from event_text
    where event_text.platform_id = ${event.platformId} and event_text.event_id = ${event.id})`;
  const found = await executor
    .select()
    .from(event)
    .where(
      and(
        eq(event.platformId, platform),
        key === '' ? undefined : eq(event.id, key),
        kind === null ? undefined : eq(event.kind, kind),
        isInState(state, event, nowMs),
        hasWords(text, [event.id, words]),
        isBefore(asked, event.startsAtMs, event.id),
      ),
    )
    .orderBy(desc(event.startsAtMs), desc(event.id))
    .limit(limit + 1);
  const ids = found.map(({ id }) => id);
  const [parts, taken] = await Promise.all([readParts(executor, platform, ids), countTaken(executor, platform, ids)]);
  const moment = momentsOf(platform);
  return pageOf(found, asked, {
    cursor: ({ startsAtMs, id }) => `${startsAtMs}.${id}`,
    row: (row): EventRow => {
      const { id, ticketMode: mode, ticketTotal: total, winnerCount: winners, needsAddress } = row;
      const seriesIds = parts.seriesOf(id).map(({ seriesId }) => seriesId);
      const entry: EventRow['entry'] = {
        ...{ platform, key: id, kind: row.kind, audience: row.audience, startAt: moment(row.startsAtMs) },
        ...{ endAt: moment(row.endsAtMs), position: row.position, isVisible: row.isVisible, picture: row.assetId },
        ...{ series: seriesIds, coupon: row.couponId },
        tickets: mode === null || total === null ? null : { mode, total, winners, needsAddress },
        rewards: parts
          .rewardsOf(id)
          .map((reward) => ({ at: reward.atCount, kind: reward.kind, amount: reward.amount })),
        texts: parts.textsOf(id) as EventRow['entry']['texts'],
      };
      return {
        ...{ key: id, edition: editionOf(entry), isDemo: row.isDemo, updatedAtMs: row.updatedAtMs, entry },
        ...{ state: stateOf(row, nowMs), of: seriesIds.map(parts.name), takenCount: row.takenCount },
        ...{ drawnAtMs: row.drawnAtMs, ...taken(id) },
        canBeDrawn: mode === 'DRAW' && row.drawnAtMs === null && nowMs >= row.endsAtMs,
      };
    },
  });
}

async function readParts(executor: Executor, platformId: string, ids: readonly string[]) {
  const of = <Table extends typeof eventText | typeof eventSeries | typeof eventReward>(table: Table) =>
    and(eq(table.platformId, platformId), inArray(table.eventId, [...ids]));
  const [texts, series, rewards] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          executor.select().from(eventText).where(of(eventText)).orderBy(asc(eventText.locale)),
          executor.select().from(eventSeries).where(of(eventSeries)).orderBy(asc(eventSeries.position)),
          executor.select().from(eventReward).where(of(eventReward)).orderBy(asc(eventReward.atCount)),
        ]);
  return {
    textsOf: textsByOwner(
      texts,
      ({ eventId }) => eventId,
      ({ title, line, body }) => ({ title, line, body }),
    ),
    seriesOf: byOwner(series, ({ eventId }) => eventId),
    rewardsOf: byOwner(rewards, ({ eventId }) => eventId),
    name: await nameSeries(
      executor,
      series.map(({ seriesId }) => seriesId),
    ),
  };
}

/** How many take part, and what they were given. */
async function countTaken(executor: Executor, platformId: string, ids: readonly string[]) {
  const [stamped, given] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          executor
            .select({ eventId: eventStamp.eventId, stamps: count(), readers: countDistinct(eventStamp.userId) })
            .from(eventStamp)
            .where(and(eq(eventStamp.platformId, platformId), inArray(eventStamp.eventId, [...ids])))
            .groupBy(eventStamp.eventId),
          executor
            .select({ eventId: eventGiven.eventId, given: count() })
            .from(eventGiven)
            .where(and(eq(eventGiven.platformId, platformId), inArray(eventGiven.eventId, [...ids])))
            .groupBy(eventGiven.eventId),
        ]);
  return (id: string) => {
    const stamps = stamped.find(({ eventId }) => eventId === id);
    const givenCount = given.find(({ eventId }) => eventId === id)?.given ?? 0;
    return { stampedReaders: stamps?.readers ?? 0, stamps: stamps?.stamps ?? 0, givenCount };
  };
}
