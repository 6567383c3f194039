import type { BooksCheck } from './books-checks.ts';

/** What must hold of accounts, since other checks take their word for whose rows are whose. */
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
];
