import type { Database } from '@longstrip/database';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { applyDocument } from '../operators/apply/apply.service.ts';
import { parseApplyDocument } from '../operators/apply/apply-document.ts';
import { localOwner } from '../shared/operator.ts';

/** Applies a document: whether each of its entries changed something, or the sentences of its refusals. */
export async function applyTo(database: Database, document: object): Promise<unknown> {
  const parsed = parseApplyDocument(document);
  if (!parsed.ok) return parsed.sentences;
  const jobs = { enqueue: async () => null };
  const parts = { database, jobs, operator: localOwner(null), nowMs: TEST_NOW_MS } as unknown as Parameters<
    typeof applyDocument
  >[0];
  const result = await applyDocument(parts, parsed.document);
  return result.ok
    ? result.applied.map(({ hasChanged }) => hasChanged)
    : result.refusals.map(({ sentence }) => sentence);
}
