import { randomInt } from 'node:crypto';
import { grant, type Platform } from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { banner, bannerText, event, eventSeries, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { DateTime, type DurationLike } from 'luxon';
import { drawByOperator } from '../money/index.ts';
import { applyCoupon, applyEvent, type CouponEntry, type EventEntry } from '../operators/index.ts';
import type { Operator } from '../shared/operator.ts';
import { type DemoEventPeriod, planDemoEvents } from './demo-event-plan.ts';
import { lockDemo } from './lock-demo.ts';

const SEEDER: Operator = { name: 'seed', role: 'owner', requestId: null };
const CODE_COUPON_KEY = 'demo-event-code';
const CODE = 'STAMPS100';
/** After the banners of series. */
const BANNER_POSITION = 90;

/** The demo's series on a platform whose art events use. */
interface DemoSeriesIds {
  readonly forAll: readonly number[];
  readonly forAdults: readonly number[];
}

/**
 * Creates the demo's events of a platform's calendar, for which there are none yet: of each kind one that runs now, the next
 * card of stamps, and one that has ended. Existing ones are not changed. Run again later, it brings the next ones.
 */
export async function prepareDemoEvents(tx: Transaction, platform: Platform, nowMs: number): Promise<void> {
  const platformId = platform.id;
  const context = { tx, operator: SEEDER, nowMs };
  const known = await tx
    .select({ id: event.id, startsAtMs: event.startsAtMs, endsAtMs: event.endsAtMs })
    .from(event)
    .where(and(eq(event.platformId, platformId), eq(event.isDemo, true)));
  const isFirst = known.length === 0;
  const missing = planDemoEvents(platform, nowMs, { isFirst }).filter(
    (planned) => !known.some((each) => isOfPlan(each, planned)),
  );
  if (missing.length === 0) return;
  if (isFirst) await applyCoupon(context, couponOf(platform, nowMs), { isDemo: true });
  const ids = await readDemoSeries(tx, platformId);
  const used = new Set(known.map(({ id }) => id));
  for (const planned of missing) {
    const name = `demo-${planned.name}`;
    const key = used.has(name) ? `${name}-${planned.startAt.slice(0, 10)}` : name;
    used.add(key);
    const entry = eventOf(platform, ids, { ...planned, key });
    if (entry !== null) await applyEvent(context, entry, { isDemo: true });
  }
  await putBanner(tx, platform, nowMs);
}

/** Brings the next events of each platform whose demo has had some, and draws those that are over; after `demo -- remove` there are none. */
export async function renewDemoEvents(
  database: Database,
  platforms: readonly Platform[],
  nowMs: number,
): Promise<void> {
  for (const platform of platforms) {
    await decideInTransaction(database, async (tx) => {
      await lockDemo(tx);
      const isDemo = and(eq(event.platformId, platform.id), eq(event.isDemo, true));
      if ((await tx.$count(event, isDemo)) > 0) await prepareDemoEvents(tx, platform, nowMs);
      return grant(null);
    });
  }
  const isOver = and(eq(event.isDemo, true), isNotNull(event.winnerCount), lte(event.endsAtMs, nowMs));
  const over = await database.orm
    .select({ platform: event.platformId, event: event.id })
    .from(event)
    .where(and(isOver, isNull(event.drawnAtMs)));
  for (const each of over) {
    await drawByOperator(
      { database, randomBelow: randomInt },
      SEEDER,
      { ...each, reason: 'The demo draws by itself' },
      nowMs,
    );
  }
}

/** Whether an event is one of this name that runs at some time of the period. */
function isOfPlan(
  { id, startsAtMs, endsAtMs }: Pick<typeof event.$inferSelect, 'id' | 'startsAtMs' | 'endsAtMs'>,
  planned: DemoEventPeriod,
): boolean {
  const isNamed = id === `demo-${planned.name}` || id.startsWith(`demo-${planned.name}-`);
  return isNamed && startsAtMs < planned.endsAtMs && endsAtMs > planned.startsAtMs;
}

/** A banner on the home page that leads to the attendance event that runs, after the banners of series. */
async function putBanner(tx: Transaction, { id: platformId, locales }: Platform, nowMs: number): Promise<void> {
  const [stamps] = await tx
    .select({ eventId: event.id, seriesId: eventSeries.seriesId })
    .from(event)
    .innerJoin(eventSeries, and(eq(eventSeries.platformId, event.platformId), eq(eventSeries.eventId, event.id)))
    .where(
      and(
        ...[eq(event.platformId, platformId), eq(event.isDemo, true), eq(event.kind, 'ATTENDANCE')],
        ...[lte(event.startsAtMs, nowMs), gt(event.endsAtMs, nowMs)],
      ),
    )
    .limit(1);
  if (stamps === undefined) return;
  const times = { openedAtMs: nowMs, createdAtMs: nowMs, updatedAtMs: nowMs };
  const place = { path: `/event/${stamps.eventId}`, seriesId: stamps.seriesId, position: BANNER_POSITION };
  const [created] = await tx
    .insert(banner)
    .values({ platformId, key: 'demo-event', kind: 'TEXT_ICON', ...place, isDemo: true, ...times })
    .onConflictDoUpdate({
      target: [banner.platformId, banner.key],
      set: { path: place.path, updatedAtMs: nowMs },
      setWhere: sql`${banner.isDemo} and ${banner.path} is distinct from ${place.path}`,
    })
    .returning({ id: banner.id });
  if (created === undefined) return;
  const { title, line } = textsOf('stamps');
  const texts = locales.map((locale) => ({ bannerId: created.id, locale, title, line }));
  await tx.insert(bannerText).values(texts).onConflictDoNothing();
}

async function readDemoSeries(tx: Transaction, platformId: string): Promise<DemoSeriesIds> {
  const rows = await tx
    .select({ id: series.id, isAdult: series.isAdult })
    .from(series)
    .innerJoin(seriesPlatform, eq(seriesPlatform.seriesId, series.id))
    .where(
      and(
        ...[eq(series.isDemo, true), eq(series.type, 'COMIC')],
        ...[eq(seriesPlatform.platformId, platformId), eq(seriesPlatform.isVisible, true)],
      ),
    )
    .orderBy(asc(series.id));
  const idsOf = (isAdult: boolean) => rows.filter((row) => row.isAdult === isAdult).map(({ id }) => id);
  return { forAll: idsOf(false), forAdults: idsOf(true) };
}

function dayOf({ timeZone }: Platform, nowMs: number, away: DurationLike): string {
  const day = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day').plus(away);
  return day.toISO({ includeOffset: true }) ?? '';
}

function couponOf(platform: Platform, nowMs: number): CouponEntry {
  return {
    ...{ platform: platform.id, key: CODE_COUPON_KEY, title: 't:demo.eventCoupon', type: 'FREE_MILEAGE', code: CODE },
    ...{ percent: null, amount: null, minimumAmount: 0, value: 100, totalLimit: null, perUserLimit: 1, isEvent: false },
    clients: ['WEB', 'AND_PLAY', 'AND_PLUS', 'IOS_APP'],
    ...{ startAt: dayOf(platform, nowMs, { days: -31 }), endAt: dayOf(platform, nowMs, { years: 1 }) },
  };
}

const STAMP_REWARDS: EventEntry['rewards'] = [
  { at: 1, kind: 'MILEAGE', amount: 50 },
  { at: 3, kind: 'ROULETTE_TICKET', amount: 1 },
  { at: 5, kind: 'MILEAGE', amount: 200 },
  { at: 7, kind: 'FREE_COIN', amount: 5 },
];

/** An event of the plan; null: the platform has no series for it. */
function eventOf(
  platform: Platform,
  { forAll, forAdults }: DemoSeriesIds,
  { name, key, startAt, endAt }: DemoEventPeriod & { key: string },
): EventEntry | null {
  const own = ownOf(name, (place, count = 1) => forAll.slice(place, place + count), forAdults);
  if (own.audience === 'ADULTS' && forAdults.length === 0) return null;
  return {
    ...{ platform: platform.id, key, audience: 'ALL', position: 0, isVisible: true, picture: null },
    ...{ startAt, endAt, series: [], coupon: null, tickets: null, rewards: [] },
    texts: Object.fromEntries(platform.locales.map((locale) => [locale, textsOf(name)])),
    ...own,
  };
}

/** What is an event's own, by its name. @param at the ids of so many series, from a place on */
function ownOf(
  name: string,
  at: (place: number, count?: number) => number[],
  forAdults: readonly number[],
): Pick<EventEntry, 'kind'> & Partial<EventEntry> {
  const first = { mode: 'FIRST_COME', winners: null, needsAddress: false } as const;
  switch (name) {
    case 'stamps':
      return { kind: 'ATTENDANCE', series: at(0), rewards: STAMP_REWARDS };
    case 'print':
      return {
        ...{ kind: 'TICKET', position: 1, series: at(1) },
        tickets: { mode: 'DRAW', total: 300, winners: 10, needsAddress: true },
      };
    case 'code':
      return { kind: 'COUPON', position: 2, series: at(2), coupon: CODE_COUPON_KEY };
    case 'first':
      return {
        ...{ kind: 'TICKET', position: 3, series: at(3), tickets: { ...first, total: 100 } },
        rewards: [{ at: 1, kind: 'FREE_COIN', amount: 3 }],
      };
    case 'weekend':
      return { kind: 'BANNER', position: 4, series: at(4, 6) };
    case 'young':
      return {
        ...{ kind: 'TICKET', audience: 'MINORS', position: 5, series: at(5), tickets: { ...first, total: 500 } },
        rewards: [{ at: 1, kind: 'ROULETTE_TICKET', amount: 1 }],
      };
    case 'night':
      return { kind: 'BANNER', audience: 'ADULTS', position: 6, series: forAdults.slice(0, 6) };
    case 'summer':
      return { kind: 'BANNER', series: at(7, 4) };
    default:
      throw new Error(`the demo has no event ${name}`);
  }
}

type Texts = NonNullable<EventEntry['texts']['en-US']>;

/** The texts of each event, as keys of the message catalogue (D26). */
const TEXTS: Readonly<Record<string, Texts>> = {
  stamps: { title: 't:demo.eventStampsTitle', line: 't:demo.eventStampsLine', body: '' },
  print: { title: 't:demo.eventPrintTitle', line: 't:demo.eventPrintLine', body: 't:demo.eventPrintBody' },
  code: { title: 't:demo.eventCodeTitle', line: 't:demo.eventCodeLine', body: '' },
  first: { title: 't:demo.eventFirstTitle', line: 't:demo.eventFirstLine', body: '' },
  weekend: { title: 't:demo.eventWeekendTitle', line: 't:demo.eventWeekendLine', body: 't:demo.eventWeekendBody' },
  young: { title: 't:demo.eventYoungTitle', line: 't:demo.eventYoungLine', body: '' },
  night: { title: 't:demo.eventNightTitle', line: 't:demo.eventNightLine', body: '' },
  summer: { title: 't:demo.eventSummerTitle', line: 't:demo.eventSummerLine', body: '' },
};

function textsOf(name: string): Texts {
  const texts = TEXTS[name];
  if (texts === undefined) throw new Error(`the demo's event ${name} has no texts`);
  return texts;
}
