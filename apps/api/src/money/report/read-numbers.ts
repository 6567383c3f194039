import { type Numbers, NumbersSchema } from '@longstrip/api-contract';
import { type Decision, grant } from '@longstrip/core';
import type { SqlRunner } from '@longstrip/database';
import * as v from 'valibot';
import { dayOf } from './fold-statement.ts';
import { findPeriod, partsOf } from './report-period.ts';

interface AskedNumbers {
  readonly platform: string;
  readonly from: string;
  readonly until: string;
  readonly by: 'day' | 'month';
}

/** $1 platform, $2 and $3 first and last day, $4 `day` or `month`. */
const ON = (column: string) => `date_trunc($4::text, ${column})::date::text`;
const IN_PERIOD = `platform_id = $1 and starts_on between $2::date and $3::date`;

const SUMS_OF_SALES = `
  sum(orders)::float8 as orders, sum(paid_minor_units)::float8 as paid, sum(discount_minor_units)::float8 as discount,
  sum(coins)::float8 as coins, sum(bonus_coins)::float8 as "bonusCoins", sum(taken_back)::float8 as "takenBack",
  sum(taken_back_minor_units)::float8 as "takenBackPaid"`;

/**
 * The roll-up, and the orders whose money went back although nothing was left to take: no movement says so. They count on the day on
 * which the money went.
 */
const ORDERS = `
  select starts_on, provider, currency, product_id, orders, paid_minor_units, discount_minor_units, coins, bonus_coins, taken_back,
    taken_back_minor_units
  from report_order where ${IN_PERIOD}
  union all
  select day, provider, currency, product_id, 0, 0, 0, 0, 0, 1, price_minor_units - discount_minor_units
  from (
    select coin_order.*, ${dayOf('coalesce(refund_asked_at_ms, refunded_at_ms, updated_at_ms)', 'report_run.time_zone')} as day
    from coin_order join report_run on report_run.platform_id = coin_order.platform_id
    where coin_order.platform_id = $1 and state = 'refunded' and charge_movement_id is not null and cancel_movement_id is null
  ) as untaken where day between $2::date and $3::date`;

const SALES = `select ${ON('starts_on')} as on, currency, ${SUMS_OF_SALES} from (${ORDERS}) as sale group by 1, 2 order by 1, 2`;
const PACKS = `
select product_id as "productId", provider, currency, ${SUMS_OF_SALES} from (${ORDERS}) as sale
group by 1, 2, 3 order by sum(paid_minor_units) desc, 1, 2`;

const sumOf = (column: 'came' | 'went_away', types: string, also = 'true') =>
  `coalesce(sum(${column}) filter (where movement_type in (${types}) and ${also}), 0)::float8`;

const COINS = `
select ${ON('starts_on')} as on, kind, ${sumOf('came', `'CHARGE'`, `source = 'PAYMENT'`)} as sold,
  ${sumOf('came', `'CHARGE', 'EXCHANGE'`, `not (movement_type = 'CHARGE' and source = 'PAYMENT')`)} as granted,
  ${sumOf('went_away', `'USE'`)} as spent, ${sumOf('came', `'REFUND_PURCHASE'`)} as returned,
  ${sumOf('went_away', `'EXPIRE', 'FORFEIT'`)} as expired, ${sumOf('went_away', `'CANCEL'`)} as "takenBack",
  ${sumOf('went_away', `'EXCHANGE'`)} as exchanged, ${sumOf('went_away', `'CHARGE', 'REFUND_PURCHASE'`)} as "forDebts",
  (${sumOf('came', `'MERGE', 'TRANSFER'`)} - ${sumOf('went_away', `'MERGE', 'TRANSFER'`)}) as moved
from report_coin where ${IN_PERIOD} and account = 'WALLET' group by 1, 2 order by 1, 2`;

/** Sums of months come from their rows and from the days at both ends. What the dates are is no text of a request. */
function rowsOf({ from, until, by }: AskedNumbers): string {
  if (by === 'day') return `period = 'day' and starts_on between '${from}' and '${until}'`;
  const { months, days } = partsOf({ from, until });
  const ranges = days.map(([first, last]) => `or (period = 'day' and starts_on between '${first}' and '${last}')`);
  return `((period = 'month' and starts_on >= '${months[0]}' and starts_on < '${months[1]}') ${ranges.join(' ')})`;
}

/** Days that nothing is known of have no row. Readers of a month are counted for it as a whole. */
const READERS = (asked: AskedNumbers): string => `
select "on", coalesce(new_readers, 0)::float8 as "newReaders", coalesce(active_readers, 0)::float8 as "activeReaders",
  coalesce(buyers, 0)::float8 as buyers, coalesce(spenders, 0)::float8 as spenders, coalesce(ticket_readers, 0)::float8 as "ticketReaders",
  coalesce(reads, 0)::float8 as reads, coalesce(paid_reads, 0)::float8 as "paidReads", coalesce(purchases, 0)::float8 as purchases,
  coalesce(tickets, 0)::float8 as tickets
from (
  select starts_on::text as "on", new_readers, active_readers, buyers, spenders, ticket_readers from report_reader
  where platform_id = $1 and period = $4::text and starts_on between date_trunc($4::text, $2::date)::date and $3::date
) as reader
full join (
  select ${ON('starts_on')} as "on", sum(reads) as reads, sum(paid_reads) as paid_reads from report_read
  where platform_id = $1 and ${rowsOf(asked)} group by 1
) as read using ("on")
full join (
  select ${ON('starts_on')} as "on", coalesce(sum(purchases) filter (where kind <> ''), 0) as purchases,
    coalesce(sum(purchases) filter (where type = 'FREETIME'), 0) as tickets
  from report_sale where platform_id = $1 and ${rowsOf(asked)} group by 1
) as sale using ("on") order by 1`;

const { sales, packs, coins, readers } = NumbersSchema.entries;

/** `adminNumbers`: a platform’s sales, coins and readers, from the roll-ups. */
export async function readNumbers(
  runner: Pick<SqlRunner, 'run'>,
  asked: AskedNumbers,
  nowMs: number,
): Promise<Decision<Numbers, 'MALFORMED_REQUEST'>> {
  const found = await findPeriod(runner, asked, nowMs);
  if (!found.ok) return found;
  const { from, until } = found.value;
  const of = [asked.platform, from, until];
  const by = [...of, asked.by];
  return grant({
    ...found.value,
    sales: v.parse(sales, await runner.run(SALES, by)),
    packs: v.parse(packs, await runner.run(PACKS, of)),
    coins: v.parse(coins, await runner.run(COINS, by)),
    readers: v.parse(readers, await runner.run(READERS({ ...asked, from, until }), by)),
  });
}
