import { addressRange } from '@longstrip/api-contract/request';
import { BUSINESS_DEFAULTS, type Refusal } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { LRUCache } from 'lru-cache';
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

/** How many identity checks a reader may begin in an hour. */
export const IDENTITY_CHECKS_MOST = LIMITS.identityCheck.points;

/** What is counted, and for whom; from every address range. */
export interface LimitSubject {
  readonly name: LimitName;
  readonly platformId: string;
  readonly about: string;
}

/** A limit that was used within its time: by the address range that used it most. */
export interface LimitUse extends LimitSubject {
  readonly used: number;
  readonly most: number;
  /** When it begins anew. */
  readonly endsAtMs: number;
}

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
  /** Which of these were used, from whatever address range. */
  usesOf(subjects: readonly LimitSubject[]): Promise<LimitUse[]>;
  /** Forgets all attempts about these, from every address range. */
  forgetAll(subjects: readonly LimitSubject[]): Promise<void>;
}

/** The attempts that a limiter has counted for keys with one beginning. */
interface CountedKeys {
  list(prefix: string): Promise<{ key: string; points: number; endsAtMs: number }[]>;
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
  // All that is counted about one subject begins alike, so that an operator can clear it (`forgetAll`).
  const subjectOf = ({ platformId, about = '' }: Pick<Attempt, 'platformId' | 'about'>) =>
    `${keys.present.hash('attempt', platformId, about)}.`;
  const keyOf = ({ platformId, about, clientAddress }: Attempt) => {
    const range = clientAddress === undefined ? 'anywhere' : addressRange(clientAddress ?? '');
    const subject = subjectOf({ platformId, ...(about === undefined ? {} : { about }) });
    return `${subject}${keys.present.hash('attempt', platformId, about ?? '', range)}`;
  };
  return {
    take: async (name, attempt) => limiters[name].take(keyOf(attempt)),
    forget: (name, attempt) => limiters[name].forget(keyOf(attempt)),
    async usesOf(subjects) {
      const uses: LimitUse[] = [];
      for (const subject of subjects) {
        const counted = await limiters[subject.name].list(subjectOf(subject));
        const [worst] = counted.toSorted((one, other) => other.points - one.points);
        if (worst === undefined) continue;
        const { points: most } = LIMITS[subject.name];
        uses.push({ ...subject, used: Math.min(worst.points, most), most, endsAtMs: worst.endsAtMs });
      }
      return uses;
    },
    async forgetAll(subjects) {
      for (const subject of subjects) {
        const limiter = limiters[subject.name];
        for (const { key } of await limiter.list(subjectOf(subject))) await limiter.forget(key);
      }
    },
  };
}

interface ForgettingLimiter extends RateLimiter, CountedKeys {
  take(key: string): Promise<RateDecision>;
  forget(key: string): Promise<void>;
}

function createLimiter(database: Database, name: LimitName): ForgettingLimiter {
  const { points, seconds } = LIMITS[name];
  const options = { points, duration: seconds, keyPrefix: name };
  const isShared = database.engine === 'server';
  const limiter = isShared
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
  const inMemory = new LRUCache<string, true>({ ...MOST_KEYS, ttl: seconds * 1000 });
  return {
    async take(key) {
      if (!isShared) inMemory.set(key, true);
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
    async list(prefix) {
      const keys = isShared ? await storedKeys(database, name, prefix) : [...inMemory.keys()];
      const counted = [];
      for (const key of keys.filter((each) => each.startsWith(prefix))) {
        const found = await limiter.get(key);
        if (found === null || found.consumedPoints <= 0) continue;
        counted.push({ key, points: found.consumedPoints, endsAtMs: Date.now() + found.msBeforeNext });
      }
      return counted;
    },
  };
}

/** Keys that a limiter in memory can list; older ones are forgotten by themselves. A size: `max` allocates the room of all of them. */
const MOST_KEYS = { maxSize: 10_000, sizeCalculation: () => 1 };

async function storedKeys(database: Database, name: LimitName, prefix: string): Promise<string[]> {
  const beginning = `${name}:${prefix}`.replaceAll(/[\\%_]/g, '\\$&');
  const rows = await database.run('select key from rate_limit where key like $1', [`${beginning}%`]);
  return rows.map(({ key }) => String(key).slice(name.length + 1));
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
