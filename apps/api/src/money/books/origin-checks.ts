import type { BooksCheck } from './books-checks.ts';
import { NAME_OF_LOT, NAME_OF_MOVEMENT, wentWithDemo } from './findings.ts';

/**
 * Whether the row that gave a movement's coins may be gone: rows that are deleted with their reader or with the demo leave the
 * coins behind. The demo's coupons and wheels are known by their keys, and are in the audit log before they give anything. An
 * operator's event is removed with the demo if it gave a coupon of the demo.
 */
const isForgotten = (ofDemo: string, fits = 'true') => `(reader.erased_at_ms is not null
  or (${wentWithDemo('movement.created_at_ms')} and starts_with(movement.cause, '${ofDemo}') and exists (
    select 1 from audit_log as offered where offered.action = '${ofDemo.split('/')[0]}.apply'
      and offered.subject_id = movement.platform_id || '/' || split_part(movement.cause, '/', 2)
      and offered.logged_at_ms <= movement.created_at_ms and ${fits})))`;
const IS_ITS_VALUE = `offered.after ->> 'value' = (
  select sum(lot.amount)::text from lot where lot.platform_id = movement.platform_id and lot.movement_id = movement.id)`;

/** Whether a row is of the reader of the movement, or of the member whom that guest joined. */
const isOfReader = (table: string) => `${table}.user_id in (reader.id, reader.merged_into_id)`;

