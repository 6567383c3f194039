import type { BooksCheck } from './books-checks.ts';

/** The events that our programs worked on, each with what it says: its order, payment, report and sum. */
const EVENTS = `
  select webhook_event.*, split_part(outcome, '/', 1) as state, split_part(outcome, '/', 2) as effect,
    case source
      when 'stripe' then payload #>> '{data,object,metadata,orderId}'
      when 'sandbox' then payload ->> 'orderId'
      when 'apple' then 'o' || regexp_replace(lower(payload #>> '{transaction,appAccountToken}'),
        '^([0-9a-f]{8})-([0-9a-f]{4})-8([0-9a-f]{3})-a([0-9a-f]{3})-([0-9a-f]{6})[0-9a-f]{6}$', '\\1\\2\\3\\4\\5')
      end as order_id,
    case source
      when 'stripe' then case when starts_with(payload ->> 'type', 'checkout.session.') then payload #>> '{data,object,id}' end
      when 'gmo' then payload ->> 'OrderID'
      when 'apple' then payload #>> '{transaction,transactionId}'
      when 'google' then coalesce(payload #>> '{oneTimeProductNotification,purchaseToken}', payload #>> '{voidedPurchaseNotification,purchaseToken}')
      end as reference,
    case source
      when 'sandbox' then payload ->> 'status'
      when 'stripe' then case payload ->> 'type'
        when 'charge.refunded' then case when payload #>> '{data,object,refunded}' = 'true' then 'refunded' end
        when 'charge.dispute.created' then 'disputed'
        when 'checkout.session.async_payment_failed' then 'declined'
        when 'checkout.session.completed' then case when payload #>> '{data,object,payment_status}' = 'paid' then 'paid' end
        when 'checkout.session.async_payment_succeeded' then case when payload #>> '{data,object,payment_status}' = 'paid' then 'paid' end
        end
      when 'apple' then case when payload ->> 'type' in ('REFUND', 'REVOKE') then 'refunded' end
      when 'google' then case when payload #>> '{voidedPurchaseNotification,purchaseToken}' is not null then 'refunded' end
      end as report,
    case
      when source = 'sandbox' then (payload ->> 'amount')::numeric
      when source = 'gmo' then coalesce(nullif(payload ->> 'Amount', ''), '0')::numeric + coalesce(nullif(payload ->> 'Tax', ''), '0')::numeric
      when source = 'stripe' and starts_with(payload ->> 'type', 'checkout.session.') then (payload #>> '{data,object,amount_total}')::numeric
      when source = 'stripe' and payload ->> 'type' = 'charge.refunded' then (payload #>> '{data,object,amount}')::numeric
      end as amount,
    upper(case source when 'sandbox' then payload ->> 'currency' when 'stripe' then payload #>> '{data,object,currency}' end) as currency
  from webhook_event where worked_at_ms is not null and source <> 'tapjoy'`;

/** Whether an order can still become what it is now, from what it was after the event (`nextOrderState`). */
const COULD_BECOME = `case event.state
  when 'created' then true
  when 'pending' then coin_order.state <> 'created'
  when 'paid' then coin_order.state in ('paid', 'refunded', 'disputed')
  when 'disputed' then coin_order.state in ('disputed', 'refunded')
  when 'refunded' then coin_order.state = 'refunded'
  else coin_order.state in (event.state, 'paid', 'refunded', 'disputed') end`;

/** Whether the outcome can follow from the event’s report, whatever the order was before (`nextOrderState`). */
const COULD_FOLLOW = `(event.report is null or case
  when event.effect in ('credit', 'creditLate') then event.report = 'paid'
  when event.effect in ('takeBack', 'release') then event.report = event.state
  when event.report = 'paid' then event.state in ('paid', 'refunded', 'disputed')
  when event.report = 'refunded' then event.state = 'refunded'
  when event.report = 'disputed' then event.state in ('disputed', 'refunded')
  when event.report in ('declined', 'cancelled', 'expired') then event.state not in ('created', 'pending')
  else true end)`;

