import { PLATFORMS } from '@longstrip/platform-config';
import type { BooksCheck } from './books-checks.ts';
import { NAME_OF_LOT, NAME_OF_MOVEMENT } from './findings.ts';

/** What a movement of each type may post: an account, and whether coins come to it or go from it. */
const POSTS = [
  ...['CHARGE ISSUED -', 'CHARGE WALLET +', 'CHARGE WALLET -', 'CHARGE DEBT +', 'USE WALLET -', 'USE USED +'],
  ...['EXPIRE WALLET -', 'EXPIRE EXPIRED +', 'FORFEIT WALLET -', 'FORFEIT EXPIRED +'],
  ...['CANCEL WALLET -', 'CANCEL DEBT -', 'CANCEL CANCELLED +'],
  ...['REFUND_PURCHASE USED -', 'REFUND_PURCHASE WALLET +', 'REFUND_PURCHASE WALLET -', 'REFUND_PURCHASE DEBT +'],
  ...['EXCHANGE WALLET -', 'EXCHANGE WALLET +', 'EXCHANGE EXCHANGED +', 'EXCHANGE ISSUED -'],
  ...['MERGE WALLET -', 'MERGE WALLET +', 'MERGE DEBT -', 'MERGE DEBT +'],
  ...['TRANSFER WALLET -', 'TRANSFER WALLET +', 'TRANSFER DEBT -', 'TRANSFER DEBT +'],
  ...['TRANSFER CLEARING -', 'TRANSFER CLEARING +'],
];

interface ExchangeTerms {
  readonly platformId: string;
  readonly perCoin: number;
  readonly minimum: number;
  readonly days: number;
}

/** Terms of exchanges from before a platform changed its own: who changes those constants adds the old ones here. */
const EARLIER_EXCHANGES: readonly ExchangeTerms[] = [];
const EXCHANGES = JSON.stringify([
  ...EARLIER_EXCHANGES,
  ...PLATFORMS.map(({ id, constants }) => ({
    ...{ platformId: id, perCoin: constants.exchangeMileagePerCoin },
    ...{ minimum: constants.exchangeMinimumMileage, days: constants.bonusCoinDays },
  })),
]);

export const MOVED_CLAIM =
  'A wallet moved with an account that joined another or changed platforms, and ended with one that was erased.';

