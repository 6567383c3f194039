import type { BooksCheck } from './books-checks.ts';
import { isNamedReader, MERGED, NAME_OF_MOVEMENT, NAME_OF_ORDER } from './findings.ts';

const ITS_CHARGE = `charge.platform_id = coin_order.platform_id and charge.id = coin_order.charge_movement_id`;

/** Whether an order gave its coins and has not been refunded since. */
const IS_SOLD = `(coin_order.charge_movement_id is not null and coin_order.state in ('paid', 'disputed'))`;

/** What must hold between orders, what providers said of them, and the ledger. */
export const ORDER_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each order is what was agreed when it was charged: reader, price, provider, coupon and day.',
    statement: `
      select format('%s: its charge %s says otherwise: %s', ${NAME_OF_ORDER}, charge.id, concat_ws(', ',
        case when charge.user_id <> coin_order.user_id and guest.id is null then 'reader ' || charge.user_id end,
        case when charge.created_at_ms is distinct from coin_order.paid_at_ms then 'paid at ' || charge.created_at_ms end,
        case when charge.cause <> 'order/' || coin_order.id then charge.cause end,
        case when differs.is_other then charge.agreed::text end)) as row
      from coin_order
      join movement as charge on ${ITS_CHARGE}
      left join ${MERGED} as guest on guest.platform_id = charge.platform_id and guest.id = charge.user_id
        and guest.merged_into_id = coin_order.user_id
      cross join lateral (
        select charge.agreed is not null and charge.agreed <> terms.first || case
          when charge.agreed ? 'coins' then jsonb_build_object('coins', coin_order.coins, 'bonusCoins', coin_order.bonus_coins,
            'mileage', coin_order.mileage, 'providerReference', coin_order.provider_reference)
          else '{}' end as is_other
        from (select jsonb_build_object('productId', coin_order.product_id,
          'provider', coin_order.provider, 'currency', coin_order.currency, 'priceMinorUnits', coin_order.price_minor_units,
          'discountMinorUnits', coin_order.discount_minor_units, 'userCouponId', coin_order.user_coupon_id) as first) as terms
      ) as differs
      where (charge.user_id <> coin_order.user_id and guest.id is null) or charge.cause <> 'order/' || coin_order.id
        or charge.created_at_ms is distinct from coin_order.paid_at_ms or differs.is_other
      order by 1`,
  },
  {
    claim: 'Who was refunded, or disputed a payment, has its coins no more; who was not has them.',
    statement: `
      select format('%s: %s', ${NAME_OF_ORDER}, case
        when cancel.id is null then 'its coins were not taken back'
        when coin_order.state = 'paid' then 'its coins were taken back by movement ' || cancel.id
        else 'says that movement ' || coalesce(coin_order.cancel_movement_id::text, 'none') || ' took its coins back, and it was ' || cancel.id
        end) as row
      from coin_order
      left join movement as cancel on cancel.platform_id = coin_order.platform_id
        and cancel.reverses_id = coin_order.charge_movement_id
      where coin_order.charge_movement_id is not null and case
        when cancel.id is not null then coin_order.state = 'paid' or coin_order.cancel_movement_id is distinct from cancel.id
        when coin_order.cancel_movement_id is not null then true
        else coin_order.state in ('refunded', 'disputed') and exists (
          with recursive family as (
            select platform_id, user_id, id from lot
            where lot.platform_id = coin_order.platform_id and lot.movement_id = coin_order.charge_movement_id
            union all
            select lot.platform_id, lot.user_id, lot.id from lot
            join family on lot.platform_id = family.platform_id and lot.origin_lot_id = family.id
          )
          select 1 from family
          join posting on posting.platform_id = family.platform_id and posting.user_id = family.user_id and posting.lot_id = family.id
          join movement on movement.platform_id = posting.platform_id and movement.id = posting.movement_id
          group by family.id having sum(posting.amount) filter (
            where posting.amount > 0 or movement.type in ('EXPIRE', 'FORFEIT', 'MERGE')) > 0
        ) end
      order by 1`,
  },
  {
    claim: 'Each charge that was taken back is that of an order, or of an operator.',
    statement: `
      select format('%s names no order', ${NAME_OF_MOVEMENT}) as row
      from movement left join coin_order on coin_order.platform_id = movement.platform_id and coin_order.cancel_movement_id = movement.id
      where movement.type = 'CANCEL' and coin_order.id is null
        and not (starts_with(movement.cause, 'operator/') and movement.cause not like '%/order/%')
      order by movement.id`,
  },
  {
    claim: 'Each movement that followed a provider’s event has that event, and each event its movement.',
    statement: `
      select format('%s: event %s is not there, or had no effect', ${NAME_OF_MOVEMENT}, movement.event_id) as row
      from movement left join webhook_event on webhook_event.source || '/' || webhook_event.event_id = movement.event_id
      where movement.event_id is not null and webhook_event.worked_at_ms is null
      union all
      select format('event %s of %s: it says %s, and there is no such charge', webhook_event.event_id, webhook_event.source, webhook_event.outcome)
      from webhook_event left join movement on movement.event_id = webhook_event.source || '/' || webhook_event.event_id
      where webhook_event.outcome in ('paid/credit', 'paid/creditLate', 'credited') and movement.id is null
        and not exists (
          select 1 from coin_order where coin_order.charge_movement_id is null and coin_order.state = 'refunded'
            and coin_order.paid_at_ms between webhook_event.worked_at_ms - 60000 and webhook_event.worked_at_ms
        )
      order by 1`,
  },
  {
    claim: 'The coupon of each order is held while it can be paid, and used once it is.',
    statement: `
      select format('coupon %s of reader %s of %s: %s', user_coupon.id, user_coupon.user_id, user_coupon.platform_id, case
        when coin_order.id is null then 'held by order ' || user_coupon.order_id || ', which is not there or names another coupon or reader'
        when user_coupon.used_at_ms is null then 'unused, and order ' || coin_order.id || ' is ' || coin_order.state
        else 'used, and order ' || coin_order.id || ' is ' || coin_order.state end) as row
      from user_coupon left join coin_order on coin_order.platform_id = user_coupon.platform_id
        and coin_order.id = user_coupon.order_id and coin_order.user_coupon_id = user_coupon.id
        and coin_order.user_id = user_coupon.user_id
      where user_coupon.order_id is not null and (coin_order.id is null
        or (user_coupon.used_at_ms is null) <> (coin_order.state in ('created', 'pending'))
        or coin_order.state in ('declined', 'cancelled', 'expired'))
      union all
      select format('%s: its coupon %s is %s', ${NAME_OF_ORDER}, coin_order.user_coupon_id,
        case when user_coupon.id is null then 'gone' else 'not its own' end)
      from coin_order
      join app_user as reader on reader.platform_id = coin_order.platform_id and reader.id = coin_order.user_id
      left join user_coupon on user_coupon.platform_id = coin_order.platform_id and user_coupon.id = coin_order.user_coupon_id
      where coin_order.user_coupon_id is not null and (coin_order.state in ('created', 'pending') or ${IS_SOLD})
        and (user_coupon.order_id is distinct from coin_order.id or user_coupon.user_id <> coin_order.user_id)
        and not (user_coupon.id is null and (reader.erased_at_ms is not null or exists (
          select 1 from audit_log where action = 'demo.remove' and logged_at_ms >= coin_order.created_at_ms)))
      order by 1`,
  },
  {
    // A payment that was disputed and then given back still counts.
    claim: 'Each reader has bought coins as often as they have paid orders.',
    statement: `
      select format('reader %s of %s: bought coins %s times, has %s paid orders', app_user.id, app_user.platform_id,
        app_user.coin_purchase_count, coalesce(orders.sold, 0)) as row
      from app_user left join (
        select platform_id, user_id, count(*) filter (where ${IS_SOLD}) as sold, count(charge_movement_id) as charged
        from coin_order group by 1, 2
      ) as orders on orders.platform_id = app_user.platform_id and orders.user_id = app_user.id
      where app_user.coin_purchase_count not between coalesce(orders.sold, 0) and coalesce(orders.charged, 0) order by 1`,
  },
];