/** Whether the sum and the payment that the event names are those of the order. */
const IS_OF_ORDER = `(coalesce(event.amount = coin_order.price_minor_units - coin_order.discount_minor_units, true)
  and coalesce(event.currency = coin_order.currency, true) and coalesce(event.reference = coin_order.provider_reference, true))`;

/** What must hold between the providers’ events, their outcomes, and the orders as they are now. */
export const EVENT_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each event that was about an order is named by it, and each that an order names is there.',
    statement: `
      with named as (select coin_order.*, given.name from coin_order cross join lateral unnest(event_ids) as given(name))
      select format('order %s of %s (%s): event %s is %s', named.id, named.platform_id, named.state, named.name,
        case when event.event_id is null then 'gone' else 'not processed' end) as row
      from named left join webhook_event as event on event.source || '/' || event.event_id = named.name
      where event.worked_at_ms is null
      union all
      select format('event %s of %s: it says %s, and no order names it', event.event_id, event.source, event.outcome)
      from webhook_event as event left join named on named.name = event.source || '/' || event.event_id
      where event.proof is not null and event.outcome like '%/%' and named.name is null
      order by 1`,
  },
  {
    claim: 'What came of each provider’s event fits what it says, and what its order became.',
    statement: `
      with event as materialized (${EVENTS}), known as (
        select event.source, event.event_id, coin_order.platform_id, coin_order.id as order_id
        from event join coin_order on coin_order.id = event.order_id
        union
        select event.source, event.event_id, coin_order.platform_id, coin_order.id
        from event join coin_order on coin_order.provider = event.source and coin_order.provider_reference = event.reference
      )
      select format('event %s of %s for order %s (%s): %s', event.event_id, event.source, coin_order.id, coin_order.state,
        case when event.state in ('unknown', 'ignored', 'mismatch') then 'it says ' || event.outcome || ', and it is of that order'
          when not ${IS_OF_ORDER} then 'its sum or its payment is another'
          when not ${COULD_FOLLOW} then 'it says ' || event.outcome || ' of ' || event.report
          when not ${COULD_BECOME} then 'it says ' || coalesce(event.outcome, 'nothing')
          else 'it says that the money is back, and the order does not' end) as row
      from event
      join known on known.source = event.source and known.event_id = event.event_id
      join coin_order on coin_order.platform_id = known.platform_id and coin_order.id = known.order_id
      where case event.state
          when 'unknown' then event.source in ('stripe', 'sandbox')
          when 'ignored' then event.report is not null and event.source <> 'google'
          when 'mismatch' then event.source = coin_order.provider and event.source in ('stripe', 'sandbox') and ${IS_OF_ORDER}
          when 'another product' then false
          else not ${IS_OF_ORDER} or not ${COULD_FOLLOW} or not ${COULD_BECOME}
            or (event.report = 'refunded' and event.state = 'refunded' and coin_order.refunded_at_ms is null) end
      order by 1`,
  },
  {
    claim: 'Each movement that followed a provider’s event is what the event says came of it, and the other way round.',
    statement: `
      select format('event %s of %s: it says %s, and movement %s is %s', webhook_event.event_id, webhook_event.source,
        coalesce(webhook_event.outcome, 'nothing'), coalesce(movement.id::text, 'none'), coalesce(movement.type, 'there')) as row
      from webhook_event left join movement on movement.event_id = webhook_event.source || '/' || webhook_event.event_id
      where webhook_event.worked_at_ms is not null and case movement.type
        when 'CHARGE' then coalesce(webhook_event.outcome, '') not in ('paid/credit', 'paid/creditLate', 'credited')
        when 'CANCEL' then coalesce(split_part(webhook_event.outcome, '/', 2), '') <> 'takeBack'
        else webhook_event.outcome is null or split_part(webhook_event.outcome, '/', 2) = 'takeBack' end
      order by 1`,
  },
];
