import type { AgeGroup } from '../people/adult.ts';
import type { BusinessConstants } from '../shared/business-constants.ts';
import type { EventAudience, EventKind, EventRewardKind } from '../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { type LotTerms, lotAmount } from './ledger/lot.ts';

const DAY_MS = 86_400_000;

/** The facts of an event that decide who sees it and who may take part. */
export interface OfferedEvent extends EventPeriod {
  readonly kind: EventKind;
  readonly audience: EventAudience;
  /** Its participants give a postal address. */
  readonly needsAddress: boolean;
}

/** The facts about a caller that decide which events they see. */
export interface EventViewer {
  /** D24: adult content is shown to them. */
  readonly seesAdult: boolean;
  /** Null: a guest, whose age is unknown. */
  readonly ageGroup: AgeGroup | null;
  /** D1: an apple guest has no events with an address. */
  readonly isAppleGuest: boolean;
}

/** Further facts about a signed-in reader that decide whether they may take part. */
export interface EventReader extends EventViewer {
  /** They owe coins: a store took back coins that were already spent (D41). */
  readonly owes: boolean;
  /** The account is moving to another platform, or has moved (D34). */
  readonly isClosed: boolean;
}

export type EventViewRefusal = 'UNAUTHORIZED_USER' | 'UNAUTHORIZED_ADULT' | 'UNAUTHORIZED_NON_ADULT';
export type EventRefusal = EventViewRefusal | 'NOT_FOUND_EVENT' | 'NOT_EVENT_PERIOD';

/**
 * Whether an event is for a caller (section 6: some are for minors only, some for adults only). An event for adults is for
 * readers who see adult content; an event for minors is for everyone except verified adults.
 */
export function decideEventView(
  { audience, needsAddress }: Pick<OfferedEvent, 'audience' | 'needsAddress'>,
  { seesAdult, ageGroup, isAppleGuest }: EventViewer,
): Decision<null, EventViewRefusal> {
  if (audience === 'ADULTS' && !seesAdult) return refuse('UNAUTHORIZED_ADULT');
  if (audience === 'MINORS' && ageGroup === 'adult') return refuse('UNAUTHORIZED_NON_ADULT');
  if (needsAddress && isAppleGuest) return refuse('UNAUTHORIZED_USER');
  return grant(null);
}

/**
 * Whether a reader may join, check in, claim, or give the address for a prize. Checks only what the event and the account
 * decide.
 *
 * @param event null: the platform shows no such event
 * @param kind the kind of event that the action belongs to; an event of another kind counts as not found
 */
export function decideTakingPart(
  event: OfferedEvent | null,
  { kind, reader, nowMs }: { kind: EventKind; reader: EventReader; nowMs: number },
): Decision<null, EventRefusal> {
  if (event === null || event.kind !== kind) return refuse('NOT_FOUND_EVENT');
  const shown = decideEventView(event, reader);
  if (!shown.ok) return shown;
  if (eventStateOf(event, nowMs) !== 'RUNNING') return refuse('NOT_EVENT_PERIOD');
  // A reader who owes coins cannot take part in anything that gives coins away.
  return reader.owes || reader.isClosed ? refuse('UNAUTHORIZED_USER') : grant(null);
}

/** Whether one more reader gets a ticket of an event. */
export function decideTicket({
  ticketTotal,
  takenCount,
}: {
  ticketTotal: number;
  takenCount: number;
}): Decision<{ ticketNo: number }, 'NOT_EVENT_REMAIN_TICKET'> {
  return takenCount < ticketTotal ? grant({ ticketNo: takenCount + 1 }) : refuse('NOT_EVENT_REMAIN_TICKET');
}

