import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epochMs, matches, platformIdColumn } from '../columns.ts';
import { appUser, userSession } from '../people/user.ts';

/** A browser that push messages of a reader come to. It is signed in: without its session it gets none, and goes with it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the endpoint, in base64url. */
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    /** The address at the browser's push service: whoever knows it may send there. */
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
    /** When it was first handed to a push service; null: it told nothing yet. */
    takenAtMs: epochMs('taken_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('push_message_times', sql`${table.afterMs} <= ${table.untilMs} and ${table.untilMs} <= ${table.decidedAtMs}`),
  ],
);
