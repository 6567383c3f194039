/**
 * All limits of ingest. No ordinary book reaches them. An archive bomb is refused by its headers, or before the child
 * process has used 200 MB or two seconds.
 */

const KIB = 1024;
const MIB = 1024 * KIB;

/** Size of a book's file. */
export const MAX_INPUT_BYTES = 4 * 1024 * MIB;
/** Entries of an archive, or files of a folder. */
export const MAX_ENTRIES = 5_000;
/** Sum of the unpacked sizes that an archive claims. */
export const MAX_INFLATED_BYTES = 4 * 1024 * MIB;
/** How much of one entry may be unpacked. */
export interface ReadLimits {
  maxBytes: number;
  /** Beyond these, an entry may unpack to at most `maxRatio` times its packed size. */
  freeBytes: number;
  maxRatio: number;
}

/** Pictures are compressed already; only blank ones compress much further. */
export const PICTURE_LIMITS: ReadLimits = { maxBytes: 64 * MIB, freeBytes: 4 * MIB, maxRatio: 200 };
/** container.xml, the package document, navigation, ComicInfo.xml. Prose compresses to a third, lists to a twentieth. */
export const XML_LIMITS: ReadLimits = { maxBytes: 4 * MIB, freeBytes: 512 * KIB, maxRatio: 64 };
/** One chapter file. */
export const CHAPTER_LIMITS: ReadLimits = { maxBytes: 4 * MIB, freeBytes: 512 * KIB, maxRatio: 64 };
export const SHEET_LIMITS: ReadLimits = { maxBytes: MIB, freeBytes: 256 * KIB, maxRatio: 64 };
/** Bytes that are read to detect the kind of content. */
export const HEAD_BYTES = 4 * KIB;

/** A cover drawing (SVG) that is searched for an embedded picture. */
export const MAX_DRAWING_BYTES = 8 * MIB;
/** Pixels of one picture, by its header. */
export const MAX_PICTURE_PIXELS = 60_000_000;
/** Memory for decoding one picture, estimated from its header: a fixed part, and more if the file's size fits its pixels. */
export const DECODE_FREE_BYTES = 80 * MIB;
export const MAX_DECODE_BYTES = 300 * MIB;
/** Pixels per byte of a plausible file. Blank pages reach 90 in JPEG and thousands in WebP and AVIF. */
export const PLAUSIBLE_PIXELS_PER_BYTE = { jpeg: 16, png: 16, gif: 16, webp: 40, avif: 40 } as const;
/** Pixels of all pictures of a book: a fixed part, and more for each byte. */
export const BOOK_FREE_PIXELS = 100_000_000;
export const BOOK_PIXELS_PER_FILE_BYTE = 128;
/** Decoded bytes of a strip in memory: few if rows can be read in sequence, more if each read decodes the whole picture. */
export const BAND_BYTES = 16 * MIB;
export const WHOLE_DECODE_BAND_BYTES = 64 * MIB;

/** Height of a strip's slice. A multiple of 16, so that slices keep the block grid of their picture. */
export const MAX_SLICE_HEIGHT_PX = 1280;

/** Only the text of deeper elements is read. */
export const MAX_XML_DEPTH = 64;
/** A deeper document is refused. */
export const MAX_MARKUP_DEPTH = 5_000;
export const MAX_XML_NODES = 200_000;
/** Text of all chapter files of a book: a fixed part, and more for each byte. */
export const BOOK_FREE_TEXT_BYTES = 512 * KIB;
export const BOOK_TEXT_BYTES_PER_FILE_BYTE = 16;
/** Maximum chapters of a book: a fixed part, and one more for each group of so many bytes. */
export const BOOK_FREE_CHAPTERS = 500;
export const BOOK_FILE_BYTES_PER_CHAPTER = 128;
/** Deeper elements of a chapter lose their tags and keep their text. */
export const MAX_CHAPTER_DEPTH = 100;
export const MAX_CHAPTER_NODES = 200_000;
/** Sanitised text of one book. */
export const MAX_TEXT_BYTES = 32 * MIB;
export const MAX_SPINE_ITEMS = 5_000;
/** Deeper levels of a table of contents are ignored. */
export const MAX_TOC_DEPTH = 12;
export const MAX_TOC_ENTRIES = 5_000;
/** Length of a chain of manifest fallbacks. */
export const MAX_FALLBACKS = 8;

/** Depth of folders in an input folder. */
export const MAX_FOLDER_DEPTH = 4;

/** Time for one book. */
export const BOOK_TIME_LIMIT_MS = 10 * 60_000;
/** A child without progress for this long is stopped. */
export const CHILD_STALL_LIMIT_MS = 60_000;
/** JavaScript heap of the child. */
export const CHILD_HEAP_MIB = 256;
/** Resident memory at which the child stops. */
export const CHILD_RSS_LIMIT_BYTES = 640 * MIB;
export const CHILD_RSS_CHECK_INTERVAL_MS = 100;

/** Characters of the data address of a blurred picture. */
export const BLURRED_MAX_CHARS = 300;
