import { LOCALES, POLICY_KINDS } from '@longstrip/core';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';

/** A notice to the readers of a platform. When a file is applied again, the notice is found by its `key`. */
export const notice = pgTable(
  'notice',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text('key').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    isVisible: boolean('is_visible').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    publishedAtMs: epochMs('published_at_ms').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    unique('notice_key_unique').on(table.platformId, table.key),
    index('notice_published_index').on(table.platformId, table.publishedAtMs),
    check('notice_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('notice_key', sql`${table.key} <> ''`),
  ],
);

/** A notice in one locale; title and body may be a message key behind the marker `t:` (D26). The body is rich text. */
export const noticeText = pgTable(
  'notice_text',
  {
    noticeId: integer('notice_id')
      .notNull()
      .references(() => notice.id),
    locale: text('locale', { enum: LOCALES }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.locale] }),
    check('notice_text_locale', oneOf(table.locale, LOCALES)),
    check('notice_text_title', sql`${table.title} <> ''`),
  ],
);

/** One version of a legal text. A version that has come into force is never rewritten: each change makes a new version. */
export const policy = pgTable(
  'policy',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    kind: text('kind', { enum: POLICY_KINDS }).notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
  },
  (table) => [
    unique('policy_version_unique').on(table.platformId, table.kind, table.locale, table.version),
    check('policy_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('policy_kind', oneOf(table.kind, POLICY_KINDS)),
    check('policy_locale', oneOf(table.locale, LOCALES)),
    check('policy_version', sql`${table.version} >= 1`),
    check('policy_title', sql`${table.title} <> ''`),
  ],
);

/** A question that readers often ask. When a file is applied again, the question is found by its `key`. */
export const faq = pgTable(
  'faq',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text('key').notNull(),
    category: text('category').notNull(),
    /** Place among the others; lower comes first. */
    position: integer('position').notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    unique('faq_key_unique').on(table.platformId, table.key),
    check('faq_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('faq_texts', sql`${table.key} <> '' and ${table.category} <> ''`),
  ],
);

/** A question and its answer in one locale; both may be a message key behind the marker `t:` (D26). */
export const faqText = pgTable(
  'faq_text',
  {
    faqId: integer('faq_id')
      .notNull()
      .references(() => faq.id),
    locale: text('locale', { enum: LOCALES }).notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.faqId, table.locale] }),
    check('faq_text_locale', oneOf(table.locale, LOCALES)),
    check('faq_text_question', sql`${table.question} <> ''`),
  ],
);
