import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database, JobQueue } from '@longstrip/database';
import type { IngestInChildOptions, IngestRefusal, IngestResult, Publication, StatedBook } from '@longstrip/ingest';
import type { Operator } from '../../shared/operator.ts';
import type { FileStore } from '../files/file-store.ts';
import type { ImportOptions } from '../publish/import-options.ts';
import type { ImportSessions } from '../publish/import-sessions.ts';
import { type PublishControls, publishPublications } from '../publish/publish-publications.ts';
import {
  type ImportControls,
  type ImportOutcome,
  type ImportRefusal,
  refusalOfFile,
  refusedByStorage,
  refusedInput,
} from './import-outcome.ts';

/** Checks a whole file in a child process and extracts it into `outDirectory` (`ingestInChild`). */
export type Ingest = (path: string, outDirectory: string, options: IngestInChildOptions) => Promise<IngestResult>;

/** A file that was checked and extracted, and is not in the catalogue yet. */
export interface CheckedFile {
  file: string;
  fileCount: number;
  directory: string;
  publications: Publication[];
  warnings: string[];
  /** Files of a folder that are left out. */
  refused: ImportRefusal[];
}

/** The extracted files are kept in `temporaryDirectory` until they are published. */
export interface CheckParts {
  ingest: Ingest;
  temporaryDirectory: string;
}

interface CheckControls extends ImportControls {
  /** Files of a folder that the sender could not read. */
  refusedBefore?: IngestRefusal[];
  /** What the operator states of single books, by path; `series` of all others. Unlike `ImportOptions`, they may be of several series. */
  stated?: { series: string | null; books: Record<string, StatedBook> };
}

/** Opens no database: the file, which may be harmful, is read only by a child process that can damage nothing. */
export async function checkFile(
  { ingest, temporaryDirectory }: CheckParts,
  path: string,
  options: ImportOptions,
  { signal, onProgress, refusedBefore, stated }: CheckControls = {},
): Promise<{ ok: true; checked: CheckedFile } | { ok: false; outcome: ImportOutcome }> {
  const directory = join(temporaryDirectory, `import-${randomUUID()}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    // Options for one series cannot apply to several.
    const meansOneSeries = options.series !== null || options.title !== null || options.alias !== null;
    const series = options.series ?? stated?.series ?? null;
    const result = await ingest(path, directory, {
      ...(options.number === null ? {} : { number: options.number }),
      ...(series === null ? {} : { series }),
      ...(stated === undefined ? {} : { books: stated.books }),
      ...(options.language === null ? {} : { language: options.language }),
      ...(refusedBefore === undefined ? {} : { refusedBefore }),
      ...(signal === undefined ? {} : { signal }),
      ...(onProgress === undefined ? {} : { onProgress: (step) => onProgress({ step: 'checking', ...step }) }),
      severalPublications: !meansOneSeries,
      // A dry run also reports the good files of a folder that is refused.
      keepGoing: options.keepGoing || options.isDryRun,
    });
    const file = basename(path);
    const { refused, fileCount } = result;
    if (!result.ok) {
      await remove();
      return { ok: false, outcome: refusedInput(file, refused, fileCount) };
    }
    const publications = [result.publication, ...result.otherPublications];
    return { ok: true, checked: { file, fileCount, directory, publications, warnings: result.warnings, refused } };
  } catch (error) {
    await remove();
    throw error;
  }
}

export interface PublishParts {
  database: Database;
  files: FileStore;
  jobs: JobQueue;
  commands: ImportSessions;
  operator: Operator;
  nowMs: number;
}

/** Publishes the checked file, and removes what was extracted from it. */
export async function publishChecked(
  parts: PublishParts,
  { file, fileCount, directory, publications, warnings, refused: left }: CheckedFile,
  options: ImportOptions,
  { signal, onProgress }: ImportControls = {},
): Promise<ImportOutcome> {
  try {
    const controls: PublishControls = {
      ...(signal && { signal }),
      ...(onProgress && { onProgress: (stored) => onProgress({ step: 'publishing', ...stored }) }),
    };
    const isRefused = left.length > 0 && !options.keepGoing;
    const result = await publishPublications({ ...parts, publications, directory, options, controls, isRefused });
    const refused = [...left, ...result.refused.map((each) => refusalOfFile(each.file, each))];
    const tried = result.ok ? result : result.trial;
    const trial = tried && { trial: { series: tried.series, warnings: [...warnings, ...tried.warnings] } };
    if (result.ok && isRefused) return { ...refusedInput(file, refused, fileCount), ...trial };
    if (result.ok) {
      return { ok: true, file, fileCount, refused, series: result.series, warnings: [...warnings, ...result.warnings] };
    }
    const { code, sentence } = result.refusal;
    const isOfFile = result.refused.some((each) => each.code === code && each.sentence === sentence);
    if (isOfFile) return { ...refusedInput(file, refused, fileCount), ...trial };
    const refusal = refusalOfFile(file, result.refusal);
    return { ok: false, file, fileCount, refusal, refused: [refusal, ...refused] };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

export async function importFile(
  parts: CheckParts & PublishParts,
  path: string,
  options: ImportOptions,
  controls: CheckControls = {},
): Promise<ImportOutcome> {
  try {
    const result = await checkFile(parts, path, options, controls);
    return result.ok ? await publishChecked(parts, result.checked, options, controls) : result.outcome;
  } catch (error) {
    const refused = refusedByStorage(basename(path), error);
    if (refused === null) throw error;
    return refused;
  }
}
