import { DEMO_TERMS, PRODUCT } from './benefit-checks.ts';
import type { BooksCheck } from './books-checks.ts';
import { NAME_OF_ORDER, NAME_OF_PURCHASE } from './findings.ts';

/** In ms. An operator's change and a reader's request may overtake each other by less than this. */
const OVERTAKEN_MS = 60_000;

/**
 * The terms of every pack, coupon, gift or event, each with the time for which it was in force, by the audit log. What is there
 * from before the log has the terms that its first change found, or its first terms.
 */
const termsOf = (subject: string) => `
  select subject_id, after as terms, case when before_id is null and before is null then 0 else logged_at_ms end as from_ms, until_ms
  from (
    select subject_id, before, after, logged_at_ms, lag(id) over in_turn as before_id,
      coalesce(lead(logged_at_ms) over in_turn, ${Number.MAX_SAFE_INTEGER}) as until_ms
    from audit_log where action = '${subject}.apply' window in_turn as (partition by subject_id order by id)
  ) as applied
  union all
  select subject_id, before, 0, logged_at_ms from (
    select distinct on (subject_id) subject_id, before, logged_at_ms from audit_log where action = '${subject}.apply' order by subject_id, id
  ) as first where before is not null`;

/** Packs that no operator applied: those of the demo, and those that are older than the audit log, as they are now. */
const UNLOGGED_PACKS = `
  select made.subject_id, coalesce('${DEMO_TERMS}'::jsonb -> made.subject_id, made.terms), 0, ${Number.MAX_SAFE_INTEGER} from (
    select platform_id || '/' || id as subject_id, jsonb_build_object(${Object.entries(PRODUCT).map(([field, column]) => `'${field}', ${column}`)}) as terms
    from coin_product
    union all select key, value from jsonb_each('${DEMO_TERMS}')
      where not exists (select 1 from coin_product where platform_id || '/' || id = key)
  ) as made
  where not exists (select 1 from audit_log where action = 'product.apply' and subject_id = made.subject_id)`;

/** Whether terms of a subject were in force at a moment. */
const wereInForce = (terms: string, subjectId: string, atMs: string) => `${terms}.subject_id = ${subjectId}
  and ${terms}.from_ms <= ${atMs} + ${OVERTAKEN_MS} and ${terms}.until_ms >= ${atMs} - ${OVERTAKEN_MS}`;
const isWithin = (terms: string, atMs: string) => `${atMs} >= coalesce((${terms}.terms ->> 'startsAtMs')::bigint, 0)
  and ${atMs} < coalesce((${terms}.terms ->> 'endsAtMs')::bigint, ${Number.MAX_SAFE_INTEGER})`;

/** What the coupon of an order took off its price and added in points, by terms of the coupon. */
const DISCOUNT = `case when promised.terms ->> 'type' <> 'DISCOUNT' then 0
  when promised.terms ->> 'percent' is not null then div(coin_order.price_minor_units::numeric * (promised.terms ->> 'percent')::numeric, 100)
  else least(coin_order.price_minor_units, (promised.terms ->> 'amountMinorUnits')::numeric) end`;
const EXTRA_POINTS = `case when promised.terms ->> 'type' = 'EXTRA_POINT' then (promised.terms ->> 'value')::bigint else 0 end`;

/**
 * Compares what readers were sold and given with the terms that operators had set at that moment, not with those of now. An order
 * from before there were proofs may be of a pack that nothing knows any more; a younger order has its proof.
 */
export const TERMS_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each order has the terms that its pack and its coupon had when it was made.',
    statement: `
      with offered as materialized (${termsOf('product')} union all ${UNLOGGED_PACKS}), promised as materialized (${termsOf('coupon')})
      select format('%s: %s coins, %s bonus coins and %s points for %s %s less %s, which pack %s%s did not offer then', ${NAME_OF_ORDER},
        coin_order.coins, coin_order.bonus_coins, coin_order.mileage, coin_order.price_minor_units, coin_order.currency,
        coin_order.discount_minor_units, coin_order.product_id, coalesce(' with coupon ' || user_coupon.coupon_id, '')) as row
      from coin_order
      left join user_coupon on user_coupon.platform_id = coin_order.platform_id and user_coupon.id = coin_order.user_coupon_id
      where (coin_order.proof is not null or exists (
          select 1 from offered where offered.subject_id = coin_order.platform_id || '/' || coin_order.product_id)
      ) and not exists (
        select 1 from offered
        where ${wereInForce('offered', `coin_order.platform_id || '/' || coin_order.product_id`, 'coin_order.created_at_ms')}
          and ${isWithin('offered', 'coin_order.created_at_ms')}
          and (offered.terms ->> 'priceMinorUnits', offered.terms ->> 'currency', offered.terms ->> 'coins', offered.terms ->> 'bonusCoins')
            = (coin_order.price_minor_units::text, coin_order.currency, coin_order.coins::text, coin_order.bonus_coins::text)
          and (coin_order.store_product_id is null
            or coin_order.store_product_id in (offered.terms ->> 'appleProductId', offered.terms ->> 'googleProductId'))
          and case when coin_order.user_coupon_id is null then
              coin_order.discount_minor_units = 0 and coin_order.mileage = (offered.terms ->> 'mileage')::bigint
            else user_coupon.id is null or exists (
              select 1 from promised
              where ${wereInForce('promised', `coin_order.platform_id || '/' || user_coupon.coupon_id`, 'coin_order.created_at_ms')}
                and ${isWithin('promised', 'coin_order.created_at_ms')}
                and coin_order.price_minor_units >= (promised.terms ->> 'minimumMinorUnits')::bigint
                and promised.terms -> 'clients' @> to_jsonb(coin_order.client_platform)
                and coin_order.discount_minor_units = ${DISCOUNT}
                and coin_order.mileage = (offered.terms ->> 'mileage')::bigint + ${EXTRA_POINTS}) end)
      order by 1`,
  },
  {
    claim: 'Each reward of an event is what an operator had set when it was given.',
    statement: `
      with promised as materialized (${termsOf('event')})
      select format('reward %s of event %s of reader %s of %s: %s %s, which was not set then', event_given.at_count, event_given.event_id,
        event_given.user_id, event_given.platform_id, event_given.amount, event_given.kind) as row
      from event_given
      where not exists (
        select 1 from promised
        where ${wereInForce('promised', `event_given.platform_id || '/' || event_given.event_id`, 'event_given.given_at_ms')}
          and promised.terms -> 'rewards' @> jsonb_build_array(jsonb_build_object('atCount', event_given.at_count,
            'kind', event_given.kind, 'amount', event_given.amount)))
      order by 1`,
  },
  {
    claim: 'Each gift opened works and kinds of episodes for which an operator had made it.',
    statement: `
      with promised as materialized (${termsOf('gift')})
      select format('%s: gift %s was not for series %s then', ${NAME_OF_PURCHASE}, purchase.gift_id, purchase.series_id) as row
      from purchase
      where purchase.gift_id is not null and not exists (
        select 1 from promised
        where ${wereInForce('promised', `purchase.platform_id || '/' || purchase.gift_id`, 'purchase.created_at_ms')}
          and coalesce(promised.terms ->> 'seriesId', purchase.series_id::text) = purchase.series_id::text
          and promised.terms ->> 'type' = case purchase.type when 'RENT_GIFT' then 'RENTAL_TICKET' else 'FREE_TICKET' end)
      order by purchase.id`,
  },
];
