import type { SqlRunner } from '@longstrip/database';
import { DEMO_GIVINGS } from '../ledger/demo-goods.ts';
import type { BooksCheck } from './books-checks.ts';
import { DEMO_AUDIT_ROWS, NAME_OF_MOVEMENT } from './findings.ts';

/** What must hold of accounts, since other checks rely on them for the owner of each row. */
export const ACCOUNT_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each account that joined another was an iPhone’s guest, has ended, and holds nothing.',
    statement: `
      select format('reader %s of %s joined %s%s', guest.id, guest.platform_id, guest.merged_into_id, case
        when member.id is null then ', who is not there' when member.sns_provider = 'apple_guest' then ', who is a guest'
        when guest.sns_provider <> 'apple_guest' then ', and was no guest'
        when held.remaining > 0 then ', and still holds ' || held.remaining
        when password.user_id is not null then ', and has a password' else ', and has not ended so' end) as row
      from app_user as guest
      left join app_user as member on member.platform_id = guest.platform_id and member.id = guest.merged_into_id
      left join (select platform_id, user_id, sum(remaining) as remaining from lot group by 1, 2) as held
        on held.platform_id = guest.platform_id and held.user_id = guest.id
      left join user_password as password on password.platform_id = guest.platform_id and password.user_id = guest.id
      where guest.merged_into_id is not null and (member.id is null or member.sns_provider = 'apple_guest'
        or guest.sns_provider <> 'apple_guest' or guest.withdrawn_at_ms is null or coalesce(held.remaining, 0) > 0
        or guest.withdrawn_at_ms < guest.created_at_ms or password.user_id is not null
        or (guest.erased_at_ms is null and guest.sns_id <> 'merged ' || guest.id))
      order by 1`,
  },
  {
    claim: 'Each account that moves to another platform has given and got as much as its state says.',
    statement: `
      select format('the transfer of reader %s of %s is %s, and has moved %s', user_id, platform_id, state,
        case when done_at_ms is not null then 'everything' when leaving_movement_id is not null then 'its coins' else 'nothing' end) as row
      from account_transfer
      where case state
        when 'done' then done_at_ms is null or arrived_rights is null
        when 'coins' then done_at_ms is not null or arrived_rights is not null
        else done_at_ms is not null or arrived_rights is not null or leaving_movement_id is not null or arriving_movement_id is not null end
      order by 1`,
  },
  {
    claim: 'What is counted as gone with erased readers is no more than these could have had.',
    statement: `
      with erased as (
        select reader.platform_id, count(*) as count from app_user as reader
        left join app_user as member on member.platform_id = reader.platform_id and member.id = reader.merged_into_id
        where reader.erased_at_ms is not null or member.erased_at_ms is not null group by 1
      ), counted as (
        select format('coupon %s', id) as name, platform_id, erased_count, null::bigint as most from coupon
        union all select format('event %s', id), platform_id, erased_count, 1 from event
        union all select format('prize %s of wheel %s', prize_no, roulette_id), platform_id, erased_count, null from roulette_prize
      )
      select format('%s of %s: %s are said to be gone, and %s readers are erased', counted.name, counted.platform_id,
        counted.erased_count, coalesce(erased.count, 0)) as row
      from counted left join erased on erased.platform_id = counted.platform_id
      where counted.erased_count > coalesce(erased.count * counted.most, case when erased.count > 0 then counted.erased_count else 0 end)
        and not exists (select 1 from audit_log where action = 'demo.remove')
      order by 1`,
  },
];

const { coinsToBuyWith, coins, bonus, points } = DEMO_GIVINGS;

/** In ms. The clocks of the processes differ by less than this. */
const DAY_MS = 86_400_000;

