import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { epochMs, oneOf } from '../columns.ts';

const STATES = ['OPEN', 'CHECKING', 'CHECKED', 'IMPORTING', 'IMPORTED', 'CANCELLED', 'FAILED'] as const;

/** Files that an operator sends to be imported together (record 0139), and what became of them. */
export const upload = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    /** The account of its operator, or the name of one without an account. It is shown to no other. */
    owner: text('owner').notNull(),
    state: text('state', { enum: STATES }).notNull(),
    /** How it is imported, as it was last checked. */
    options: jsonb('options').notNull(),
    /** What was mended, by file. */
    mends: jsonb('mends').notNull(),
    /** The operator who had it checked or imported, as the audit log writes them; null: none yet. */
    operator: jsonb('operator'),
    progress: jsonb('progress'),
    /** Verdicts and warnings of the last check or import. */
    result: jsonb('result'),
    /** Its job is to end. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
    /** The last change by its operator, or sign of life of its job. */
    updatedAtMs: epochMs('updated_at_ms').notNull(),
  },
  (table) => [
    index('upload_owner_index').on(table.owner, table.createdAtMs),
    index('upload_updated_index').on(table.updatedAtMs),
    check('upload_state', oneOf(table.state, STATES)),
  ],
);

/** A file of an upload. Its bytes are in the store of uploads, under its id. */
export const uploadFile = pgTable(
  'upload_file',
  {
    id: text('id').primaryKey(),
    uploadId: text('upload_id')
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    /** As it was dropped: `Moonlight/003.cbz`. */
    path: text('path').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** All its bytes have come. */
    isWhole: boolean('is_whole').notNull().default(false),
    createdAtMs: epochMs('created_at_ms').notNull(),
  },
  (table) => [
    unique('upload_file_path_unique').on(table.uploadId, table.path),
    check('upload_file_size', sql`${table.sizeBytes} >= 0`),
  ],
);
