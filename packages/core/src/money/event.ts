import type { AgeGroup } from '../people/adult.ts';
import type { BusinessConstants } from '../shared/business-constants.ts';
import type { EventAudience, EventKind, EventRewardKind } from '../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { type LotTerms, lotAmount } from './ledger/lot.ts';

const DAY_MS = 86_400_000;

/** The facts of an event that decide who sees it and who takes part. */
export interface OfferedEvent extends EventPeriod {
  readonly kind: EventKind;
  readonly audience: EventAudience;
  /** A participant gives a postal address. */
  readonly needsAddress: boolean;
}

/** What of a caller decides which events they see. */
export interface EventViewer {
  /** D24: adult content is shown to them. */
  readonly seesAdult: boolean;
  /** Null: a guest, of whom nothing is known. */
  readonly ageGroup: AgeGroup | null;
  /** D1: an apple guest has no events with an address. */
  readonly isAppleGuest: boolean;
}

/** What else of a signed-in reader decides whether they take part. */
export interface EventReader extends EventViewer {
  /** A store took coins back that were spent (D41). */
  readonly owes: boolean;
  /** The account moves to another platform, or has moved (D34). */
  readonly isClosed: boolean;
}

export type EventViewRefusal = 'UNAUTHORIZED_USER' | 'UNAUTHORIZED_ADULT' | 'UNAUTHORIZED_NON_ADULT';
export type EventRefusal = EventViewRefusal | 'NOT_FOUND_EVENT' | 'NOT_EVENT_PERIOD';

/**
 * Whether an event is for a caller (section 6: some are for minors only, some for adults only). An event for adults is for a reader who
 * sees adult content; one for minors is for all who are no verified adults.
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
 * Whether a reader takes part in an event, as far as the event and the account decide it: joins, checks in, claims, or gives
 * the address for a prize.
 *
 * @param event null: none of that name is shown on the platform
 * @param kind what is done belongs to events of this kind; of any other it is not found
 */
export function decideTakingPart(
  event: OfferedEvent | null,
  { kind, reader, nowMs }: { kind: EventKind; reader: EventReader; nowMs: number },
): Decision<null, EventRefusal> {
  if (event === null || event.kind !== kind) return refuse('NOT_FOUND_EVENT');
  const shown = decideEventView(event, reader);
  if (!shown.ok) return shown;
  if (eventStateOf(event, nowMs) !== 'RUNNING') return refuse('NOT_EVENT_PERIOD');
  // Who owes coins takes part in nothing that gives some away.
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

/** How an event stands to a moment. */
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

/** When the state of an event changes next; null after its end. A page that is open then looks again. */
export function nextStateChangeMs(period: EventPeriod, nowMs: number): number | null {
  const state = eventStateOf(period, nowMs);
  if (state === 'ENDED') return null;
  return state === 'SOON' ? period.startsAtMs : period.endsAtMs;
}

/** What an event gives once a reader has so many stamps, or a ticket that wins. */
export interface EventReward {
  /** Stamps of an attendance check; 1 of a ticket. */
  readonly atCount: number;
  readonly kind: EventRewardKind;
  /** Coins, points or spins. */
  readonly amount: number;
}

/** The rewards that a reader has reached and not been given. One that an operator adds later is given with the next stamp. */
export function rewardsDue<Reward extends EventReward>(
  rewards: readonly Reward[],
  { count, given }: { count: number; given: ReadonlySet<number> },
): Reward[] {
  return rewards.filter(({ atCount }) => atCount <= count && !given.has(atCount));
}

/** The lot of a reward; null of spins, which are tickets. Points end where the platform says so (D13). */
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
 * Draws the winners of an event among its entries, each as likely as any other and none twice.
 *
 * @param randomBelow a whole number from 0, below the limit
 * @returns as many as there are prizes, or all where there are fewer entries
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

/** Longest text of each, in characters: more is on no parcel. */
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
/** Digits of all scripts, and what stands between them. */
const PHONE = /^\+?(?:[\s().-]*\p{Nd}){5,20}[\s().-]*$/u;

/** The address as it is stored: every field on one line, without blanks around it or control characters. */
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

/** What is wrong with a cleaned address, field by field (section 5: all but address2 are required); empty: nothing. */
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
