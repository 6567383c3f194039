import type { OperatorReader, READER_LIMITS } from '@longstrip/api-contract';
import type { UserRow } from '../../shared/reader-scope.ts';
import type { AccountLimits, LimitSubject } from '../account/account-limits.ts';
import { passwordAttempt } from '../sign-in/sign-in.service.ts';

type ReaderLimit = (typeof READER_LIMITS)[number];

/** For whom each limit of a reader is counted; an operator’s list names it by `as`. */
function subjectsOf({
  platformId,
  id,
  snsProvider,
  snsId,
  email,
  phone,
}: UserRow): (LimitSubject & { as: ReaderLimit })[] {
  const of = (as: ReaderLimit, about: string, name: LimitSubject['name'] = as) => ({ as, name, platformId, about });
  const { about: signIn } = passwordAttempt({ platformId, provider: snsProvider, snsId }, null);
  const address = email?.toLowerCase();
  return [
    of('password', signIn),
    ...(['withdrawal', 'identityCheck', 'couponCode', 'ticketPictures', 'comment', 'commentReport'] as const).map(
      (name) => of(name, id),
    ),
    ...(address === undefined
      ? []
      : [
          ...[of('mail', address), of('mailbox', address), of('mailbox', `RESET_LINK ${address}`, 'floodedMailbox')],
          ...[of('mailbox', `CONFIRM_MAIL ${address}`, 'floodedMailbox'), of('withdrawal', id, 'withdrawalMail')],
        ]),
    ...(phone === null
      ? []
      : [of('phone', phone), ...['FIND_ID', 'FIND_PASSWORD'].map((purpose) => of('text', `${purpose} ${phone}`))]),
  ];
}

/** The limits that a reader has used within their times, each once. */
export async function readReaderLimits(
  limits: Pick<AccountLimits, 'usesOf'>,
  account: UserRow,
): Promise<OperatorReader['limits']> {
  const subjects = subjectsOf(account);
  const uses = await limits.usesOf(subjects);
  const listed = new Map<ReaderLimit, OperatorReader['limits'][number]>();
  for (const { name, about, used, most, endsAtMs } of uses) {
    const as = subjects.find((each) => each.name === name && each.about === about)?.as;
    if (as === undefined || (listed.get(as)?.used ?? 0) >= used) continue;
    listed.set(as, { name: as, used, most, isReached: used >= most, endsAtMs });
  }
  return [...listed.values()];
}

/** Forgets what was counted for a reader, from every address. */
export async function clearReaderLimits(limits: AccountLimits, account: UserRow): Promise<ReaderLimit[]> {
  const before = await readReaderLimits(limits, account);
  await limits.forgetAll(subjectsOf(account));
  return before.map(({ name }) => name);
}
