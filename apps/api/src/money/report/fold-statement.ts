/** The day of a moment in a zone. */
export const dayOf = (ms: string, zone: string): string => `(to_timestamp(${ms} / 1000.0) at time zone ${zone})::date`;

/** The month of a moment in a zone, as 2027-06. */
export const monthOf = (ms: string, zone: string): string =>
  `to_char(to_timestamp(${ms} / 1000.0) at time zone ${zone}, 'YYYY-MM')`;

/** The order of a charge; its movement names it. */
export const orderOf = (charge: string): string =>
  `coin_order.id = substr(${charge}.cause, 7) and coin_order.platform_id = ${charge}.platform_id and ${charge}.cause like 'order/%'`;

/**
 * The common table expressions `moved` and `priced`: what was paid for lots of paid coins. `lots` has them, with `platform_id`,
 * `user_id`, `lot_id`, `movement_id` and `origin_lot_id`. A lot that was moved with an account, also from another platform, keeps the
 * price of the one that it continues. The query needs `with recursive`.
 */
export const PRICED = `
moved as (
  select platform_id as at_platform_id, user_id, lot_id, platform_id, movement_id, origin_lot_id from lots
  union all
  select moved.at_platform_id, moved.user_id, moved.lot_id, lot.platform_id, lot.movement_id, lot.origin_lot_id
  from moved
  left join account_transfer on account_transfer.target_platform_id = moved.platform_id
    and account_transfer.arriving_movement_id = moved.movement_id
  join posting on posting.platform_id = coalesce(account_transfer.platform_id, moved.platform_id)
    and posting.movement_id = coalesce(account_transfer.leaving_movement_id, moved.movement_id)
    and posting.account = 'WALLET' and posting.lot_id = moved.origin_lot_id
  join lot on lot.platform_id = posting.platform_id and lot.user_id = posting.user_id and lot.id = posting.lot_id
  where moved.origin_lot_id is not null
), priced as materialized (
  select moved.at_platform_id as platform_id, moved.user_id, moved.lot_id, coin_order.currency,
    coin_order.price_minor_units - coin_order.discount_minor_units as paid, coin_order.coins
  from moved
  join movement as charge on charge.platform_id = moved.platform_id and charge.id = moved.movement_id
  join coin_order on ${orderOf('charge')}
  where moved.origin_lot_id is null
)`;

/** Coins that were paid for: the only ones with a price. */
export const IS_PRICED = `lot.source = 'PAYMENT' and lot.kind = 'COIN'`;

/** The purchase of a debit: what was agreed says it; a debit of before that was stored has a purchase. */
export const PURCHASE_OF_DEBIT = {
  type: `coalesce(debit.agreed ->> 'type', purchase.type, '')`,
  seriesId: `coalesce((debit.agreed ->> 'seriesId')::integer, purchase.series_id, 0)`,
  join: `left join purchase on purchase.platform_id = debit.platform_id and purchase.movement_id = debit.id`,
} as const;

const COIN_KEY = `platform_id, starts_on, movement_type, account, kind, source, acquired_in, currency, paid_minor_units, paid_coins`;
const SALE_KEY = `platform_id, period, starts_on, series_id, type, kind, source, currency, paid_minor_units, paid_coins`;
const ORDER_KEY = `platform_id, starts_on, provider, currency, product_id`;
const adding = (...columns: string[]): string =>
  columns.map((column) => `${column} = known.${column} + excluded.${column}`).join(', ');

/**
 * Adds the movements of the platform $1 that are sealed after position $2, up to $3, to its roll-ups; days are those of the zone $4.
 * Each movement is added once, because the position is stored in the same transaction.
 */
