import { EVENT_AUDIENCES, EVENT_KINDS, EVENT_REWARD_KINDS, EVENT_TICKET_MODES, LOCALES } from '@longstrip/core';
import { coupon, event, eventReward, eventSeries, eventStamp, eventText } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { findSeriesId } from '../../catalogue/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { RefusedChange } from '../../shared/operator.ts';
import {
  CountSchema,
  knownPlatform,
  LineSchema,
  MomentSchema,
  OptionalLineSchema,
  PlatformIdSchema,
  ReferenceSchema,
  TextSchema,
} from '../../shared/operator-values.ts';
import type { Applied } from './apply-document.ts';
import { type BenefitContext, timesOf } from './benefits.ts';
import { knownPicture, textsByLocale } from './showcase.ts';

/** `event/roulette` is the address of the wheel, so no event may have this key. */
const NOT_A_KEY = 'roulette';
const MOST_SERIES = 30;
const MOST_REWARDS = 60;
/** An attendance check longer than a year is a typing error. */
const MOST_STAMPS = 366;

const KeySchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'a key is made of Latin letters, digits, _ and -, at most 40 of them'),
  v.check((key) => key.toLowerCase() !== NOT_A_KEY, 'roulette is the address of the wheel'),
);
const FromOneSchema = v.pipe(CountSchema, v.minValue(1, 'must be at least 1'));

const RewardSchema = v.strictObject({
  /** Number of stamps in an attendance check; for a ticket: 1. */
  at: v.exactOptional(v.pipe(FromOneSchema, v.maxValue(MOST_STAMPS, `is at most ${MOST_STAMPS}`)), 1),
  kind: v.picklist(EVENT_REWARD_KINDS),
  amount: v.pipe(FromOneSchema, v.maxValue(100_000, 'is at most 100000')),
});

const TicketsSchema = v.pipe(
  v.strictObject({
    mode: v.picklist(EVENT_TICKET_MODES),
    total: FromOneSchema,
    /** For DRAW: how many are drawn. */
    winners: v.exactOptional(v.nullable(FromOneSchema), null),
    /** A prize is sent by post: a reader with a ticket must give an address. */
    needsAddress: v.exactOptional(v.boolean(), false),
  }),
  v.check(
    ({ mode, total, winners }) => (mode === 'DRAW' ? winners !== null && winners <= total : winners === null),
    'a DRAW has winners, at most as many as tickets, and FIRST_COME has none',
  ),
);

/** An event of an apply document, identified by its platform and key. The key is the last part of its address. */
export const EventEntrySchema = v.pipe(
  v.strictObject({
    platform: PlatformIdSchema,
    key: KeySchema,
    kind: v.picklist(EVENT_KINDS),
    audience: v.exactOptional(v.picklist(EVENT_AUDIENCES), 'ALL'),
    startAt: MomentSchema,
    endAt: MomentSchema,
    /** Lower comes first. */
    position: v.exactOptional(CountSchema, 0),
    isVisible: v.exactOptional(v.boolean(), true),
    /** Id of a stored picture. Null: the art of the first series. */
    picture: v.exactOptional(v.nullable(ReferenceSchema), null),
    /** Alias, id, or `<series key>/<language>`, in the order of the page. */
    series: v.exactOptional(
      v.pipe(
        v.array(v.union([ReferenceSchema, v.number()], 'must be an alias, an id, or <series key>/<language>')),
        v.maxLength(MOST_SERIES, `names at most ${MOST_SERIES} series`),
      ),
      [],
    ),
    /** For COUPON: the key of the coupon. */
    coupon: v.exactOptional(v.nullable(ReferenceSchema), null),
    /** For TICKET. */
    tickets: v.exactOptional(v.nullable(TicketsSchema), null),
    rewards: v.exactOptional(
      v.pipe(
        v.array(RewardSchema),
        v.maxLength(MOST_REWARDS, `has at most ${MOST_REWARDS} rewards`),
        v.check(
          (rewards) => new Set(rewards.map(({ at }) => at)).size === rewards.length,
          'has two rewards at one number of stamps',
        ),
      ),
      [],
    ),
    /** A locale without an entry loses its text. */
    texts: v.pipe(
      v.record(
        v.picklist(LOCALES),
        v.strictObject({
          title: LineSchema,
          line: v.exactOptional(OptionalLineSchema, ''),
          body: v.exactOptional(TextSchema, ''),
        }),
      ),
      v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
    ),
  }),
  v.check(
    ({ kind, coupon }) => (kind === 'COUPON') === (coupon !== null),
    'a COUPON names its coupon, and no other does',
  ),
  v.check(({ kind, tickets }) => (kind === 'TICKET') === (tickets !== null), 'a TICKET has tickets, and no other does'),
  v.check(({ kind, rewards }) => {
    if (kind === 'ATTENDANCE') return rewards.length > 0;
    return rewards.length === 0 || (kind === 'TICKET' && rewards.every(({ at }) => at === 1));
  }, 'an ATTENDANCE has rewards, a TICKET may have one at 1, and no other has any'),
);
export type EventEntry = v.InferOutput<typeof EventEntrySchema>;

