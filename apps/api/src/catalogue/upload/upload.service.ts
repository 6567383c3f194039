import type {
  NamedUploadSchema,
  Upload,
  UploadCheckSchema,
  UploadImportSchema,
  UploadListSchema,
  UploadMendSchema,
} from '@longstrip/api-contract';
import { type Database, type JobQueue, retryConflicts, type Transaction } from '@longstrip/database';
import type * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { type Operator, type OperatorDecision, RefusedChange, refuseOperator } from '../../shared/operator.ts';
import { runUploadJob } from '../jobs.ts';
import {
  deleteUpload,
  findUpload,
  insertUpload,
  listUploadFiles,
  listUploads,
  type StoredUpload,
  writeUpload,
} from './upload.repository.ts';
import { isOf } from './upload-files.ts';
import type { UploadStore } from './upload-store.ts';

export interface UploadParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly uploads: UploadStore;
  readonly newId: () => string;
}

/** Uploads of an operator that are not imported yet. */
const OPEN_MOST = 20;
/** After this time without a sign of life, a job’s process has ended. */
const LOST_AFTER_MS = 60_000;

/** Why a call about an upload was refused. */
export const UPLOAD_SENTENCES = {
  NOT_EXIST: 'there is no such upload of yours.',
  UPLOAD_BUSY: 'it is being checked or imported: wait, or cancel that.',
  UPLOAD_CLOSED: 'it was imported: begin a new upload.',
  UPLOAD_EMPTY: 'no file of it can be imported: add files.',
  UPLOAD_UNFINISHED: 'some of its files have not come whole: wait, resume them, or remove them.',
  NOT_CHECKED: 'it was changed, or is not checked: check it first.',
  TOO_MANY_UPLOADS: `an operator has at most ${OPEN_MOST} uploads that are not imported: delete some.`,
} as const;
type UploadCode = keyof typeof UPLOAD_SENTENCES;

const no = (code: UploadCode): OperatorDecision<never> => refuseOperator(code, UPLOAD_SENTENCES[code]);

/** Whose uploads an operator sees: those of their account, or of their name if they have none. */
export function ownerOf({ name, origin }: Operator): string {
  return origin?.operatorId ?? name;
}

/** Why an upload takes no change now; null: it takes one. */
export function closedBecause({ state }: Pick<StoredUpload, 'state'>): 'UPLOAD_BUSY' | 'UPLOAD_CLOSED' | null {
  if (state === 'CHECKING' || state === 'IMPORTING') return 'UPLOAD_BUSY';
  return state === 'IMPORTED' ? 'UPLOAD_CLOSED' : null;
}

export async function listOwnUploads(
  { database }: UploadParts,
  operator: Operator,
): Promise<v.InferOutput<typeof UploadListSchema>> {
  return listUploads(database.orm, ownerOf(operator));
}

export async function beginUpload(
  { database, newId }: UploadParts,
  operator: Operator,
  nowMs: number,
): Promise<OperatorDecision<{ id: string }>> {
  const owner = ownerOf(operator);
  const open = (await listUploads(database.orm, owner)).filter(({ state }) => state !== 'IMPORTED');
  if (open.length >= OPEN_MOST) return no('TOO_MANY_UPLOADS');
  const id = newId();
  await insertUpload(database.orm, { id, owner, nowMs });
  return { ok: true, value: { id } };
}

export async function showUpload(
  { database }: Pick<UploadParts, 'database'>,
  operator: Operator,
  { upload: id }: v.InferOutput<typeof NamedUploadSchema>,
): Promise<OperatorDecision<Upload>> {
  const found = await findUpload(database.orm, { id, owner: ownerOf(operator) });
  if (found === null) return no('NOT_EXIST');
  const files = await listUploadFiles(database.orm, id);
  const { verdicts = [], warnings = [], failure = null } = found.result ?? {};
  const { state, options, mends, progress, createdAtMs, updatedAtMs } = found;
  return {
    ok: true,
    value: {
      ...{ id, state, options, mends, progress, createdAtMs, updatedAtMs, verdicts, warnings, failure },
      fileCount: files.length,
      sizeBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      unfinished: files.filter(({ isWhole }) => !isWhole).map(({ path, sizeBytes }) => ({ path, sizeBytes })),
    },
  };
}

/** Notes what is different about a file. The verdicts stay to be seen, but it must be checked again. */
export async function mendUpload(
  parts: UploadParts,
  operator: Operator,
  { upload, file, isLeftOut, series, number }: v.InferOutput<typeof UploadMendSchema>,
  nowMs: number,
): Promise<OperatorDecision<Upload>> {
  return changeUpload(parts, operator, upload, async (tx, found) => {
    refuseIf(closedBecause(found));
    const files = await listUploadFiles(tx, upload);
    if (!files.some(({ path }) => isOf(path, file))) throw refusal('NOT_EXIST');
    const before = found.mends[file] ?? {};
    const given = {
      isLeftOut: isLeftOut ?? before.isLeftOut,
      series: series === undefined ? before.series : (series ?? undefined),
      number: number === undefined ? before.number : (number ?? undefined),
    };
    const mend = {
      ...(given.isLeftOut === true && { isLeftOut: true }),
      ...(given.series !== undefined && { series: given.series }),
      ...(given.number !== undefined && { number: given.number }),
    };
    const { [file]: _before, ...others } = found.mends;
    const mends = Object.keys(mend).length === 0 ? others : { ...others, [file]: mend };
    await writeUpload(tx, upload, { mends, state: 'OPEN' }, nowMs);
  });
}

