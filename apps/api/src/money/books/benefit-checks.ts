import { DEMO_PACKS } from '../ledger/demo-goods.ts';
import type { BooksCheck } from './books-checks.ts';
import { wentWithDemo } from './findings.ts';

const NAME_OF_PRIZE = `format('prize %s of wheel %s of %s', roulette_prize.prize_no, roulette_prize.roulette_id, roulette_prize.platform_id)`;
const NAME_OF_TICKET = `format('ticket %s of reader %s of %s', roulette_ticket.id, roulette_ticket.user_id, roulette_ticket.platform_id)`;
const NAME_OF_COUPON = `format('coupon %s of %s', coupon.id, coupon.platform_id)`;

const NAME_OF_EVENT = `format('event %s of %s', event.id, event.platform_id)`;

/** What must hold of coupons, the roulette (D18, D20) and events. Erased accounts leave their counts behind. */
export const BENEFIT_CHECKS: readonly BooksCheck[] = [
  {
    claim:
      'Each coupon is held as often as it was given out, those that are erased left out, and no more often than it may be.',
    statement: `
      select format('%s: %s given out, %s held and %s erased, a limit of %s', ${NAME_OF_COUPON}, coupon.issued_count, held.count,
        coupon.erased_count, coupon.total_limit) as row
      from coupon
      cross join lateral (
        select count(*) from user_coupon
        where user_coupon.platform_id = coupon.platform_id and user_coupon.coupon_id = coupon.id
      ) as held
      where held.count + coupon.erased_count <> coupon.issued_count or coupon.issued_count > coupon.total_limit order by 1`,
  },
  {
    claim: 'Each coupon of coins or points that a reader has gave what it says, once.',
    statement: `
      select format('%s of reader %s: %s of %s', ${NAME_OF_COUPON}, user_coupon.user_id, coalesce(given.sum, 0), coupon.value) as row
      from user_coupon
      join coupon on coupon.platform_id = user_coupon.platform_id and coupon.id = user_coupon.coupon_id
      left join lateral (
        select sum(lot.amount) as sum from movement
        join lot on lot.platform_id = movement.platform_id and lot.movement_id = movement.id and lot.source = 'COUPON'
          and lot.kind = case coupon.type when 'FREE_COIN' then 'FREE_COIN' else 'MILEAGE' end
        where movement.platform_id = user_coupon.platform_id and movement.cause = 'coupon/' || coupon.id
          and movement.idempotency_key = 'coupon/' || user_coupon.id
      ) as given on true
      where coupon.type in ('FREE_COIN', 'FREE_MILEAGE') and coupon.value <> coalesce(given.sum, 0) order by 1`,
  },
  {
    claim: 'Each prize was given as often as it was counted, and no more than there are.',
    statement: `
      select format('%s: counted %s times, won %s times and %s erased, %s there', ${NAME_OF_PRIZE}, roulette_prize.given_count,
        won.count, roulette_prize.erased_count, roulette_prize.stock) as row
      from roulette_prize
      left join (
        select platform_id, roulette_id, prize_no, count(*) from roulette_ticket where prize_no is not null group by 1, 2, 3
      ) as tickets using (platform_id, roulette_id, prize_no)
      cross join lateral (select coalesce(tickets.count, 0) as count) as won
      where won.count + roulette_prize.erased_count <> roulette_prize.given_count or roulette_prize.given_count > roulette_prize.stock order by 1`,
  },
  {
    claim: 'Each ticket that was used gave its prize, once, and nothing where nothing was won.',
    statement: `
      select format('%s: %s of %s', ${NAME_OF_TICKET}, coalesce(given.sum, 0), roulette_prize.amount) as row
      from roulette_ticket
      join roulette_prize on roulette_prize.platform_id = roulette_ticket.platform_id
        and roulette_prize.roulette_id = roulette_ticket.roulette_id and roulette_prize.prize_no = roulette_ticket.prize_no
      left join lateral (
        select sum(lot.amount) as sum from lot
        where lot.platform_id = roulette_ticket.platform_id and lot.movement_id = roulette_ticket.movement_id
          and lot.kind = roulette_prize.kind
      ) as given on true
      where roulette_prize.amount <> coalesce(given.sum, 0)
      union all
      select format('movement %s of %s pays for several tickets', movement_id, platform_id)
      from roulette_ticket where movement_id is not null group by platform_id, movement_id having count(*) > 1`,
  },
  {
    claim:
      'Each event gave out as many tickets as readers hold, those that are erased left out, and no more than it has.',
    statement: `
      select format('%s: %s taken, %s held and %s erased, %s there', ${NAME_OF_EVENT}, event.taken_count, held.count,
        event.erased_count, event.ticket_total) as row
      from event
      cross join lateral (
        select count(*) from event_entry where event_entry.platform_id = event.platform_id and event_entry.event_id = event.id
      ) as held
      where held.count + event.erased_count <> event.taken_count or event.taken_count > coalesce(event.ticket_total, 0) order by 1`,
  },
  {
    claim: 'Each reward of an event gave its coins or points, once, and no reader more of them than they have reached.',
    statement: `
      select format('reward %s of event %s of reader %s of %s: %s of %s', event_given.at_count, event_given.event_id,
        event_given.user_id, event_given.platform_id, coalesce(given.sum, 0), event_given.amount) as row
      from event_given
      left join lateral (
        select sum(lot.amount) as sum from movement
        join lot on lot.platform_id = movement.platform_id and lot.movement_id = movement.id and lot.source = 'EVENT'
          and lot.kind = event_given.kind
        where movement.platform_id = event_given.platform_id and movement.id = event_given.movement_id
          and movement.cause = 'event/' || event_given.event_id
      ) as given on true
      where event_given.kind <> 'ROULETTE_TICKET' and event_given.amount <> coalesce(given.sum, 0)
      union all
      select format('movement %s of %s pays for several rewards', movement_id, platform_id)
      from event_given where movement_id is not null group by platform_id, movement_id having count(*) > 1
      union all
      select format('reward %s of event %s of reader %s of %s: %s stamps', event_given.at_count, event_given.event_id,
        event_given.user_id, event_given.platform_id, stamps.count)
      from event_given
      join event on event.platform_id = event_given.platform_id and event.id = event_given.event_id and event.kind = 'ATTENDANCE'
      cross join lateral (
        select count(*) from event_stamp where event_stamp.platform_id = event_given.platform_id
          and event_stamp.user_id = event_given.user_id and event_stamp.event_id = event_given.event_id
      ) as stamps
      where stamps.count < event_given.at_count`,
  },
];

