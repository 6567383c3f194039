import { DEMO_PACKS } from '../ledger/demo-goods.ts';
import type { BooksCheck } from './books-checks.ts';

/** What an operator applied last of something, by the audit log. */
const applied = (subject: string) => `(
  select distinct on (subject_id) subject_id, after from audit_log where action = '${subject}.apply' order by subject_id, id desc
) as applied`;

/** The terms of the demo's packs by platform and id, as the audit log has those of an operator's. */
const DEMO_TERMS = JSON.stringify(
  Object.fromEntries(
    DEMO_PACKS.map((pack) => {
      const { platformId, id, title, orderNo, ...terms } = { isFirstPurchaseOnly: false, perUserLimit: null, ...pack };
      return [`${platformId}/${id}`, terms];
    }),
  ),
);
/** What a pack was made: by the demo, which writes nothing of its packs into the audit log, or by an operator, who takes the mark away. */
const MADE_PACKS = `(
  select made.subject_id, case when made.is_demo then '${DEMO_TERMS}'::jsonb -> made.subject_id else applied.after end as after
  from (select platform_id || '/' || id as subject_id, is_demo from coin_product) as made
  left join ${applied('product')} on applied.subject_id = made.subject_id
) as applied`;

/** Names of fields in the audit log, and the columns that they are of. */
type Columns = Readonly<Record<string, string>>;

const COUPON = {
  ...{ type: 'type', code: 'code', percent: 'percent', amountMinorUnits: 'amount_minor_units' },
  ...{ minimumMinorUnits: 'minimum_minor_units', value: 'value', clients: 'clients', startsAtMs: 'starts_at_ms' },
  ...{ endsAtMs: 'ends_at_ms', totalLimit: 'total_limit', perUserLimit: 'per_user_limit', isEvent: 'is_event' },
};
const GIFT = {
  ...{
    type: 'type',
    seriesId: 'series_id',
    episodeCount: 'episode_count',
    target: 'target',
    startsAtMs: 'starts_at_ms',
  },
  ...{ receiveUntilMs: 'receive_until_ms', useUntilMs: 'use_until_ms' },
};
const EVENT = {
  ...{ kind: 'kind', audience: 'audience', startsAtMs: 'starts_at_ms', endsAtMs: 'ends_at_ms', couponId: 'coupon_id' },
  ...{ ticketMode: 'ticket_mode', ticketTotal: 'ticket_total', winnerCount: 'winner_count' },
};
const PRODUCT = {
  ...{ priceMinorUnits: 'price_minor_units', currency: 'currency', coins: 'coins', bonusCoins: 'bonus_coins' },
  ...{ mileage: 'mileage', isFirstPurchaseOnly: 'is_first_purchase_only', perUserLimit: 'per_user_limit' },
  ...{
    startsAtMs: 'starts_at_ms',
    endsAtMs: 'ends_at_ms',
    appleProductId: 'apple_product_id',
    googleProductId: 'google_product_id',
  },
};
const WHEEL = { audience: 'audience', startsAtMs: 'starts_at_ms', endsAtMs: 'ends_at_ms' };

/** Rows of a table that are not what was applied, by an operator or with the demo. */
function differing(table: string, name: string, columns: Columns, made = applied(table)): string {
  const own = Object.entries(columns).map(([field, column]) => `'${field}', ${table}.${column}`);
  const logged = Object.keys(columns).map((field) => `'${field}', applied.after -> '${field}'`);
  return `
    select format('${name} %s of %s: %s', ${table}.id, ${table}.platform_id,
      case when applied.after is null then 'no operator made it' else 'is not what was applied: ' || differs.what end) as row
    from ${table}
    left join ${made} on applied.subject_id = ${table}.platform_id || '/' || ${table}.id
    cross join lateral (
      select string_agg(format('%s %s, applied %s', own.key, own.value, logged.value), ', ' order by own.key) as what
      from jsonb_each(jsonb_build_object(${own.join(', ')})) as own
      join jsonb_each(jsonb_build_object(${logged.join(', ')})) as logged using (key)
      where own.value <> coalesce(logged.value, 'null')
    ) as differs
    where applied.after is null or differs.what is not null`;
}

/** What is sold and given out, held against what operators applied: a price or a prize that nobody set shows. */
export const OFFER_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each pack, coupon, gift, wheel and event is what an operator made it.',
    statement: `
      ${differing('coin_product', 'pack', PRODUCT, MADE_PACKS)}
      union all ${differing('coupon', 'coupon', COUPON)}
      union all ${differing('gift', 'gift', GIFT)}
      union all ${differing('roulette', 'wheel', WHEEL)}
      union all ${differing('event', 'event', EVENT)}
      order by 1`,
  },
  {
    claim: 'Each prize of a wheel and each reward of an event is what an operator made it.',
    statement: `
      with prize as (
        select applied.subject_id, given.prize from ${applied('roulette')}
        cross join lateral jsonb_array_elements(applied.after -> 'prizes') as given(prize)
      ), reward as (
        select applied.subject_id, given.reward from ${applied('event')}
        cross join lateral jsonb_array_elements(applied.after -> 'rewards') as given(reward)
      )
      select format('prize %s of wheel %s: %s', roulette_prize.prize_no, coalesce(wheel.subject_id, prize.subject_id),
        case when prize.prize is null then 'no operator made it' when roulette_prize.prize_no is null then 'number ' || (prize.prize ->> 'prizeNo') || ' is gone'
          else format('%s %s of weight %s and stock %s, applied %s', roulette_prize.kind, roulette_prize.amount, roulette_prize.weight,
            roulette_prize.stock, prize.prize) end) as row
      from roulette_prize
      cross join lateral (select roulette_prize.platform_id || '/' || roulette_prize.roulette_id as subject_id) as wheel
      full join prize on prize.subject_id = wheel.subject_id and prize.prize ->> 'prizeNo' = roulette_prize.prize_no::text
      where (roulette_prize.prize_no is null and exists (
          select 1 from roulette where roulette.platform_id || '/' || roulette.id = prize.subject_id))
        or (roulette_prize.prize_no is not null and (roulette_prize.kind, roulette_prize.amount::text, roulette_prize.weight::text, coalesce(roulette_prize.stock::text, ''))
          is distinct from (prize.prize ->> 'kind', prize.prize ->> 'amount', prize.prize ->> 'weight', coalesce(prize.prize ->> 'stock', '')))
      union all
      select format('reward %s of event %s: %s', coalesce(event_reward.at_count::text, reward.reward ->> 'atCount'),
        coalesce(happening.subject_id, reward.subject_id), case when reward.reward is null then 'no operator made it'
          when event_reward.at_count is null then 'is gone'
          else format('%s %s, applied %s', event_reward.kind, event_reward.amount, reward.reward) end)
      from event_reward
      cross join lateral (select event_reward.platform_id || '/' || event_reward.event_id as subject_id) as happening
      full join reward on reward.subject_id = happening.subject_id and reward.reward ->> 'atCount' = event_reward.at_count::text
      where (event_reward.at_count is null and exists (
          select 1 from event where event.platform_id || '/' || event.id = reward.subject_id))
        or (event_reward.at_count is not null
          and (event_reward.kind, event_reward.amount::text) is distinct from (reward.reward ->> 'kind', reward.reward ->> 'amount'))
      order by 1`,
  },
];
