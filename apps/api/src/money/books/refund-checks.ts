import type { BooksCheck } from './books-checks.ts';
import { NAME_OF_ORDER } from './books-words.ts';

/** When an order lost its coins, or was paid and never had them: then its refund is asked for, or known of. */
const ENDED_AT = `coalesce(cancel.created_at_ms, coin_order.paid_at_ms)`;

/** A guest’s orders change once more when they move to a member. */
const MOVED = `exists (
  select 1 from app_user where app_user.platform_id = coin_order.platform_id and app_user.merged_into_id = coin_order.user_id)`;

/** A dispute that ended as a refund, or a refund that the provider told of later: its event was worked on a moment after. */
const TOLD_LATER = `exists (
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
            case when coin_order.refund_asked_at_ms is null and coin_order.refunded_at_ms <> ${ENDED_AT} and not ${TOLD_LATER} then
              'its money went back at ' || coin_order.refunded_at_ms || ', its coins at ' || ${ENDED_AT} end) end) as wrong
      ) as marks
      where marks.wrong <> '' order by 1`,
  },
  {
    claim: 'What the audit log says was given back of an order is on its way, or back.',
    statement: `
      select format('audit row %s (%s of %s): %s is %s', audit_log.id, audit_log.action, audit_log.subject_id, ${NAME_OF_ORDER},
        case when coin_order.state <> 'refunded' then 'not refunded'
          else 'back at ' || coalesce(coin_order.refunded_at_ms::text, 'no time') end) as row
      from audit_log join coin_order on coin_order.id = audit_log.after ->> 'orderId'
      where audit_log.action = 'order.refund' and (coin_order.state <> 'refunded'
        or (audit_log.after ->> 'isSent' = 'true' and coin_order.refunded_at_ms is distinct from audit_log.logged_at_ms))
      order by 1`,
  },
];
