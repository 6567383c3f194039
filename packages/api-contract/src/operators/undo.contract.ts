import * as v from 'valibot';
import { IdSchema } from '../http/wire-values.ts';
import { ReasonSchema } from './operator-values.ts';

/** Most entries that are undone together. */
const ENTRIES_MOST = 100;

const EntryIdsSchema = v.pipe(
  v.array(IdSchema),
  v.minLength(1, 'name an entry of the log'),
  v.maxLength(ENTRIES_MOST, `at most ${ENTRIES_MOST} entries are undone together`),
);

/** Query of `GET /admin/audit/undo`: ids of entries with commas between them. */
export const UndoQuerySchema = v.object({
  entries: v.pipe(
    v.string(),
    v.regex(/^\d{1,15}(,\d{1,15})*$/, 'entries are numbers with commas between them'),
    v.transform((text) => text.split(',').map(Number)),
    EntryIdsSchema,
  ),
});

/** Body of `POST /admin/audit/undo`. */
export const UndoSchema = v.object({ entries: EntryIdsSchema, reason: ReasonSchema });

/** What undoing changes, or has changed: the newest entry first. */
export const UndoneSchema = v.object({
  changes: v.array(
    v.object({
      /** The entry that is undone. */
      entryId: IdSchema,
      /** The act that undoes it, as the log has it. */
      action: v.string(),
      subject: v.string(),
      fields: v.array(v.object({ field: v.string(), now: v.unknown(), restored: v.unknown() })),
      /** Fields that the act changed and that cannot be set back: they stay as they are. */
      stays: v.array(v.string()),
    }),
  ),
});
export type Undone = v.InferOutput<typeof UndoneSchema>;
