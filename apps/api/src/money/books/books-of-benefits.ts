import type { BooksCheck } from './books-checks.ts';

const NAME_OF_PRIZE = `format('prize %s of wheel %s of %s', roulette_prize.prize_no, roulette_prize.roulette_id, roulette_prize.platform_id)`;
const NAME_OF_TICKET = `format('ticket %s of reader %s of %s', roulette_ticket.id, roulette_ticket.user_id, roulette_ticket.platform_id)`;
const NAME_OF_COUPON = `format('coupon %s of %s', coupon.id, coupon.platform_id)`;

const NAME_OF_EVENT = `format('event %s of %s', event.id, event.platform_id)`;

/** What must hold of coupons, the roulette (D18, D20) and events. Accounts that were erased leave their numbers behind. */
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
