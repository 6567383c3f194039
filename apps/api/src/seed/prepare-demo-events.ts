import type { Platform } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { banner, bannerText, event, eventSeries, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import { DateTime, type DurationLike } from 'luxon';
import { applyCoupon, applyEvent, type CouponEntry, type EventEntry } from '../operators/index.ts';
import type { Operator } from '../shared/operator.ts';

const SEEDER: Operator = { name: 'seed', role: 'owner', requestId: null };
const CODE_COUPON_KEY = 'demo-event-code';
const CODE = 'STAMPS100';
const STAMPS = 'demo-stamps';
/** After the banners of series. */
const BANNER_POSITION = 90;
const RUNNING = { from: { days: 0 }, until: { years: 1 } } as const;
const ENDED = { from: { days: -30 }, until: { days: -2 } } as const;
const SOON = { from: { months: 1 }, until: { months: 2 } } as const;

/** The demo's series on a platform whose art events use. */
interface DemoSeriesIds {
  readonly forAll: readonly number[];
  readonly forAdults: readonly number[];
}

/**
 * Creates the demo's events on a platform: one of each kind that runs now, one that has ended and one in the future. Existing
 * ones are not changed.
 */
export async function prepareDemoEvents(tx: Transaction, platform: Platform, nowMs: number): Promise<void> {
  const platformId = platform.id;
  const context = { tx, operator: SEEDER, nowMs };
  const isKnown = and(eq(event.platformId, platformId), eq(event.isDemo, true));
  if ((await tx.$count(event, isKnown)) > 0) return;
  await applyCoupon(context, couponOf(platform, nowMs), { isDemo: true });
  for (const entry of eventsOf(platform, await readDemoSeries(tx, platformId), nowMs)) {
    await applyEvent(context, entry, { isDemo: true });
  }
  await putBanner(tx, platform, nowMs);
}

/** A banner on the home page that leads to the attendance event, after the banners of series. */
async function putBanner(tx: Transaction, { id: platformId, locales }: Platform, nowMs: number): Promise<void> {
  const [stamps] = await tx
    .select({ seriesId: eventSeries.seriesId })
    .from(eventSeries)
    .where(and(eq(eventSeries.platformId, platformId), eq(eventSeries.eventId, STAMPS)))
    .limit(1);
  if (stamps === undefined) return;
  const times = { openedAtMs: nowMs, createdAtMs: nowMs, updatedAtMs: nowMs };
  const place = { path: `/event/${STAMPS}`, seriesId: stamps.seriesId, position: BANNER_POSITION };
  const [created] = await tx
    .insert(banner)
    .values({ platformId, key: 'demo-event', kind: 'TEXT_ICON', ...place, isDemo: true, ...times })
    .onConflictDoNothing()
    .returning({ id: banner.id });
  if (created === undefined) return;
  const { title, line } = textsOf('stamps');
  await tx.insert(bannerText).values(locales.map((locale) => ({ bannerId: created.id, locale, title, line })));
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
    ...{ startAt: dayOf(platform, nowMs, RUNNING.from), endAt: dayOf(platform, nowMs, RUNNING.until) },
  };
}

const STAMP_REWARDS: EventEntry['rewards'] = [
  { at: 1, kind: 'MILEAGE', amount: 50 },
  { at: 3, kind: 'ROULETTE_TICKET', amount: 1 },
  { at: 5, kind: 'MILEAGE', amount: 200 },
  { at: 7, kind: 'FREE_COIN', amount: 5 },
];

function eventsOf(platform: Platform, { forAll, forAdults }: DemoSeriesIds, nowMs: number): EventEntry[] {
  const at = (place: number, count = 1) => forAll.slice(place, place + count);
  const make = (
    name: string,
    { from, until }: { from: DurationLike; until: DurationLike },
    own: Pick<EventEntry, 'kind'> & Partial<EventEntry>,
  ): EventEntry => ({
    ...{ platform: platform.id, key: `demo-${name}`, audience: 'ALL', position: 0, isVisible: true, picture: null },
    ...{ startAt: dayOf(platform, nowMs, from), endAt: dayOf(platform, nowMs, until) },
    ...{ series: [], coupon: null, tickets: null, rewards: [] },
    texts: Object.fromEntries(platform.locales.map((locale) => [locale, textsOf(name)])),
    ...own,
  });
  const first = { mode: 'FIRST_COME', winners: null, needsAddress: false } as const;
  const events = [
    make('stamps', RUNNING, { kind: 'ATTENDANCE', series: at(0), rewards: STAMP_REWARDS }),
    make('print', RUNNING, {
      ...{ kind: 'TICKET', position: 1, series: at(1) },
      tickets: { mode: 'DRAW', total: 300, winners: 10, needsAddress: true },
    }),
    make('code', RUNNING, { kind: 'COUPON', position: 2, series: at(2), coupon: CODE_COUPON_KEY }),
    make('first', RUNNING, {
      ...{ kind: 'TICKET', position: 3, series: at(3), tickets: { ...first, total: 100 } },
      rewards: [{ at: 1, kind: 'FREE_COIN', amount: 3 }],
    }),
    make('weekend', RUNNING, { kind: 'BANNER', position: 4, series: at(4, 6) }),
    make('young', RUNNING, {
      ...{ kind: 'TICKET', audience: 'MINORS', position: 5, series: at(5), tickets: { ...first, total: 500 } },
      rewards: [{ at: 1, kind: 'ROULETTE_TICKET', amount: 1 }],
    }),
    make('night', RUNNING, { kind: 'BANNER', audience: 'ADULTS', position: 6, series: forAdults.slice(0, 6) }),
    make('spring', SOON, { kind: 'ATTENDANCE', series: at(6), rewards: STAMP_REWARDS }),
    make('summer', ENDED, { kind: 'BANNER', series: at(7, 4) }),
  ];
  return events.filter(({ audience }) => audience !== 'ADULTS' || forAdults.length > 0);
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
  spring: { title: 't:demo.eventSpringTitle', line: 't:demo.eventSpringLine', body: '' },
  summer: { title: 't:demo.eventSummerTitle', line: 't:demo.eventSummerLine', body: '' },
};

function textsOf(name: string): Texts {
  const texts = TEXTS[name];
  if (texts === undefined) throw new Error(`the demo's event ${name} has no texts`);
  return texts;
}
