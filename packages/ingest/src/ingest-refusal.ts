import * as v from 'valibot';
import type { Publication } from './publication.ts';

/** Every code of a refusal. Stable: scripts may rely on them. */
export const INGEST_REFUSAL_CODES = [
  /** The path does not exist, cannot be read, or is neither a file nor a folder. */
  'INPUT_UNREADABLE',
  /** The content is of an unsupported kind (PDF, RAR, 7-Zip, HTML…), whatever its name. */
  'UNSUPPORTED_FORMAT',
  /** Cut off, or with an inconsistent directory. */
  'ARCHIVE_BROKEN',
  'TOO_MANY_ENTRIES',
  'ENTRY_TOO_LARGE',
  'ARCHIVE_TOO_LARGE',
  /** Unpacks to more than its headers claim, or to far more than its size. */
  'ARCHIVE_BOMB',
  /** Two entries of the archive share bytes. */
  'OVERLAPPING_ENTRIES',
  'ENCRYPTED_ENTRY',
  'UNSUPPORTED_METHOD',
  /** The bytes do not match their checksum, or cannot be unpacked. */
  'ENTRY_BROKEN',
  'DUPLICATE_ENTRY',
  'UNSAFE_ENTRY_NAME',
  'NO_PAGES',
  /** A page that is not a picture, or is damaged. */
  'PAGE_BROKEN',
  'PAGE_SVG',
  'UNSUPPORTED_PICTURE',
  'PICTURE_TOO_LARGE',
  /** META-INF/container.xml or the package document is missing or leads outside. */
  'EPUB_BROKEN',
  'EPUB_ENCRYPTED',
  'UNSAFE_XML',
  'TEXT_TOO_LARGE',
  'FOLDER_TOO_DEEP',
  /** A folder holds books of several series or languages, without `severalPublications`. */
  'SEVERAL_SERIES',
  'DUPLICATE_EPISODE',
  /** An episode number was given for an input of several books. */
  'NUMBER_FOR_SEVERAL',
  /** Its name tells the last part of a work (下), and no other tells whether it is the second or the third. */
  'PART_UNKNOWN',
  /** Neither the caller, the book, its name nor the folders around it name the series. */
  'SERIES_UNNAMED',
  'TIME_LIMIT',
  'MEMORY_LIMIT',
  /** The child process crashed, most likely in a decoder. */
  'READER_CRASHED',
] as const;
export type IngestRefusalCode = (typeof INGEST_REFUSAL_CODES)[number];

/** Why an input was refused. `sentence` names the file and the entry at fault, if any. */
export const IngestRefusalSchema = v.object({
  code: v.picklist(INGEST_REFUSAL_CODES),
  /** Path of the refused book relative to the input, or the input's own name. */
  file: v.string(),
  entry: v.nullable(v.string()),
  sentence: v.string(),
});
export type IngestRefusal = v.InferOutput<typeof IngestRefusalSchema>;

/**
 * The result of ingest. `otherPublications` is empty without `severalPublications`: a folder may hold several series, or
 * one in several languages, and each is a publication of its own (D5).
 *
 * `refused` lists every refused book. If `ok`, they were left out (`keepGoing`); if not, `refusal` is the first of them.
 * `fileCount` counts all books of the input.
 */
export type IngestResult = { fileCount: number; refused: IngestRefusal[] } & (
  | { ok: true; publication: Publication; otherPublications: Publication[]; warnings: string[] }
  | { ok: false; refusal: IngestRefusal }
);

/** A refusal of the whole input. */
export function refusedWhole(refusal: IngestRefusal, refused: readonly IngestRefusal[]): IngestResult {
  const all = [refusal, ...refused];
  return { ok: false, refusal, refused: all, fileCount: all.length };
}

/** What the caller states; it overrides the input. */
export interface IngestOptions {
  /** Number of the episode, or of a novel's volume; only for an input of one book. */
  number?: string;
  /** Title of the series, from which its key is made. */
  series?: string;
  /** BCP 47. Of a folder in several languages only these books are read. */
  language?: string;
  /** Accept a folder of several series or languages as several publications. */
  severalPublications?: boolean;
  /** Leave out refused books of a folder, instead of refusing the folder. */
  keepGoing?: boolean;
  /** Books of the folder that are already refused: they are not read again. */
  refusedBefore?: IngestRefusal[];
}
