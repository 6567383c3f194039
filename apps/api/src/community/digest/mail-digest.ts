import { DIGEST_LINES_MOST, isAlarmKind, maySendDigest, type Platform } from '@longstrip/core';
import { type Database, type HandledJob, handleJob } from '@longstrip/database';
import type { MailSender } from '../../adapters/message-senders.ts';
import { composeDigest, findAnyAccount, readersHour, receiverAddress } from '../../people/index.ts';
import { type AccountKeys, isSameSecret } from '../../shared/account-keys.ts';
import { alarmSentence } from '../alarm/alarms.ts';
import { listPendingAlarms } from '../alarm/pending-alarms.ts';
import { type Digest, decideDigestsJob, mailDigestJob } from '../jobs.ts';
import { type DecideDigestParts, decideDigests } from './decide-digests.ts';
import { findWaitingDigest, giveDigestBack, takeDigest } from './digest.repository.ts';

export interface MailDigestParts {
  readonly database: Database;
  readonly keys: AccountKeys;
  readonly mail: MailSender;
  readonly mailFrom: string;
  readonly platforms: readonly Platform[];
  /** Where readers open a platform's site. */
  readonly originOf: (platformId: string) => string;
  readonly nowMs: () => number;
}

/** The handlers of the jobs of digests, for `JobQueue.work`. */
export function handleDigestJobs(parts: MailDigestParts & DecideDigestParts): HandledJob[] {
  return [
    handleJob(decideDigestsJob, async (_, { signal }) => {
      await decideDigests(parts, signal);
    }),
    handleJob(mailDigestJob, (digest) => mailDigest(parts, digest)),
  ];
}

/**
 * Mails a digest, in the language in which its reader last read the site. It is taken before it is handed to the mail server, and
 * released if that refuses it: a job that runs twice sends it once. It is not sent if that has become wrong meanwhile: its alarms
 * are read, the consent is gone, or it is night.
 */
export async function mailDigest(parts: MailDigestParts, digest: Digest): Promise<void> {
  const { database, keys, mail, mailFrom, platforms, originOf, nowMs } = parts;
  const { platformId, userId } = digest;
  const platform = platforms.find(({ id }) => id === platformId);
  const [row, user] = [
    await findWaitingDigest(database.orm, digest),
    await findAnyAccount(database.orm, { platformId, userId }),
  ];
  if (platform === undefined || row === null || user === null || !user.isAgreeMail) return;
  if (!maySendDigest(readersHour(platform, user, nowMs()))) return;
  const to = await receiverAddress(database.orm, platformId, { target: 'USER', userId });
  const alarms = await listPendingAlarms(database.orm, row);
  const known = alarms.flatMap(({ kind, ...alarm }) => (isAlarmKind(kind) ? [{ ...alarm, kind }] : []));
  if (to === null || known.length === 0) return;
  const locale = user.locale ?? platform.locales[0];
  const shown = known.slice(0, DIGEST_LINES_MOST);
  const lines = await Promise.all(shown.map((alarm) => alarmSentence(alarm, { platform, locale })));
  const origin = originOf(platformId);
  const unsubscribe = unsubscribeAddress(keys, { platformId, userId, origin });
  const composed = await composeDigest({
    ...{ platform, locale, lines, moreCount: known.length - shown.length, unsubscribe },
    link: new URL('/alarm', origin).href,
  });
  if (!(await takeDigest(database.orm, digest, nowMs()))) return;
  try {
    await mail.send({ ...composed, to, from: mailFrom, unsubscribe });
  } catch (error) {
    await giveDigestBack(database.orm, digest);
    throw error;
  }
}

interface Subscriber {
  readonly platformId: string;
  readonly userId: string;
}

/** The page of the site on which a reader ends news by mail without logging in. The link of an old mail works, too. */
function unsubscribeAddress(
  keys: AccountKeys,
  { platformId, userId, origin }: Subscriber & { readonly origin: string },
): string {
  const address = new URL('/mail/unsubscribe', origin);
  address.searchParams.set('userId', userId);
  address.searchParams.set('signature', keys.present.hash('unsubscribe', platformId, userId));
  return address.href;
}

/** Whether a link is one of ours, for this reader of this platform. */
export function isUnsubscribeLink(keys: AccountKeys, { platformId, userId }: Subscriber, signature: string): boolean {
  return keys.everyHash('unsubscribe', platformId, userId).some((hash) => isSameSecret(signature, hash));
}