export const EVENT_STATES = ['RUNNING', 'SOON', 'ENDED'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** When an event runs, in epoch milliseconds. */
export interface EventPeriod {
  /** Inclusive. */
  readonly startsAtMs: number;
  /** Exclusive. */
  readonly endsAtMs: number;
}

export function eventStateOf({ startsAtMs, endsAtMs }: EventPeriod, nowMs: number): EventState {
  if (nowMs < startsAtMs) return 'SOON';
  return nowMs < endsAtMs ? 'RUNNING' : 'ENDED';
}

/** When the state of an event changes next; null after its end. An open page checks again at that time. */
export function nextStateChangeMs(period: EventPeriod, nowMs: number): number | null {
  const state = eventStateOf(period, nowMs);
  if (state === 'ENDED') return null;
  return state === 'SOON' ? period.startsAtMs : period.endsAtMs;
}

/** What an event gives for a number of stamps, or for a winning ticket. */
export interface EventReward {
  /** Number of stamps in an attendance check; 1 for a ticket. */
  readonly atCount: number;
  readonly kind: EventRewardKind;
  /** Coins, points or spins. */
  readonly amount: number;
}

/** Rewards reached but not given yet. A reward that an operator adds later is given with the next stamp. */
export function rewardsDue<Reward extends EventReward>(
  rewards: readonly Reward[],
  { count, given }: { count: number; given: ReadonlySet<number> },
): Reward[] {
  return rewards.filter(({ atCount }) => atCount <= count && !given.has(atCount));
}

/**
 * The tickets for the roulette that an event would still give a reader, and the stamp that gives them (null: taking part gives
 * them); null: none.
 */
export function ticketsToGet(
  { kind, rewards }: { kind: EventKind; rewards: readonly EventReward[] },
  reader: { given: ReadonlySet<number>; stampCount: number; canJoin: boolean },
): { atCount: number | null; amount: number } | null {
  const next = rewards.find(({ kind: gives, atCount }) => gives === 'ROULETTE_TICKET' && !reader.given.has(atCount));
  if (next === undefined) return null;
  const { atCount, amount } = next;
  if (kind === 'ATTENDANCE') return { atCount: Math.max(atCount, reader.stampCount + 1), amount };
  return reader.canJoin ? { atCount: null, amount } : null;
}

/** The lot of a reward; null for spins, which are tickets. Points end only if the platform sets `mileageDays` (D13). */
export function lotOfReward(
  { kind, amount }: Pick<EventReward, 'kind' | 'amount'>,
  { mileageDays }: Pick<BusinessConstants, 'mileageDays'>,
  nowMs: number,
): LotTerms | null {
  if (kind === 'ROULETTE_TICKET') return null;
  const days = kind === 'MILEAGE' ? mileageDays : null;
  const expiresAtMs = days === null ? null : nowMs + days * DAY_MS;
  return { kind, source: 'EVENT', amount: lotAmount(kind, amount), acquiredAtMs: nowMs, expiresAtMs };
}

/**
 * Draws the winners of an event from its entries, all with the same chance and none twice.
 *
 * @param randomBelow returns a whole number from 0 (inclusive) to the limit (exclusive)
 * @returns `winnerCount` entries, or all if there are fewer
 */
export function drawWinners<Entry>(
  entries: readonly Entry[],
  { winnerCount, randomBelow }: { winnerCount: number; randomBelow: (limit: number) => number },
): Entry[] {
  const left = [...entries];
  const winners: Entry[] = [];
  while (winners.length < winnerCount && left.length > 0) winners.push(...left.splice(randomBelow(left.length), 1));
  return winners;
}

/** Section 3: the fields of the address that a prize is sent to, in the order of the form. */
export const PRIZE_ADDRESS_FIELDS = ['name', 'zipCode', 'city', 'address1', 'address2', 'phone'] as const;
export type PrizeAddressField = (typeof PRIZE_ADDRESS_FIELDS)[number];
export type PrizeAddress = Readonly<Record<PrizeAddressField, string>>;

/** Maximum length of each in characters: more does not fit on a parcel. */
export const PRIZE_ADDRESS_LONGEST: Readonly<Record<PrizeAddressField, number>> = {
  name: 80,
  zipCode: 16,
  city: 80,
  address1: 120,
  address2: 120,
  phone: 30,
};

export type PrizeAddressProblem = 'missing' | 'malformed';

const OPTIONAL: ReadonlySet<PrizeAddressField> = new Set(['address2']);
/** Digits of all scripts, with the usual separators between them. */
const PHONE = /^\+?(?:[\s().-]*\p{Nd}){5,20}[\s().-]*$/u;

/** The stored form of an address: every field on one line, without control characters or spaces around it. */
export function cleanPrizeAddress(typed: Partial<PrizeAddress>): PrizeAddress {
  const clean = (field: PrizeAddressField) => (typed[field] ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return {
    name: clean('name'),
    zipCode: clean('zipCode'),
    city: clean('city'),
    address1: clean('address1'),
    address2: clean('address2'),
    phone: clean('phone'),
  };
}

/** What is wrong with a cleaned address, by field (section 5: all but address2 are required); empty: nothing. */
export function prizeAddressProblems(
  address: PrizeAddress,
): Partial<Readonly<Record<PrizeAddressField, PrizeAddressProblem>>> {
  const problems: Partial<Record<PrizeAddressField, PrizeAddressProblem>> = {};
  for (const field of PRIZE_ADDRESS_FIELDS) {
    const text = address[field];
    if (text === '') {
      if (!OPTIONAL.has(field)) problems[field] = 'missing';
    } else if (text.length > PRIZE_ADDRESS_LONGEST[field] || (field === 'phone' && !PHONE.test(text))) {
      problems[field] = 'malformed';
    }
  }
  return problems;
}
