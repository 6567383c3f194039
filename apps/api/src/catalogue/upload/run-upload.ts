import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UploadMends, UploadProgress } from '@longstrip/api-contract';
import { type Database, type JobQueue, retryConflicts } from '@longstrip/database';
import { FOLDERS_AROUND, type StatedBook, seriesKeyOf } from '@longstrip/ingest';
import { recordChange } from '../../shared/audit.repository.ts';
import { localOwner, type Operator } from '../../shared/operator.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Ingest, importFile } from '../import/import-file.ts';
import { ImportAborted, type ImportProgress, refusedByStorage } from '../import/import-outcome.ts';
import { seriesKeyNamed } from '../publish/find-series.ts';
import { type ImportOptions, NO_IMPORT_OPTIONS } from '../publish/import-options.ts';
import { ImportSessions } from '../publish/import-sessions.ts';
import {
  findUpload,
  listUploadFiles,
  noteProgress,
  type StoredUpload,
  type UploadFileRow,
  type UploadResult,
  writeUpload,
} from './upload.repository.ts';
import { inputsOf, isOf, NAMELESS_FOLDER, type UploadInput } from './upload-files.ts';
import type { UploadStore } from './upload-store.ts';
import { type ImportedInput, nameOfInput, verdictsOf } from './upload-verdicts.ts';

export interface UploadRunParts {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly uploads: UploadStore;
  readonly ingest: Ingest;
  readonly temporaryDirectory: string;
  readonly nowMs: () => number;
}

/** How often a job writes its progress, and sees that it was cancelled. */
const BEAT_MS = 700;
const FAULT = 'a fault of the store ended it: its log says more. Try again.';

/**
 * Checks or imports an upload, as its state says, by the function with which `npm run import` imports. It may run again after a
 * process died: what was imported is then found unchanged.
 *
 * @param signal of a program that ends: the job runs again at the next start
 * @throws what is no refusal; the upload then has failed
 */
export async function runUpload(parts: UploadRunParts, id: string, signal: AbortSignal): Promise<void> {
  const { database, nowMs } = parts;
  const upload = await findUpload(database.orm, { id, owner: null });
  if (upload === null || (upload.state !== 'CHECKING' && upload.state !== 'IMPORTING')) return;
  const workspace = join(parts.temporaryDirectory, `upload-${randomUUID()}`);
  const beat = startBeat(parts, upload, signal);
  try {
    const files = await listUploadFiles(database.orm, id);
    const imported = await importInputs(parts, { upload, files, workspace, beat });
    await endRun(parts, upload, verdictsOf(files, upload.mends, imported));
  } catch (error) {
    if (signal.aborted) throw error;
    const isCancelled = error instanceof ImportAborted;
    const refused = refusedByStorage(NAMELESS_FOLDER, error);
    const failure = isCancelled ? null : (refused?.refusal.sentence ?? FAULT);
    const { verdicts, warnings } = upload.result ?? { verdicts: [], warnings: [] };
    const ended = { state: isCancelled ? 'CANCELLED' : 'FAILED', progress: null } as const;
    await writeUpload(database.orm, id, { ...ended, result: { verdicts, warnings, failure } }, nowMs());
    if (!isCancelled && refused === null) throw error;
  } finally {
    beat.stop();
    await rm(workspace, { recursive: true, force: true });
  }
}

interface Beat {
  readonly signal: AbortSignal;
  note(progress: UploadProgress): void;
  stop(): void;
}

/** Writes the progress from time to time, and aborts its signal when the upload is cancelled or the program ends. */
function startBeat({ database, nowMs }: UploadRunParts, upload: StoredUpload, ending: AbortSignal): Beat {
  const abort = new AbortController();
  let progress: UploadProgress = { step: 'placing', file: null, done: 0, of: 0 };
  let isWriting = false;
  const timer = setInterval(() => {
    if (isWriting) return;
    isWriting = true;
    void noteProgress(database.orm, { ...upload, progress }, nowMs())
      .then((isToEnd) => isToEnd && abort.abort(new ImportAborted()))
      // A database that is lost fails the work itself.
      .catch(() => undefined)
      .finally(() => {
        isWriting = false;
      });
  }, BEAT_MS);
  return {
    signal: AbortSignal.any([abort.signal, ending]),
    note: (next) => {
      progress = next;
    },
    stop: () => clearInterval(timer),
  };
}

interface Run {
  upload: StoredUpload;
  files: readonly UploadFileRow[];
  workspace: string;
  beat: Beat;
}

