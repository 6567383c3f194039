import type { Shares, SharesQuerySchema } from '@longstrip/api-contract';
import { type SharedCoins, shareOfWorth, sumOfWorth } from '@longstrip/core';
import type { Database, SqlRunner } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { knownPlatform } from '../../shared/operator-values.ts';
import { listContracts } from './publisher-contracts.ts';

/** Coins of some days by series, contract and price. A series’ own contract goes before that of its publisher. */
const SPENT = `
select coalesce(contract.publisher, series.publisher) as publisher, sale.series_id as "seriesId", series.title,
  contract.id as "contractId", contract.share_basis_points as "basisPoints", kind, source, currency,
  paid_minor_units as "paidMinorUnits", paid_coins as "paidCoins", sum(spent - returned)::float8 as coins
from report_sale as sale
left join series on series.id = sale.series_id
left join lateral (
  select * from publisher_contract as contract
  where contract.platform_id = sale.platform_id and contract.starts_on <= sale.starts_on
    and (contract.ends_on is null or sale.starts_on < contract.ends_on)
    and (contract.series_id = sale.series_id or (contract.series_id is null and contract.publisher = series.publisher))
  order by contract.series_id nulls last limit 1
) as contract on true
where sale.platform_id = $1 and period = 'day' and sale.starts_on >= $2::date and sale.starts_on < $3::date and kind <> ''
group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(spent - returned) <> 0 order by 1 nulls last, 2, 4, 8 desc`;

const SpentSchema = v.array(
  v.object({
    publisher: v.nullable(v.string()),
    seriesId: v.number(),
    title: v.nullable(v.string()),
    contractId: v.nullable(v.string()),
    basisPoints: v.nullable(v.number()),
    ...{ kind: v.string(), source: v.string(), currency: v.string() },
    ...{ paidMinorUnits: v.number(), paidCoins: v.number(), coins: v.number() },
  }),
);
export type Spent = v.InferOutput<typeof SpentSchema>[number];

/** Coins that were spent on a platform from one day on and before another, by series, contract and price. */
export async function readSpent(
  runner: Pick<SqlRunner, 'run'>,
  platformId: string,
  [from, before]: readonly [from: string, before: string],
): Promise<Spent[]> {
  return v.parse(SpentSchema, await runner.run(SPENT, [platformId, from, before]));
}

/** `adminShares`: the statement of a month of a platform, by default of the last one that has ended. */
export async function readShares(
  database: Database,
  { platform, month }: v.InferOutput<typeof SharesQuerySchema>,
  nowMs: number,
): Promise<Shares> {
  const { timeZone } = getPlatform(knownPlatform(platform));
  const first =
    month === ''
      ? DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('month').minus({ months: 1 })
      : DateTime.fromISO(`${month}-01`, { zone: timeZone });
  const dayOf = (day: DateTime) => day.toFormat('yyyy-MM-dd');
  const spent = await readSpent(database, platform, [dayOf(first), dayOf(first.plus({ months: 1 }))]);
  const contracts = await listContracts(database.orm, platform);
  return { month: first.toFormat('yyyy-MM'), contracts, rows: rowsOf(spent), totals: totalsOf(spent) };
}

function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

/** A row for each series, contract and currency. Coins that were given have no currency, and stand in its first row. */
function rowsOf(spent: readonly Spent[]): Shares['rows'] {
  return groupsOf(spent, ({ seriesId, contractId }) => `${seriesId} ${contractId ?? ''}`).flatMap((lines) => {
    const currencies = [...new Set(lines.map(({ currency }) => currency))].filter((currency) => currency !== '');
    const count = (of: (line: Spent) => boolean) => lines.filter(of).reduce((sum, { coins }) => sum + coins, 0);
    return (currencies.length === 0 ? [''] : currencies).flatMap((currency, index) => {
      const [line] = lines;
      if (line === undefined) return [];
      const { publisher, seriesId, title, contractId, basisPoints: shareBasisPoints } = line;
      const isPaid = (each: Spent) => each.kind === 'COIN' && each.source === 'PAYMENT';
      const isHere = (each: Spent) => each.currency === currency || (index === 0 && each.currency === '');
      return {
        ...{ publisher, seriesId, title, contractId, shareBasisPoints, currency },
        paidCoins: count((each) => isHere(each) && isPaid(each)),
        bonusCoins: count((each) => isHere(each) && each.kind === 'BONUS'),
        freeCoins: count((each) => isHere(each) && !isPaid(each) && each.kind !== 'BONUS'),
        worth: sumOfWorth(
          lines.filter((each) => each.currency === currency),
          'down',
        ),
      };
    });
  });
}

function totalsOf(spent: readonly Spent[]): Shares['totals'] {
  const shared = spent.flatMap(
    ({ basisPoints, publisher, ...line }): (Spent & SharedCoins & { publisher: string })[] =>
      basisPoints === null || publisher === null || line.currency === '' ? [] : [{ ...line, basisPoints, publisher }],
  );
  return groupsOf(shared, ({ publisher, currency }) => `${currency} ${publisher}`).flatMap((lines) => {
    const [line] = lines;
    if (line === undefined) return [];
    const { publisher, currency } = line;
    return { publisher, currency, worth: sumOfWorth(lines, 'down'), share: shareOfWorth(lines) };
  });
}
