import type { SqlRunner } from '@longstrip/database';
import * as v from 'valibot';
import type { BooksCheck } from '../books/books-checks.ts';
import { firstRows } from '../books/findings.ts';
import { dayOf, IS_PRICED, monthOf, orderOf, PRICED, PURCHASE_OF_DEBIT } from './fold-statement.ts';

/** The movements that the roll-ups sum up, with their day. */
const FOLDED = `
folded as (
  select movement.*, ${dayOf('movement.created_at_ms', 'report_run.time_zone')} as day
  from report_run
  join movement_seal on movement_seal.platform_id = report_run.platform_id and movement_seal.position <= report_run.position
  join movement on movement.platform_id = movement_seal.platform_id and movement.id = movement_seal.movement_id
)`;

const said = (name: string, ...columns: string[]): string =>
  columns.map((column) => `coalesce(${name}.${column}, 0)`).join(', ');
const differs = (...columns: string[]): string =>
  columns.map((column) => `coalesce(known.${column}, 0) <> coalesce(ledger.${column}, 0)`).join(' or ');

const COINS = ['came', 'went_away'] as const;
const SALES = ['spent', 'returned', 'purchases', 'undone'] as const;
const ORDERS = ['orders', 'paid_minor_units', 'coins', 'bonus_coins', 'taken_back', 'taken_back_minor_units'] as const;
const SALE_KEY = `platform_id, starts_on, series_id, type, kind, source, currency, paid_minor_units, paid_coins`;

/**
 * Whether the roll-ups are what the ledger says, to the coin. They sum up just the movements up to a seal, so this holds while the
 * product sells.
 */