async function importInputs(parts: UploadRunParts, run: Run): Promise<ImportedInput[]> {
  const { upload, files, beat } = run;
  const { mends } = upload;
  const isLeftOut = ({ path }: UploadFileRow) =>
    Object.entries(mends).some(([file, mend]) => mend.isLeftOut === true && isOf(path, file));
  const taken = files.filter((file) => file.isWhole && !isLeftOut(file));
  const stated = await statedBooks(parts.database, upload);
  const commands = new ImportSessions();
  const imported: ImportedInput[] = [];
  const operator = upload.operator ?? localOwner(null);
  for (const [index, input] of inputsOf(taken).entries()) {
    const path = await placeInput(parts, run, input);
    const command = { id: upload.id, fileNo: index + 1, path: nameOfInput(input) };
    const outcome = await importFile(
      { ...parts, commands, operator, nowMs: parts.nowMs() },
      path,
      { ...importOptionsOf(upload), command },
      {
        signal: beat.signal,
        onProgress: (progress) => beat.note(progressOf(input, progress)),
        stated: { series: stated.series, books: booksOf(input, stated.books) },
      },
    );
    imported.push({ input, outcome });
  }
  return imported;
}

function importOptionsOf({ state, options }: StoredUpload): ImportOptions {
  const { platformIds, language, isDraft, restoresRemoved } = options;
  return {
    ...NO_IMPORT_OPTIONS,
    ...{ platformIds, language, isDraft, restoresRemoved, isNewSeriesDraft: true },
    // A file that is refused is no reason to leave out the others: its verdict was shown.
    keepGoing: true,
    isDryRun: state === 'CHECKING',
  };
}

/** Writes the files of an input under their own names, with folders around it of which no title is read. */
async function placeInput({ uploads }: UploadRunParts, { workspace, beat }: Run, input: UploadInput): Promise<string> {
  const around = join(workspace, ...Array.from({ length: FOLDERS_AROUND }, () => NAMELESS_FOLDER));
  const root = input.folder === null && input.files.length > 1 ? join(around, NAMELESS_FOLDER) : around;
  for (const [index, { id, path }] of input.files.entries()) {
    beat.signal.throwIfAborted();
    beat.note({ step: 'placing', file: path, done: index, of: input.files.length });
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await uploads.place(id, target);
  }
  return join(around, nameOfInput(input));
}

/** The series that operators named, each by its key if there is one: an alias is not the title of a new series. */
async function statedBooks(
  database: Database,
  { options, mends }: StoredUpload,
): Promise<{ series: string | null; books: UploadMends }> {
  const keyOf = async (name: string) => {
    const key = await seriesKeyNamed(database.orm, name);
    return key === seriesKeyOf(name) ? name : key;
  };
  const books: UploadMends = {};
  for (const [file, mend] of Object.entries(mends)) {
    books[file] = mend.series === undefined ? mend : { ...mend, series: await keyOf(mend.series) };
  }
  return { series: options.series === null ? null : await keyOf(options.series), books };
}

/** What is stated of the books of an input, by their paths in it. */
function booksOf(input: UploadInput, mends: UploadMends): Record<string, StatedBook> {
  const prefix = input.folder === null ? '' : `${input.folder}/`;
  const entries = Object.entries(mends).flatMap(([file, { series, number }]) => {
    const path = file.startsWith(prefix) ? file.slice(prefix.length) : file === input.folder ? file : null;
    if (path === null) return [];
    return [[path, { ...(series && { series }), ...(number && { number }) }] as const];
  });
  return Object.fromEntries(entries);
}

function progressOf(input: UploadInput, progress: ImportProgress): UploadProgress {
  if (progress.step === 'waiting') return { step: 'waiting', file: null, done: 0, of: 0 };
  if (progress.step === 'publishing') return { ...progress, file: null };
  const { book, done, of } = progress;
  const isInput = book === nameOfInput(input);
  const file = input.folder === null || isInput ? book : `${input.folder}/${book}`;
  return { step: 'checking', file, done, of };
}

/** Writes what was found. After an import its end is in the audit log, and its files are deleted. */
async function endRun(parts: UploadRunParts, upload: StoredUpload, result: UploadResult): Promise<void> {
  const { database, uploads, nowMs } = parts;
  const isImport = upload.state === 'IMPORTING';
  const state = isImport ? 'IMPORTED' : 'CHECKED';
  await retryConflicts(() =>
    database.orm.transaction(async (tx) => {
      await writeUpload(tx, upload.id, { state, progress: null, result }, nowMs());
      if (isImport) await recordEnd(tx, upload, result, nowMs());
    }),
  );
  if (!isImport) return;
  for (const { id } of await listUploadFiles(database.orm, upload.id)) await uploads.remove(id);
}

async function recordEnd(
  executor: Parameters<typeof recordChange>[0],
  { id, operator }: StoredUpload,
  { verdicts }: UploadResult,
  nowMs: number,
): Promise<void> {
  const by: Operator = operator ?? localOwner(null);
  const count = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const after = {
    series: [...new Set(verdicts.flatMap(({ series }) => series?.alias ?? []))],
    files: { new: count('new'), changed: count('changed'), unchanged: count('unchanged') },
    refused: verdicts.flatMap(({ file, refusal }) => (refusal === null ? [] : { file, code: refusal.code })),
    leftOut: verdicts.filter(({ verdict }) => verdict === 'leftOut').map(({ file }) => file),
  };
  const change = { action: 'upload.import', subjectType: 'upload', subjectId: id } as const;
  await recordChange(executor, by, { ...change, before: null, after }, nowMs);
}
