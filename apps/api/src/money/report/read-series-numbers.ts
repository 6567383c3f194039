import { type SeriesNumbers, type SeriesNumbersQuerySchema, SeriesNumbersSchema } from '@longstrip/api-contract';
import { type Decision, grant } from '@longstrip/core';
import type { SqlRunner } from '@longstrip/database';
import * as v from 'valibot';
import { findPeriod, type PeriodParts, partsOf } from './report-period.ts';

type Asked = v.InferOutput<typeof SeriesNumbersQuerySchema>;

const SUMS = `
  coalesce(sum(purchases) filter (where kind <> ''), 0)::float8 as purchases, coalesce(sum(undone) filter (where kind <> ''), 0)::float8 as undone,
  coalesce(sum(spent), 0)::float8 as spent, coalesce(sum(spent) filter (where kind = 'COIN' and source = 'PAYMENT'), 0)::float8 as "spentPaid",
  coalesce(sum(returned), 0)::float8 as returned, coalesce(sum(purchases) filter (where type = 'FREETIME'), 0)::float8 as tickets,
  coalesce(sum(purchases) filter (where type in ('RENT_GIFT', 'POSSESSION_GIFT')), 0)::float8 as gifts,
  coalesce(sum(reads), 0)::float8 as reads, coalesce(sum(paid_reads), 0)::float8 as "paidReads"`;

const SALE_COLUMNS = `series_id, starts_on, type, kind, source, purchases, undone, spent, returned, 0 as reads, 0 as paid_reads`;
const READ_COLUMNS = `series_id, starts_on, '' as type, '' as kind, '' as source, 0 as purchases, 0 as undone, 0 as spent, 0 as returned, reads, paid_reads`;

/** The rows of a period: $1 platform, $2 and $3 its whole months. What the days are is no text of a request. */
function rowsOf({ days }: PeriodParts): string {
  const ranges = days.map(([from, until]) => `starts_on between '${from}' and '${until}'`);
  const inDays = ranges.length === 0 ? [] : [`period = 'day' and (${ranges.join(' or ')})`];
  const conditions = [`period = 'month' and starts_on >= $2::date and starts_on < $3::date`, ...inDays];
  return conditions
    .flatMap((condition) => [
      `select ${SALE_COLUMNS} from report_sale where platform_id = $1 and ${condition}`,
      `select ${READ_COLUMNS} from report_read where platform_id = $1 and ${condition}`,
    ])
    .join(' union all ');
}

const BY_SERIES = (parts: PeriodParts, { sort, text }: Asked) => `
select counted.series_id as "seriesId", series.title, series.publisher, counted.*
from (select series_id, ${SUMS} from (${rowsOf(parts)}) as counted group by 1) as counted
left join series on series.id = counted.series_id
${text === '' ? 'where $6::text is not null' : `where strpos(lower(concat_ws(' ', series.title, series.alias, series.publisher)), lower($6::text)) > 0`}
order by "${sort}" desc, counted.series_id limit $4::integer offset $5::integer`;

const BY_DAY = `
select starts_on::text as on, ${SUMS}
from (
  select ${SALE_COLUMNS} from report_sale
  where platform_id = $1 and series_id = $4::integer and period = 'day' and starts_on between $2::date and $3::date
  union all
  select ${READ_COLUMNS} from report_read
  where platform_id = $1 and series_id = $4::integer and period = 'day' and starts_on between $2::date and $3::date
) as counted group by 1 order by 1`;

const ONE_SERIES = (parts: PeriodParts) => `
select counted.series_id as "seriesId", series.title, series.publisher, counted.*
from (select series_id, ${SUMS} from (${rowsOf(parts)}) as counted where series_id = $4::integer group by 1) as counted
left join series on series.id = counted.series_id`;

const { rows: RowsSchema, days: DaysSchema } = SeriesNumbersSchema.entries;

/** `adminNumbersSeries`: sales and reads by series, from rows of months and of the days at both ends; or one series by day. */
export async function readSeriesNumbers(
  runner: Pick<SqlRunner, 'run'>,
  asked: Asked,
  nowMs: number,
): Promise<Decision<SeriesNumbers, 'MALFORMED_REQUEST'>> {
  const found = await findPeriod(runner, asked, nowMs);
  if (!found.ok) return found;
  const { platform, after, limit, text, series } = asked;
  const { from, until } = found.value;
  const parts = partsOf(found.value);
  if (series !== '') {
    const rows = await runner.run(ONE_SERIES(parts), [platform, ...parts.months, series]);
    const days = await runner.run(BY_DAY, [platform, from, until, series]);
    return grant({ ...found.value, rows: v.parse(RowsSchema, rows), next: null, days: v.parse(DaysSchema, days) });
  }
  const page = [platform, ...parts.months, limit + 1, after, text];
  const rows = v.parse(RowsSchema, await runner.run(BY_SERIES(parts, asked), page));
  const next = rows.length > limit ? String(after + limit) : null;
  return grant({ ...found.value, rows: rows.slice(0, limit), next, days: [] });
}