type Facts = Pick<
  typeof event.$inferInsert,
  'kind' | 'audience' | 'startsAtMs' | 'endsAtMs' | 'position' | 'isVisible' | 'assetId' | 'couponId'
> & {
  readonly ticketMode: EventTickets['mode'] | null;
  readonly ticketTotal: number | null;
  readonly winnerCount: number | null;
  readonly needsAddress: boolean;
};
type EventTickets = NonNullable<EventEntry['tickets']>;
type Described = NonNullable<Awaited<ReturnType<typeof describeEvent>>>;

/**
 * Creates or changes an event with its texts, series and rewards. What readers already have stays valid: once a reader takes
 * part, its kind and the way its tickets win cannot change, and once it is drawn nothing about its tickets changes. Given rewards
 * stay given.
 */
export async function applyEvent(
  context: BenefitContext,
  entry: EventEntry,
  { isDemo = false }: { readonly isDemo?: boolean } = {},
): Promise<Applied> {
  const { tx, operator, nowMs } = context;
  const { platform: platformId, key: id } = entry;
  const before = await describeEvent(context, entry);
  const facts = await factsOf(context, entry);
  if (before !== null) await refuseBrokenPromise(context, before, facts);
  await tx
    .insert(event)
    .values({ platformId, id, ...facts, isDemo, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: [event.platformId, event.id], set: facts });
  await writeParts(context, entry);
  const after = await describeEvent(context, entry);
  const change = { action: 'event.apply', subjectType: 'event', subjectId: `${platformId}/${id}` } as const;
  const hasChanged = await recordChange(tx, operator, { ...change, before, after }, nowMs);
  if (hasChanged) {
    await tx
      .update(event)
      .set({ updatedAtMs: nowMs })
      .where(and(eq(event.platformId, platformId), eq(event.id, id)));
  }
  return { subject: `event ${platformId}/${id}`, hasChanged };
}

async function factsOf(context: BenefitContext, entry: EventEntry): Promise<Facts> {
  const { platform: platformId, kind, audience, position, isVisible, tickets } = entry;
  const [startsAtMs, endsAtMs] = timesOf(platformId, entry.startAt, entry.endAt);
  refuseUnreachable(entry, startsAtMs, endsAtMs);
  return {
    ...{ kind, audience, startsAtMs, endsAtMs, position, isVisible },
    assetId: await knownPicture(context, entry.picture),
    couponId: await knownCoupon(context, entry),
    ticketMode: tickets?.mode ?? null,
    ticketTotal: tickets?.total ?? null,
    winnerCount: tickets?.winners ?? null,
    needsAddress: tickets?.needsAddress ?? false,
  };
}

/** A reward that no reader can reach would be a broken promise. */
function refuseUnreachable({ platform, kind, rewards }: EventEntry, startsAtMs: number, endsAtMs: number): void {
  if (kind !== 'ATTENDANCE') return;
  const { timeZone: zone } = getPlatform(knownPlatform(platform));
  const first = DateTime.fromMillis(startsAtMs, { zone }).startOf('day');
  const last = DateTime.fromMillis(endsAtMs - 1, { zone }).startOf('day');
  const days = Math.round(last.diff(first, 'days').days) + 1;
  const highest = Math.max(...rewards.map(({ at }) => at));
  if (highest <= days) return;
  throw new RefusedChange('REWARD_UNREACHABLE', `it lasts ${days} days, and a reward needs ${highest} stamps.`);
}