/**
 * When an order lost its coins, or was paid without getting them: at that moment its refund is requested, or is already known.
 */
const ENDED_AT = `coalesce(cancel.created_at_ms, coin_order.paid_at_ms)`;

/** A guest’s orders change once more when they move to a member. */
const MOVED = `exists (
  select 1 from app_user where app_user.platform_id = coin_order.platform_id and app_user.merged_into_id = coin_order.user_id)`;

/** A dispute that ended as a refund, or a refund that the provider reported later: its event was worked on a moment after. */
const REPORTED_LATER = `exists (
  select 1 from webhook_event where webhook_event.outcome = 'refunded/none' and coin_order.refunded_at_ms >= ${ENDED_AT}
    and coin_order.refunded_at_ms between webhook_event.worked_at_ms - 60000 and webhook_event.worked_at_ms)`;

/** What must hold of the money that goes back: marks of an order, its movements, and what an operator did. */
export const REFUND_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Money goes back for orders that are refunded, from the moment on that took their coins, and no other.',
    statement: `
      select format('%s: %s', ${NAME_OF_ORDER}, marks.wrong) as row
      from coin_order
      left join movement as cancel on cancel.platform_id = coin_order.platform_id and cancel.id = coin_order.cancel_movement_id
      cross join lateral (
        select concat_ws(', ',
          case when coin_order.state <> 'refunded' then
            concat_ws(', ', 'its money was asked for at ' || coin_order.refund_asked_at_ms, 'its money went back at ' || coin_order.refunded_at_ms)
          else concat_ws(', ',
            case when coin_order.refund_asked_at_ms is null and coin_order.refunded_at_ms is null then 'its money was not asked for' end,
            case when coin_order.price_minor_units = coin_order.discount_minor_units then
              'nothing was paid, and it was asked for at ' || coin_order.refund_asked_at_ms end,
            case when coin_order.refund_asked_at_ms <> ${ENDED_AT} then
              'its money was asked for at ' || coin_order.refund_asked_at_ms || ', its coins went at ' || ${ENDED_AT} end,
            case when coin_order.refund_asked_at_ms > coin_order.refunded_at_ms + 60000 then
              'its money went back at ' || coin_order.refunded_at_ms || ', asked for at ' || coin_order.refund_asked_at_ms end,
            case when coin_order.refunded_at_ms is null and coin_order.updated_at_ms <> coin_order.refund_asked_at_ms and not ${MOVED} then
              'it waits for its money, and changed since, at ' || coin_order.updated_at_ms end,
            case when coin_order.refund_asked_at_ms is null and coin_order.refunded_at_ms <> ${ENDED_AT} and not ${REPORTED_LATER} then
              'its money went back at ' || coin_order.refunded_at_ms || ', its coins at ' || ${ENDED_AT} end) end) as wrong
      ) as marks
      where marks.wrong <> '' order by 1`,
  },
  {
    claim: 'What the audit log says was given back of an order is on its way, or back.',
    statement: `
      select format('audit row %s (%s of %s): %s is %s', audit_log.id, audit_log.action, audit_log.subject_id, ${NAME_OF_ORDER},
        case when not ${isNamedReader('coin_order')} then 'of another reader' when coin_order.state <> 'refunded' then 'not refunded'
          else 'back at ' || coalesce(coin_order.refunded_at_ms::text, 'no time') end) as row
      from audit_log join coin_order on coin_order.id = audit_log.after ->> 'orderId'
      where audit_log.action = 'order.refund' and (coin_order.state <> 'refunded' or not ${isNamedReader('coin_order')}
        or (audit_log.after ->> 'isSent' = 'true' and coin_order.refunded_at_ms is distinct from audit_log.logged_at_ms))
      order by 1`,
  },
];
