import type { AgeGroup } from '../people/age-group.ts';
import { type Decision, grant, refuse } from '../shared/decision.ts';
import type { EventAudience, EventKind } from '../shared/enumerations.ts';
import { type EventPeriod, eventStateOf } from './event-state.ts';

/** What of an event decides who sees it and who takes part. */
export interface OfferedEvent extends EventPeriod {
  readonly kind: EventKind;
  readonly audience: EventAudience;
  /** Whoever takes part gives a postal address. */
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
 * Whether an event is for a caller (section 6: some are for minors only, some for adults only). An event for adults is for who
 * sees adult content; one for minors is for everybody who is no verified adult.
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