export const FOLD = `
with recursive sealed as materialized (
  select movement.*, ${dayOf('movement.created_at_ms', '$4::text')} as day
  from movement_seal join movement on movement.platform_id = movement_seal.platform_id and movement.id = movement_seal.movement_id
  where movement_seal.platform_id = $1 and movement_seal.position > $2 and movement_seal.position <= $3
), line as materialized (
  select sealed.id, sealed.type, sealed.day, sealed.reverses_id, posting.line_no, posting.account, posting.kind, posting.amount,
    posting.user_id, posting.lot_id, coalesce(lot.source, '') as source, lot.movement_id as lot_movement_id, lot.origin_lot_id,
    case when lot.id is null then '' else ${monthOf('lot.acquired_at_ms', '$4::text')} end as acquired_in, ${IS_PRICED} as is_priced
  from sealed
  join posting on posting.platform_id = sealed.platform_id and posting.movement_id = sealed.id
  left join lot on posting.account = 'WALLET' and lot.platform_id = posting.platform_id and lot.user_id = posting.user_id
    and lot.id = posting.lot_id
), lots as materialized (
  select distinct $1::text as platform_id, user_id, lot_id, lot_movement_id as movement_id, origin_lot_id from line where is_priced
), ${PRICED}, full_line as materialized (
  select line.*, coalesce(priced.currency, '') as currency, coalesce(priced.paid, 0) as paid, coalesce(priced.coins, 0) as coins
  from line left join priced on priced.user_id = line.user_id and priced.lot_id = line.lot_id
), coin as (
  insert into report_coin as known (${COIN_KEY}, came, went_away)
  select $1::text, day, type, account, kind, source, acquired_in, currency, paid, coins,
    sum(greatest(amount, 0)), sum(greatest(-amount, 0))
  from full_line group by 2, 3, 4, 5, 6, 7, 8, 9, 10
  on conflict (${COIN_KEY}) do update set ${adding('came', 'went_away')}
), sale_line as (
  select full_line.*, full_line.type = 'USE' as is_use, ${PURCHASE_OF_DEBIT.type} as purchase_type,
    ${PURCHASE_OF_DEBIT.seriesId} as series_id,
    (row_number() over (partition by full_line.id order by full_line.line_no) = 1)::integer as is_first
  from full_line
  join movement as debit on debit.platform_id = $1
    and debit.id = case full_line.type when 'USE' then full_line.id else full_line.reverses_id end
  ${PURCHASE_OF_DEBIT.join}
  where full_line.account = 'WALLET'
    and ((full_line.type = 'USE' and full_line.amount < 0) or (full_line.type = 'REFUND_PURCHASE' and full_line.amount > 0))
), sale as (
  insert into report_sale as known (${SALE_KEY}, spent, returned, purchases, undone)
  select $1::text, period, case period when 'day' then day else date_trunc('month', day)::date end, series_id, purchase_type, kind,
    source, currency, paid, coins,
    coalesce(sum(-amount) filter (where is_use), 0), coalesce(sum(amount) filter (where not is_use), 0),
    coalesce(sum(is_first) filter (where is_use), 0), coalesce(sum(is_first) filter (where not is_use), 0)
  from sale_line cross join (values ('day'), ('month')) as lengths(period)
  group by 2, 3, 4, 5, 6, 7, 8, 9, 10
  on conflict (${SALE_KEY}) do update set ${adding('spent', 'returned', 'purchases', 'undone')}
), order_line as (
  select sealed.day, coin_order.*, true as is_charge from sealed join coin_order on ${orderOf('sealed')} where sealed.type = 'CHARGE'
  union all
  select sealed.day, coin_order.*, false from sealed
  join movement as charge on charge.platform_id = sealed.platform_id and charge.id = sealed.reverses_id
  join coin_order on ${orderOf('charge')} where sealed.type = 'CANCEL'
), orders as (
  insert into report_order as known (${ORDER_KEY}, orders, paid_minor_units, discount_minor_units, coins, bonus_coins, mileage, taken_back,
    taken_back_minor_units)
  select $1::text, day, provider, currency, product_id, count(*) filter (where is_charge),
    coalesce(sum(price_minor_units - discount_minor_units) filter (where is_charge), 0),
    coalesce(sum(discount_minor_units) filter (where is_charge), 0), coalesce(sum(coins) filter (where is_charge), 0),
    coalesce(sum(bonus_coins) filter (where is_charge), 0), coalesce(sum(mileage) filter (where is_charge), 0),
    count(*) filter (where not is_charge),
    coalesce(sum(price_minor_units - discount_minor_units) filter (where not is_charge), 0)
  from order_line group by 2, 3, 4, 5
  on conflict (${ORDER_KEY}) do update set ${adding(
    ...['orders', 'paid_minor_units', 'discount_minor_units', 'coins', 'bonus_coins', 'mileage'],
    ...['taken_back', 'taken_back_minor_units'],
  )}
)
select count(*)::float8 as movements from sealed`;
