import type { AgeGroup, EventKind, EventRewardKind, EventState, EventViewer, Locale } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { event, eventReward, eventSeries, eventText } from '@longstrip/database/schema';
import { and, asc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';

const DAY_MS = 86_400_000;
/** How long an event stays in the list after its end. Its own page stays. */
const ENDED_LISTED_MS = 90 * DAY_MS;

export type EventRow = typeof event.$inferSelect;
export type EventTextRow = typeof eventText.$inferSelect;
export type EventRewardRow = typeof eventReward.$inferSelect;

/** Which events a caller is shown. */
interface EventFilter extends EventViewer {
  readonly platformId: string;
  readonly nowMs: number;
  readonly locales: readonly Locale[];
  /** Undefined: all states. */
  readonly state: EventState | undefined;
  /** Undefined: all kinds. */
  readonly kind?: EventKind;
  /** Only events with a reward of this kind. */
  readonly gives?: EventRewardKind;
}

/** Condition: the same rule as `decideEventView` of core. */
function isShownTo({ seesAdult, ageGroup, isAppleGuest }: EventViewer): SQL | undefined {
  const isVerified = ageGroup === ('adult' satisfies AgeGroup);
  return and(
    seesAdult ? undefined : ne(event.audience, 'ADULTS'),
    isVerified ? ne(event.audience, 'MINORS') : undefined,
    isAppleGuest ? eq(event.needsAddress, false) : undefined,
  );
}

const isRunning = (nowMs: number): SQL | undefined => and(lte(event.startsAtMs, nowMs), gt(event.endsAtMs, nowMs));

function isOfState(state: EventState | undefined, nowMs: number): SQL | undefined {
  const isListed = gt(event.endsAtMs, nowMs - ENDED_LISTED_MS);
  switch (state) {
    case undefined:
      return isListed;
    case 'RUNNING':
      return isRunning(nowMs);
    case 'SOON':
      return gt(event.startsAtMs, nowMs);
    case 'ENDED':
      return and(lte(event.endsAtMs, nowMs), isListed);
  }
}

const givesSuch = (kind: EventRewardKind): SQL => sql`exists (select 1 from ${eventReward}
  where ${eventReward.platformId} = ${event.platformId} and ${eventReward.eventId} = ${event.id} and ${eventReward.kind} = ${kind})`;

function matching({ platformId, nowMs, locales, state, kind, gives, ...viewer }: EventFilter): SQL | undefined {
  const hasText = sql`exists (select 1 from ${eventText} where ${eventText.platformId} = ${event.platformId}
    and ${eventText.eventId} = ${event.id} and ${inArray(eventText.locale, [...locales])})`;
  return and(
    eq(event.platformId, platformId),
    eq(event.isVisible, true),
    isOfState(state, nowMs),
    kind === undefined ? undefined : eq(event.kind, kind),
    gives === undefined ? undefined : givesSuch(gives),
    isShownTo(viewer),
    hasText,
  );
}

/** A page of the events that a caller is shown: those that run, then those to come, then those that ended last. */
export function listEvents(
  executor: Executor,
  filter: EventFilter,
  { number, size }: { number: number; size: number },
): Promise<EventRow[]> {
  const { nowMs } = filter;
  const state = sql`case when ${event.endsAtMs} <= ${nowMs} then 2 when ${event.startsAtMs} > ${nowMs} then 1 else 0 end`;
  const nearest = sql`case when ${event.endsAtMs} <= ${nowMs} then -${event.endsAtMs}
    when ${event.startsAtMs} > ${nowMs} then ${event.startsAtMs} else ${event.endsAtMs} end`;
  return executor
    .select()
    .from(event)
    .where(matching(filter))
    .orderBy(state, asc(event.position), nearest, asc(event.id))
    .limit(size)
    .offset(number * size);
}

export function countEvents(executor: Executor, filter: EventFilter): Promise<number> {
  return executor.$count(event, matching(filter));
}

const isEvent = (platformId: string, id: string): SQL | undefined =>
  and(eq(event.platformId, platformId), eq(event.id, id));

/** An event that the platform shows, for any reader; null: there is none. */
export async function findEvent(executor: Executor, platformId: string, id: string): Promise<EventRow | null> {
  const rows = await executor
    .select()
    .from(event)
    .where(and(isEvent(platformId, id), eq(event.isVisible, true)));
  return rows[0] ?? null;
}

/** Locks an event: no other transaction takes one of its tickets or draws until this one ends. */
export async function lockEvent(transaction: Transaction, platformId: string, id: string): Promise<EventRow | null> {
  const rows = await transaction.select().from(event).where(isEvent(platformId, id)).for('no key update');
  return rows[0] ?? null;
}

/** Counts one more ticket as taken. The event is locked by this transaction. */
export async function countTaken(transaction: Transaction, { platformId, id, takenCount }: EventRow): Promise<void> {
  await transaction
    .update(event)
    .set({ takenCount: takenCount + 1 })
    .where(isEvent(platformId, id));
}

export function listEventTexts(
  executor: Executor,
  of: { platformId: string; eventIds: readonly string[]; locales: readonly Locale[] },
): Promise<EventTextRow[]> {
  const { platformId, eventIds, locales } = of;
  return executor
    .select()
    .from(eventText)
    .where(
      and(
        eq(eventText.platformId, platformId),
        inArray(eventText.eventId, [...eventIds]),
        inArray(eventText.locale, [...locales]),
      ),
    );
}

/** The series of events, in their order within each event. */
export function listEventSeries(
  executor: Executor,
  platformId: string,
  eventIds: readonly string[],
): Promise<{ eventId: string; seriesId: number }[]> {
  return executor
    .select({ eventId: eventSeries.eventId, seriesId: eventSeries.seriesId })
    .from(eventSeries)
    .where(and(eq(eventSeries.platformId, platformId), inArray(eventSeries.eventId, [...eventIds])))
    .orderBy(asc(eventSeries.eventId), asc(eventSeries.position));
}

/** The rewards of an event, by the count that each needs. */
export function listRewards(executor: Executor, platformId: string, eventId: string): Promise<EventRewardRow[]> {
  return executor
    .select()
    .from(eventReward)
    .where(and(eq(eventReward.platformId, platformId), eq(eventReward.eventId, eventId)))
    .orderBy(asc(eventReward.atCount));
}

/** How many events run now that a caller is shown. */
export function countRunningEvents(executor: Executor, filter: Omit<EventFilter, 'state'>): Promise<number> {
  return countEvents(executor, { ...filter, state: 'RUNNING' });
}
