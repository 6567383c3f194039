import { type UnusedBalance, UnusedBalanceSchema } from '@longstrip/api-contract';
import { depositFor, minorUnits, type ReportedHalf, reportedHalves, sumOfWorth } from '@longstrip/core';
import type { SqlRunner } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import * as v from 'valibot';
import { knownPlatform } from '../../shared/operator-values.ts';
import { calendarDay } from '../../shared/platform-day.ts';
import { readFreshness } from './report-period.ts';

/** How many half years are listed. */
const HALVES = 6;

const UNUSED = `
select kind, acquired_in as "acquiredIn", sum(came - went_away)::float8 as amount,
  coalesce(sum(came - went_away) filter (where source = 'PAYMENT'), 0)::float8 as paid
from report_coin where platform_id = $1 and account = 'WALLET' group by 1, 2 having sum(came - went_away) > 0 order by 1, 2`;

/** Paid coins by price until the day $3, and what became of them from the day $2 on. */
const BY_PRICE = `
with line as (
  select *, starts_on >= $2::date as is_within from report_coin
  where platform_id = $1 and starts_on <= $3::date and account = 'WALLET' and kind = 'COIN' and source = 'PAYMENT'
)
select paid_minor_units as "paidMinorUnits", paid_coins as "paidCoins", sum(came - went_away)::float8 as unused,
  coalesce(sum(came) filter (where is_within and movement_type = 'CHARGE'), 0)::float8 as sold,
  (coalesce(sum(went_away) filter (where is_within and movement_type = 'USE'), 0)
    - coalesce(sum(came) filter (where is_within and movement_type = 'REFUND_PURCHASE'), 0))::float8 as used,
  coalesce(sum(went_away) filter (where is_within and movement_type in ('EXPIRE', 'FORFEIT')), 0)::float8 as expired,
  coalesce(sum(went_away) filter (where is_within and movement_type = 'CANCEL'), 0)::float8 as "takenBack"
from line group by 1, 2`;

const PriceRowsSchema = v.array(
  v.object({
    ...{ paidMinorUnits: v.number(), paidCoins: v.number(), unused: v.number() },
    ...{ sold: v.number(), used: v.number(), expired: v.number(), takenBack: v.number() },
  }),
);
type PriceRow = v.InferOutput<typeof PriceRowsSchema>[number];

/**
 * `adminUnusedBalance`: what readers have left by kind and month, and for each half year of the region’s report what paid coins were
 * sold, used and left, what they are worth, and the deposit that is due.
 */
export async function readUnusedBalance(
  runner: Pick<SqlRunner, 'run'>,
  { platform: platformId }: { readonly platform: string },
  nowMs: number,
): Promise<UnusedBalance> {
  const { currency, timeZone, regional } = getPlatform(knownPlatform(platformId));
  const report = regional.unusedBalanceReport;
  const halves = report === null ? [] : reportedHalves(report.days, calendarDay(timeZone, nowMs), HALVES);
  const { ranAtMs } = await readFreshness(runner, platformId);
  const unused = v.parse(UnusedBalanceSchema.entries.unused, await runner.run(UNUSED, [platformId]));
  const read: UnusedBalance['halves'] = [];
  for (const half of halves) {
    const prices = v.parse(PriceRowsSchema, await runner.run(BY_PRICE, [platformId, half.from, half.until]));
    if (prices.length > 0) read.push(halfOf(half, prices, report?.depositAboveMinorUnits ?? 0));
  }
  return { currency: currency.code, timeZone, ranAtMs, unused, halves: read };
}

function halfOf(
  half: ReportedHalf,
  prices: readonly PriceRow[],
  depositAbove: number,
): UnusedBalance['halves'][number] {
  type Counted = 'unused' | 'sold' | 'used' | 'expired' | 'takenBack';
  const coinsOf = (what: Counted) => prices.reduce((sum, price) => sum + price[what], 0);
  const worthOf = (what: Counted) =>
    sumOfWorth(
      prices.map((price) => ({ ...price, coins: price[what] })),
      'up',
    );
  const unused = worthOf('unused');
  return {
    ...half,
    ...{ soldCoins: coinsOf('sold'), sold: worthOf('sold') },
    ...{ usedCoins: coinsOf('used'), used: worthOf('used') },
    ...{ expiredCoins: coinsOf('expired'), takenBackCoins: coinsOf('takenBack') },
    ...{ unusedCoins: coinsOf('unused'), unused, depositAbove, deposit: depositFor(minorUnits(unused), depositAbove) },
  };
}
