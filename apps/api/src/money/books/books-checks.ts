import { NAME_OF_LOT, NAME_OF_MOVEMENT } from './findings.ts';

/** An invariant of the books. The statement returns each row that breaks it, as text. */
export interface BooksCheck {
  /** What holds, as a sentence for the report. */
  readonly claim: string;
  /** Returns one column, `row`. It is a single statement, so that it sees one snapshot even while the product runs. */
  readonly statement: string;
}

const ITS_POSTINGS = `posting.platform_id = movement.platform_id and posting.movement_id = movement.id`;
const LOT_OF_POSTING = `lot.platform_id = posting.platform_id and lot.user_id = posting.user_id and lot.id = posting.lot_id`;

/**
 * Whether a dispute took back the coins of an order, by the provider’s event. If that dispute ends as a refund, the pack still
 * counts as sold.
 */
const WAS_DISPUTED = `exists (
  select 1 from movement as cancel
  join webhook_event on webhook_event.source || '/' || webhook_event.event_id = cancel.event_id
  where cancel.platform_id = coin_order.platform_id and cancel.id = coin_order.cancel_movement_id
    and webhook_event.outcome = 'disputed/takeBack')`;

export const BOOKS_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'The postings of each movement add up to zero.',
    statement: `
      select format('%s: its %s add up to %s', ${NAME_OF_MOVEMENT}, sums.unit, sums.sum) as row
      from movement join (
        select platform_id, movement_id, case kind when 'MILEAGE' then 'points' else 'coins' end as unit, sum(amount) as sum
        from posting group by 1, 2, 3 having sum(amount) <> 0
      ) as sums on sums.platform_id = movement.platform_id and sums.movement_id = movement.id
      order by movement.id`,
  },
  {
    claim: 'Each movement has postings, and each posting its movement.',
    statement: `
      select format('%s has no posting', ${NAME_OF_MOVEMENT}) as row from movement
      where not exists (select 1 from posting where ${ITS_POSTINGS})
      union all
      select distinct format('movement %s of %s has postings and is gone', posting.movement_id, posting.platform_id)
      from posting where not exists (select 1 from movement where ${ITS_POSTINGS} and movement.user_id = posting.reader_id)`,
  },
  {
    claim: 'What is left of each lot is the sum of its postings.',
    statement: `
      select format('%s: %s left, its postings add up to %s', ${NAME_OF_LOT}, lot.remaining, coalesce(sums.sum, 0)) as row
      from lot left join (
        select platform_id, user_id, lot_id, sum(amount) as sum from posting where account = 'WALLET' group by 1, 2, 3
      ) as sums on sums.platform_id = lot.platform_id and sums.user_id = lot.user_id and sums.lot_id = lot.id
      where lot.remaining <> coalesce(sums.sum, 0) order by lot.id`,
  },
  {
    claim: 'Each lot began with the amount that its movement posted.',
    statement: `
      select format('%s: an amount of %s, its movement posted %s', ${NAME_OF_LOT}, lot.amount, coalesce(given.sum, 0)) as row
      from lot left join lateral (
        select sum(posting.amount) as sum from posting
        where ${LOT_OF_POSTING} and posting.movement_id = lot.movement_id and posting.amount > 0
      ) as given on true
      where lot.amount <> coalesce(given.sum, 0) order by lot.id`,
  },
  {
    claim: 'What each reader has of each kind is the same in lots and in the ledger.',
    statement: `
      select format('%s of reader %s of %s: %s in lots, %s in the ledger', kind, user_id, platform_id,
        coalesce(lots.sum, 0), coalesce(ledger.sum, 0)) as row
      from (select platform_id, user_id, kind, sum(remaining) as sum from lot group by 1, 2, 3) as lots
      full join (
        select platform_id, user_id, kind, sum(amount) as sum from posting where account = 'WALLET' group by 1, 2, 3
      ) as ledger using (platform_id, user_id, kind)
      where coalesce(lots.sum, 0) <> coalesce(ledger.sum, 0) order by 1`,
  },
  {
    claim: 'No lot was ever below zero or above its amount.',
    statement: `
      select format('%s: %s left of %s', ${NAME_OF_LOT}, lot.remaining, lot.amount) as row
      from lot where lot.remaining < 0 or lot.remaining > lot.amount
      union all
      select format('%s: %s after movement %s', ${NAME_OF_LOT}, course.sum, course.movement_id)
      from (
        select platform_id, user_id, lot_id, movement_id,
          sum(sum(amount)) over (partition by platform_id, user_id, lot_id order by movement_id) as sum
        from posting where account = 'WALLET' group by 1, 2, 3, 4
      ) as course
      join lot on lot.platform_id = course.platform_id and lot.user_id = course.user_id and lot.id = course.lot_id
      where course.sum < 0 or course.sum > lot.amount`,
  },
  {
    claim: 'What each reader owes is the sum of the debt’s postings, and never below zero.',
    statement: `
      select format('reader %s of %s: owes %s coins and %s points, by the ledger %s and %s', wallet.user_id,
        wallet.platform_id, wallet.debt_coins, wallet.debt_points, coalesce(owed.coins, 0), coalesce(owed.points, 0)) as row
      from wallet left join (
        select platform_id, user_id, -coalesce(sum(amount) filter (where kind <> 'MILEAGE'), 0) as coins,
          -coalesce(sum(amount) filter (where kind = 'MILEAGE'), 0) as points
        from posting where account = 'DEBT' group by 1, 2
      ) as owed on owed.platform_id = wallet.platform_id and owed.user_id = wallet.user_id
      where wallet.debt_coins <> coalesce(owed.coins, 0) or wallet.debt_points <> coalesce(owed.points, 0)
        or wallet.debt_coins < 0 or wallet.debt_points < 0
      order by 1`,
  },
  {
    claim: 'Each key, each event of a provider and each movement that is undone has one effect.',
    statement: `
      select format('movements %s of %s have one key: %s', string_agg(id::text, ', ' order by id), platform_id, idempotency_key) as row
      from movement group by platform_id, user_id, idempotency_key having count(*) > 1
      union all
      select format('movements %s of %s have one event: %s', string_agg(id::text, ', ' order by id), platform_id, event_id)
      from movement where event_id is not null group by platform_id, event_id having count(*) > 1
      union all
      select format('movements %s of %s undo movement %s', string_agg(id::text, ', ' order by id), platform_id, reverses_id)
      from movement where reverses_id is not null group by platform_id, reverses_id having count(*) > 1`,
  },
  {
    claim: 'No lot was spent from after its end, and none expired before.',
    statement: `
      select format('%s: %s by movement %s', ${NAME_OF_LOT},
        case movement.type when 'EXPIRE' then 'expired before its end' else 'spent after its end' end, movement.id) as row
      from posting
      join movement on ${ITS_POSTINGS}
      join lot on ${LOT_OF_POSTING}
      where posting.account = 'WALLET' and posting.amount < 0
        and (
          (movement.type in ('USE', 'EXCHANGE') and lot.expires_at_ms <= movement.created_at_ms)
          or (movement.type = 'EXPIRE' and (lot.expires_at_ms is null or lot.expires_at_ms > movement.created_at_ms))
        )
      order by movement.id`,
  },
  {
    claim: 'Each refund gave back to each lot what was taken from it.',
    statement: `
      select format('%s: lot %s got back %s of %s', ${NAME_OF_MOVEMENT}, pairs.lot_id, pairs.given, pairs.taken) as row
      from movement
      join lateral (
        select posting.lot_id,
          coalesce(sum(posting.amount) filter (where posting.movement_id = movement.id and posting.amount > 0), 0) as given,
          coalesce(-sum(posting.amount) filter (where posting.movement_id = movement.reverses_id), 0) as taken
        from posting
        where posting.platform_id = movement.platform_id and posting.account = 'WALLET'
          and posting.movement_id in (movement.id, movement.reverses_id)
        group by posting.lot_id
      ) as pairs on pairs.given <> pairs.taken
      where movement.type = 'REFUND_PURCHASE' order by movement.id`,
  },
  {
    claim: 'A movement touches no wallet but its reader’s, unless it joins two or takes a charge back.',
    statement: `
      select distinct format('%s touches the wallet of %s', ${NAME_OF_MOVEMENT}, posting.user_id) as row
      from movement join posting on ${ITS_POSTINGS}
      where posting.user_id <> movement.user_id and movement.type not in ('MERGE', 'CANCEL')`,
  },
  {
    claim: 'Each paid order has exactly one charge, of what it sold; no other order that is not over has one.',
    statement: `
      select format('order %s of %s (%s): %s', coin_order.id, coin_order.platform_id, coin_order.state,
        case when coin_order.charge_movement_id is null then 'paid without a charge' else 'charged without a payment' end) as row
      from coin_order
      where (coin_order.state = 'paid' and coin_order.charge_movement_id is null)
        or (coin_order.state not in ('paid', 'refunded', 'disputed') and coin_order.charge_movement_id is not null)
      union all
      select format('order %s of %s: its charge gave %s coins, %s bonus coins and %s points of %s, %s and %s', coin_order.id,
        coin_order.platform_id, given.coins, given.bonus, given.points, coin_order.coins, coin_order.bonus_coins, coin_order.mileage)
      from coin_order join lateral (
        select coalesce(-sum(amount) filter (where kind = 'COIN'), 0) as coins,
          coalesce(-sum(amount) filter (where kind not in ('COIN', 'MILEAGE')), 0) as bonus,
          coalesce(-sum(amount) filter (where kind = 'MILEAGE'), 0) as points
        from posting where posting.platform_id = coin_order.platform_id
          and posting.movement_id = coin_order.charge_movement_id and posting.account = 'ISSUED'
      ) as given on true
      where coin_order.charge_movement_id is not null
        and ((given.coins + given.bonus, given.points) <> (coin_order.coins + coin_order.bonus_coins, coin_order.mileage)
          or (given.coins > 0 and given.coins <> coin_order.coins))
      union all
      select format('order %s of %s has %s charges', substr(cause, 7), platform_id, count(*)) from movement
      where type = 'CHARGE' and cause like 'order/%' group by platform_id, cause having count(*) > 1`,
  },
  {
    claim: 'What is taken of each limited pack is what its orders hold or have bought.',
    statement: `
      select format('pack %s of %s: %s taken, its orders are %s', coin_product.id, coin_product.platform_id,
        coin_product.taken_count, orders.count) as row
      from coin_product join lateral (
        select count(*) as count from coin_order
        where coin_order.platform_id = coin_product.platform_id and coin_order.product_id = coin_product.id
          and (coin_order.state in ('created', 'pending', 'paid')
            or (coin_order.state = 'disputed' and coin_order.charge_movement_id is not null)
            or (coin_order.state = 'refunded' and ${WAS_DISPUTED}))
      ) as orders on true
      where coin_product.stock is not null and coin_product.taken_count <> orders.count`,
  },
  {
    claim: 'What left a platform with an account arrived on the other, once (D34).',
    statement: `
      select format('the transfer of reader %s of %s: %s %s left, %s arrived', account_transfer.user_id,
        account_transfer.platform_id, coalesce(cleared.leaving, 0), cleared.kind, -coalesce(cleared.arriving, 0)) as row
      from account_transfer
      join lateral (
        select kind, sum(amount) filter (where platform_id = account_transfer.platform_id) as leaving,
          sum(amount) filter (where platform_id = account_transfer.target_platform_id) as arriving
        from posting
        where account = 'CLEARING' and (
          (platform_id = account_transfer.platform_id and movement_id = account_transfer.leaving_movement_id)
          or (platform_id = account_transfer.target_platform_id and movement_id = account_transfer.arriving_movement_id))
        group by kind
      ) as cleared on coalesce(cleared.leaving, 0) <> -coalesce(cleared.arriving, 0)
      union all
      select format('%s belongs to no transfer', ${NAME_OF_MOVEMENT}) from movement
      where movement.type = 'TRANSFER' and not exists (
        select 1 from account_transfer
        where (account_transfer.platform_id = movement.platform_id and account_transfer.leaving_movement_id = movement.id)
          or (account_transfer.target_platform_id = movement.platform_id and account_transfer.arriving_movement_id = movement.id))`,
  },
];
