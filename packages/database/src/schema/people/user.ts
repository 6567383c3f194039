import { LOCALES, POLICY_KINDS, SIGN_IN_METHODS } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';

/**
 * A reader's account on one platform (section 3 of the specification; nothing is shared between platforms, D1).
 * `isKrIpUser` is a fact about each request (D2); `isKoreanAddress` is its value at the last request, for messages. An
 * account that asked for withdrawal keeps its row until it is erased (D23), but no longer reserves its sign-in id,
 * e-mail and nickname.
 */
export const appUser = pgTable(
  'app_user',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    snsProvider: text('sns_provider', { enum: SIGN_IN_METHODS }).notNull(),
    snsId: text('sns_id').notNull(),
    email: text('email'),
    /** When the address was last confirmed by a code that was sent to it. */
    emailConfirmedAtMs: epochMs('email_confirmed_at_ms'),
    /** E.164, confirmed by a code: the id of a phone account (D22). */
    phone: text('phone'),
    name: text('name'),
    nickname: text('nickname'),
    birthedOn: date('birthed_on', { mode: 'string' }),
    /** Birth year and month, as 2001-05, given before the first payment if the region's rules require it (D43). */
    paymentBirthMonth: text('payment_birth_month'),
    isAdult: boolean('is_adult').notNull().default(false),
    /** When the reader was last verified as an adult; valid for one year (section 9 of the specification). */
    adultVerifiedAtMs: epochMs('adult_verified_at_ms'),
    isAdultKr: boolean('is_adult_kr').notNull().default(false),
    adultKrVerifiedAtMs: epochMs('adult_kr_verified_at_ms'),
    /** When they agreed to the use of their data from the Korean check (section 5). */
    adultKrAgreedAtMs: epochMs('adult_kr_agreed_at_ms'),
    /** Keyed hash of the person's DI, so that one person can verify only one account on a platform. */
    adultKrPersonHash: text('adult_kr_person_hash'),
    /** `showAdult` of the specification. */
    isAdultToggle: boolean('is_adult_toggle').notNull().default(false),
    isBlToggle: boolean('is_bl_toggle').notNull().default(false),
    isAgreeMail: boolean('is_agree_mail').notNull().default(false),
    isAgreePush: boolean('is_agree_push').notNull().default(false),
    isAgreePushContents: boolean('is_agree_push_contents').notNull().default(false),
    isAgreePushFreetime: boolean('is_agree_push_freetime').notNull().default(false),
    isAgreePushNight: boolean('is_agree_push_night').notNull().default(false),
    /** When the reader last allowed messages at night, which is a separate consent. */
    agreedPushNightAtMs: epochMs('agreed_push_night_at_ms'),
    /** The language in which they last read the site, for messages; null: not known. */
    locale: text('locale', { enum: LOCALES }),
    /** Whether their last request came from a Korean address; it decides their quiet hours. */
    isKoreanAddress: boolean('is_korean_address').notNull().default(false),
    coinPurchaseCount: integer('coin_purchase_count').notNull().default(0),
    /** Made at the first start of the demo (D44). */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
    /** When the reader asked for withdrawal (D23). */
    withdrawnAtMs: epochMs('withdrawn_at_ms'),
    /** The account into which this one (a guest of the iPhone app) was merged. */
    mergedIntoId: text('merged_into_id'),
    /** When their personal data was erased; the row stays for the ledger. */
    erasedAtMs: epochMs('erased_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    uniqueIndex('app_user_sns_unique')
      .on(table.platformId, table.snsProvider, table.snsId)
      .where(sql`${table.withdrawnAtMs} is null`),
    uniqueIndex('app_user_email_unique')
      .on(table.platformId, sql`lower(${table.email})`)
      .where(sql`${table.withdrawnAtMs} is null`),
    uniqueIndex('app_user_nickname_unique')
      .on(table.platformId, sql`lower(${table.nickname})`)
      .where(sql`${table.withdrawnAtMs} is null`),
    uniqueIndex('app_user_kr_person_unique')
      .on(table.platformId, table.adultKrPersonHash)
      .where(sql`${table.withdrawnAtMs} is null`),
    index('app_user_phone_index').on(table.platformId, table.phone),
    // For operators, who search by the beginning and among accounts that withdrew, too.
    index('app_user_email_search_index').on(table.platformId, sql`lower(${table.email}) text_pattern_ops`),
    index('app_user_nickname_search_index').on(table.platformId, sql`lower(${table.nickname}) text_pattern_ops`),
    // Guests who joined an account: what was theirs is looked for with what is its own.
    index('app_user_merged_index')
      .on(table.platformId, table.mergedIntoId)
      .where(sql`${table.mergedIntoId} is not null`),
    check('app_user_payment_birth_month', matches(table.paymentBirthMonth, '^[0-9]{4}-(0[1-9]|1[0-2])$')),
    check('app_user_phone_form', matches(table.phone, '^[+][1-9][0-9]{6,14}$')),
    check('app_user_erased', sql`${table.erasedAtMs} is null or ${table.withdrawnAtMs} is not null`),
    check('app_user_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('app_user_id_form', matches(table.id, '^[A-Za-z0-9_-]{1,64}$')),
    check('app_user_locale', oneOf(table.locale, LOCALES)),
    check('app_user_sns_provider', oneOf(table.snsProvider, SIGN_IN_METHODS)),
    check('app_user_adult', sql`not ${table.isAdult} or ${table.adultVerifiedAtMs} is not null`),
    check('app_user_adult_kr', sql`not ${table.isAdultKr} or ${table.adultKrVerifiedAtMs} is not null`),
    check('app_user_purchase_count', sql`${table.coinPurchaseCount} >= 0`),
    check('app_user_guest_has_no_email', sql`${table.snsProvider} <> 'apple_guest' or ${table.email} is null`),
  ],
);

/**
 * A session: one sign-in with all tokens that follow from it, the family of D21. Access tokens name their session; a token
 * of a revoked or unknown session is refused (NOT_FOUND_ACCESS_TOKEN).
 */
export const userSession = pgTable(
  'user_session',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** The end of the newest refresh token; it changes with each renewal. */
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    revokedAtMs: epochMs('revoked_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('user_session_expiry_index').on(table.expiresAtMs),
    check('user_session_times', sql`${table.createdAtMs} < ${table.expiresAtMs}`),
  ],
);

/**
 * A refresh token, used once (D21). The token itself is not stored. It is derived from this row and the key that `keyId`
 * names, so that a second tab can get the same pair, and it is looked up by its keyed hash.
 */
export const refreshToken = pgTable(
  'refresh_token',
  {
    platformId: platformIdColumn(),
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Number in the session, from 0; using this token gives the next one. */
    generation: integer('generation').notNull(),
    keyId: text('key_id').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    usedAtMs: epochMs('used_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.tokenHash] }),
    foreignKey({
      columns: [table.platformId, table.userId, table.sessionId],
      foreignColumns: [userSession.platformId, userSession.userId, userSession.id],
    }),
    uniqueIndex('refresh_token_generation_unique').on(
      table.platformId,
      table.userId,
      table.sessionId,
      table.generation,
    ),
    index('refresh_token_expiry_index').on(table.expiresAtMs),
    check('refresh_token_generation', sql`${table.generation} >= 0`),
  ],
);

/** The password of an account that signs in by e-mail or phone. */
export const userPassword = pgTable(
  'user_password',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** argon2id, in the PHC form. */
    hash: text('hash').notNull(),
    changedAtMs: epochMs('changed_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('user_password_hash', sql`${table.hash} like '$argon2id$%'`),
  ],
);

/** A reader's agreement to a version of a legal text. */
export const userAgreement = pgTable(
  'user_agreement',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: POLICY_KINDS }).notNull(),
    /** Version and language of the text that was in force; both null if the platform had none. */
    policyVersion: integer('policy_version'),
    policyLocale: text('policy_locale', { enum: LOCALES }),
    agreedAtMs: epochMs('agreed_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.kind] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('user_agreement_kind', oneOf(table.kind, POLICY_KINDS)),
    check('user_agreement_policy_locale', oneOf(table.policyLocale, LOCALES)),
    check(
      'user_agreement_policy_version',
      sql`${table.policyVersion} >= 1 and (${table.policyVersion} is null) = (${table.policyLocale} is null)`,
    ),
  ],
);

