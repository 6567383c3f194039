import type { SqlRunner } from '@longstrip/database';
import { DateTime } from 'luxon';
import { dayOf } from './fold-statement.ts';

/** A platform, as far as roll-ups need it. */
export interface RolledUpPlatform {
  readonly id: string;
  readonly timeZone: string;
}

/** A day that was counted is counted once more a day later: a process may have written late. */
const COUNTED_AGAIN_DAYS = 1;

const MONTH_OF = (column: string) => `date_trunc('month', ${column})::date`;
const WEEK_OF = (column: string) => `date_trunc('week', ${column})::date`;

/** $1 platform, $2 first day, $3 day after the last, $4 zone, $5 and $6 the same two as moments. */
const RANGE = (moment: string) => `${moment} >= $5::bigint and ${moment} < $6::bigint`;

const READS = [
  `delete from report_read where platform_id = $1 and period = 'day' and starts_on >= $2::date and starts_on < $3::date`,
  `insert into report_read (platform_id, period, starts_on, series_id, reads, paid_reads)
   select $1::text, 'day', ${dayOf('read_at_ms', '$4::text')}, series_id, count(*), count(*) filter (where is_paid)
   from read_event where platform_id = $1 and ${RANGE('read_at_ms')} group by 3, 4`,
  `delete from report_read where platform_id = $1 and period = 'month' and starts_on >= ${MONTH_OF('$2::date')}`,
  `insert into report_read (platform_id, period, starts_on, series_id, reads, paid_reads)
   select platform_id, 'month', ${MONTH_OF('starts_on')}, series_id, sum(reads), sum(paid_reads)
   from report_read where platform_id = $1 and period = 'day' and starts_on >= ${MONTH_OF('$2::date')} group by 1, 3, 4`,
] as const;

/** What was opened without coins: by a ticket, with a gift, by an operator. */
const FREE_OPENINGS = [
  `delete from report_sale where platform_id = $1 and period = 'day' and kind = '' and starts_on >= $2::date and starts_on < $3::date`,
  `insert into report_sale (platform_id, period, starts_on, series_id, type, kind, source, currency, paid_minor_units, paid_coins, purchases, undone)
   select $1::text, 'day', day, series_id, type, '', '', '', 0, 0, sum(opened), sum(undone)
   from (
     select ${dayOf('created_at_ms', '$4::text')} as day, series_id, type, 1 as opened, 0 as undone
     from purchase where platform_id = $1 and movement_id is null and ${RANGE('created_at_ms')}
     union all
     select ${dayOf('undone_at_ms', '$4::text')}, series_id, type, 0, 1
     from purchase where platform_id = $1 and movement_id is null and undone_at_ms is not null and ${RANGE('undone_at_ms')}
   ) as opening group by 3, 4, 5`,
  `delete from report_sale where platform_id = $1 and period = 'month' and kind = '' and starts_on >= ${MONTH_OF('$2::date')}`,
  `insert into report_sale (platform_id, period, starts_on, series_id, type, kind, source, currency, paid_minor_units, paid_coins, purchases, undone)
   select platform_id, 'month', ${MONTH_OF('starts_on')}, series_id, type, '', '', '', 0, 0, sum(purchases), sum(undone)
   from report_sale where platform_id = $1 and period = 'day' and kind = '' and starts_on >= ${MONTH_OF('$2::date')} group by 1, 3, 4, 5`,
] as const;

/**
 * Whole months are looked at, since a month counts each reader once; facts are distinct by day. What was counted never shrinks:
 * positions move with the reader.
 */
