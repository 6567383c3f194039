import { BENEFITS_NOTICE_MS, COINS_NOTICE_MS, mayNotifyOf, type Platform, summariseExpiring } from '@longstrip/core';
import { inPages } from '../../shared/in-pages.ts';
import { calendarDay } from '../../shared/platform-day.ts';
import { addAlarms } from './alarm.repository.ts';
import {
  type EndingRow,
  type EndingWindow,
  lastNotifiedAt,
  listEndingCoins,
  listEndingCoupons,
  listEndingGifts,
  listEndingSpins,
  listReadyTickets,
  type ReadyTicket,
} from './ending.repository.ts';
import type { NotifyParts } from './notify-new-episodes.ts';
import { hasAlarms, readerView } from './pending-alarms.ts';

/** Readers, or things, that are looked at in one statement. */
const BATCH = 500;
/** A free ticket that was ready longer ago is no news: a reader who comes back sees it. */
const READY_NEWS_MS = 24 * 3_600_000;

type Executor = NotifyParts['database']['orm'];

/**
 * Tells readers of coins, gifts, coupons and tickets of the roulette that end soon, and of wait-until-free tickets that are
 * ready. Run twice it adds nothing more: each thing is notified once, and coins and spins in one alarm a day at most.
 *
 * @returns how many alarms were raised
 */
export async function notifyEndings(parts: NotifyParts, signal: AbortSignal): Promise<number> {
  const { orm } = parts.database;
  let count = 0;
  for (const known of parts.platforms.filter(hasAlarms)) {
    const platform = await parts.switches.now(known);
    const until = (noticeMs: number) => {
      const nowMs = parts.nowMs();
      return { platformId: platform.id, fromMs: nowMs, untilMs: nowMs + noticeMs };
    };
    for (const sum of SUMS) {
      count += await notifySums(orm, { ...sum, window: until(sum.noticeMs), platform }, signal);
    }
    for (const titled of TITLED) {
      count += await notifyTitles(orm, { ...titled, window: until(BENEFITS_NOTICE_MS) }, signal);
    }
    if (platform.features.freetime) count += await notifyReadyTickets(orm, platform, parts.nowMs(), signal);
  }
  return count;
}

const SUMS = [
  { kind: 'COINS_END_SOON', list: listEndingCoins, name: 'coins', noticeMs: COINS_NOTICE_MS },
  { kind: 'SPINS_END_SOON', list: listEndingSpins, name: 'tickets', noticeMs: BENEFITS_NOTICE_MS },
] as const;
const TITLED = [
  { kind: 'GIFT_ENDS_SOON', list: listEndingGifts },
  { kind: 'COUPON_ENDS_SOON', list: listEndingCoupons },
] as const;

/** Things that are notified as a sum: one alarm for a reader and a day. */
async function notifySums(
  orm: Executor,
  of: (typeof SUMS)[number] & { window: EndingWindow; platform: Platform },
  signal: AbortSignal,
): Promise<number> {
  const { kind, name, noticeMs, window, platform } = of;
  const nowMs = window.fromMs;
  const subjectId = calendarDay(platform.timeZone, nowMs);
  let count = 0;
  let afterId = '';
  for (;;) {
    signal.throwIfAborted();
    const things = byReader(await of.list(orm, window, { afterId, limit: BATCH }));
    const userIds = [...things.keys()];
    const lastNotified = await lastNotifiedAt(orm, { platformId: platform.id, kind, userIds });
    const rows = userIds.flatMap((userId) => {
      const lastNotifiedAtMs = lastNotified.get(userId) ?? null;
      const ending = summariseExpiring(things.get(userId) ?? [], { noticeMs, lastNotifiedAtMs }, nowMs);
      if (ending === null) return [];
      const parameters = { [name]: ending.amount, endsAtMs: ending.endsAtMs };
      return [{ platformId: platform.id, userId, kind, subjectId, parameters, createdAtMs: nowMs }];
    });
    count += await addAlarms(orm, rows);
    const last = userIds.at(-1);
    if (last === undefined || userIds.length < BATCH) return count;
    afterId = last;
  }
}

function byReader(rows: readonly EndingRow[]): Map<string, EndingRow[]> {
  const readers = new Map<string, EndingRow[]>();
  for (const row of rows) readers.set(row.userId, [...(readers.get(row.userId) ?? []), row]);
  return readers;
}

/** Things with a title: one alarm each. */
async function notifyTitles(
  orm: Executor,
  { kind, list, window }: (typeof TITLED)[number] & { window: EndingWindow },
  signal: AbortSignal,
): Promise<number> {
  const { platformId, fromMs: createdAtMs } = window;
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const found = await list(orm, window, BATCH);
    const added = await addAlarms(
      orm,
      found.map(({ userId, subjectId, title, endsAtMs }) => ({
        ...{ platformId, userId, kind, subjectId, createdAtMs },
        parameters: { title, endsAtMs },
      })),
    );
    count += added;
    // Those that another process notified meanwhile are not found again.
    if (found.length < BATCH || added === 0) return count;
  }
}

async function notifyReadyTickets(
  orm: Executor,
  platform: Platform,
  nowMs: number,
  signal: AbortSignal,
): Promise<number> {
  const platformId = platform.id;
  const window = { platformId, fromMs: nowMs - READY_NEWS_MS, untilMs: nowMs };
  const pages = inPages<ReadyTicket>((after) => listReadyTickets(orm, window, { after, limit: BATCH }), {
    ...{ limit: BATCH, signal },
  });
  let count = 0;
  for await (const found of pages) {
    const allowed = found.filter((ticket) => mayNotifyOf(ticket, readerView(ticket.user, platform, nowMs)));
    count += await addAlarms(
      orm,
      allowed.map(({ user, seriesId, title, isAdult, readyAtMs }) => ({
        ...{ platformId, userId: user.id, createdAtMs: nowMs, parameters: { title } },
        ...{ kind: isAdult ? 'ADULT_FREE_TICKET_READY' : 'FREE_TICKET_READY', subjectId: `${seriesId}-${readyAtMs}` },
      })),
    );
  }
  return count;
}
