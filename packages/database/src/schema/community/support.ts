import { FAQ_CATEGORIES, LOCALES, SUPPORT_LIMITS, TICKET_STATUSES } from '@longstrip/core';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, epochMs, matches, oneOf, platformIdColumn } from '../columns.ts';
import { appUser } from '../people/user.ts';

/** The text of a ticket that operators search: its title and its text, with a line break between them. Its index has this very expression. */
export function ticketWords(of: Readonly<Record<'title' | 'text', SQLWrapper>>): SQL<string> {
  return sql`(${of.title} || E'\\n' || ${of.text})`;
}

/** A reader's support ticket and its answer. A deleted ticket still counts for its day but keeps none of its text. */
export const supportTicket = pgTable(
  'support_ticket',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    category: text('category', { enum: FAQ_CATEGORIES }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The episode and page that it is about, as core's `formatTicketPlace` writes them. */
    place: text('place'),
    /** The locale of the page on which it was written; the mail about the answer uses it. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    status: text('status', { enum: TICKET_STATUSES }).notNull().default('WAIT'),
    /** The platform's calendar day, as 2027-06-30, and the ticket's number on that day, for the daily limit. */
    sentOn: text('sent_on').notNull(),
    dayOrder: integer('day_order').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
    answer: text('answer'),
    answeredAtMs: epochMs('answered_at_ms'),
    deletedAtMs: epochMs('deleted_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    uniqueIndex('support_ticket_id_unique').on(table.platformId, table.id),
    unique('support_ticket_day_unique').on(table.platformId, table.userId, table.sentOn, table.dayOrder),
    index('support_ticket_reader_index').on(table.platformId, table.userId, table.createdAtMs),
    index('support_ticket_queue_index').on(table.platformId, table.status, table.createdAtMs),
    index('support_ticket_deleted_index').on(table.deletedAtMs).where(sql`${table.deletedAtMs} is not null`),
    index('support_ticket_words_index')
      .using('gin', sql`${ticketWords(table)} gin_trgm_ops`)
      .with({ fastupdate: false }),
    check('support_ticket_id', matches(table.id, '^[A-Za-z0-9-]{1,64}$')),
    check('support_ticket_category', oneOf(table.category, FAQ_CATEGORIES)),
    check(
      'support_ticket_place',
      sql`${matches(table.place, '^[A-Za-z0-9_-]{1,96}/[A-Za-z0-9_-]{1,128}(#[1-9][0-9]{0,5})?$')}
        and (${table.place} is null or ${table.deletedAtMs} is null)`,
    ),
    check('support_ticket_locale', oneOf(table.locale, LOCALES)),
    check('support_ticket_status', oneOf(table.status, TICKET_STATUSES)),
    check(
      'support_ticket_texts',
      sql`case when ${table.deletedAtMs} is null
        then char_length(${table.title}) between 1 and ${sql.raw(String(SUPPORT_LIMITS.titleCharacters))}
          and char_length(${table.text}) between 1 and ${sql.raw(String(SUPPORT_LIMITS.textCharacters))}
        else ${table.title} = '' and ${table.text} = '' and ${table.status} = 'WAIT' end`,
    ),
    check('support_ticket_day', sql`${table.sentOn} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and ${table.dayOrder} >= 1`),
    check(
      'support_ticket_answer',
      sql`case when ${table.status} = 'COMPLETED' then num_nonnulls(${table.answer}, ${table.answeredAtMs}) = 2
        and char_length(${table.answer}) between 1 and ${sql.raw(String(SUPPORT_LIMITS.answerCharacters))}
        else num_nonnulls(${table.answer}, ${table.answeredAtMs}) = 0 end`,
    ),
  ],
);

/** A picture of a ticket, re-encoded by us. It is in the database, so it is deleted with its ticket (record 0080). */
export const supportPicture = pgTable(
  'support_picture',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    ticketId: text('ticket_id').notNull(),
    /** From 1. */
    orderNo: integer('order_no').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** WebP. */
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.ticketId, table.orderNo] }),
    foreignKey({
      name: 'support_picture_ticket_fk',
      columns: [table.platformId, table.userId, table.ticketId],
      foreignColumns: [supportTicket.platformId, supportTicket.userId, supportTicket.id],
    }).onUpdate('cascade'),
    index('support_picture_ticket_index').on(table.platformId, table.ticketId),
    check('support_picture_order', sql`${table.orderNo} between 1 and 10`),
    check('support_picture_size', sql`${table.widthPx} >= 1 and ${table.heightPx} >= 1`),
    check('support_picture_bytes', sql`octet_length(${table.bytes}) between 1 and 4194304`),
  ],
);

/** Notes about a reader for other operators. They are erased with the account. */
export const readerNote = pgTable(
  'reader_note',
  {
    platformId: platformIdColumn(),
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    text: text('text').notNull(),
    /** The operator's name. */
    writtenBy: text('written_by').notNull(),
    createdAtMs: epochMs('created_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check('reader_note_text', sql`char_length(${table.text}) between 1 and 2000`),
  ],
);

/** Replies that support uses again. */
export const savedReply = pgTable(
  'saved_reply',
  {
    platformId: platformIdColumn(),
    id: text('id').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The operator who changed it last. */
    writtenBy: text('written_by').notNull(),
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.id] }),
    check('saved_reply_platform_id', matches(table.platformId, '^[a-z0-9-]{1,40}$')),
    check('saved_reply_locale', oneOf(table.locale, LOCALES)),
    check(
      'saved_reply_texts',
      sql`char_length(${table.title}) between 1 and 80
        and char_length(${table.text}) between 1 and ${sql.raw(String(SUPPORT_LIMITS.answerCharacters))}`,
    ),
  ],
);