/** The origin of each lot and each movement: nothing in a wallet exists without a row elsewhere that gave it. */
export const ORIGIN_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each charge has the order, coupon, event, spin, offer or grant that it names.',
    statement: `
      select format('%s: there is no %s that gave it', ${NAME_OF_MOVEMENT}, movement.cause) as row
      from movement
      join app_user as reader on reader.platform_id = movement.platform_id and reader.id = movement.user_id
      left join coin_order on coin_order.platform_id = movement.platform_id and coin_order.charge_movement_id = movement.id
        and ${isOfReader('coin_order')}
      left join user_coupon on user_coupon.platform_id = movement.platform_id
        and 'coupon/' || user_coupon.id = movement.idempotency_key and ${isOfReader('user_coupon')}
      left join event_given on event_given.platform_id = movement.platform_id and event_given.movement_id = movement.id
        and ${isOfReader('event_given')}
      left join roulette_ticket on roulette_ticket.platform_id = movement.platform_id and roulette_ticket.movement_id = movement.id
        and ${isOfReader('roulette_ticket')}
      left join webhook_event on webhook_event.source = 'tapjoy' and 'tapjoy/' || webhook_event.event_id = movement.event_id
      left join audit_log on audit_log.action = 'wallet.grant' and audit_log.after ->> 'movementId' = movement.id::text
      where movement.type = 'CHARGE' and not coalesce(case
        when starts_with(movement.cause, 'order/') then
          'order/' || coin_order.id = movement.cause
        when starts_with(movement.cause, 'coupon/') then
          'coupon/' || user_coupon.coupon_id = movement.cause or (user_coupon.id is null and ${isForgotten('coupon/demo-', IS_ITS_VALUE)})
        when starts_with(movement.cause, 'event/') then
          'event/' || event_given.event_id = movement.cause or (event_given.event_id is null and ${isForgotten('event/')})
        when starts_with(movement.cause, 'roulette/') then
          ('roulette/' || roulette_ticket.roulette_id = movement.cause and 'roulette/' || roulette_ticket.id = movement.idempotency_key)
          or (roulette_ticket.id is null and ${isForgotten('roulette/demo-')})
        when starts_with(movement.cause, 'offer/') then 'offer/' || webhook_event.event_id = movement.cause
        when starts_with(movement.cause, 'operator/') then
          audit_log.subject_id = movement.platform_id || '/' || movement.user_id and 'operator/' || audit_log.actor = movement.cause
        when movement.cause = 'demo' then reader.is_demo and movement.idempotency_key in ('demo/episodes', 'demo/goods')
        end, false)
      order by movement.id`,
  },
  {
    claim: 'Each lot is of the source that its movement gives.',
    statement: `
      select format('%s: of %s, its movement %s is %s for %s', ${NAME_OF_LOT}, lot.source, movement.id, movement.type, movement.cause) as row
      from lot join movement on movement.platform_id = lot.platform_id and movement.id = lot.movement_id
      where lot.source <> coalesce(case movement.type
        when 'EXCHANGE' then 'MILEAGE'
        when 'MERGE' then lot.source
        when 'TRANSFER' then lot.source
        when 'CHARGE' then case split_part(movement.cause, '/', 1)
          when 'order' then 'PAYMENT' when 'coupon' then 'COUPON' when 'offer' then 'OFFERWALL' when 'operator' then 'ADMIN'
          when 'event' then 'EVENT' when 'roulette' then 'EVENT' when 'demo' then 'EVENT' end
        end, '')
        or (movement.type in ('MERGE', 'TRANSFER')) <> (lot.origin_lot_id is not null)
      order by lot.id`,
  },
  {
    claim: 'Each lot that continues another has its kind, source and dates, and no more than it.',
    statement: `
      select format('%s: is not what lot %s was', ${NAME_OF_LOT}, lot.origin_lot_id) as row
      from lot left join lot as origin on origin.id = lot.origin_lot_id
      where lot.origin_lot_id is not null and (lot.kind, lot.source, lot.acquired_at_ms, coalesce(lot.expires_at_ms, 0))
          is distinct from (origin.kind, origin.source, origin.acquired_at_ms, coalesce(origin.expires_at_ms, 0))
        or lot.amount > origin.amount
      order by lot.id`,
  },
  {
    claim: 'What is undone was done, by the same readers: a purchase by a refund, a charge by a cancellation.',
    statement: `
      select format('%s undoes movement %s (%s)', ${NAME_OF_MOVEMENT}, movement.reverses_id, coalesce(undone.type, 'gone')) as row
      from movement left join movement as undone
        on undone.platform_id = movement.platform_id and undone.id = movement.reverses_id
      where (movement.type in ('REFUND_PURCHASE', 'CANCEL') or movement.reverses_id is not null)
        and coalesce(undone.type, '') <> case movement.type when 'REFUND_PURCHASE' then 'USE' when 'CANCEL' then 'CHARGE' else '-' end
      order by movement.id`,
  },
  {
    claim: 'What an operator moved is in the audit log, by that operator, at that moment.',
    statement: `
      select format('%s: the audit log has nothing of %s then', ${NAME_OF_MOVEMENT}, movement.cause) as row
      from movement left join (
        select distinct actor, logged_at_ms, split_part(subject_id, '/', 1) as platform_id from audit_log
        where subject_type = 'wallet' or action = 'reader.takeBack'
      ) as act on act.actor = split_part(movement.cause, '/', 2) and act.logged_at_ms = movement.created_at_ms
        and act.platform_id = movement.platform_id
      where starts_with(movement.cause, 'operator/') and act.actor is null order by movement.id`,
  },
  {
    claim: 'What the audit log says was given to a wallet is in it, just so.',
    statement: `
      select format('the grant of %s %s to %s (audit row %s): %s', audit_log.after ->> 'amount', audit_log.after ->> 'kind',
        audit_log.subject_id, audit_log.id, case when lot.id is null then 'there is no such charge' else 'another was made' end) as row
      from audit_log left join lot on lot.lot_no = 0 and lot.movement_id::text = audit_log.after ->> 'movementId'
      where audit_log.action = 'wallet.grant' and (
        (lot.platform_id || '/' || lot.user_id, lot.kind, lot.amount::text, coalesce(lot.expires_at_ms::text, ''))
        is distinct from (audit_log.subject_id, audit_log.after ->> 'kind', audit_log.after ->> 'amount',
          coalesce(audit_log.after ->> 'expiresAtMs', '')))
      order by audit_log.id`,
  },
];
