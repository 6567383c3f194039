import type { AlarmParameters } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { episode } from '../catalogue/episode.ts';
import { epochMs, matches, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';

/**
 * What a reader is told within the site (message target USER). The kinds are a table of core, which grows without a
 * migration: this one only knows how they are written.
 */
export const alarm = pgTable(
  'alarm',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    /** What it is about; the same is told once. */
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

/** An episode whose opening the readers who follow its series are told of: nobody is told twice. */
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
    /** Taken before it is handed to the mail server, and given back where that refuses: nothing is sent twice. */
    takenAtMs: epochMs('taken_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('mail_digest_times', sql`${table.afterMs} <= ${table.untilMs} and ${table.untilMs} <= ${table.decidedAtMs}`),
  ],
);