/** What each type of movement does, and what must stand beside it. Charges and purchases have checks of their own. */
export const MOVEMENT_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each movement posts to the accounts of its type, and spends no points.',
    statement: `
      select format('%s: posts %s (%s) to %s', ${NAME_OF_MOVEMENT}, posting.amount, posting.kind, posting.account) as row
      from movement join posting on posting.platform_id = movement.platform_id and posting.movement_id = movement.id
      where movement.type || ' ' || posting.account || case when posting.amount < 0 then ' -' else ' +' end
          <> all (array['${POSTS.join("','")}'])
        or (movement.type = 'USE' and posting.kind = 'MILEAGE')
        or (movement.type = 'EXCHANGE' and (posting.kind = 'MILEAGE') <> (posting.account = 'EXCHANGED'
          or (posting.account = 'WALLET' and posting.amount < 0)))
      order by movement.id`,
  },
  {
    claim: 'Each exchange took points, and gave bonus coins at the rate and for the time of its platform.',
    statement: `
      with terms as (select * from jsonb_to_recordset('${EXCHANGES}')
        as terms("platformId" text, "perCoin" bigint, minimum bigint, days bigint))
      select format('%s: took %s points for %s', ${NAME_OF_MOVEMENT}, coalesce(taken.points, 0), coalesce(given.lots, 'nothing')) as row
      from movement
      left join (
        select posting.platform_id, posting.movement_id, sum(posting.amount) as points
        from movement join posting on posting.platform_id = movement.platform_id and posting.movement_id = movement.id
        where movement.type = 'EXCHANGE' and posting.account = 'EXCHANGED' and posting.kind = 'MILEAGE' group by 1, 2
      ) as taken on taken.platform_id = movement.platform_id and taken.movement_id = movement.id
      left join (
        select lot.platform_id, lot.movement_id, string_agg(format('%s %s until %s', lot.amount, lot.kind, lot.expires_at_ms), ', ' order by lot.id) as lots,
          sum(lot.amount) as amount, min(lot.expires_at_ms) as ends_at_ms,
          count(*) = 1 and min(lot.kind) = 'BONUS' and min(lot.acquired_at_ms) = min(movement.created_at_ms) as is_bonus
        from movement join lot on lot.platform_id = movement.platform_id and lot.movement_id = movement.id
        where movement.type = 'EXCHANGE' group by 1, 2
      ) as given on given.platform_id = movement.platform_id and given.movement_id = movement.id
      where movement.type = 'EXCHANGE' and not exists (
        select 1 from terms where terms."platformId" = movement.platform_id and given.is_bonus
          and taken.points = given.amount * terms."perCoin" and taken.points >= terms.minimum
          and given.ends_at_ms = movement.created_at_ms + terms.days * 86400000
          and movement.cause = 'exchange' and starts_with(movement.idempotency_key, 'exchange/'))
      order by movement.id`,
  },
  {
    claim:
      'A wallet moved with an account that joined another or changed platforms, and ended with one that was erased.',
    statement: `
      select format('%s: %s', ${NAME_OF_MOVEMENT}, case when movement.type = 'FORFEIT' then 'the account was not erased then'
        when movement.type = 'MERGE' then movement.cause || ' did not join that reader' else 'another account moved' end) as row
      from movement
      left join app_user as reader on reader.platform_id = movement.platform_id and reader.id = movement.user_id
      left join app_user as guest on guest.platform_id = movement.platform_id and 'user/' || guest.id = movement.cause
        and 'merge/' || guest.id = movement.idempotency_key and guest.merged_into_id = movement.user_id
      left join account_transfer as leaving on leaving.platform_id = movement.platform_id and leaving.leaving_movement_id = movement.id
        and leaving.user_id = movement.user_id
      left join account_transfer as arriving on arriving.target_platform_id = movement.platform_id
        and arriving.arriving_movement_id = movement.id and arriving.target_user_id = movement.user_id
      where case movement.type when 'FORFEIT' then movement.created_at_ms is distinct from reader.erased_at_ms
        when 'MERGE' then guest.id is null
        when 'TRANSFER' then leaving.user_id is null and arriving.user_id is null end
      union all
      select distinct format('%s: moves what is %s’s', ${NAME_OF_MOVEMENT}, posting.user_id)
      from movement join posting on posting.platform_id = movement.platform_id and posting.movement_id = movement.id
      where movement.type = 'MERGE' and posting.user_id is distinct from
        case when (posting.account = 'WALLET') = (posting.amount > 0) then movement.user_id else substr(movement.cause, 6) end
      order by 1`,
  },
  {
    claim: 'Each lot that was moved has just what left the lot that it continues.',
    statement: `
      select format('%s: %s left lot %s', ${NAME_OF_LOT}, coalesce(-posting.amount, 0), lot.origin_lot_id) as row
      from lot
      join movement on movement.platform_id = lot.platform_id and movement.id = lot.movement_id
      left join account_transfer on movement.type = 'TRANSFER' and account_transfer.target_platform_id = movement.platform_id
        and account_transfer.arriving_movement_id = movement.id
      left join posting on posting.platform_id = coalesce(account_transfer.platform_id, movement.platform_id)
        and posting.movement_id = coalesce(account_transfer.leaving_movement_id, movement.id)
        and posting.lot_id = lot.origin_lot_id and posting.account = 'WALLET'
      where lot.origin_lot_id is not null and posting.amount is distinct from -lot.amount order by lot.id`,
  },
  {
    claim: 'What takes a charge back touches only the lots of that charge, and its own reader’s debt.',
    statement: `
      with recursive family as (
        select cancel.platform_id, cancel.id as cancel_id, lot.id from movement as cancel
        join lot on lot.platform_id = cancel.platform_id and lot.movement_id = cancel.reverses_id
        where cancel.type = 'CANCEL'
        union
        select family.platform_id, family.cancel_id, lot.id
        from family join lot on lot.platform_id = family.platform_id and lot.origin_lot_id = family.id
      )
      select format('%s: takes %s from %s of reader %s', ${NAME_OF_MOVEMENT}, -posting.amount,
        coalesce('lot ' || posting.lot_id, 'the debt'), posting.user_id) as row
      from movement
      join posting on posting.platform_id = movement.platform_id and posting.movement_id = movement.id
      left join family on family.platform_id = movement.platform_id and family.cancel_id = movement.id and family.id = posting.lot_id
      where movement.type = 'CANCEL' and ((posting.account = 'WALLET' and family.id is null)
        or (posting.account = 'DEBT' and posting.user_id <> movement.user_id))
      order by movement.id`,
  },
  {
    claim: 'What a coupon, an event, a spin or an offer gave is one lot.',
    statement: `
      select format('%s: gave %s lots', ${NAME_OF_MOVEMENT}, count(lot.id)) as row
      from movement left join lot on lot.platform_id = movement.platform_id and lot.movement_id = movement.id
      where movement.type = 'CHARGE' and split_part(movement.cause, '/', 1) in ('coupon', 'event', 'roulette', 'offer')
      group by movement.platform_id, movement.id, movement.type, movement.user_id having count(lot.id) <> 1
      order by 1`,
  },
  {
    claim: 'What an offer gave is what its provider reported, to the reader that it named.',
    statement: `
      select format('%s: gave %s %s, the report says %s', ${NAME_OF_MOVEMENT}, lot.amount, lot.kind, webhook_event.payload ->> 'currency') as row
      from movement
      join lot on lot.platform_id = movement.platform_id and lot.movement_id = movement.id
      join webhook_event on webhook_event.source = 'tapjoy' and 'tapjoy/' || webhook_event.event_id = movement.event_id
      where movement.type = 'CHARGE' and (lot.kind <> 'FREE_COIN' or lot.amount::text is distinct from webhook_event.payload ->> 'currency')
      order by movement.id`,
  },
];
