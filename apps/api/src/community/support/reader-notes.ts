import type { ReaderNoteDraftSchema } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { type Database, decideInTransaction } from '@longstrip/database';
import { readerNote } from '@longstrip/database/schema';
import type * as v from 'valibot';
import { findNamedAccount } from '../../people/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';

/** A note about a reader, as operators see it. */
interface WrittenNote {
  readonly noteId: string;
  readonly text: string;
  readonly writtenBy: string;
  readonly createdAtMs: number;
}

/** `adminReaderNote`: the text is not in the audit log, which is never erased: it is erased with the account. */
export function addReaderNote(
  { database, newId }: { readonly database: Database; readonly newId: () => string },
  operator: Operator,
  asked: v.InferOutput<typeof ReaderNoteDraftSchema>,
  nowMs: number,
): Promise<Decision<WrittenNote, 'NOT_EXIST'>> {
  return decideInTransaction<WrittenNote, 'NOT_EXIST'>(database, async (transaction) => {
    const account = await findNamedAccount(transaction, asked);
    if (account === null || account.erasedAtMs !== null) return refuse('NOT_EXIST');
    const { platformId, id: userId } = account;
    const note = { id: newId(), text: asked.text, writtenBy: operator.name, createdAtMs: nowMs };
    await transaction.insert(readerNote).values({ platformId, userId, ...note });
    const change = { action: 'reader.note', subjectType: 'reader', subjectId: `${platformId}/${userId}` } as const;
    const after = { noteId: note.id, characters: asked.text.length };
    await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
    const { id: noteId, ...written } = note;
    return grant({ noteId, ...written });
  });
}