/** A request for withdrawal (D23). */
export const withdrawal = pgTable(
  'withdrawal',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    reasonId: text('reason_id').notNull(),
    detail: text('detail'),
    requestedAtMs: epochMs('requested_at_ms').notNull(),
    /** One calendar month after the request, in the platform's zone. */
    eraseAtMs: epochMs('erase_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('withdrawal_erase_index').on(table.eraseAtMs),
  ],
);

/** Keyed hash of the sign-in id of an account that withdrew: no new account with it before `untilMs` (D23). */
export const signUpBlock = pgTable(
  'sign_up_block',
  {
    platformId: platformIdColumn(),
    idHash: text('id_hash').notNull(),
    untilMs: epochMs('until_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.idHash] }),
    index('sign_up_block_until_index').on(table.untilMs),
  ],
);

/** The stored reply to a request that changed something, returned again if the request is repeated (D40). */
export const requestReply = pgTable(
  'request_reply',
  {
    platformId: platformIdColumn(),
    /** The reader, or a keyed hash of what a guest proved. */
    subject: text('subject').notNull(),
    requestId: text('request_id').notNull(),
    /** Hash of the operation and its body; the same id with another body is refused. */
    bodyHash: text('body_hash').notNull(),
    reply: jsonb('reply').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.subject, table.requestId] }),
    index('request_reply_time_index').on(table.createdAtMs),
  ],
);

/** Counters of the rate limiter, in the form that rate-limiter-flexible reads and writes. Keys are keyed hashes. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  // For operators, who see what is counted about one reader: such keys begin alike. The primary key finds beginnings in the locale C alone.
  (table) => [index('rate_limit_beginning_index').on(sql`${table.key} text_pattern_ops`)],
);
