import type { AlarmParameters } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { episode } from '../catalogue/episode.ts';
import { epochMs, matches, platformIdColumn } from '../columns.ts';
import { appUser, userSession } from '../people/user.ts';

/**
 * What a reader is notified of within the site (message target USER). The kinds are a table of core, which grows without a
 * migration: this one only knows how they are written.
 */
export const alarm = pgTable(
  'alarm',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    /** What it is about; one alarm per subject. */
    subjectId: text('subject_id').notNull(),
    parameters: jsonb('parameters').$type<AlarmParameters>().notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    readAtMs: epochMs('read_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    unique('alarm_subject_unique').on(table.platformId, table.userId, table.kind, table.subjectId),
    index('alarm_reader_index').on(table.platformId, table.userId, table.createdAtMs),
    index('alarm_age_index').on(table.createdAtMs),
    // What digests tell of.
    index('alarm_unread_index')
      .on(table.platformId, table.userId, table.createdAtMs)
      .where(sql`${table.readAtMs} is null`),
    check('alarm_id', matches(table.id, '^[A-Za-z0-9-]{1,64}$')),
    check('alarm_kind', matches(table.kind, '^[A-Z][A-Z_]{0,39}$')),
    check('alarm_subject', sql`char_length(${table.subjectId}) between 1 and 200`),
    check(
      'alarm_parameters',
      sql`jsonb_typeof(${table.parameters}) = 'object' and octet_length(${table.parameters}::text) <= 4000`,
    ),
    check('alarm_times', sql`${table.createdAtMs} <= ${table.readAtMs}`),
  ],
);

/** An episode whose opening the readers who follow its series are notified of: no reader is notified twice. */
export const toldEpisode = pgTable(
  'told_episode',
  {
    platformId: platformIdColumn(),
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id, { onDelete: 'cascade' }),
    toldAtMs: epochMs('told_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.episodeId] }),
    index('told_episode_episode_index').on(table.episodeId),
    index('told_episode_age_index').on(table.toldAtMs),
  ],
);

/** The newest digest of a reader: which alarms it tells, and whether it has left. */
export const mailDigest = pgTable(
  'mail_digest',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** The reader's calendar day. */
    day: date('day', { mode: 'string' }).notNull(),
    /** It tells the alarms that came after this moment, */
    afterMs: epochMs('after_ms').notNull(),
    /** until this one. */
    untilMs: epochMs('until_ms').notNull(),
    decidedAtMs: epochMs('decided_at_ms').notNull(),
    /** Taken before it is handed to the mail server, and released where that refuses: nothing is sent twice. */
    takenAtMs: epochMs('taken_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('mail_digest_times', sql`${table.afterMs} <= ${table.untilMs} and ${table.untilMs} <= ${table.decidedAtMs}`),
  ],
);

/** A browser that push messages of a reader come to. It is signed in: without its session it gets none, and goes with it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the endpoint, in base64url. */
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    /** The address at the browser's push service: any sender that knows it may send there. */
    endpoint: text('endpoint').notNull(),
    /** The browser's public key, and the secret of the subscription, in base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** When the newest message was decided that was handed to the push service: nothing is sent twice. */
    takenPushAtMs: epochMs('taken_push_at_ms'),
    /** Refusals in a row. */
    refusalCount: integer('refusal_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    // A browser has one reader at a time.
    unique('push_subscription_id_unique').on(table.platformId, table.id),
    foreignKey({
      columns: [table.platformId, table.userId, table.sessionId],
      foreignColumns: [userSession.platformId, userSession.userId, userSession.id],
    }).onDelete('cascade'),
    check('push_subscription_id', matches(table.id, '^[A-Za-z0-9_-]{43}$')),
    check('push_subscription_endpoint', sql`char_length(${table.endpoint}) between 1 and 1024`),
    check('push_subscription_p256dh', matches(table.p256dh, '^[A-Za-z0-9_-]{87}$')),
    check('push_subscription_auth', matches(table.auth, '^[A-Za-z0-9_-]{22}$')),
    check('push_subscription_refusals', sql`${table.refusalCount} >= 0`),
  ],
);

/** The newest push message of a reader: which alarms it tells, and whether it has left. */
export const pushMessage = pgTable(
  'push_message',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** It tells the alarms that came after this moment, */
    afterMs: epochMs('after_ms').notNull(),
    /** until this one. */
    untilMs: epochMs('until_ms').notNull(),
    decidedAtMs: epochMs('decided_at_ms').notNull(),
    /** When it was first handed to a push service; null: it sent nothing yet. */
    takenAtMs: epochMs('taken_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('push_message_times', sql`${table.afterMs} <= ${table.untilMs} and ${table.untilMs} <= ${table.decidedAtMs}`),
  ],
);