/** Has a job judge the files as they are now. */
export async function checkUpload(
  parts: UploadParts,
  operator: Operator,
  { upload, ...options }: v.InferOutput<typeof UploadCheckSchema>,
  nowMs: number,
): Promise<OperatorDecision<Upload>> {
  return changeUpload(parts, operator, upload, async (tx, found) => {
    refuseIf(closedBecause(found));
    const files = await listUploadFiles(tx, upload);
    if (files.length === 0) throw refusal('UPLOAD_EMPTY');
    if (files.some(({ isWhole }) => !isWhole)) throw refusal('UPLOAD_UNFINISHED');
    await begin(parts, tx, { id: upload, facts: { state: 'CHECKING', options, operator }, nowMs });
  });
}

/** Has a job import what was checked. The platforms are those of the check, so that its verdicts hold. */
export async function importUpload(
  parts: UploadParts,
  operator: Operator,
  { upload, platformIds }: v.InferOutput<typeof UploadImportSchema>,
  nowMs: number,
): Promise<OperatorDecision<Upload>> {
  return changeUpload(parts, operator, upload, async (tx, found) => {
    refuseIf(closedBecause(found));
    const isSame = JSON.stringify(platformIds) === JSON.stringify(found.options.platformIds);
    if (found.state !== 'CHECKED' || !isSame) throw refusal('NOT_CHECKED');
    const isImported = ['new', 'changed', 'unchanged'];
    if (found.result?.verdicts.some(({ verdict }) => isImported.includes(verdict)) !== true)
      throw refusal('UPLOAD_EMPTY');
    await begin(parts, tx, { id: upload, facts: { state: 'IMPORTING', operator }, nowMs });
  });
}

/** Ends the job of an upload. One whose process has ended ends here. */
export async function cancelUpload(
  parts: UploadParts,
  operator: Operator,
  { upload }: v.InferOutput<typeof NamedUploadSchema>,
  nowMs: number,
): Promise<OperatorDecision<Upload>> {
  return changeUpload(parts, operator, upload, async (tx, found) => {
    if (closedBecause(found) !== 'UPLOAD_BUSY') return;
    const change = { action: 'upload.cancel', subjectType: 'upload', subjectId: upload } as const;
    await recordChange(tx, operator, { ...change, before: found.state, after: 'CANCELLED' }, nowMs);
    const isLost = nowMs - found.updatedAtMs > LOST_AFTER_MS;
    const facts = isLost ? ({ state: 'CANCELLED', progress: null } as const) : { isCancelled: true };
    // The last sign of life stays that of the job.
    await writeUpload(tx, upload, facts, isLost ? nowMs : found.updatedAtMs);
  });
}

export async function removeUpload(
  parts: UploadParts,
  operator: Operator,
  { upload }: v.InferOutput<typeof NamedUploadSchema>,
): Promise<OperatorDecision<{ id: string }>> {
  const { database, uploads } = parts;
  const found = await findUpload(database.orm, { id: upload, owner: ownerOf(operator) });
  if (found === null) return no('NOT_EXIST');
  if (closedBecause(found) === 'UPLOAD_BUSY') return no('UPLOAD_BUSY');
  for (const { id } of await listUploadFiles(database.orm, upload)) await uploads.remove(id);
  await deleteUpload(database.orm, upload);
  return { ok: true, value: { id: upload } };
}

function refusal(code: UploadCode): RefusedChange {
  return new RefusedChange(code, UPLOAD_SENTENCES[code]);
}

function refuseIf(code: UploadCode | null): void {
  if (code !== null) throw refusal(code);
}

async function begin(
  { jobs }: UploadParts,
  tx: Transaction,
  { id, facts, nowMs }: { id: string; facts: Parameters<typeof writeUpload>[2]; nowMs: number },
): Promise<void> {
  await writeUpload(tx, id, { ...facts, isCancelled: false, progress: null }, nowMs);
  await jobs.enqueue(tx, runUploadJob, { upload: id });
}

/** Changes an upload of the operator while it is locked, and answers it as it is then. */
async function changeUpload(
  parts: UploadParts,
  operator: Operator,
  id: string,
  change: (tx: Transaction, found: StoredUpload) => Promise<void>,
): Promise<OperatorDecision<Upload>> {
  try {
    await retryConflicts(() =>
      parts.database.orm.transaction(async (tx) => {
        const found = await findUpload(tx, { id, owner: ownerOf(operator) }, true);
        if (found === null) throw refusal('NOT_EXIST');
        await change(tx, found);
      }),
    );
  } catch (error) {
    if (error instanceof RefusedChange) return refuseOperator(error.code, error.message);
    throw error;
  }
  return showUpload(parts, operator, { upload: id });
}
