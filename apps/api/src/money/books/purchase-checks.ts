import { PLATFORMS } from '@longstrip/platform-config';
import type { BooksCheck } from './books-checks.ts';
import { NAME_OF_PURCHASE, NAME_OF_RIGHT, wentWithDemo } from './books-words.ts';

const ITS_RIGHTS = `entitlement.platform_id = purchase.platform_id and entitlement.purchase_id = purchase.id`;
const ITS_MOVEMENT = `movement.platform_id = purchase.platform_id and movement.id = purchase.movement_id`;
/** What a wait-free ticket opens is open no longer on any platform (D10). */
const LONGEST_FREETIME_MS = Math.max(...PLATFORMS.map(({ constants }) => constants.freetimeOpenHours)) * 3_600_000;

/** An episode that a movement pays for. */
const IS_PAID_FOR = `movement.agreed -> 'episodeIds' @> to_jsonb(episode.id)
  or (movement.agreed is null and movement.cause in ('episode/' || episode.id, 'series/' || episode.series_id))`;

/**
 * What must hold of purchases. The id of a purchase is its own in the whole store: a guest's purchases and rights keep it when
 * they move to a member, while the ledger's rows stay where they were.
 */
export const PURCHASE_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each purchase that cost coins has one debit, of just that many; the others have none.',
    statement: `
      select format('%s: %s coins, its debit took %s', ${NAME_OF_PURCHASE}, purchase.coins, coalesce(debit.taken, 0)) as row
      from purchase left join lateral (
        select sum(posting.amount) as taken from movement
        join posting on posting.platform_id = movement.platform_id and posting.movement_id = movement.id
        where ${ITS_MOVEMENT} and movement.type = 'USE' and posting.account = 'USED'
      ) as debit on true
      where purchase.coins <> coalesce(debit.taken, 0)
        or (purchase.coins = 0 and purchase.type in ('RENT', 'ALL_RENT', 'POSSESSION', 'ALL_POSSESSION'))
      order by purchase.id`,
  },
  {
    // What was bought of the demo's works goes with them, and its debit stays; of a work that is still there it does not go.
    claim: 'Each debit of a purchase pays for one purchase.',
    statement: `
      select format('movement %s of %s (reader %s) pays for %s purchases', movement.id, movement.platform_id, movement.user_id,
        count(purchase.id)) as row
      from movement left join purchase on ${ITS_MOVEMENT}
      where movement.type = 'USE' and starts_with(movement.idempotency_key, 'purchase/')
      group by movement.platform_id, movement.id, movement.user_id, movement.created_at_ms, movement.agreed, movement.cause
      having count(purchase.id) > 1 or (count(purchase.id) = 0 and (
        not ${wentWithDemo('movement.created_at_ms')} or exists (select 1 from episode where ${IS_PAID_FOR})
      ))
      order by 1`,
  },
  {
    claim:
      'Each right that came of a purchase, a gift, a ticket or a grant is of that kind: lent for a time, or for ever.',
    statement: `
      select format('%s: %s, until %s', ${NAME_OF_RIGHT}, coalesce('its purchase is ' || purchase.type, 'no purchase'),
        coalesce(entitlement.expires_at_ms::text, 'no time')) as row
      from entitlement left join purchase on ${ITS_RIGHTS}
      where entitlement.purchase_id is not null and (entitlement.source || ' ' || entitlement.scope) is distinct from case
          when purchase.type in ('RENT', 'ALL_RENT') then 'PURCHASE RENT'
          when purchase.type in ('POSSESSION', 'ALL_POSSESSION') then 'PURCHASE POSSESSION'
          when purchase.type = 'RENT_GIFT' then 'GIFT RENT'
          when purchase.type = 'POSSESSION_GIFT' then 'GIFT POSSESSION'
          when purchase.type = 'FREETIME' then 'FREETIME FREETIME'
          when purchase.type = 'PERMANENT' then 'ADMIN PERMANENT' end
        or (purchase.type = 'FREETIME' and entitlement.expires_at_ms - purchase.created_at_ms > ${LONGEST_FREETIME_MS})
      order by entitlement.id`,
  },
  {
    claim: 'Each owned or rented episode that was not moved here has its purchase.',
    statement: `
      select format('right %s of %s (%s by %s, reader %s) names no purchase', id, platform_id, scope, source, user_id) as row
      from entitlement where purchase_id is null and source <> 'TRANSFER' order by id`,
  },
  {
    claim: 'What an operator undid is given back once, and its rights are taken back.',
    statement: `
      select format('%s: %s', ${NAME_OF_PURCHASE}, case when purchase.undone_at_ms is null then 'refunded, and not undone'
        when purchase.coins > 0 and refund.id is null then 'undone, and not refunded' else 'undone, and still open' end) as row
      from purchase
      left join movement as refund on refund.platform_id = purchase.platform_id and refund.reverses_id = purchase.movement_id
      where (purchase.undone_at_ms is null and refund.id is not null)
        or (purchase.undone_at_ms is not null and (
          (purchase.coins > 0 and refund.id is null)
          or exists (select 1 from entitlement where ${ITS_RIGHTS} and entitlement.revoked_at_ms is null)
        ))
      order by purchase.id`,
  },
];
