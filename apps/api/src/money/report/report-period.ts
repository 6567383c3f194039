import { NUMBERS_MOST_DAYS } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import type { SqlRunner } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { knownPlatform } from '../../shared/operator-values.ts';

const USUAL_DAYS = 30;

export const PERIOD_REFUSALS = {
  MALFORMED_REQUEST: `a period ends on or after its first day, and has at most ${NUMBERS_MOST_DAYS} days.`,
} as const;

interface AskedPeriod {
  readonly platform: string;
  readonly from: string;
  readonly until: string;
}

/** A period of a platform, both days included, and how recent its numbers are. */
export interface ReportPeriod {
  readonly timeZone: string;
  readonly from: string;
  readonly until: string;
  readonly ranAtMs: number | null;
  readonly countedUntil: string | null;
}

const RunSchema = v.object({ ranAtMs: v.number(), countedUntil: v.nullable(v.string()) });

/** How recent the roll-ups of a platform are. */
export async function readFreshness(
  runner: Pick<SqlRunner, 'run'>,
  platformId: string,
): Promise<{ ranAtMs: number | null; countedUntil: string | null }> {
  const [row] = await runner.run(
    `select ran_at_ms::float8 as "ranAtMs", counted_until::text as "countedUntil" from report_run where platform_id = $1`,
    [platformId],
  );
  return row === undefined ? { ranAtMs: null, countedUntil: null } : v.parse(RunSchema, row);
}

/** The period that was asked for; by default the last 30 days. */
export async function findPeriod(
  runner: Pick<SqlRunner, 'run'>,
  { platform, from, until }: AskedPeriod,
  nowMs: number,
  usualDays = USUAL_DAYS,
): Promise<Decision<ReportPeriod, 'MALFORMED_REQUEST'>> {
  const { timeZone } = getPlatform(knownPlatform(platform));
  const at = (text: string) => DateTime.fromISO(text, { zone: timeZone });
  const last = until === '' ? DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day') : at(until);
  const first = from === '' ? last.minus({ days: usualDays - 1 }) : at(from);
  const days = last.diff(first, 'days').days + 1;
  if (!(days >= 1 && days <= NUMBERS_MOST_DAYS)) return refuse('MALFORMED_REQUEST');
  const freshness = await readFreshness(runner, platform);
  return grant({ timeZone, from: first.toFormat(DAY), until: last.toFormat(DAY), ...freshness });
}

const DAY = 'yyyy-MM-dd';

/** Rows of whole months of a period, and of the days that are left of it. */
export interface PeriodParts {
  /** The first days of the first whole month, and of the month after the last one; the same: there is none. */
  readonly months: readonly [from: string, before: string];
  readonly days: readonly (readonly [from: string, until: string])[];
}

/** Splits a period, so that long ones are read from rows of months. */
export function partsOf({ from, until }: Pick<ReportPeriod, 'from' | 'until'>): PeriodParts {
  const at = (text: string) => DateTime.fromISO(text, { zone: 'utc' });
  const [first, end] = [at(from), at(until).plus({ days: 1 })];
  const begin = first.day === 1 ? first : first.plus({ months: 1 }).startOf('month');
  const before = end.startOf('month');
  const written = (day: DateTime) => day.toFormat(DAY);
  if (begin >= before) return { months: [written(before), written(before)], days: [[from, until]] };
  const edges = [
    [first, begin.minus({ days: 1 })],
    [before, end.minus({ days: 1 })],
  ] as const;
  const days = edges
    .filter(([one, other]) => one <= other)
    .map(([one, other]) => [written(one), written(other)] as const);
  return { months: [written(begin), written(before)], days };
}
