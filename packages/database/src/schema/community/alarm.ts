import type { AlarmParameters } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { episode } from '../catalogue/episode.ts';
import { epochMs, matches, platformIdColumn } from '../columns.ts';
import { appUser, userSession } from '../people/user.ts';

/**
 * An alarm for a reader within the site (message target USER). Core's `ALARMS` has the kinds. It can grow without a
 * migration, because this table checks only the form of a kind.
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
    // The alarms for digests.
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

/** An episode whose followers were notified of its opening, so that no reader is notified twice. */
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

/** The newest digest of a reader: which alarms it contains, and whether it was sent. */
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
    /** Set before it is passed to the mail server, and cleared if the server refuses it, so that nothing is sent twice. */
    takenAtMs: epochMs('taken_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('mail_digest_times', sql`${table.afterMs} <= ${table.untilMs} and ${table.untilMs} <= ${table.decidedAtMs}`),
  ],
);

/** A browser that gets a reader's push messages. It needs its session, and is deleted with it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the endpoint, in base64url. */
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    /** The address at the browser's push service. Every sender who knows it can send messages to the browser. */
    endpoint: text('endpoint').notNull(),
    /** The browser's public key, and the secret of the subscription, in base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** `decidedAtMs` of the newest message that was passed to the push service, so that nothing is sent twice. */
    takenPushAtMs: epochMs('taken_push_at_ms'),
    /** Refusals in a row. */
    refusalCount: integer('refusal_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    // A browser belongs to one reader at a time.
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

/** The newest push message of a reader: which alarms it contains, and whether it was sent. */
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
    /** When it was first passed to a push service; null: not yet. */
    takenAtMs: epochMs('taken_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('push_message_times', sql`${table.afterMs} <= ${table.untilMs} and ${table.untilMs} <= ${table.decidedAtMs}`),
  ],
);
