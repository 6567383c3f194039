/**
 * Every limit of ingest, in one place. They are set so that no honest book meets them, and so that a bomb is refused
 * from its headers, or before the child process has used 200 MB or two seconds.
 */

const KIB = 1024;
const MIB = 1024 * KIB;

/** A book on disk. */
export const MAX_INPUT_BYTES = 4 * 1024 * MIB;
/** Names in an archive's directory, or files in a folder. */
export const MAX_ENTRIES = 5_000;
/** Sum of the sizes that an archive's headers claim. */
export const MAX_INFLATED_BYTES = 4 * 1024 * MIB;
/** How much of one entry may be unpacked. */
export interface ReadLimits {
  maxBytes: number;
  /** Past so many bytes, an entry may unpack to at most `maxRatio` times its packed size. */
  freeBytes: number;
  maxRatio: number;
}

/** Pictures are packed already; only a blank one packs much better once more. */
export const PICTURE_LIMITS: ReadLimits = { maxBytes: 64 * MIB, freeBytes: 4 * MIB, maxRatio: 200 };
/** container.xml, the package document, navigation, ComicInfo.xml. Words pack to a third, lists to a twentieth. */
export const XML_LIMITS: ReadLimits = { maxBytes: 4 * MIB, freeBytes: 512 * KIB, maxRatio: 64 };
/** One chapter file. */
export const CHAPTER_LIMITS: ReadLimits = { maxBytes: 4 * MIB, freeBytes: 512 * KIB, maxRatio: 64 };
export const SHEET_LIMITS: ReadLimits = { maxBytes: MIB, freeBytes: 256 * KIB, maxRatio: 64 };
/** How much of an entry is read to tell what it is. */
export const HEAD_BYTES = 4 * KIB;

/** A cover that is a drawing, for the picture that it carries. */
export const MAX_DRAWING_BYTES = 8 * MIB;
/** Pixels of one picture, as its header claims them. */
export const MAX_PICTURE_PIXELS = 60_000_000;
/**
 * Memory that decoding one picture may take (estimated from its header): a fixed part, and more for a picture whose
 * file is large enough to be honest about its pixels.
 */
export const DECODE_FREE_BYTES = 80 * MIB;
export const MAX_DECODE_BYTES = 300 * MIB;
/** Pixels that a byte of an honest file may stand for. Blank pages reach 90 in JPEG and thousands in WebP and AVIF. */
export const HONEST_PIXELS_PER_BYTE = { jpeg: 16, png: 16, gif: 16, webp: 40, avif: 40 } as const;
/** Pixels of all pictures of a book: a fixed part, and more for each byte they take. */
export const BOOK_FREE_PIXELS = 100_000_000;
export const BOOK_PIXELS_PER_FILE_BYTE = 128;
/**
 * Decoded pixels of a strip held at once: few where rows can be read one after the other, more where each reading
 * decodes the whole picture anew.
 */
export const BAND_BYTES = 16 * MIB;
export const WHOLE_DECODE_BAND_BYTES = 64 * MIB;

/** Tallest tile of a strip. A multiple of 16, so that tiles keep the block grid of the picture they are cut from. */
export const MAX_TILE_HEIGHT_PX = 1280;

/** Deeper elements are read as the text that they hold. */
export const MAX_XML_DEPTH = 64;
/** No document is read that lies deeper than this. */
export const MAX_MARKUP_DEPTH = 5_000;
export const MAX_XML_NODES = 200_000;
/** Text of all chapter files of a book: a fixed part, and more for each byte of the book. */
export const BOOK_FREE_TEXT_BYTES = 512 * KIB;
export const BOOK_TEXT_BYTES_PER_FILE_BYTE = 16;
/** Chapters of a book: a fixed part, and one more for each so many bytes of the book. */
export const BOOK_FREE_CHAPTERS = 500;
export const BOOK_FILE_BYTES_PER_CHAPTER = 128;
/** Deeper elements of a chapter lose their tags and keep their text. */
export const MAX_CHAPTER_DEPTH = 100;
export const MAX_CHAPTER_NODES = 200_000;
/** Sanitised text of one book. */
export const MAX_TEXT_BYTES = 32 * MIB;
export const MAX_SPINE_ITEMS = 5_000;
/** Levels of a table of contents that are read; what lies deeper is cut. */
export const MAX_TOC_DEPTH = 12;
export const MAX_TOC_ENTRIES = 5_000;
/** Steps along a chain of manifest fallbacks. */
export const MAX_FALLBACKS = 8;

/** Levels of folders under an input folder. */
export const MAX_FOLDER_DEPTH = 4;

/** One book, from opening to its last page. */
export const BOOK_TIME_LIMIT_MS = 10 * 60_000;
/** A child that shows no progress for so long is ended. */
export const CHILD_STALL_LIMIT_MS = 60_000;
/** JavaScript heap of the child. */
export const CHILD_HEAP_MIB = 256;
/** Resident memory at which the child gives up. */
export const CHILD_RSS_LIMIT_BYTES = 640 * MIB;
export const CHILD_RSS_CHECK_INTERVAL_MS = 100;
