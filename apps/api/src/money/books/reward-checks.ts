import type { BooksCheck } from './books-checks.ts';
import { MERGED, wentWithDemo } from './findings.ts';

const NAME_OF_OWNED = `format('coupon %s (%s) of reader %s of %s', user_coupon.id, user_coupon.coupon_id, user_coupon.user_id, user_coupon.platform_id)`;
const NAME_OF_TAKEN = `format('gift %s of reader %s of %s', user_gift.gift_id, user_gift.user_id, user_gift.platform_id)`;

/**
 * Whether a coupon or a gift ever had this value, by the audit log. A changed end only applies to readers who get it after the
 * change.
 */
const wasEver = (subject: string, table: string, key: string, value: string) => `exists (
  select 1 from audit_log
  where audit_log.subject_type = '${subject}' and audit_log.subject_id = ${table}.platform_id || '/' || ${table}.id
    and ${value}::text in (audit_log.before ->> '${key}', audit_log.after ->> '${key}'))`;

/** Whether what an operator gave to a reader, by a row of the audit log, was not taken back. */
const isNotTakenBack = (handed: string) => `not exists (
  select 1 from audit_log as taken where taken.action = 'reader.takeBack' and (taken.after ->> 'handed')::bigint = ${handed}.id)`;

/** Compares what readers hold of coupons, gifts, spins and events with what gave it. */
export const REWARD_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each coupon of a reader ends when it said, and is used where it gives all at once, or by an order.',
    statement: `
      select format('%s: %s', ${NAME_OF_OWNED}, case
        when gives.at_once and user_coupon.used_at_ms is distinct from user_coupon.received_at_ms then 'not used when it gave ' || coupon.type
        when user_coupon.used_at_ms is not null and user_coupon.order_id is null and not gives.at_once then 'used by no order'
        else 'ends at ' || user_coupon.expires_at_ms || ', the coupon at ' || coupon.ends_at_ms end) as row
      from user_coupon
      join coupon on coupon.platform_id = user_coupon.platform_id and coupon.id = user_coupon.coupon_id
      cross join lateral (select coupon.type not in ('DISCOUNT', 'EXTRA_POINT') as at_once) as gives
      where case when gives.at_once then user_coupon.used_at_ms is distinct from user_coupon.received_at_ms
          else user_coupon.used_at_ms is not null and user_coupon.order_id is null end
        or (user_coupon.expires_at_ms <> coupon.ends_at_ms
          and not ${wasEver('coupon', 'coupon', 'endsAtMs', 'user_coupon.expires_at_ms')})
      union all
      select format('%s: the reader has %s of it, of at most %s', ${NAME_OF_OWNED}, user_coupon.count, coupon.per_user_limit)
      from (
        select platform_id, user_id, coupon_id, count(*), min(id) as id from user_coupon group by 1, 2, 3
      ) as user_coupon
      join coupon on coupon.platform_id = user_coupon.platform_id and coupon.id = user_coupon.coupon_id
      where user_coupon.count > coupon.per_user_limit and not exists (
          select 1 from app_user where app_user.platform_id = user_coupon.platform_id and app_user.merged_into_id = user_coupon.user_id)
        and not ${wasEver('coupon', 'coupon', 'perUserLimit', 'user_coupon.count')}
      order by 1`,
  },
  {
    claim:
      'Each gift is taken as often as it was counted, gives what it says, and what is for named readers went to them.',
    statement: `
      select format('gift %s of %s: counted %s times, held %s times', gift.id, gift.platform_id, gift.taken_count, coalesce(held.count, 0)) as row
      from gift left join (select platform_id, gift_id, count(*) from user_gift group by 1, 2) as held
        on held.platform_id = gift.platform_id and held.gift_id = gift.id
      where gift.taken_count <> coalesce(held.count, 0)
      union all
      select format('%s: %s tickets until %s, the gift is %s until %s', ${NAME_OF_TAKEN}, user_gift.issued_count, user_gift.use_until_ms,
        gift.episode_count, gift.use_until_ms)
      from user_gift join gift on gift.platform_id = user_gift.platform_id and gift.id = user_gift.gift_id
      where (user_gift.issued_count <> gift.episode_count and not ${wasEver('gift', 'gift', 'episodeCount', 'user_gift.issued_count')})
        or (user_gift.use_until_ms <> gift.use_until_ms and not ${wasEver('gift', 'gift', 'useUntilMs', 'user_gift.use_until_ms')})
      union all
      select format('%s: the reader is not named for it', ${NAME_OF_TAKEN})
      from user_gift
      join gift on gift.platform_id = user_gift.platform_id and gift.id = user_gift.gift_id and gift.target = 'NAMED'
      left join gift_target on gift_target.platform_id = user_gift.platform_id and gift_target.user_id = user_gift.user_id
        and gift_target.gift_id = user_gift.gift_id
      where gift_target.user_id is null and not exists (
        select 1 from audit_log where audit_log.subject_type = 'gift' and audit_log.subject_id = gift.platform_id || '/' || gift.id
          and audit_log.before ->> 'target' <> 'NAMED')
      order by 1`,
  },
  {
    claim: 'A reader who is named for a gift was named by an operator, and has what an operator gave them.',
    statement: `
      with reader as (
        select app_user.platform_id, app_user.id, app_user.is_demo, app_user.erased_at_ms, app_user.platform_id || '/' || app_user.id as subject_id,
          coalesce(app_user.merged_into_id, app_user.id) as owner_id from app_user
      )
      select format('reader %s of %s is named for gift %s, and no operator named them', gift_target.user_id, gift_target.platform_id,
        gift_target.gift_id) as row
      from gift_target
      join reader on reader.platform_id = gift_target.platform_id and reader.id = gift_target.user_id
      left join (
        select reader.platform_id, reader.id, reader.owner_id, audit_log.after ->> 'key' as gift_id
        from audit_log join reader on reader.subject_id = audit_log.subject_id
        where audit_log.action = 'reader.gift' and ${isNotTakenBack('audit_log')}
      ) as named on named.platform_id = gift_target.platform_id and named.gift_id = gift_target.gift_id
        and gift_target.user_id in (named.id, named.owner_id)
      where named.id is null and not (reader.is_demo and starts_with(gift_target.gift_id, 'demo-') and exists (
        select 1 from movement where movement.platform_id = reader.platform_id and movement.user_id = reader.id
          and movement.cause = 'demo' and movement.idempotency_key = 'demo/goods'))
      union all
      select format('audit row %s (%s %s to %s): it is not there', audit_log.id, audit_log.action, audit_log.after ->> 'key', audit_log.subject_id)
      from audit_log
      join reader on reader.subject_id = audit_log.subject_id
      join app_user as owner on owner.platform_id = reader.platform_id and owner.id = reader.owner_id
      left join user_coupon on audit_log.action = 'reader.coupon' and user_coupon.platform_id = reader.platform_id
        and user_coupon.user_id = reader.owner_id and user_coupon.coupon_id = audit_log.after ->> 'key'
        and user_coupon.received_at_ms = audit_log.logged_at_ms
      left join gift_target on audit_log.action = 'reader.gift' and gift_target.platform_id = reader.platform_id
        and gift_target.user_id in (reader.id, reader.owner_id) and gift_target.gift_id = audit_log.after ->> 'key'
      where audit_log.action in ('reader.coupon', 'reader.gift') and user_coupon.id is null and gift_target.gift_id is null
        and owner.erased_at_ms is null and reader.erased_at_ms is null and not ${wentWithDemo('audit_log.logged_at_ms')}
        and ${isNotTakenBack('audit_log')}
      order by 1`,
  },
  {
    claim: 'What an operator took back was given by one, and is gone.',
    statement: `
      select format('audit row %s (%s taken back from %s): %s', taken.id, taken.after ->> 'kind', taken.subject_id, case
        when handed.id is null then 'no operator gave it'
        when movement.id is null and user_coupon.id is null then 'its coins are not taken back'
        else 'coupon ' || user_coupon.id || ' is there' end) as row
      from audit_log as taken
      left join audit_log as handed on handed.id = (taken.after ->> 'handed')::bigint
        and handed.action = 'reader.' || (taken.after ->> 'kind') and handed.after ->> 'key' is not distinct from nullif(taken.after ->> 'key', '')
      left join movement on movement.id::text = taken.after ->> 'movementId' and movement.type = 'CANCEL'
        and movement.platform_id || '/' || movement.user_id = taken.subject_id and movement.created_at_ms = taken.logged_at_ms
      left join user_coupon on taken.after ->> 'kind' = 'coupon' and taken.after ->> 'movementId' is null
        and user_coupon.platform_id || '/' || user_coupon.user_id = taken.subject_id
        and user_coupon.coupon_id = taken.after ->> 'key' and user_coupon.received_at_ms = handed.logged_at_ms
      where taken.action = 'reader.takeBack'
        and (handed.id is null or user_coupon.id is not null or (taken.after ->> 'movementId' is not null and movement.id is null))
      order by 1`,
  },
  {
    claim: 'Each spin of the roulette was given: by a coupon, an event or an operator, just as many.',
    statement: `
      with given as (
        select user_coupon.platform_id, user_coupon.user_id, 'COUPON' as source, user_coupon.received_at_ms as at_ms, coupon.value as count,
          null::bigint as end_ms
        from user_coupon join coupon on coupon.platform_id = user_coupon.platform_id and coupon.id = user_coupon.coupon_id
        where coupon.type = 'FREE_ROULETTE'
        union all
        select platform_id, user_id, 'EVENT', given_at_ms, amount, null from event_given where kind = 'ROULETTE_TICKET'
        union all
        select movement.platform_id, movement.user_id, 'EVENT', movement.created_at_ms, 1, null
        from movement join app_user on app_user.platform_id = movement.platform_id and app_user.id = movement.user_id and app_user.is_demo
        where movement.cause = 'demo' and movement.idempotency_key = 'demo/goods'
        union all
        select app_user.platform_id, app_user.id, 'ADMIN', audit_log.logged_at_ms,
          (audit_log.after ->> 'count')::integer - coalesce((taken.after ->> 'count')::integer, 0),
          (audit_log.logged_at_ms + round((audit_log.after ->> 'days')::numeric * 86400000))::bigint
        from audit_log join app_user on app_user.platform_id || '/' || app_user.id = audit_log.subject_id
        left join audit_log as taken on taken.action = 'reader.takeBack' and (taken.after ->> 'handed')::bigint = audit_log.id
        where audit_log.action = 'reader.ticket'
      ), owed as (
        select given.platform_id, coalesce(guest.merged_into_id, given.user_id) as owner_id, given.source, given.at_ms,
          coalesce(given.end_ms, 0) as end_ms, sum(given.count) as count
        from given left join ${MERGED} as guest on guest.platform_id = given.platform_id and guest.id = given.user_id
        group by 1, 2, 3, 4, 5
      ), held as (
        select ticket.platform_id, coalesce(guest.merged_into_id, ticket.user_id) as owner_id, ticket.source,
          ticket.received_at_ms as at_ms, coalesce(ticket.expires_at_ms, 0) as end_ms, count(*) as count, min(ticket.id) as ticket_id
        from roulette_ticket as ticket
        left join ${MERGED} as guest on guest.platform_id = ticket.platform_id and guest.id = ticket.user_id
        group by 1, 2, 3, 4, 5
      )
      select format('spins of reader %s of %s by %s at %s: %s there%s, %s given', spins.owner_id, spins.platform_id, spins.source, spins.at_ms,
        spins.held, coalesce(', from ticket ' || spins.ticket_id || ' on', ''), spins.owed) as row
      from (
        select platform_id, owner_id, source, at_ms, coalesce(held.count, 0) as held, coalesce(owed.count, 0) as owed, held.ticket_id
        from held full join owed using (platform_id, owner_id, source, at_ms, end_ms)
      ) as spins
      join app_user on app_user.platform_id = spins.platform_id and app_user.id = spins.owner_id and app_user.erased_at_ms is null
      where spins.held <> spins.owed and not ${wentWithDemo('spins.at_ms')}
      order by 1`,
  },
  {
    claim: 'Who won an event was drawn, and who was given a ticket’s reward had won it.',
    statement: `
      with drawn as (
        select audit_log.subject_id, winner.number::integer as ticket_no, true as is_drawn,
          audit_log.after -> 'holders' ->> (winner.place - 1)::integer as holder_id
        from audit_log
        join event on event.platform_id || '/' || event.id = audit_log.subject_id and event.drawn_at_ms = audit_log.logged_at_ms
        cross join lateral jsonb_array_elements_text(audit_log.after -> 'winners') with ordinality as winner(number, place)
        where audit_log.action = 'event.draw'
      ), entry as (select *, platform_id || '/' || event_id as subject_id from event_entry)
      select format('ticket %s of reader %s of event %s of %s %s', entry.ticket_no, entry.user_id, entry.event_id, entry.platform_id,
        case when not entry.is_winner then 'was drawn, and does not win' when drawn.is_drawn then 'was drawn for reader ' || drawn.holder_id
          else 'wins, and was not drawn' end) as row
      from entry left join drawn on drawn.subject_id = entry.subject_id and drawn.ticket_no = entry.ticket_no
      left join ${MERGED} as guest on guest.platform_id = entry.platform_id and guest.id = drawn.holder_id
      where coalesce(entry.is_winner, false) <> coalesce(drawn.is_drawn, false)
        or entry.user_id <> all (array[drawn.holder_id, coalesce(guest.merged_into_id, drawn.holder_id)])
      union all
      select format('event %s of %s was drawn at %s by the audit log, and at %s by itself', event.id, event.platform_id, audit_log.logged_at_ms,
        coalesce(event.drawn_at_ms::text, 'no time'))
      from audit_log join event on event.platform_id || '/' || event.id = audit_log.subject_id
      where audit_log.action = 'event.draw' and event.drawn_at_ms is distinct from audit_log.logged_at_ms
      union all
      select format('reward %s of event %s of reader %s of %s: no ticket of theirs won it', event_given.at_count, event_given.event_id,
        event_given.user_id, event_given.platform_id)
      from event_given
      join event on event.platform_id = event_given.platform_id and event.id = event_given.event_id and event.kind = 'TICKET'
      left join event_entry on event_entry.platform_id = event_given.platform_id and event_entry.user_id = event_given.user_id
        and event_entry.event_id = event_given.event_id
      where event_entry.user_id is null or (event.ticket_mode = 'DRAW' and event_entry.is_winner is not true)
      order by 1`,
  },
];
