import type { IngestProgress } from '@longstrip/ingest';
import type { AdminRefusal } from '../../shared/refused-change.ts';
import type { PublishedSeries } from '../publish/publish-publication.ts';

/** Why a file was not taken: stable code, and one sentence that names the file and, where one is at fault, the entry. */
export interface ImportRefusal {
  code: string;
  file: string;
  entry: string | null;
  sentence: string;
}

/**
 * What became of a file or folder that was given. `refused` names every file that was not taken; where `ok` is true the
 * others of the folder are published nevertheless (`keepGoing`), where it is false nothing is.
 */
export type ImportOutcome = {
  /** The name of what was given. */
  file: string;
  /** Books in it, good and bad. */
  fileCount: number;
  refused: ImportRefusal[];
} & (
  | { ok: true; series: PublishedSeries[]; warnings: string[] }
  | {
      ok: false;
      refusal: ImportRefusal;
      /** Of a trial: what would become of the good files with `keepGoing`. */
      trial?: { series: PublishedSeries[]; warnings: string[] };
    }
);

/** How far an import is. */
export type ImportProgress =
  /** Behind another import. */
  { step: 'waiting' } | ({ step: 'checking' } & IngestProgress) | { step: 'publishing'; done: number; of: number };

/** The import was aborted by who asked for it, or by the end of the product: nothing of it is published. */
export class ImportAborted extends Error {
  constructor() {
    super('the import was aborted');
    this.name = 'ImportAborted';
  }
}

/** For whoever waits for an import. */
export interface ImportControls {
  /** Aborting publishes nothing, leaves nothing behind and throws the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
}

/** A refusal by the catalogue, as one of a file. */
export function refusalOfFile(file: string, { code, sentence }: AdminRefusal): ImportRefusal {
  return { code, file, entry: null, sentence: `"${file}" was refused: ${sentence}` };
}

/** What is said of an input that is refused, for one file of it or several. */
export function refusedInput(file: string, refused: ImportRefusal[], fileCount: number): ImportOutcome & { ok: false } {
  const [first, ...others] = refused;
  if (first === undefined) throw new Error(`nothing of ${file} was refused`);
  const isOneFile = fileCount === 1 || (others.length === 0 && first.file === file);
  return {
    ok: false,
    file,
    fileCount,
    refused,
    refusal: isOneFile ? first : refusalOfFolder(file, refused, fileCount),
  };
}

function refusalOfFolder(file: string, refused: readonly ImportRefusal[], fileCount: number): ImportRefusal {
  const bad = new Set(refused.map((each) => each.file)).size;
  const rest = bad < fileCount ? '; --keep-going takes the others' : '';
  const sentence = `"${file}" was refused: ${bad} of its ${fileCount} files cannot be taken${rest}.`;
  return { code: refused[0]?.code ?? '', file, entry: null, sentence };
}