export const ROLL_UP_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'The roll-ups of coins by day are what the ledger posted.',
    statement: `
      with ${FOLDED}, ledger as (
        select folded.platform_id, folded.day, folded.type, posting.account, posting.kind,
          sum(greatest(posting.amount, 0)) as came, sum(greatest(-posting.amount, 0)) as went_away
        from folded join posting on posting.platform_id = folded.platform_id and posting.movement_id = folded.id group by 1, 2, 3, 4, 5
      ), known as (
        select platform_id, starts_on as day, movement_type as type, account, kind, sum(came) as came, sum(went_away) as went_away
        from report_coin group by 1, 2, 3, 4, 5
      )
      select format('%s of %s on %s at %s (%s): the roll-up says +%s -%s, the ledger +%s -%s', type, platform_id, day, account, kind,
        ${said('known', ...COINS)}, ${said('ledger', ...COINS)}) as row
      from known full join ledger using (platform_id, day, type, account, kind)
      where ${differs(...COINS)} order by 1`,
  },
  {
    claim: 'What the roll-ups leave in lots of each kind, source, month and price is what readers have.',
    statement: `
      with recursive lots as (
        select lot.platform_id, lot.user_id, lot.id as lot_id, lot.movement_id, lot.origin_lot_id from lot
        where ${IS_PRICED} and exists (select 1 from report_run where report_run.platform_id = lot.platform_id)
      ), ${PRICED}, ${FOLDED}, terms as (
        select lot.platform_id, lot.user_id, lot.id, lot.remaining, lot.kind, lot.source,
          ${monthOf('lot.acquired_at_ms', 'report_run.time_zone')} as acquired_in, coalesce(priced.currency, '') as currency,
          coalesce(priced.paid, 0) as paid_minor_units, coalesce(priced.coins, 0) as paid_coins
        from lot
        join report_run on report_run.platform_id = lot.platform_id
        left join priced on priced.platform_id = lot.platform_id and priced.user_id = lot.user_id and priced.lot_id = lot.id
      ), later as (
        select posting.platform_id, posting.user_id, posting.lot_id as id, sum(posting.amount) as amount
        from posting left join folded on folded.platform_id = posting.platform_id and folded.id = posting.movement_id
        where posting.account = 'WALLET' and folded.id is null group by 1, 2, 3
      ), ledger as (
        select terms.platform_id, kind, source, acquired_in, currency, paid_minor_units, paid_coins,
          sum(terms.remaining - coalesce(later.amount, 0)) as amount
        from terms left join later using (platform_id, user_id, id) group by 1, 2, 3, 4, 5, 6, 7
      ), known as (
        select platform_id, kind, source, acquired_in, currency, paid_minor_units, paid_coins, sum(came - went_away) as amount
        from report_coin where account = 'WALLET' group by 1, 2, 3, 4, 5, 6, 7
      )
      select format('%s of %s (%s, acquired in %s, %s %s for %s): %s by the roll-ups, %s in lots', kind, platform_id, source, acquired_in,
        paid_minor_units, currency, paid_coins, ${said('known', 'amount')}, ${said('ledger', 'amount')}) as row
      from known full join ledger using (platform_id, kind, source, acquired_in, currency, paid_minor_units, paid_coins)
      where ${differs('amount')} order by 1`,
  },
  {
    claim: 'The roll-ups of sales by day are what purchases took, and what those that were undone gave back.',
    statement: `
      with ${FOLDED}, line as (
        select folded.platform_id, folded.day, folded.id, folded.type = 'USE' as is_use, debit.agreed, posting.kind, abs(posting.amount) as amount,
          ${PURCHASE_OF_DEBIT.type} as purchase_type, ${PURCHASE_OF_DEBIT.seriesId} as series_id, posting.line_no
        from folded
        join movement as debit on debit.platform_id = folded.platform_id
          and debit.id = case folded.type when 'USE' then folded.id else folded.reverses_id end
        join posting on posting.platform_id = folded.platform_id and posting.movement_id = folded.id and posting.account = 'USED'
        ${PURCHASE_OF_DEBIT.join}
        where folded.type in ('USE', 'REFUND_PURCHASE')
      ), ledger as (
        select platform_id, day, series_id, purchase_type as type, coalesce(sum(amount) filter (where is_use), 0) as spent,
          coalesce(sum(amount) filter (where not is_use), 0) as returned, count(distinct id) filter (where is_use) as purchases,
          count(distinct id) filter (where not is_use) as undone
        from line group by 1, 2, 3, 4
      ), known as (
        select platform_id, starts_on as day, series_id, type, sum(spent) as spent, sum(returned) as returned,
          sum(purchases) as purchases, sum(undone) as undone
        from report_sale where period = 'day' and kind <> '' group by 1, 2, 3, 4
      )
      select format('series %s of %s on %s (%s): the roll-up says %s spent, %s returned, %s bought, %s undone; the ledger %s, %s, %s, %s',
        series_id, platform_id, day, type, ${said('known', ...SALES)}, ${said('ledger', ...SALES)}) as row
      from known full join ledger using (platform_id, day, series_id, type)
      where ${differs(...SALES)} order by 1`,
  },
  {
    claim: 'The roll-ups of orders by day are those that gave coins, and those whose coins were taken back.',
    statement: `
      with ${FOLDED}, line as (
        select folded.day, coin_order.*, true as is_charge from folded join coin_order on ${orderOf('folded')} where folded.type = 'CHARGE'
        union all
        select folded.day, coin_order.*, false from folded
        join movement as charge on charge.platform_id = folded.platform_id and charge.id = folded.reverses_id
        join coin_order on ${orderOf('charge')} where folded.type = 'CANCEL'
      ), ledger as (
        select platform_id, day, provider, currency, product_id, count(*) filter (where is_charge) as orders,
          sum(price_minor_units - discount_minor_units) filter (where is_charge) as paid_minor_units,
          sum(coins) filter (where is_charge) as coins, sum(bonus_coins) filter (where is_charge) as bonus_coins,
          count(*) filter (where not is_charge) as taken_back,
          sum(price_minor_units - discount_minor_units) filter (where not is_charge) as taken_back_minor_units
        from line group by 1, 2, 3, 4, 5
      ), known as (select report_order.*, starts_on as day from report_order)
      select format('orders of %s on %s (%s, %s, %s): the roll-up says %s of %s with %s and %s coins, %s of %s taken back; by the orders %s of %s with %s and %s, %s of %s',
        platform_id, day, provider, product_id, currency, ${said('known', ...ORDERS)}, ${said('ledger', ...ORDERS)}) as row
      from known full join ledger using (platform_id, day, provider, currency, product_id)
      where ${differs(...ORDERS)} order by 1`,
  },
  {
    claim: 'A month of the roll-ups is the sum of its days.',
    statement: `
      with known as (
        select ${SALE_KEY}, spent, returned, purchases, undone from report_sale where period = 'month'
      ), ledger as (
        select platform_id, date_trunc('month', starts_on)::date as starts_on, series_id, type, kind, source, currency, paid_minor_units, paid_coins,
          sum(spent) as spent, sum(returned) as returned, sum(purchases) as purchases, sum(undone) as undone
        from report_sale where period = 'day' group by 1, 2, 3, 4, 5, 6, 7, 8, 9
      )
      select format('series %s of %s in the month of %s (%s, %s): %s spent, %s returned, %s bought, %s undone; its days have %s, %s, %s, %s',
        series_id, platform_id, starts_on, type, kind, ${said('known', ...SALES)}, ${said('ledger', ...SALES)}) as row
      from known full join ledger using (${SALE_KEY})
      where ${differs(...SALES)}
      union all
      select format('series %s of %s in the month of %s: %s reads; its days have %s', series_id, platform_id, starts_on,
        ${said('known', 'reads')}, ${said('ledger', 'reads')})
      from (select platform_id, starts_on, series_id, reads from report_read where period = 'month') as known
      full join (
        select platform_id, date_trunc('month', starts_on)::date as starts_on, series_id, sum(reads) as reads
        from report_read where period = 'day' group by 1, 2, 3
      ) as ledger using (platform_id, starts_on, series_id)
      where ${differs('reads')} order by 1`,
  },
];

const RowsSchema = v.array(v.object({ row: v.string(), count: v.number() }));

/** The checks of roll-ups that fail, each with its first rows. */
export async function findRollUpFaults(
  runner: Pick<SqlRunner, 'run'>,
): Promise<{ readonly claim: string; readonly rows: readonly string[] }[]> {
  const faults = [];
  for (const { claim, statement } of ROLL_UP_CHECKS) {
    const rows = v.parse(RowsSchema, await runner.run(firstRows(statement)));
    if (rows.length > 0) faults.push({ claim, rows: rows.map(({ row }) => row) });
  }
  return faults;
}