async function knownCoupon({ tx }: BenefitContext, entry: EventEntry): Promise<string | null> {
  if (entry.coupon === null) return null;
  const isIt = and(eq(coupon.platformId, entry.platform), eq(coupon.id, entry.coupon));
  const [row] = await tx.select({ id: coupon.id }).from(coupon).where(isIt);
  if (row !== undefined) return row.id;
  throw new RefusedChange('COUPON_UNKNOWN', `there is no coupon ${entry.coupon} on that platform.`);
}

async function refuseBrokenPromise({ tx }: BenefitContext, before: Described, facts: Facts): Promise<void> {
  const { platformId, id, takenCount } = before;
  const isTickets = before.ticketMode === facts.ticketMode && before.needsAddress === facts.needsAddress;
  if (before.drawnAtMs !== null) {
    const isSame = isTickets && before.winnerCount === facts.winnerCount && before.endsAtMs === facts.endsAtMs;
    if (isSame && before.ticketTotal === facts.ticketTotal) return;
    throw new RefusedChange('EVENT_DRAWN', `${id} is drawn: its tickets and its end stay.`);
  }
  if (takenCount > 0 && !isTickets) {
    throw new RefusedChange('EVENT_TAKEN', `readers have tickets of ${id}: how they win, and by post or not, stays.`);
  }
  if ((facts.ticketTotal ?? takenCount) < takenCount) {
    throw new RefusedChange('EVENT_TAKEN', `${takenCount} tickets of ${id} are taken: it has no fewer.`);
  }
  if (before.kind === facts.kind) return;
  const stamps = await tx.$count(eventStamp, and(eq(eventStamp.platformId, platformId), eq(eventStamp.eventId, id)));
  if (stamps > 0) throw new RefusedChange('EVENT_TAKEN', `readers have stamps of ${id}: its kind stays.`);
}

async function writeParts({ tx }: BenefitContext, entry: EventEntry): Promise<void> {
  const { platform: platformId, key: eventId } = entry;
  const of = { platformId, eventId };
  const seriesIds = new Set<number>();
  for (const reference of entry.series) seriesIds.add(await findSeriesId(tx, reference));
  for (const table of [eventText, eventSeries, eventReward]) {
    await tx.delete(table).where(and(eq(table.platformId, platformId), eq(table.eventId, eventId)));
  }
  await tx.insert(eventText).values(textsByLocale(entry.texts).map((text) => ({ ...of, ...text })));
  const rows = [...seriesIds].map((seriesId, position) => ({ ...of, seriesId, position }));
  if (rows.length > 0) await tx.insert(eventSeries).values(rows);
  const rewards = entry.rewards.map(({ at: atCount, kind, amount }) => ({ ...of, atCount, kind, amount }));
  if (rewards.length > 0) await tx.insert(eventReward).values(rewards);
}

/** The stored event, locked: meanwhile no ticket of it is taken. */
async function describeEvent({ tx }: BenefitContext, { platform: platformId, key: eventId }: EventEntry) {
  const [row] = await tx
    .select()
    .from(event)
    .where(and(eq(event.platformId, platformId), eq(event.id, eventId)))
    .for('no key update');
  if (row === undefined) return null;
  const { isDemo: _demo, createdAtMs: _created, updatedAtMs: _updated, ...facts } = row;
  const texts = await tx
    .select({ locale: eventText.locale, title: eventText.title, line: eventText.line, body: eventText.body })
    .from(eventText)
    .where(and(eq(eventText.platformId, platformId), eq(eventText.eventId, eventId)))
    .orderBy(asc(eventText.locale));
  const series = await tx
    .select({ seriesId: eventSeries.seriesId })
    .from(eventSeries)
    .where(and(eq(eventSeries.platformId, platformId), eq(eventSeries.eventId, eventId)))
    .orderBy(asc(eventSeries.position));
  const rewards = await tx
    .select({ atCount: eventReward.atCount, kind: eventReward.kind, amount: eventReward.amount })
    .from(eventReward)
    .where(and(eq(eventReward.platformId, platformId), eq(eventReward.eventId, eventId)))
    .orderBy(asc(eventReward.atCount));
  return { ...facts, texts, series: series.map(({ seriesId }) => seriesId), rewards };
}
