import { LOCALES } from '@longstrip/core';
import { defineJob } from '@longstrip/database';
import { CODE_PURPOSES } from '@longstrip/database/schema';
import * as v from 'valibot';

/** What is to be sent: the code itself is derived from its row when it is sent. */
const CodeSchema = v.object({
  platformId: v.string(),
  codeId: v.string(),
  purpose: v.picklist(CODE_PURPOSES),
  locale: v.picklist(LOCALES),
  /** The address or the number. */
  to: v.string(),
});
export type SendCode = v.InferOutput<typeof CodeSchema>;

/** Retries for a mail that is still useful hours later: it is tried for hours. */
export const SLOW_RETRY = { retryLimit: 10, retryDelaySeconds: 30, expireInSeconds: 60 } as const;

/** Retries for a code. It is wanted now: if it cannot be sent within some minutes, the reader asks for another. */
const FAST_RETRY = { retryLimit: 6, retryDelaySeconds: 5, expireInSeconds: 60 };

/** Mails a code or a link. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  parse: (data) => v.parse(CodeSchema, data),
  ...FAST_RETRY,
});

/** Sends a code as a text message. */
export const sendTextJob = defineJob({ name: 'sms.send', parse: (data) => v.parse(CodeSchema, data), ...FAST_RETRY });

const AddressSchema = v.object({
  platformId: v.string(),
  locale: v.picklist(LOCALES),
  /** The address of the account; after a change, the one that it had before. */
  to: v.string(),
});

/** Tells the former address of an account that the account has another address. */
export const notifyFormerAddressJob = defineJob({
  name: 'mail.address-changed',
  parse: (data) => v.parse(AddressSchema, data),
  ...SLOW_RETRY,
});

const ClosedSchema = v.object({ ...AddressSchema.entries, eraseAtMs: v.number() });

/** Tells a reader that an operator closed the account, and until when that can be taken back. */
export const notifyAccountClosedJob = defineJob({
  name: 'mail.account-closed',
  parse: (data) => v.parse(ClosedSchema, data),
  ...SLOW_RETRY,
});

/** The jobs whose rows in the queue may contain an address of a reader. */
export const ACCOUNT_JOBS = [sendMailJob, sendTextJob, notifyFormerAddressJob, notifyAccountClosedJob];

/**
 * Deletes sessions, codes, replies, alarms, marks of notified episodes, deleted tickets, counters and blocks that are no longer
 * needed.
 */
export const clearAccountRowsJob = defineJob({
  name: 'accounts.clear',
  parse: () => ({}),
  repeatEverySeconds: 6 * 3600,
  expireInSeconds: 1800,
});

/** Erases the accounts whose month after the request for withdrawal is over (D23), every hour. */
export const eraseAccountsJob = defineJob({
  name: 'accounts.erase',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 1800,
});

const MovedSchema = v.object({ platformId: v.string(), userId: v.string() });

/** Moves an account that was confirmed (D34); enqueued with the confirmation. */
export const moveAccountJob = defineJob({
  name: 'transfer.move',
  parse: (data) => v.parse(MovedSchema, data),
  retryLimit: 20,
  expireInSeconds: 120,
});

export const PEOPLE_JOBS = [...ACCOUNT_JOBS, clearAccountRowsJob, eraseAccountsJob, moveAccountJob];
