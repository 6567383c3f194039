import * as v from 'valibot';
import type { Publication } from './publication.ts';
import { printable } from './text/clean-text.ts';

/** Every code of a refusal. Stable: scripts may rely on them. */
const INGEST_REFUSAL_CODES = [
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
  /** Its name says the last part of a work (下), and no other name shows whether that is the second or the third. */
  'PART_UNKNOWN',
  /** Neither the caller, the book, its name nor the folders around it name the series. */
  'SERIES_UNNAMED',
  'TIME_LIMIT',
  'MEMORY_LIMIT',
  /** The child process crashed, most likely in a decoder. */
  'READER_CRASHED',
  /** Something else than the input ended the child process, twice. */
  'READER_INTERRUPTED',
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

/** Facts that the caller states; they override those of the input. */
export interface IngestOptions {
  /** Number of the episode, or of a novel's volume; only for an input of one book. */
  number?: string;
  /** Title of the series, from which its key is made. */
  series?: string;
  /** BCP 47. If a folder has books in several languages, only those in this one are read. */
  language?: string;
  /** Accept a folder of several series or languages as several publications. */
  severalPublications?: boolean;
  /** Leave out refused books of a folder, instead of refusing the folder. */
  keepGoing?: boolean;
  /** Books of the folder that are already refused: they are not read again. */
  refusedBefore?: IngestRefusal[];
  /** What the caller states of single books, by path relative to the input; it counts before what is said of all. */
  books?: Record<string, StatedBook>;
}

/** Facts of one book that the caller states. */
export interface StatedBook {
  series?: string;
  number?: string;
}

/**
 * Thrown by readers of books to refuse an input; `ingest` turns it into a value. Anything else that is thrown is a bug or a
 * fault of the machine.
 */
export class RefusedInput extends Error {
  readonly code: IngestRefusalCode;
  readonly entry: string | null;
  readonly reason: string;
  /** The book at fault in a folder of several. */
  book: string | null = null;

  /**
   * @param reason the end of the sentence, after the names: 'it is encrypted'
   */
  constructor(code: IngestRefusalCode, entry: string | null, reason: string, options?: { cause?: unknown }) {
    super(`${code}: ${reason}`, options);
    this.name = 'RefusedInput';
    this.code = code;
    this.entry = entry === null ? null : printable(entry);
    this.reason = reason;
  }

  /** Sets the book at fault, unless one is set already. */
  inBook(name: string): this {
    this.book ??= printable(name);
    return this;
  }

  /** The refusal with its sentence, which names the file and the entry at fault, if any. */
  toRefusal(fileName: string): IngestRefusal {
    const file = this.book ?? printable(fileName);
    const sentence =
      this.entry === null
        ? `"${file}" was refused: ${this.reason}.`
        : `"${file}" was refused because of "${this.entry}": ${this.reason}.`;
    return { code: this.code, file, entry: this.entry, sentence };
  }
}
