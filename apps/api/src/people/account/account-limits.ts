import { addressRange } from '@longstrip/api-contract/request';
import { BUSINESS_DEFAULTS, type Refusal } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type RefusalNotes, refuseWithNotes } from '../../http/endpoint.ts';
import type { RateDecision, RateLimiter } from '../../http/rate-limit.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * How many attempts (`points`) are allowed in how many seconds. Every key includes the platform. No attempt that an owner needs
 * is counted by account alone: another person cannot lock them out (D22).
 */
const LIMITS = {
  /** Wrong passwords for one account from one address range. */
  password: { points: BUSINESS_DEFAULTS.authAttempts, seconds: 15 * MINUTE },
  /** Sign-ins, confirmed codes and new passwords from one address range. */
  range: { points: 100, seconds: 15 * MINUTE },
  /** Second factors that are tried for one operator, after the right password. */
  secondFactor: { points: 10, seconds: 15 * MINUTE },
  /** Mails to one address, asked for from one address range. */
  mail: { points: 5, seconds: HOUR },
  /** Mails to one address, from all callers. Beyond them its mailbox is flooded: see `mail-codes.service.ts`. */
  mailbox: { points: 20, seconds: HOUR },
  /** Mails of one kind to a mailbox that is flooded. */
  floodedMailbox: { points: 1, seconds: 5 * MINUTE },
  /** Codes by text message to one number, asked for from one address range: the third is FREQUENT_REQUEST. */
  text: { points: 2, seconds: BUSINESS_DEFAULTS.codeRequestPauseMs / 1000 },
  /** Text messages to one number, from all callers. Beyond them there is one shared code at a time. */
  phone: { points: 10, seconds: HOUR },
  /** Mails and text messages asked for from one address range. */
  sending: { points: 60, seconds: HOUR },
  /** Identity checks by phone that one reader begins. */
  identityCheck: { points: 10, seconds: HOUR },
  /** Requests of one reader to leave, and mails about it, from one address range: FREQUENT_REQUEST. */
  withdrawal: { points: 5, seconds: BUSINESS_DEFAULTS.codeRequestPauseMs / 1000 },
  withdrawalMail: { points: 2, seconds: BUSINESS_DEFAULTS.codeRequestPauseMs / 1000 },
  /** Nicknames looked up from one address range. */
  nickname: { points: 60, seconds: MINUTE },
  /** Codes of coupons that one reader tries, and that one address range tries. */
  couponCode: { points: 20, seconds: 15 * MINUTE },
  couponRange: { points: 200, seconds: 15 * MINUTE },
  /** Support tickets with pictures that one reader tries to send: each is decoded. */
  ticketPictures: { points: 20, seconds: HOUR },
  /** Comments that one reader writes; likes, blocks and deletions; reports. */
  comment: { points: 10, seconds: MINUTE },
  commentAct: { points: 60, seconds: MINUTE },
  commentReport: { points: 30, seconds: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

/** The subject that an attempt is counted for. */
interface Attempt {
  readonly platformId: string;
  /** The account, address or number that it concerns; left out where it is counted for the address range alone. */
  readonly about?: string;
  /** Null: not known, all such attempts count as one range. Left out: counted for all callers. */
  readonly clientAddress?: string | null;
}

export interface AccountLimits {
  /** Counts an attempt, and says whether it may be made. */
  take(name: LimitName, attempt: Attempt): Promise<RateDecision>;
  /** Forgets the attempts after one that was right. */
  forget(name: LimitName, attempt: Attempt): Promise<void>;
}

/**
 * Limits of accounts, shared by all processes on a PostgreSQL server; in memory on the embedded database, which only one process
 * uses. They count outside of transactions, so that a refusal counts too. Keys are keyed hashes.
 */
export function createAccountLimits(parts: { database: Database; keys: AccountKeys }): AccountLimits {
  const { database, keys } = parts;
  const limiters = {
    password: createLimiter(database, 'password'),
    range: createLimiter(database, 'range'),
    secondFactor: createLimiter(database, 'secondFactor'),
    mail: createLimiter(database, 'mail'),
    mailbox: createLimiter(database, 'mailbox'),
    floodedMailbox: createLimiter(database, 'floodedMailbox'),
    text: createLimiter(database, 'text'),
    phone: createLimiter(database, 'phone'),
    sending: createLimiter(database, 'sending'),
    identityCheck: createLimiter(database, 'identityCheck'),
    withdrawal: createLimiter(database, 'withdrawal'),
    withdrawalMail: createLimiter(database, 'withdrawalMail'),
    nickname: createLimiter(database, 'nickname'),
    couponCode: createLimiter(database, 'couponCode'),
    couponRange: createLimiter(database, 'couponRange'),
    ticketPictures: createLimiter(database, 'ticketPictures'),
    comment: createLimiter(database, 'comment'),
    commentAct: createLimiter(database, 'commentAct'),
    commentReport: createLimiter(database, 'commentReport'),
  } satisfies Record<LimitName, unknown>;
  const keyOf = ({ platformId, about = '', clientAddress }: Attempt) => {
    const range = clientAddress === undefined ? 'anywhere' : addressRange(clientAddress ?? '');
    return keys.present.hash('attempt', platformId, about, range);
  };
  return {
    take: async (name, attempt) => limiters[name].take(keyOf(attempt)),
    forget: (name, attempt) => limiters[name].forget(keyOf(attempt)),
  };
}

interface ForgettingLimiter extends RateLimiter {
  take(key: string): Promise<RateDecision>;
  forget(key: string): Promise<void>;
}

function createLimiter(database: Database, name: LimitName): ForgettingLimiter {
  const { points, seconds } = LIMITS[name];
  const options = { points, duration: seconds, keyPrefix: name };
  const limiter =
    database.engine === 'server'
      ? new RateLimiterPostgres({
          ...options,
          storeClient: poolOf(database),
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          // They share one table: one of them clears it.
          clearExpiredByTimeout: name === 'password',
        })
      : new RateLimiterMemory(options);
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return { ok: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
      }
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

/** The part of a pool that the limiter uses, implemented with our own pool. */
function poolOf(database: Database) {
  return {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      const rows = await database.run(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}

/** Counts an attempt for several limits; null: it is allowed. All limits are counted, even after one that refuses. */
export async function takeLimits(
  limits: AccountLimits,
  attempts: Partial<Record<LimitName, Attempt>>,
): Promise<(Refusal<'TOO_MANY_REQUESTS'> & RefusalNotes) | null> {
  const names = Object.keys(attempts).filter((name): name is LimitName => name in attempts);
  let retryAfterSeconds = 0;
  for (const name of names) {
    const attempt = attempts[name];
    const decision = attempt === undefined ? { ok: true as const } : await limits.take(name, attempt);
    if (!decision.ok) retryAfterSeconds = Math.max(retryAfterSeconds, decision.retryAfterSeconds);
  }
  return retryAfterSeconds === 0 ? null : refuseWithNotes('TOO_MANY_REQUESTS', { retryAfterSeconds });
}
