import type { Publication } from './publication.ts';

/** Every reason for which an input is refused. Stable: scripts and tests may rely on them. */
export const INGEST_REFUSAL_CODES = [
  /** The path does not exist, cannot be read, or is neither a file nor a folder. */
  'INPUT_UNREADABLE',
  /** The content is of a kind that is not taken (PDF, RAR, 7-Zip, HTML…), whatever the name says. */
  'UNSUPPORTED_FORMAT',
  /** Cut off, or its directory contradicts itself. */
  'ARCHIVE_BROKEN',
  'TOO_MANY_ENTRIES',
  'ENTRY_TOO_LARGE',
  'ARCHIVE_TOO_LARGE',
  /** Inflates to more than its headers claim, or out of all proportion. */
  'ARCHIVE_BOMB',
  'ENCRYPTED_ENTRY',
  'UNSUPPORTED_METHOD',
  /** The bytes do not match their checksum, or cannot be inflated. */
  'ENTRY_BROKEN',
  'DUPLICATE_ENTRY',
  'UNSAFE_ENTRY_NAME',
  'NO_PAGES',
  /** A page that is not a picture, or does not decode to its end. */
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
  /** A folder holds books of several series or languages, and `severalPublications` was not asked for. */
  'SEVERAL_SERIES',
  'DUPLICATE_EPISODE',
  /** Nothing names the series: neither the caller, the book, its name nor the folders around it. */
  'SERIES_UNNAMED',
  'TIME_LIMIT',
  'MEMORY_LIMIT',
  /** The process that read it ended without an answer: it met something that a decoder does not survive. */
  'READER_CRASHED',
] as const;
export type IngestRefusalCode = (typeof INGEST_REFUSAL_CODES)[number];

/** Why an input was refused: `sentence` names the file and, where one is at fault, the entry. */
export interface IngestRefusal {
  code: IngestRefusalCode;
  file: string;
  entry: string | null;
  sentence: string;
}

/**
 * What ingest answers. `otherPublications` is empty unless `severalPublications` was asked for: a folder may hold
 * books of several series, or of one series in several languages, and each is a publication of its own (D5).
 */
export type IngestResult =
  | { ok: true; publication: Publication; otherPublications: Publication[]; warnings: string[] }
  | { ok: false; refusal: IngestRefusal };

/** What the caller knows better than the input does. */
export interface IngestOptions {
  /** Title of the series; its normal form becomes the series key. */
  series?: string;
  /** BCP 47. Where a folder holds books in several languages, only those of this language are taken. */
  language?: string;
  /** Take a folder of several series or languages as several publications instead of refusing it. */
  severalPublications?: boolean;
}
