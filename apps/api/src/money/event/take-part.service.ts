import type { CouponReceived, EventAddress, EventAttended, EventJoined } from '@longstrip/api-contract';
import {
  cleanPrizeAddress,
  type Decision,
  decideTakingPart,
  decideTicket,
  type EventKind,
  type EventRefusal,
  grant,
  lotOfReward,
  type Platform,
  type PrizeAddress,
  prizeAddressProblems,
  type ReceiveCouponRefusal,
  refuse,
  rewardsDue,
} from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { coupon } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { calendarDay } from '../../shared/platform-day.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { prepareCode, receiveCoupon, wireReceived } from '../coupon/coupon.service.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';
import { addTickets } from '../roulette/roulette.ts';
import type { MoneyParts } from '../services.ts';
import { addEntry, addGiven, addStamp, findEntry, findGiven, readStamps, saveAddress } from './entry.repository.ts';
import {
  countTaken,
  type EventRewardRow,
  type EventRow,
  findEvent,
  listRewards,
  lockEvent,
} from './event.repository.ts';
import { lockEventReader } from './event-reader.ts';

type ReaderCall = EndpointCall<SignedInCaller>;

/** The event that a reader takes part in. Their wallet is locked, so that what they do in events is done one after the other. */
async function enterEvent(
  transaction: Transaction,
  { id, kind }: { id: string; kind: EventKind },
  call: ReaderCall,
): Promise<Decision<EventRow, EventRefusal>> {
  const { platform, nowMs } = call;
  const reader = await lockEventReader(transaction, call);
  const found = await findEvent(transaction, platform.id, id);
  const decided = decideTakingPart(found, { kind, reader, nowMs });
  if (!decided.ok) return decided;
  return found === null ? refuse('NOT_FOUND_EVENT') : grant(found);
}

/**
 * `POST event/{id}/attend`: the stamp of the platform's day, and the rewards that it reaches. A second request on the same day
 * changes nothing.
 */
export async function attendEvent(
  transaction: Transaction,
  id: string,
  call: ReaderCall,
): Promise<Decision<EventAttended, EventRefusal>> {
  const { caller, platform, nowMs } = call;
  const entered = await enterEvent(transaction, { id, kind: 'ATTENDANCE' }, call);
  if (!entered.ok) return entered;
  const eventId = entered.value.id;
  const day = calendarDay(platform.timeZone, nowMs);
  const before = await readStamps(transaction, caller.scope, { eventId, day });
  if (before.isStamped) return grant({ isNew: false, rewards: [], day, stampCount: before.stampCount });
  await addStamp(transaction, caller.scope, { eventId, day, stampedAtMs: nowMs });
  const stampCount = before.stampCount + 1;
  const rewards = await giveRewards(transaction, caller.scope, { eventId, count: stampCount, platform, nowMs });
  return grant({ isNew: true, rewards: rewards.map(wireReward), day, stampCount });
}

/**
 * `POST event/{id}/join`: takes one of the tickets, one for each reader. In a first-come event it wins at once. A reader who has
 * a ticket keeps it, and gets its number. All readers of the event wait for its row, so it is locked last; if no ticket is left
 * then, what was given before is rolled back.
 */
export async function joinEvent(
  transaction: Transaction,
  id: string,
  call: ReaderCall,
): Promise<Decision<EventJoined, EventRefusal | 'NOT_EVENT_REMAIN_TICKET'>> {
  const { caller, platform, nowMs } = call;
  const entered = await enterEvent(transaction, { id, kind: 'TICKET' }, call);
  if (!entered.ok) return entered;
  const seen = entered.value;
  const eventId = seen.id;
  const before = await findEntry(transaction, caller.scope, eventId);
  if (before !== null) {
    return grant({ isNew: false, rewards: [], ticketNo: before.ticketNo, remaining: remainingOf(seen) });
  }
  const foreseen = decideTicket(ticketsOf(seen));
  if (!foreseen.ok) return foreseen;
  const rewards =
    seen.ticketMode === 'FIRST_COME'
      ? await giveRewards(transaction, caller.scope, { eventId, count: 1, platform, nowMs })
      : [];
  const locked = await lockEvent(transaction, platform.id, eventId);
  if (locked === null) return refuse('NOT_FOUND_EVENT');
  const decided = decideTicket(ticketsOf(locked));
  if (!decided.ok) return decided;
  const { ticketNo } = decided.value;
  await countTaken(transaction, locked);
  await addEntry(transaction, caller.scope, { eventId, ticketNo, joinedAtMs: nowMs });
  return grant({ isNew: true, rewards: rewards.map(wireReward), ticketNo, remaining: remainingOf(locked) - 1 });
}

