import type { Platform } from '@longstrip/core';
import { DateTime } from 'luxon';

/** The periods of the demo's events: those of the calendar, so that one always ends soon and another is near. */
type Span = 'week' | 'fortnight' | 'weekend' | 'month';

interface PlannedEvent {
  readonly name: string;
  readonly span: Span;
  /** Which period, counted from the one that runs or comes next. */
  readonly offset: number;
}

/** When an event runs, in the form of operators' documents. */
interface DemoPeriod {
  readonly startAt: string;
  readonly endAt: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** What there is at any time. A card of seven stamps has a fortnight: a reader may miss half of its days. */
const PLAN: readonly PlannedEvent[] = [
  { name: 'stamps', span: 'fortnight', offset: 0 },
  { name: 'stamps', span: 'fortnight', offset: 1 },
  { name: 'print', span: 'month', offset: 0 },
  { name: 'first', span: 'week', offset: 0 },
  { name: 'weekend', span: 'weekend', offset: 0 },
  { name: 'young', span: 'month', offset: 0 },
  { name: 'night', span: 'week', offset: 0 },
];

/** What is there from the first day, and does not come again: a coupon is a reader's once, and what is over stays so. */
const ONCE: readonly PlannedEvent[] = [
  { name: 'code', span: 'month', offset: 0 },
  { name: 'summer', span: 'week', offset: -1 },
];

/** A period that the demo shall have. */
export interface DemoEventPeriod extends DemoPeriod {
  readonly name: string;
}

/** The events that the demo has at a moment, with their periods in the platform's calendar. @param isFirst none is there yet */
export function planDemoEvents(
  { timeZone }: Pick<Platform, 'timeZone'>,
  nowMs: number,
  { isFirst }: { isFirst: boolean },
): DemoEventPeriod[] {
  const now = DateTime.fromMillis(nowMs, { zone: timeZone });
  return [...PLAN, ...(isFirst ? ONCE : [])].map(({ name, span, offset }) => ({
    name,
    ...periodOf(beginOf(span, now, offset)),
  }));
}

interface Bounds {
  readonly from: DateTime;
  readonly until: DateTime;
}

/** A Monday from which fortnights are counted. */
const FIRST_MONDAY = '2024-01-01';

function beginOf(span: Span, now: DateTime, offset: number): Bounds {
  const monday = now.startOf('week');
  switch (span) {
    case 'week':
      return from(monday.plus({ weeks: offset }), { weeks: 1 });
    case 'fortnight': {
      const weeks = Math.round(monday.diff(DateTime.fromISO(FIRST_MONDAY, { zone: now.zone }), 'weeks').weeks);
      return from(monday.minus({ weeks: weeks % 2 }).plus({ weeks: 2 * offset }), { weeks: 2 });
    }
    case 'weekend':
      // From Friday on; before it, the next one.
      return from(monday.plus({ weeks: offset, days: 4 }), { days: 3 });
    case 'month':
      return from(now.startOf('month').plus({ months: offset }), { months: 1 });
  }
}

function from(begin: DateTime, length: { weeks?: number; days?: number; months?: number }): Bounds {
  return { from: begin, until: begin.plus(length) };
}

function periodOf({ from: begin, until }: Bounds): DemoPeriod {
  return {
    startAt: begin.toISO() ?? '',
    endAt: until.toISO() ?? '',
    startsAtMs: begin.toMillis(),
    endsAtMs: until.toMillis(),
  };
}