/** The mark `is_demo` alone excuses nothing: it is compared with the audit log of the demo, and with what the demo gives. */
export const DEMO_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'The demo is brought before it is removed, and not again; nothing of it is there without.',
    statement: `
      with demo_audit as ${DEMO_AUDIT_ROWS}, there as (
        select format('series %s', alias) as name from series where is_demo
        union all select format('pack %s of %s', id, platform_id) from coin_product where is_demo
        union all select format('coupon %s of %s', id, platform_id) from coupon where is_demo
        union all select format('gift %s of %s', id, platform_id) from gift where is_demo
        union all select format('wheel %s of %s', id, platform_id) from roulette where is_demo
        union all select format('event %s of %s', id, platform_id) from event where is_demo
        union all select format('reader %s of %s', id, platform_id) from app_user where is_demo and erased_at_ms is null
      )
      select format('audit row %s says that the demo was removed, which was not there', id) as row
      from demo_audit where action = 'demo.remove' and before is distinct from 'demo.seed'
      union all
      select format('audit row %s says that the demo was brought, which was removed before', id)
      from demo_audit where action = 'demo.seed' and before = 'demo.remove'
      union all
      select format('audit row %s (%s) is not of the time at which it stands in the log', demo_audit.id, demo_audit.action) from demo_audit
      where exists (select 1 from audit_log as other where (other.id < demo_audit.id and other.logged_at_ms > demo_audit.logged_at_ms + ${DAY_MS})
        or (other.id > demo_audit.id and other.logged_at_ms < demo_audit.logged_at_ms - ${DAY_MS}))
      union all
      select format('reader %s of %s is marked as the demo’s, and was there before it', id, platform_id) from app_user
      where is_demo and erased_at_ms is null and created_at_ms < (select min(logged_at_ms) from demo_audit where action = 'demo.seed')
      union all
      select there.name || ' is marked as the demo’s, which is not there' from there
      where coalesce((select action from demo_audit order by id desc limit 1), '') <> 'demo.seed'
      order by 1`,
  },
  {
    claim: 'The demo gives its reader on a platform what it has for them, once.',
    statement: `
      select format('%s: the demo gave %s, and gives %s%s', ${NAME_OF_MOVEMENT}, given.lots, wanted.lots,
        case when given.times > 1 then format(', once and not %s times', given.times) else '' end) as row
      from (
        select movement.*, count(*) over (partition by movement.platform_id, movement.idempotency_key) as times,
          (select string_agg(lot.kind || ' ' || lot.amount, ', ' order by lot.lot_no) from lot
            where lot.platform_id = movement.platform_id and lot.movement_id = movement.id) as lots
        from movement join app_user as reader on reader.platform_id = movement.platform_id and reader.id = movement.user_id
        where movement.cause = 'demo' and reader.erased_at_ms is null
      ) as given
      join movement on movement.platform_id = given.platform_id and movement.id = given.id
      cross join lateral (
        select case when given.idempotency_key = 'demo/episodes' then 'COIN ${coinsToBuyWith}'
          else format('COIN %s, ${bonus.map((amount) => `BONUS ${amount}`).join(', ')}, MILEAGE ${points}', ${coins - coinsToBuyWith} + coalesce((
            select sum(posting.amount) from movement as bought
            join posting on posting.platform_id = bought.platform_id and posting.movement_id = bought.id and posting.account = 'USED'
            where bought.platform_id = given.platform_id and bought.user_id = given.user_id and bought.type = 'USE'
              and bought.created_at_ms = given.created_at_ms), 0)) end as lots
      ) as wanted
      where given.times > 1 or given.lots is distinct from wanted.lots
        or not exists (select 1 from ${DEMO_AUDIT_ROWS} as demo_audit where demo_audit.action = 'demo.seed' and demo_audit.logged_at_ms <= given.created_at_ms)
      order by movement.id`,
  },
];

/** Rows about the demo or about sealing that lie in the future, by the clock of the process that reads the books. */
export async function findToCome(runner: Pick<SqlRunner, 'run'>, nowMs: number): Promise<string[]> {
  const rows = await runner.run(
    `select format('audit row %s (%s) is of a time to come', id, action) as row from ${DEMO_AUDIT_ROWS} as demo_audit where logged_at_ms > $1
    union all select format('sealing is said to have run at %s', ran_at_ms) from seal_run where ran_at_ms > $1
    union all select 'sealing is not noted, and there are seals' where not exists (select 1 from seal_run)
      and (exists (select 1 from movement_seal) or exists (select 1 from audit_seal)) and $1 > 0
    order by 1`,
    [nowMs + DAY_MS],
  );
  return rows.map(({ row }) => String(row));
}
