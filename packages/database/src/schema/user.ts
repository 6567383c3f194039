import { SIGN_IN_METHODS } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from './columns.ts';

/**
 * A reader's account on one platform (section 3 of the specification; nothing is shared between platforms, D1).
 * `isKrIpUser` has no column: it is a fact of each request (D2). An account that asked for withdrawal keeps its row
 * until it is erased (D23), and no longer holds its sign-in id, e-mail or nickname against others.
 */
export const appUser = pgTable(
  'app_user',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    snsProvider: text('sns_provider', { enum: SIGN_IN_METHODS }).notNull(),
    snsId: text('sns_id').notNull(),
    email: text('email'),
    name: text('name'),
    nickname: text('nickname'),
    birthedOn: date('birthed_on', { mode: 'string' }),
    isAdult: boolean('is_adult').notNull().default(false),
    /** When adulthood was last shown; it holds for one year (section 9 of the specification). */
    adultVerifiedAtMs: epochMs('adult_verified_at_ms'),
    isAdultKr: boolean('is_adult_kr').notNull().default(false),
    adultKrVerifiedAtMs: epochMs('adult_kr_verified_at_ms'),
    /** `showAdult` of the specification. */
    isAdultToggle: boolean('is_adult_toggle').notNull().default(false),
    isBlToggle: boolean('is_bl_toggle').notNull().default(false),
    isAgreeMail: boolean('is_agree_mail').notNull().default(false),
    isAgreePush: boolean('is_agree_push').notNull().default(false),
    isAgreePushContents: boolean('is_agree_push_contents').notNull().default(false),
    isAgreePushFreetime: boolean('is_agree_push_freetime').notNull().default(false),
    isAgreePushNight: boolean('is_agree_push_night').notNull().default(false),
    coinPurchaseCount: integer('coin_purchase_count').notNull().default(0),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
    withdrawnAtMs: epochMs('withdrawn_at_ms'),
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
    check('app_user_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('app_user_id_form', matches(table.id, '^[A-Za-z0-9_-]{1,64}$')),
    check('app_user_sns_provider', oneOf(table.snsProvider, SIGN_IN_METHODS)),
    check('app_user_adult', sql`not ${table.isAdult} or ${table.adultVerifiedAtMs} is not null`),
    check('app_user_adult_kr', sql`not ${table.isAdultKr} or ${table.adultKrVerifiedAtMs} is not null`),
    check('app_user_purchase_count', sql`${table.coinPurchaseCount} >= 0`),
    check('app_user_guest_has_no_email', sql`${table.snsProvider} <> 'apple_guest' or ${table.email} is null`),
  ],
);

/** A sign-in. Access tokens name it; a revoked or unknown one is refused (NOT_FOUND_ACCESS_TOKEN). */
export const userSession = pgTable(
  'user_session',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    /** All sessions that came of one sign-in by rotating refresh tokens; a stolen token revokes them together (D21). */
    familyId: text('family_id').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    expiresAtMs: epochMs('expires_at_ms').notNull(),
    revokedAtMs: epochMs('revoked_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index('user_session_family_index').on(table.platformId, table.familyId),
    check('user_session_times', sql`${table.createdAtMs} < ${table.expiresAtMs}`),
  ],
);
