import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database, JobQueue } from '@longstrip/database';
import type { IngestOptions, IngestResult, Publication } from '@longstrip/ingest';
import type { FileStore } from '../image/index.ts';
import type { ImportCommands } from './import-commands.ts';
import type { ImportOptions } from './import-options.ts';
import type { Operator } from './operator.ts';
import { type PublishedSeries, publishPublications } from './publish-publications.ts';
import type { AdminRefusal } from './refused-change.ts';

/** Checks a file whole in a child process and takes it apart into `outDirectory` (`ingestInChild`). */
export type Ingest = (path: string, outDirectory: string, options: IngestOptions) => Promise<IngestResult>;

/** Why a file was not taken: stable code, and one sentence that names the file and, where one is at fault, the entry. */
export interface ImportRefusal {
  code: string;
  file: string;
  entry: string | null;
  sentence: string;
}

export type ImportOutcome =
  | { ok: true; series: PublishedSeries[]; warnings: string[] }
  | { ok: false; refusal: ImportRefusal };

/** A file that was checked and taken apart, and is not in the catalogue yet. */
export interface CheckedFile {
  file: string;
  directory: string;
  publications: Publication[];
  warnings: string[];
}

/** Where what was taken apart lies until it is published. */
export interface CheckParts {
  ingest: Ingest;
  temporaryDirectory: string;
}

/** Opens no database: whatever a file holds, it is looked at by a process that has nothing to lose. */
export async function checkFile(
  { ingest, temporaryDirectory }: CheckParts,
  path: string,
  options: ImportOptions,
): Promise<{ ok: true; checked: CheckedFile } | { ok: false; refusal: ImportRefusal }> {
  const directory = join(temporaryDirectory, `import-${randomUUID()}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    // What is said about one series cannot hold for several.
    const meansOneSeries = options.series !== null || options.title !== null || options.alias !== null;
    const result = await ingest(path, directory, {
      ...(options.series === null ? {} : { series: options.series }),
      ...(options.language === null ? {} : { language: options.language }),
      severalPublications: !meansOneSeries,
    });
    if (!result.ok) {
      await rm(directory, { recursive: true, force: true });
      return result;
    }
    const publications = [result.publication, ...result.otherPublications];
    return { ok: true, checked: { file: basename(path), directory, publications, warnings: result.warnings } };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

export interface PublishParts {
  database: Database;
  files: FileStore;
  jobs: JobQueue;
  commands: ImportCommands;
  operator: Operator;
  nowMs: number;
}

/** Publishes what was checked, and removes what was taken apart. */
export async function publishChecked(
  parts: PublishParts,
  { file, directory, publications, warnings }: CheckedFile,
  options: ImportOptions,
): Promise<ImportOutcome> {
  try {
    const result = await publishPublications({ ...parts, publications, directory, options });
    if (result.ok) return { ok: true, series: result.series, warnings: [...warnings, ...result.warnings] };
    return refusedFile(file, result.refusal);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** What is said of a file that is well, and that the catalogue cannot take. */
export function refusedFile(file: string, { code, sentence }: AdminRefusal): ImportOutcome {
  return { ok: false, refusal: { code, file, entry: null, sentence: `"${file}" was refused: ${sentence}` } };
}

/** Checks a file and publishes it. */
export async function importFile(
  parts: CheckParts & PublishParts,
  path: string,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const result = await checkFile(parts, path, options);
  return result.ok ? publishChecked(parts, result.checked, options) : result;
}
