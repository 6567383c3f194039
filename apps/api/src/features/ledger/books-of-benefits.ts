import type { BooksCheck } from './books-checks.ts';

const NAME_OF_PRIZE = `format('prize %s of wheel %s of %s', roulette_prize.prize_no, roulette_prize.roulette_id, roulette_prize.platform_id)`;
const NAME_OF_TICKET = `format('ticket %s of reader %s of %s', roulette_ticket.id, roulette_ticket.user_id, roulette_ticket.platform_id)`;
const NAME_OF_COUPON = `format('coupon %s of %s', coupon.id, coupon.platform_id)`;

/** What must hold of coupons and the roulette (D18, D20). Accounts that were erased leave their numbers behind. */
export const BENEFIT_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'No coupon is held by more readers than it was given to, nor given out more often than it may be.',
    statement: `
      select format('%s: %s given out, %s held, a limit of %s', ${NAME_OF_COUPON}, coupon.issued_count, held.count, coupon.total_limit) as row
      from coupon
      cross join lateral (
        select count(*) from user_coupon
        where user_coupon.platform_id = coupon.platform_id and user_coupon.coupon_id = coupon.id
      ) as held
      where held.count > coupon.issued_count or coupon.issued_count > coupon.total_limit order by 1`,
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
      select format('%s: counted %s times, won %s times, %s there', ${NAME_OF_PRIZE}, roulette_prize.given_count, won.count, roulette_prize.stock) as row
      from roulette_prize
      cross join lateral (
        select count(*) from roulette_ticket where roulette_ticket.platform_id = roulette_prize.platform_id
          and roulette_ticket.roulette_id = roulette_prize.roulette_id and roulette_ticket.prize_no = roulette_prize.prize_no
      ) as won
      where won.count > roulette_prize.given_count or roulette_prize.given_count > roulette_prize.stock order by 1`,
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
];
