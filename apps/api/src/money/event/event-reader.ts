import type { EventDetail } from '@longstrip/api-contract';
import { ageGroupOf, type EventReader, type EventViewer } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { coupon, userCoupon } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import type { SignedInCaller } from '../../http/caller.ts';
import { adultRulesOf, callerSeesAdult, signedInReader } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { isAccountClosed } from '../../people/index.ts';
import { calendarDay } from '../../shared/platform-day.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { findAddress, findEntry, listWinners, readStamps } from './entry.repository.ts';
import type { EventRow } from './event.repository.ts';

type OwnParts = Pick<EventDetail, 'attendance' | 'coupon' | 'ticket'>;

/** A reader's own state in an event, by its kind; nothing for a guest. */
export async function readOwnOf(
  executor: Executor,
  event: EventRow,
  { scope, call }: { scope: ReaderScope | null; call: EndpointCall },
): Promise<OwnParts> {
  return {
    attendance: event.kind === 'ATTENDANCE' ? await readAttendance(executor, event, scope, call) : null,
    coupon: event.kind === 'COUPON' ? await readCoupon(executor, event, scope) : null,
    ticket: event.kind === 'TICKET' ? await readTicket(executor, event, scope) : null,
  };
}

async function readAttendance(
  executor: Executor,
  { id: eventId }: EventRow,
  scope: ReaderScope | null,
  { platform, nowMs }: EndpointCall,
): Promise<NonNullable<OwnParts['attendance']>> {
  const today = calendarDay(platform.timeZone, nowMs);
  if (scope === null) return { stampCount: 0, isStampedToday: false, today };
  const { stampCount, isStamped } = await readStamps(executor, scope, { eventId, day: today });
  return { stampCount, isStampedToday: isStamped, today };
}

async function readCoupon(
  executor: Executor,
  { platformId, couponId }: EventRow,
  scope: ReaderScope | null,
): Promise<NonNullable<OwnParts['coupon']>> {
  const isIt = and(eq(coupon.platformId, platformId), eq(coupon.id, couponId ?? ''));
  const [found] = await executor
    .select({ code: coupon.code, perUserLimit: coupon.perUserLimit })
    .from(coupon)
    .where(isIt);
  const isTheirs = and(
    eq(userCoupon.platformId, platformId),
    eq(userCoupon.userId, scope?.userId ?? ''),
    eq(userCoupon.couponId, couponId ?? ''),
  );
  const received = scope === null ? 0 : await executor.$count(userCoupon, isTheirs);
  return { needsCode: found !== undefined && found.code !== null, isReceived: received >= (found?.perUserLimit ?? 1) };
}

async function readTicket(executor: Executor, event: EventRow, scope: ReaderScope | null): Promise<OwnParts['ticket']> {
  const { id, ticketMode: mode, ticketTotal: total, takenCount, winnerCount, needsAddress, drawnAtMs } = event;
  if (mode === null || total === null) return null;
  const [entry, address, winners] = await Promise.all([
    scope === null ? null : findEntry(executor, scope, id),
    scope === null ? null : findAddress(executor, scope, id),
    drawnAtMs === null ? [] : listWinners(executor, event),
  ]);
  return {
    ...{ mode, total, remaining: total - takenCount, winnerCount, needsAddress, isDrawn: drawnAtMs !== null },
    winners,
    mine: entry === null ? null : { ticketNo: entry.ticketNo, isWinner: entry.isWinner },
    address: address === null ? null : { ...address },
  };
}

/** What decides which events a caller sees. */
export function eventViewerOf({ caller, platform, nowMs }: EndpointCall, guestSaysAdult: boolean): EventViewer {
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult, nowMs });
  if (caller.kind === 'guest') return { seesAdult, ageGroup: null, isAppleGuest: false };
  const reader = signedInReader(caller, platform, nowMs);
  const ageGroup = ageGroupOf(reader, adultRulesOf(platform, nowMs), nowMs);
  return { seesAdult, ageGroup, isAppleGuest: caller.user.snsProvider === 'apple_guest' };
}

/** Locks the reader's wallet, and with it all that is theirs, and returns what decides whether they may take part. */
export async function lockEventReader(
  transaction: Transaction,
  call: EndpointCall<SignedInCaller>,
): Promise<EventReader> {
  const { scope } = call.caller;
  const { wallet } = await lockWallet(transaction, scope);
  return {
    ...eventViewerOf(call, false),
    owes: wallet.debt.coins > 0 || wallet.debt.points > 0,
    isClosed: await isAccountClosed(transaction, scope),
  };
}
