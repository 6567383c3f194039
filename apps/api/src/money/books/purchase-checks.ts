import { PLATFORMS } from '@longstrip/platform-config';
import type { BooksCheck } from './books-checks.ts';
import { isNamedReader, MERGED, NAME_OF_PURCHASE, NAME_OF_RIGHT, wentWithDemo } from './findings.ts';

/** What must hold between purchases, the rights that they opened, tickets and gifts, and the acts of operators. */
export const RIGHT_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each purchase is what its debit says: reader, moment, kind, episodes and end.',
    statement: `
      select format('%s: its debit, movement %s of reader %s, says %s', ${NAME_OF_PURCHASE}, movement.id, movement.user_id, movement.agreed) as row
      from purchase
      join movement on movement.platform_id = purchase.platform_id and movement.id = purchase.movement_id
      left join ${MERGED} as guest on guest.platform_id = movement.platform_id and guest.id = movement.user_id
        and guest.merged_into_id = purchase.user_id
      where (movement.user_id <> purchase.user_id and guest.id is null) or movement.created_at_ms <> purchase.created_at_ms
        or movement.agreed <> jsonb_build_object('type', purchase.type, 'seriesId', purchase.series_id,
          'episodeIds', to_jsonb(purchase.episode_ids), 'endsAtMs', purchase.rights_end_at_ms)
      order by purchase.id`,
  },
  {
    claim: 'Each purchase has the rights to the episodes that it opened, and to no other.',
    statement: `
      select format('%s: opened episodes %s, its rights are to %s', ${NAME_OF_PURCHASE}, listed.episodes, coalesce(opened.episodes, '{}')) as row
      from purchase
      cross join lateral (select array_agg(id order by id) as episodes from unnest(purchase.episode_ids) as id) as listed
      left join (
        select platform_id, purchase_id, array_agg(episode_id order by episode_id) as episodes
        from entitlement where purchase_id is not null group by 1, 2
      ) as opened on opened.platform_id = purchase.platform_id and opened.purchase_id = purchase.id
      where listed.episodes is distinct from opened.episodes or purchase.episode_count <> cardinality(listed.episodes)
      order by purchase.id`,
  },
  {
    claim: 'Each right is as long as its purchase opened it for: reader, series, begin, end and taking back.',
    statement: `
      select format('%s: %s', ${NAME_OF_RIGHT}, concat_ws(', ',
        case when entitlement.user_id <> purchase.user_id and guest.id is null then 'its purchase is reader ' || purchase.user_id || '’s' end,
        case when episode.series_id is distinct from purchase.series_id then 'episode ' || entitlement.episode_id || ' is of another series' end,
        case when entitlement.started_at_ms <> purchase.created_at_ms then 'begins at ' || entitlement.started_at_ms || ', bought at ' || purchase.created_at_ms end,
        case when entitlement.expires_at_ms is distinct from purchase.rights_end_at_ms then
          'ends at ' || coalesce(entitlement.expires_at_ms::text, 'no time') || ', bought until ' || coalesce(purchase.rights_end_at_ms::text, 'no time') end,
        case when entitlement.revoked_at_ms is distinct from purchase.undone_at_ms then
          case when entitlement.revoked_at_ms is null then 'still open, its purchase is undone'
            else 'taken back, its purchase is not undone then' end end)) as row
      from entitlement
      join purchase on purchase.platform_id = entitlement.platform_id and purchase.id = entitlement.purchase_id
      left join episode on episode.id = entitlement.episode_id
      left join ${MERGED} as guest on guest.platform_id = entitlement.platform_id and guest.id = entitlement.user_id
        and guest.merged_into_id = purchase.user_id
      where (entitlement.user_id <> purchase.user_id and guest.id is null) or episode.series_id is distinct from purchase.series_id
        or entitlement.started_at_ms <> purchase.created_at_ms
        or entitlement.expires_at_ms is distinct from purchase.rights_end_at_ms
        or entitlement.revoked_at_ms is distinct from purchase.undone_at_ms
      order by entitlement.id`,
  },
  {
    claim: 'Each right that was moved here arrived with an account, and each that arrived is there (D34).',
    statement: `
      with arrived as (
        select account_transfer.target_platform_id as platform_id, coalesce(guest.merged_into_id, account_transfer.target_user_id) as user_id,
          account_transfer.platform_id as from_platform_id, account_transfer.user_id as from_user_id, account_transfer.done_at_ms,
          (given.item ->> 0)::integer as episode_id, given.item ->> 1 as scope, (given.item ->> 2)::bigint as started_at_ms,
          (given.item ->> 3)::bigint as expires_at_ms
        from account_transfer
        left join ${MERGED} as guest on guest.platform_id = account_transfer.target_platform_id
          and guest.id = account_transfer.target_user_id
        cross join lateral jsonb_array_elements(coalesce(account_transfer.arrived_rights, '[]')) as given(item)
      ), here as (
        select entitlement.*, coalesce(guest.merged_into_id, entitlement.user_id) as owner_id from entitlement
        left join ${MERGED} as guest on guest.platform_id = entitlement.platform_id and guest.id = entitlement.user_id
        where entitlement.source = 'TRANSFER'
      )
      select format('%s: to episode %s from %s until %s, %s', ${NAME_OF_RIGHT}, entitlement.episode_id, entitlement.started_at_ms,
        coalesce(entitlement.expires_at_ms::text, 'no time'), case when entitlement.revoked_at_ms is not null then 'taken back'
          when entitlement.purchase_id is not null then 'names a purchase' else 'came with no account' end) as row
      from here as entitlement left join (select distinct platform_id, user_id, episode_id, scope, started_at_ms, expires_at_ms from arrived) as arrived
        on arrived.platform_id = entitlement.platform_id and arrived.user_id = entitlement.owner_id
        and arrived.episode_id = entitlement.episode_id and arrived.scope = entitlement.scope
        and arrived.started_at_ms = entitlement.started_at_ms
        and coalesce(arrived.expires_at_ms, 0) = coalesce(entitlement.expires_at_ms, 0)
      where arrived.episode_id is null or entitlement.revoked_at_ms is not null or entitlement.purchase_id is not null
      union all
      select format('the right to episode %s that arrived with reader %s of %s at reader %s of %s is gone', arrived.episode_id,
        arrived.from_user_id, arrived.from_platform_id, arrived.user_id, arrived.platform_id)
      from arrived
      join episode on episode.id = arrived.episode_id
      left join here on here.platform_id = arrived.platform_id and here.owner_id = arrived.user_id
        and here.episode_id = arrived.episode_id and here.scope = arrived.scope and here.started_at_ms = arrived.started_at_ms
        and coalesce(here.expires_at_ms, 0) = coalesce(arrived.expires_at_ms, 0)
      where here.id is null
      union all
      select format('the right to episode %s that arrived with reader %s of %s: they had none to that work', arrived.episode_id,
        arrived.from_user_id, arrived.from_platform_id)
      from arrived
      join episode on episode.id = arrived.episode_id
      join series on series.id = episode.series_id
      left join (
        select entitlement.platform_id, entitlement.user_id, entitlement.scope, entitlement.started_at_ms,
          coalesce(entitlement.expires_at_ms, 0) as expires_at_ms, series.work_key, true as is_there
        from entitlement join episode on episode.id = entitlement.episode_id join series on series.id = episode.series_id
        where exists (
          select 1 from account_transfer
          where account_transfer.platform_id = entitlement.platform_id and account_transfer.user_id = entitlement.user_id
        ) group by 1, 2, 3, 4, 5, 6
      ) as had on had.platform_id = arrived.from_platform_id and had.user_id = arrived.from_user_id and had.scope = arrived.scope
        and had.started_at_ms = arrived.started_at_ms and had.expires_at_ms = coalesce(arrived.expires_at_ms, 0)
        and had.work_key = series.work_key
      where had.is_there is null and not ${wentWithDemo('arrived.done_at_ms')}`,
  },
  {
    claim: 'Each wait-free ticket is as its last use left it: when it was used, and when it is whole again.',
    statement: `
      select format('ticket of reader %s of %s for series %s: used at %s and whole at %s, by its purchases whole at %s',
        coalesce(ticket.user_id, used.user_id), coalesce(ticket.platform_id, used.platform_id), coalesce(ticket.series_id, used.series_id),
        coalesce(ticket.used_at_ms::text, 'no time'), coalesce(ticket.ready_at_ms::text, 'no time'),
        coalesce(used.ready_at_ms::text, 'no time')) as row
      from freetime_ticket as ticket
      full join (
        select purchase.platform_id, purchase.user_id, purchase.series_id, max(purchase.ticket_ready_at_ms) as ready_at_ms,
          (array_agg(purchase.created_at_ms order by purchase.ticket_ready_at_ms desc, purchase.id desc))[1] as used_at_ms
        from purchase join app_user on app_user.platform_id = purchase.platform_id and app_user.id = purchase.user_id
        where purchase.ticket_ready_at_ms is not null and app_user.erased_at_ms is null group by 1, 2, 3
      ) as used using (platform_id, user_id, series_id)
      where (ticket.used_at_ms, ticket.ready_at_ms) is distinct from (used.used_at_ms, used.ready_at_ms)
      union all
      select format('%s: %s when a ticket is whole again', ${NAME_OF_PURCHASE},
        case when ticket_ready_at_ms is null then 'does not say' else 'used none, and says' end)
      from purchase where (type = 'FREETIME') <> (ticket_ready_at_ms is not null)
      union all
      select format('%s: its ticket was not whole before %s', ${NAME_OF_PURCHASE}, purchase.before_ms)
      from (
        select *, lag(ticket_ready_at_ms) over (partition by platform_id, user_id, series_id order by id) as before_ms
        from purchase where type = 'FREETIME'
      ) as purchase
      where purchase.created_at_ms < purchase.before_ms and not exists (
        select 1 from app_user where app_user.platform_id = purchase.platform_id and app_user.merged_into_id = purchase.user_id)
      order by 1`,
  },
  {
    claim: 'Each gift is used as often as it opened something.',
    statement: `
      select format('gift %s of reader %s of %s: used %s times, opened %s', coalesce(held.gift_id, opened.gift_id),
        coalesce(held.owner_id, opened.owner_id), coalesce(held.platform_id, opened.platform_id), coalesce(held.used, 0),
        coalesce(opened.count, 0)) as row
      from (
        select user_gift.platform_id, user_gift.gift_id, coalesce(guest.merged_into_id, user_gift.user_id) as owner_id, sum(used_count) as used
        from user_gift left join ${MERGED} as guest on guest.platform_id = user_gift.platform_id and guest.id = user_gift.user_id
        group by 1, 2, 3
      ) as held
      full join (
        select purchase.platform_id, purchase.gift_id, purchase.user_id as owner_id, count(*) filter (where undone_at_ms is null) as count
        from purchase
        join app_user on app_user.platform_id = purchase.platform_id and app_user.id = purchase.user_id and app_user.erased_at_ms is null
        join gift on gift.platform_id = purchase.platform_id and gift.id = purchase.gift_id
        group by 1, 2, 3
      ) as opened on opened.platform_id = held.platform_id and opened.gift_id = held.gift_id and opened.owner_id = held.owner_id
      where coalesce(held.used, 0) <> coalesce(opened.count, 0) and not (
        coalesce(held.used, 0) > coalesce(opened.count, 0) and exists (
          select 1 from app_user where app_user.platform_id = held.platform_id and app_user.merged_into_id = held.owner_id))
      order by 1`,
  },
  {
    claim: 'What an operator gave to read or undid is in the audit log, and what is in the log was done.',
    statement: `
      select format('%s: the audit log has no such grant', ${NAME_OF_PURCHASE}) as row
      from purchase left join audit_log on audit_log.action = 'episodes.grant' and audit_log.after ->> 'purchaseId' = purchase.id::text
      where purchase.type = 'PERMANENT' and (audit_log.id is null or audit_log.after -> 'episodeIds' <> to_jsonb(purchase.episode_ids)
        or not ${isNamedReader('purchase')})
      union all
      select format('%s: the audit log does not say that it was undone then', ${NAME_OF_PURCHASE})
      from purchase left join audit_log on audit_log.action = 'purchase.undo'
        and audit_log.after ->> 'purchaseId' = purchase.id::text and audit_log.logged_at_ms = purchase.undone_at_ms
        and ${isNamedReader('purchase')}
      where purchase.undone_at_ms is not null and audit_log.id is null
      union all
      select format('audit row %s (%s of %s): purchase %s %s', audit_log.id, audit_log.action, audit_log.subject_id,
        audit_log.after ->> 'purchaseId', case when purchase.id is null then 'is gone' else 'is not undone' end)
      from audit_log left join purchase on purchase.id::text = audit_log.after ->> 'purchaseId'
      where audit_log.action in ('episodes.grant', 'purchase.undo') and not ${wentWithDemo('audit_log.logged_at_ms')}
        and (purchase.id is null or (audit_log.action = 'purchase.undo' and purchase.undone_at_ms is null))
      order by 1`,
  },
];

