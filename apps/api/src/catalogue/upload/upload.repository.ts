import type { UploadMends, UploadOptions, UploadProgress, UploadState, UploadVerdict } from '@longstrip/api-contract';
import {
  UploadMendsSchema,
  UploadOptionsSchema,
  UploadProgressSchema,
  UploadVerdictSchema,
} from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { upload, uploadFile } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Operator } from '../../shared/operator.ts';

const ResultSchema = v.object({
  verdicts: v.array(UploadVerdictSchema),
  warnings: v.array(v.string()),
  failure: v.nullable(v.string()),
});
/** What a check or an import found. */
export interface UploadResult {
  readonly verdicts: UploadVerdict[];
  readonly warnings: string[];
  /** Why it failed; null: it did not. */
  readonly failure: string | null;
}

const OperatorSchema = v.object({
  name: v.string(),
  role: v.picklist(['owner', 'editor', 'merchandiser', 'support', 'viewer']),
  requestId: v.nullable(v.string()),
  origin: v.optional(
    v.object({
      operatorId: v.nullable(v.string()),
      tokenName: v.nullable(v.string()),
      address: v.nullable(v.string()),
    }),
  ),
});

/** An upload as it is stored. */
export interface StoredUpload {
  readonly id: string;
  readonly owner: string;
  readonly state: UploadState;
  readonly options: UploadOptions;
  readonly mends: UploadMends;
  readonly operator: Operator | null;
  readonly progress: UploadProgress | null;
  readonly result: UploadResult | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

type UploadRow = typeof upload.$inferSelect;
export type UploadFileRow = typeof uploadFile.$inferSelect;

function parsed({ options, mends, operator, progress, result, ...row }: UploadRow): StoredUpload {
  return {
    ...row,
    options: v.parse(UploadOptionsSchema, options),
    mends: v.parse(UploadMendsSchema, mends),
    operator: operator === null ? null : operatorOf(operator),
    progress: progress === null ? null : v.parse(UploadProgressSchema, progress),
    result: result === null ? null : v.parse(ResultSchema, result),
  };
}

function operatorOf(stored: unknown): Operator {
  const { origin, ...operator } = v.parse(OperatorSchema, stored);
  return origin === undefined ? operator : { ...operator, origin };
}

export async function insertUpload(
  executor: Executor,
  { id, owner, nowMs }: { id: string; owner: string; nowMs: number },
): Promise<void> {
  const options = v.parse(UploadOptionsSchema, { platformIds: [] });
  await executor
    .insert(upload)
    .values({ id, owner, state: 'OPEN', options, mends: {}, createdAtMs: nowMs, updatedAtMs: nowMs });
}

/**
 * @param owner null: it may be of any operator
 * @param isLocked until the transaction ends
 */
export async function findUpload(
  executor: Executor,
  { id, owner }: { id: string; owner: string | null },
  isLocked = false,
): Promise<StoredUpload | null> {
  const query = executor
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), owner === null ? undefined : eq(upload.owner, owner)));
  const [row] = await (isLocked ? query.for('update') : query);
  return row === undefined ? null : parsed(row);
}

type UploadFacts = Partial<
  Pick<StoredUpload, 'state' | 'options' | 'mends' | 'operator' | 'progress' | 'result'> & { isCancelled: boolean }
>;

export async function writeUpload(executor: Executor, id: string, facts: UploadFacts, nowMs: number): Promise<void> {
  await executor
    .update(upload)
    .set({ ...facts, updatedAtMs: nowMs })
    .where(eq(upload.id, id));
}

/** Writes the progress of a job. @returns whether the job is to end: it was cancelled, or another took its place */
export async function noteProgress(
  executor: Executor,
  { id, state, progress }: Pick<StoredUpload, 'id' | 'state' | 'progress'>,
  nowMs: number,
): Promise<boolean> {
  const [row] = await executor
    .update(upload)
    .set({ progress, updatedAtMs: nowMs })
    .where(and(eq(upload.id, id), eq(upload.state, state)))
    .returning({ isCancelled: upload.isCancelled });
  return row === undefined || row.isCancelled;
}

export async function deleteUpload(executor: Executor, id: string): Promise<void> {
  await executor.delete(upload).where(eq(upload.id, id));
}

/** How many uploads of an operator are listed. */
const LISTED = 50;

export async function listUploads(executor: Executor, owner: string) {
  return executor
    .select({
      ...{ id: upload.id, state: upload.state, createdAtMs: upload.createdAtMs, updatedAtMs: upload.updatedAtMs },
      fileCount: sql<number>`count(${uploadFile.id})::int`,
      sizeBytes: sql`coalesce(sum(${uploadFile.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(upload)
    .leftJoin(uploadFile, eq(uploadFile.uploadId, upload.id))
    .where(eq(upload.owner, owner))
    .groupBy(upload.id)
    .orderBy(desc(upload.createdAtMs))
    .limit(LISTED);
}

export async function listUploadFiles(executor: Executor, uploadId: string): Promise<UploadFileRow[]> {
  return executor.select().from(uploadFile).where(eq(uploadFile.uploadId, uploadId)).orderBy(asc(uploadFile.path));
}

/** How many files an upload has, and their bytes together. */
export async function countUploadFiles(
  executor: Executor,
  uploadId: string,
): Promise<{ count: number; sizeBytes: number }> {
  const [row] = await executor
    .select({
      count: sql<number>`count(*)::int`,
      sizeBytes: sql`coalesce(sum(${uploadFile.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(uploadFile)
    .where(eq(uploadFile.uploadId, uploadId));
  return row ?? { count: 0, sizeBytes: 0 };
}

/** The file of an upload with this id or path. */
export async function findUploadFile(
  executor: Executor,
  uploadId: string,
  by: { id: string } | { path: string },
): Promise<UploadFileRow | null> {
  const condition = 'id' in by ? eq(uploadFile.id, by.id) : eq(uploadFile.path, by.path);
  const [row] = await executor
    .select()
    .from(uploadFile)
    .where(and(eq(uploadFile.uploadId, uploadId), condition));
  return row ?? null;
}

export async function insertUploadFile(executor: Executor, row: UploadFileRow): Promise<void> {
  await executor.insert(uploadFile).values(row);
}

export async function deleteUploadFiles(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.delete(uploadFile).where(inArray(uploadFile.id, [...ids]));
}

export async function markWhole(executor: Executor, fileId: string): Promise<void> {
  await executor.update(uploadFile).set({ isWhole: true }).where(eq(uploadFile.id, fileId));
}

/** Uploads that nothing has happened to since a moment, and which of their files are not whole. */
export async function findIdleUploads(executor: Executor, untilMs: number): Promise<StoredUpload[]> {
  const rows = await executor.select().from(upload).where(lt(upload.updatedAtMs, untilMs));
  return rows.map(parsed);
}
