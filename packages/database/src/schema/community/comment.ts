import { EMOTICON_IDS, LOCALES, REPORT_REASONS } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { episode } from '../catalogue/episode.ts';
import { series } from '../catalogue/series.ts';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';

/** Readers' comments on an episode, and replies to them, one level deep. A deleted one keeps no text. */
export const comment = pgTable(
  'comment',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    episodeId: integer('episode_id')
      .notNull()
      .references(() => episode.id),
    /** The comment that it replies to; null: none. */
    parentId: bigint('parent_id', { mode: 'number' }),
    text: text('text').notNull(),
    emoticonId: text('emoticon_id', { enum: EMOTICON_IDS }),
    /** Its author marked it as a spoiler. */
    isSpoiler: boolean('is_spoiler').notNull().default(false),
    likeCount: integer('like_count').notNull().default(0),
    /** Replies that are neither deleted nor hidden. */
    replyCount: integer('reply_count').notNull().default(0),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** Hidden by reports or by support, until support restores it. */
    blindedAtMs: epochMs('blinded_at_ms'),
    deletedAtMs: epochMs('deleted_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    unique('comment_id_unique').on(table.platformId, table.id),
    foreignKey({
      name: 'comment_parent_fk',
      columns: [table.platformId, table.parentId],
      foreignColumns: [table.platformId, table.id],
    }),
    index('comment_newest_index')
      .on(table.platformId, table.episodeId, table.id.desc())
      .where(sql`${table.parentId} is null`),
    index('comment_best_index')
      .on(table.platformId, table.episodeId, table.likeCount.desc(), table.id.desc())
      .where(sql`${table.parentId} is null`),
    index('comment_reply_index').on(table.platformId, table.parentId, table.id),
    index('comment_episode_index').on(table.episodeId),
    index('comment_series_index').on(table.seriesId),
    index('comment_hidden_index')
      .on(table.platformId, table.id)
      .where(sql`${table.blindedAtMs} is not null and ${table.deletedAtMs} is null`),
    check('comment_emoticon_id', oneOf(table.emoticonId, EMOTICON_IDS)),
    check(
      'comment_words',
      sql`case when ${table.deletedAtMs} is null then ${table.text} <> '' or ${table.emoticonId} is not null
        else ${table.text} = '' and ${table.emoticonId} is null end`,
    ),
    // Only an upper limit: a platform's own limit may be lower.
    check('comment_length', sql`char_length(${table.text}) <= 2000`),
    check('comment_counts', sql`${table.likeCount} >= 0 and ${table.replyCount} >= 0`),
    check('comment_reply_of_other', sql`${table.parentId} <> ${table.id}`),
  ],
);

export const commentLike = pgTable(
  'comment_like',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    commentId: bigint('comment_id', { mode: 'number' }).notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.commentId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({
      name: 'comment_like_comment_fk',
      columns: [table.platformId, table.commentId],
      foreignColumns: [comment.platformId, comment.id],
    }),
    index('comment_like_comment_index').on(table.platformId, table.commentId),
  ],
);

/** A reader's report of a comment, at most one each. Support settles reports by restoring or deleting the comment. */
export const commentReport = pgTable(
  'comment_report',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    commentId: bigint('comment_id', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** When support settled it; null: it is open. */
    settledAtMs: epochMs('settled_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.commentId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({
      name: 'comment_report_comment_fk',
      columns: [table.platformId, table.commentId],
      foreignColumns: [comment.platformId, comment.id],
    }),
    index('comment_report_comment_index').on(table.platformId, table.commentId),
    index('comment_report_open_index').on(table.platformId, table.createdAtMs).where(sql`${table.settledAtMs} is null`),
    check('comment_report_reason', oneOf(table.reason, REPORT_REASONS)),
  ],
);

/** A reader has blocked the comments of another reader. */
export const blockedReader = pgTable(
  'blocked_reader',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    blockedUserId: text('blocked_user_id').notNull(),
    /** The id of the entry for the reader, so that no reader learns the id of another account. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAtMs: epochMs('created_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.blockedUserId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey({
      name: 'blocked_reader_blocked_fk',
      columns: [table.platformId, table.blockedUserId],
      foreignColumns: [appUser.platformId, appUser.id],
    }),
    index('blocked_reader_blocked_index').on(table.platformId, table.blockedUserId),
    uniqueIndex('blocked_reader_id_unique').on(table.platformId, table.userId, table.id),
    check('blocked_reader_other', sql`${table.userId} <> ${table.blockedUserId}`),
  ],
);

/** Readers whom operators have blocked from writing comments. */
export const blockedWriter = pgTable(
  'blocked_writer',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    /** Null: until an operator ends it. */
    untilMs: epochMs('until_ms'),
    reason: text('reason').notNull(),
    /** The operator's name. */
    blockedBy: text('blocked_by').notNull(),
    blockedAtMs: epochMs('blocked_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('blocked_writer_reason', sql`char_length(${table.reason}) between 1 and 1000`),
    check('blocked_writer_times', sql`${table.blockedAtMs} < ${table.untilMs}`),
  ],
);

/** Words that comments on a platform may not contain, in one language. Operators write them. */
export const prohibitedWordList = pgTable(
  'prohibited_word_list',
  {
    platformId: platformIdColumn(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    /** As an operator wrote them, in their order. */
    words: jsonb('words').$type<readonly string[]>().notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.locale] }),
    check('prohibited_word_list_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('prohibited_word_list_locale', oneOf(table.locale, LOCALES)),
  ],
);
