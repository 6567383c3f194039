import { type Retention, type RetentionQuerySchema, RetentionSchema } from '@longstrip/api-contract';
import { type Decision, grant } from '@longstrip/core';
import type { SqlRunner } from '@longstrip/database';
import * as v from 'valibot';
import { findPeriod } from './report-period.ts';

const USUAL_DAYS = 7 * 12;

const COHORTS = `
select cohort_on::text as "cohortOn", coalesce(max(readers) filter (where week_no = 0), 0)::float8 as "newReaders",
  coalesce(jsonb_agg(jsonb_build_object('weekNo', week_no, 'readers', readers) order by week_no) filter (where week_no > 0), '[]') as weeks
from report_retention
where platform_id = $1 and cohort_on between date_trunc('week', $2::date)::date and $3::date group by 1 order by 1 desc`;

/** `adminNumbersRetention`: the weeks in which readers came, and how many of them read later. */
export async function readRetention(
  runner: Pick<SqlRunner, 'run'>,
  asked: v.InferOutput<typeof RetentionQuerySchema>,
  nowMs: number,
): Promise<Decision<Retention, 'MALFORMED_REQUEST'>> {
  const found = await findPeriod(runner, asked, nowMs, USUAL_DAYS);
  if (!found.ok) return found;
  const { from, until } = found.value;
  const rows = await runner.run(COHORTS, [asked.platform, from, until]);
  return grant({ ...found.value, cohorts: v.parse(RetentionSchema.entries.cohorts, rows) });
}
