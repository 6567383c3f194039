import { randomUUID } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { ImportAborted, type ImportOptions, type ImportOutcome, type ImportProgress } from '../catalogue/index.ts';
import { CommandRefused } from './catalogue-admin.ts';
import { lineOf, progressSentence, refusedLine, textOf } from './import-report.ts';
import type { CommandParts } from './option-values.ts';
import { Interrupted } from './terminal.ts';

const MAX_PATH_LENGTH = 200;

interface ImportRun {
  files: readonly string[];
  options: ImportOptions;
  isJson: boolean;
}

/** The results for the files of a command so far. */
interface Tally {
  /** Names of the inputs that were published, at least in part. */
  published: string[];
  publishedFiles: number;
  refusedFiles: number;
  allFiles: number;
  /** Inputs that an error of ours stopped. */
  failedFiles: number;
  /** Number of inputs that have an outcome. */
  done: number;
  /** A file of which the product did not say whether it is published. */
  unconfirmed: string | null;
}

/**
 * Imports files one after the other, and reports the result of each.
 *
 * @returns exit code: 0, 2 if anything was refused, 1 for an error of ours, 130 or 143 if it was interrupted
 */
export async function runImports(parts: CommandParts, run: ImportRun): Promise<number> {
  const { files, options, isJson } = run;
  const signal = parts.interrupted();
  const commandId = randomUUID();
  const tally: Tally = {
    published: [],
    ...{ publishedFiles: 0, refusedFiles: 0, failedFiles: 0, allFiles: 0, done: 0 },
    unconfirmed: null,
  };
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    const command = { id: commandId, fileNo: index + 1, path: endOf(file) };
    try {
      const outcome = await importOne(parts, file, { ...options, command }, { signal, isShown: !isJson });
      count(tally, file, outcome);
      parts.out(isJson ? lineOf(outcome) : textOf(outcome, options.isDryRun));
    } catch (error) {
      if (error instanceof CommandRefused) throw error;
      if (signal.aborted) {
        tally.unconfirmed = error instanceof ImportAborted ? null : sentenceOf(error);
        break;
      }
      // After a faulty file the next ones are still imported.
      tally.failedFiles += 1;
      tally.done += 1;
      tally.allFiles += 1;
      parts.say(`Failed: ${file}: ${sentenceOf(error)}`);
      if (isJson) parts.out(refusedLine({ code: 'FAULT', sentence: sentenceOf(error), file: basename(file) }));
    }
  }
  if (tally.done < files.length) return sayCancelled(parts, run, tally, signal.reason);
  if (!isJson) sayTotal(parts, tally, options.isDryRun);
  return tally.failedFiles > 0 ? 1 : tally.refusedFiles > 0 ? 2 : 0;
}

async function importOne(
  { admin, progress }: CommandParts,
  file: string,
  options: ImportOptions,
  { signal, isShown }: { signal: AbortSignal; isShown: boolean },
): Promise<ImportOutcome> {
  const name = basename(resolve(file));
  const show = isShown ? progress : undefined;
  try {
    return await admin().importFile(file, options, {
      signal,
      ...(show && { onProgress: (step: ImportProgress) => show(progressSentence(name, step)) }),
    });
  } finally {
    show?.(null);
  }
}

function count(tally: Tally, file: string, outcome: ImportOutcome): void {
  const refused = new Set(outcome.refused.map((each) => each.file)).size;
  tally.done += 1;
  tally.allFiles += outcome.fileCount;
  tally.refusedFiles += refused;
  if (!outcome.ok) return;
  tally.published.push(basename(resolve(file)));
  tally.publishedFiles += outcome.fileCount - refused;
}

/** The total of several files, if some of them were refused. A folder with a refused file holds its good ones back. */
function sayTotal({ out }: CommandParts, tally: Tally, isDryRun: boolean): void {
  const { publishedFiles, refusedFiles, failedFiles, allFiles } = tally;
  if (refusedFiles === 0 || allFiles < 2) return;
  const heldBack = allFiles - publishedFiles - refusedFiles - failedFiles;
  const others = [
    ...(heldBack > 0 ? [`${heldBack} held back by them`] : []),
    ...(failedFiles > 0 ? [`${failedFiles} failed`] : []),
  ];
  const published = `${publishedFiles} of ${allFiles} files ${isDryRun ? 'would be' : 'were'} published`;
  out(`${[published, `${refusedFiles} refused`, ...others].join(', ')}.`);
}

function sayCancelled(
  { out, say }: CommandParts,
  { files, options, isJson }: ImportRun,
  { published, done, unconfirmed }: Tally,
  reason: unknown,
): number {
  const before = `Published before that: ${published.map((name) => `"${name}"`).join(', ')}. Nothing of the others was.`;
  const what = published.length === 0 || options.isDryRun ? 'Nothing of this import was published.' : before;
  const sentence = unconfirmed === null ? `Cancelled. ${what}` : `Cancelled, but ${unconfirmed}.`;
  say(sentence);
  if (isJson) {
    for (const file of files.slice(done))
      out(refusedLine({ code: 'CANCELLED', sentence, file: basename(resolve(file)) }));
  }
  return reason instanceof Interrupted ? reason.exitCode : 130;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A path for a sentence; it is sent in a header, whose length is limited. */
function endOf(path: string): string {
  return path.length > MAX_PATH_LENGTH ? `…${path.slice(-MAX_PATH_LENGTH)}` : path;
}