const READERS = `
with fact as (
  select 'new' as what, id as user_id, ${dayOf('created_at_ms', '$4::text')} as day from app_user
  where platform_id = $1 and merged_into_id is null and ${RANGE('created_at_ms')}
  union all
  select distinct 'active', user_id, ${dayOf('updated_at_ms', '$4::text')} from reading_position
  where platform_id = $1 and ${RANGE('updated_at_ms')}
  union all
  select distinct 'buyer', user_id, ${dayOf('paid_at_ms', '$4::text')} from coin_order
  where platform_id = $1 and price_minor_units > discount_minor_units and ${RANGE('paid_at_ms')}
  union all
  select distinct case when type = 'FREETIME' then 'ticket' else 'spender' end, user_id, ${dayOf('created_at_ms', '$4::text')} from purchase
  where platform_id = $1 and (coins > 0 or type = 'FREETIME') and ${RANGE('created_at_ms')}
), counted as (
  select 'day' as period, day as starts_on, what, count(*) as readers from fact group by 2, 3
  union all
  select 'month', month, what, count(*) from (select distinct what, user_id, ${MONTH_OF('day')} as month from fact) as once group by 2, 3
)
insert into report_reader as known (platform_id, period, starts_on, new_readers, active_readers, buyers, spenders, ticket_readers)
select $1::text, period, starts_on, ${['new', 'active', 'buyer', 'spender', 'ticket']
  .map((what) => `coalesce(sum(readers) filter (where what = '${what}'), 0)`)
  .join(', ')}
from counted group by 2, 3
on conflict (platform_id, period, starts_on) do update set
  ${['new_readers', 'active_readers', 'buyers', 'spenders', 'ticket_readers']
    .map((column) => `${column} = greatest(known.${column}, excluded.${column})`)
    .join(', ')}`;

const RETENTION = `
with came as (
  select id, ${WEEK_OF(dayOf('created_at_ms', '$4::text'))} as week from app_user where platform_id = $1 and merged_into_id is null
), active as (
  select distinct user_id, ${WEEK_OF(dayOf('updated_at_ms', '$4::text'))} as week from reading_position
  where platform_id = $1 and ${RANGE('updated_at_ms')}
)
insert into report_retention as known (platform_id, cohort_on, week_no, readers)
select $1::text, week, 0, count(*) from came where week >= ${WEEK_OF('$2::date')} and week < $3::date group by 2
union all
select $1::text, came.week, (active.week - came.week) / 7, count(*)
from active join came on came.id = active.user_id where active.week > came.week and active.week - came.week <= 520 * 7 group by 2, 3
on conflict (platform_id, cohort_on, week_no) do update set readers = greatest(known.readers, excluded.readers)`;

const FIRST_MOMENT = `
select least(
  (select min(read_at_ms) from read_event where platform_id = $1), (select min(created_at_ms) from app_user where platform_id = $1)
)::float8 as ms`;

/**
 * Counts the days of a platform that have ended since the last time: reads and openings without coins by series, readers, and how
 * many of a week’s new readers come back. A second call on the same day does nothing.
 */
export async function countDays(runner: SqlRunner, { id, timeZone }: RolledUpPlatform, nowMs: number): Promise<void> {
  const today = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day');
  const [run] = await runner.run(
    'select counted_until::text as "countedUntil" from report_run where platform_id = $1',
    [id],
  );
  const countedUntil = run?.countedUntil;
  if (countedUntil === today.toISODate()) return;
  const first = await firstDay(runner, { id, timeZone }, countedUntil);
  if (first !== null && first < today) {
    const from = (start: DateTime) => [
      ...[id, start.toISODate(), today.toISODate(), timeZone],
      ...[start.toMillis(), today.toMillis()],
    ];
    for (const statement of [...READS, ...FREE_OPENINGS]) await runAs(runner, statement, from(first));
    await runAs(runner, READERS, from(first.startOf('month')));
    await runAs(runner, RETENTION, from(first.startOf('week')));
  }
  await runner.run('update report_run set counted_until = $2::date where platform_id = $1', [id, today.toISODate()]);
}

/** Sends a statement with the parameters that it names: the server knows no type for others. */
function runAs(runner: SqlRunner, statement: string, parameters: readonly unknown[]): Promise<unknown> {
  const named = [...new Set(statement.match(/\$\d/g) ?? [])];
  const numbered = statement.replaceAll(/\$\d/g, (name) => `$${named.indexOf(name) + 1}`);
  return runner.run(
    numbered,
    named.map((name) => parameters[Number(name.slice(1)) - 1]),
  );
}

async function firstDay(
  runner: SqlRunner,
  { id, timeZone: zone }: RolledUpPlatform,
  countedUntil: unknown,
): Promise<DateTime | null> {
  if (typeof countedUntil === 'string')
    return DateTime.fromISO(countedUntil, { zone }).minus({ days: COUNTED_AGAIN_DAYS });
  const [row] = await runner.run(FIRST_MOMENT, [id]);
  return row?.ms === null || row === undefined ? null : DateTime.fromMillis(Number(row.ms), { zone }).startOf('day');
}