/** The values that an operator applied last, by the audit log. */
const applied = (subject: string) => `(
  select distinct on (subject_id) subject_id, after, logged_at_ms from audit_log where action = '${subject}.apply' order by subject_id, id desc
) as applied`;

/** The terms of the demo's packs by platform and id, in the form in which the audit log has the terms of an operator's pack. */
export const DEMO_TERMS = JSON.stringify(
  Object.fromEntries(
    DEMO_PACKS.map((pack) => {
      const { platformId, id, title, orderNo, ...terms } = { isFirstPurchaseOnly: false, perUserLimit: null, ...pack };
      return [`${platformId}/${id}`, terms];
    }),
  ),
);
/**
 * The terms with which a pack was made: by the demo, which does not write its packs into the audit log, or by an operator, who
 * removes the demo mark.
 */
const MADE_PACKS = `(
  select made.subject_id, case when made.is_demo then '${DEMO_TERMS}'::jsonb -> made.subject_id else applied.after end as after
  from (select platform_id || '/' || id as subject_id, is_demo from coin_product) as made
  left join ${applied('product')} on applied.subject_id = made.subject_id
) as applied`;

/** Field names in the audit log, each with its column. */
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
/** Fields of a pack in the audit log, each with its column. */
export const PRODUCT = {
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

/** Rows of a table that differ from what was applied, by an operator or with the demo. */
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

/** What was applied and is gone. A demo that was removed took its own with it, and events of which its coupons were rewards. */
const gone = (table: string, name: string, ofDemo: string | null, subject = table) => `
  select format('${name} %s: is gone', applied.subject_id) as row
  from ${applied(subject)} left join ${table} on ${table}.platform_id || '/' || ${table}.id = applied.subject_id
  where ${table}.id is null ${
    ofDemo === null
      ? ''
      : `and not (split_part(applied.subject_id, '/', 2) like '${ofDemo}' and ${wentWithDemo('applied.logged_at_ms')})`
  }`;

/** Compares what is sold and given out with what operators applied, so that a price or a prize that no operator set is found. */
export const OFFER_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each pack, coupon, gift, wheel and event is what an operator made it.',
    statement: `
      ${differing('coin_product', 'pack', PRODUCT, MADE_PACKS)}
      union all ${differing('coupon', 'coupon', COUPON)}
      union all ${differing('gift', 'gift', GIFT)}
      union all ${differing('roulette', 'wheel', WHEEL)}
      union all ${differing('event', 'event', EVENT)}
      union all ${gone('coin_product', 'pack', null, 'product')}
      union all ${gone('coupon', 'coupon', 'demo-%')}
      union all ${gone('gift', 'gift', '%')}
      union all ${gone('roulette', 'wheel', 'demo-%')}
      union all ${gone('event', 'event', '%')}
      union all
      select format('pack %s of %s: a stock of %s, an operator set %s', coin_product.id, coin_product.platform_id,
        coalesce(coin_product.stock::text, 'any number'), coalesce(logged.after ->> 'stock', 'any number'))
      from coin_product join (
        select distinct on (subject_id) subject_id, after from audit_log where action in ('product.apply', 'product.set')
        order by subject_id, id desc
      ) as logged on logged.subject_id = coin_product.platform_id || '/' || coin_product.id
      where coin_product.stock::text is distinct from logged.after ->> 'stock' and not coin_product.is_demo
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