export const PURCHASED_CLAIM = 'Each debit pays for one purchase.';

const ITS_RIGHTS = `entitlement.platform_id = purchase.platform_id and entitlement.purchase_id = purchase.id`;
const ITS_MOVEMENT = `movement.platform_id = purchase.platform_id and movement.id = purchase.movement_id`;
/** The longest time for which a wait-until-free ticket opens an episode on any platform (D10). */
const LONGEST_FREETIME_MS = Math.max(...PLATFORMS.map(({ constants }) => constants.freetimeOpenHours)) * 3_600_000;

/** Whether a movement pays for an episode. */
const IS_PAID_FOR = `movement.agreed -> 'episodeIds' @> to_jsonb(episode.id)
  or (movement.agreed is null and movement.cause in ('episode/' || episode.id, 'series/' || episode.series_id))`;

/**
 * What must hold of purchases. The id of a purchase is unique in the whole store: a guest's purchases and entitlements keep it
 * when they move to a member, while the ledger's rows stay where they were.
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
    // Purchases of the demo's works are removed with these works, while their debits stay. A purchase of a work that still exists
    // is not removed.
    claim: PURCHASED_CLAIM,
    statement: `
      select format('movement %s of %s (reader %s) pays for %s purchases', movement.id, movement.platform_id, movement.user_id,
        count(purchase.id)) as row
      from movement left join purchase on ${ITS_MOVEMENT}
      where movement.type = 'USE'
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
