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