const ticketsOf = ({ ticketTotal, takenCount }: EventRow) => ({ ticketTotal: ticketTotal ?? 0, takenCount });

const remainingOf = ({ ticketTotal, takenCount }: EventRow): number => (ticketTotal ?? 0) - takenCount;

/** Before a claim: counts the try of a code, as every try of a coupon's code is counted. */
export async function prepareClaim(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  typed: string | null,
  call: ReaderCall,
): Promise<Decision<string | null, 'NOT_FOUND_COUPON' | 'TOO_MANY_REQUESTS'>> {
  return typed === null ? grant(null) : prepareCode(parts, typed, call);
}

/** `POST event/{id}/claim`: the coupon of the event, by its code where it has one. */
export async function claimEvent(
  transaction: Transaction,
  id: string,
  call: ReaderCall & { readonly prepared: string | null },
): Promise<Decision<CouponReceived, EventRefusal | ReceiveCouponRefusal>> {
  const { caller, platform, device, nowMs, prepared } = call;
  const entered = await enterEvent(transaction, { id, kind: 'COUPON' }, call);
  if (!entered.ok) return entered;
  const couponId = entered.value.couponId ?? '';
  const isIt = and(eq(coupon.platformId, platform.id), eq(coupon.id, couponId));
  const [found] = await transaction.select({ code: coupon.code }).from(coupon).where(isIt);
  if (found === undefined || found.code !== prepared) return refuse('NOT_FOUND_COUPON');
  const of = { name: { id: couponId }, client: device.platform, platform, nowMs };
  const received = await receiveCoupon(transaction, caller.scope, of);
  return received.ok ? grant(wireReceived(received.value, call)) : received;
}

/** `POST event/{id}/address`: where the prize of the reader's ticket goes, until the end of the event. */
export async function saveEventAddress(
  transaction: Transaction,
  { id, typed }: { id: string; typed: Partial<PrizeAddress> },
  call: ReaderCall,
): Promise<Decision<EventAddress, EventRefusal | 'MALFORMED_REQUEST'>> {
  const { caller, nowMs } = call;
  const entered = await enterEvent(transaction, { id, kind: 'TICKET' }, call);
  if (!entered.ok) return entered;
  const event = entered.value;
  if (!event.needsAddress) return refuse('NOT_FOUND_EVENT');
  const address = cleanPrizeAddress(typed);
  if (Object.keys(prizeAddressProblems(address)).length > 0) return refuse('MALFORMED_REQUEST');
  if ((await findEntry(transaction, caller.scope, event.id)) === null) return refuse('UNAUTHORIZED_USER');
  await saveAddress(transaction, caller.scope, { eventId: event.id, address, nowMs });
  return grant({ ...address });
}

function wireReward({ atCount, kind, amount }: EventRewardRow) {
  return { atCount, kind, amount };
}

/**
 * Gives a reader the rewards of an event that they have reached and not been given, in the transaction of their cause, under the
 * lock of their wallet. Each reward is one movement; the row beside it makes sure that it is given once.
 *
 * @param count stamps; 1 for a ticket that wins
 */
export async function giveRewards(
  transaction: Transaction,
  scope: ReaderScope,
  of: { eventId: string; count: number; platform: Pick<Platform, 'constants'>; nowMs: number },
): Promise<EventRewardRow[]> {
  const { eventId, count, platform, nowMs } = of;
  const rewards = await listRewards(transaction, scope.platformId, eventId);
  const due = rewardsDue(rewards, { count, given: await findGiven(transaction, scope, eventId) });
  for (const reward of due) {
    const { atCount, kind, amount } = reward;
    const terms = lotOfReward(reward, platform.constants, nowMs);
    const facts = { cause: `event/${eventId}`, key: `event/${eventId}/${atCount}`, nowMs };
    const movement = terms === null ? null : await chargeWallet(transaction, scope, [terms], facts);
    if (movement === null) {
      await addTickets(transaction, scope, { source: 'EVENT', count: amount, expiresAtMs: null, nowMs });
    }
    const movementId = movement?.movementId ?? null;
    await addGiven(transaction, scope, { eventId, atCount, kind, amount, givenAtMs: nowMs, movementId });
  }
  return due;
}
