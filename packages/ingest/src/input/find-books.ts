import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { RefusedInput } from '../ingest-refusal.ts';
import { MAX_ENTRIES, MAX_FOLDER_DEPTH, MAX_INPUT_BYTES } from '../limits.ts';
import { compareNaturally } from '../naming/natural-order.ts';
import { isJunkPath, isNamedAsBook, isNamedAsPicture } from '../source/book-source.ts';
import { type ContentKind, describeKind, detectContentKind, isReadablePicture } from '../source/content-kind.ts';
import { readFileHead } from '../source/folder-source.ts';
import { bookOfUnreadable, readingInput } from '../source/unreadable.ts';

/** The path of a book and how to open it, or why it is refused. */
export type FoundBook = {
  path: string;
  /** Relative to the input, for sentences: `Season 1/Episode 3`. */
  name: string;
} & ({ kind: 'archive' | 'picture' | 'folder' } | { kind: 'refused'; refusal: RefusedInput });

export interface FoundBooks {
  books: FoundBook[];
  /** The input is a folder that holds books. */
  isSeries: boolean;
  /** Cover art of the series, beside its books. */
  artPath: string | null;
}

const ART_NAME = /^(?:cover|folder|poster)\.(?:jpe?g|png|webp)$/i;
const ART_ALONE =
  'a cover is no episode: to give a series another one, import it beside an episode of that series, which may be there already; a page has another name';
/**
 * Unsupported kinds of books. Refused in a folder too, like files that only have a book's name: no episode may be missing
 * unnoticed.
 */
const OTHER_BOOKS: readonly ContentKind[] = ['rar', '7z', 'tar', 'gzip', 'bzip2', 'xz', 'pdf', 'mobi'];

/** @param entry path inside the input; null: the input itself */
async function kindOf(path: string, entry: string | null): Promise<ContentKind> {
  return detectContentKind(await readingInput(entry, () => readFileHead(path)));
}

function unsupported(kind: ContentKind): RefusedInput {
  if (kind === 'svg')
    return new RefusedInput('PAGE_SVG', null, 'it is an SVG drawing, which is not taken as a picture');
  if (kind === 'empty') return new RefusedInput('UNSUPPORTED_FORMAT', null, 'it is empty');
  const reason = `it is ${describeKind(kind)}, and not a ZIP archive, an EPUB, or a picture`;
  return new RefusedInput('UNSUPPORTED_FORMAT', null, reason);
}

/** The one book of a file. */
async function findFile(path: string, sizeBytes: number): Promise<FoundBooks> {
  if (sizeBytes > MAX_INPUT_BYTES) {
    throw new RefusedInput('ARCHIVE_TOO_LARGE', null, `it has more than ${MAX_INPUT_BYTES} bytes`);
  }
  const kind = await kindOf(path, null);
  if (kind !== 'zip' && !isReadablePicture(kind)) throw unsupported(kind);
  if (isReadablePicture(kind) && ART_NAME.test(basename(path))) throw new RefusedInput('NO_PAGES', null, ART_ALONE);
  const book: FoundBook = { path, name: basename(path), kind: kind === 'zip' ? 'archive' : 'picture' };
  return { books: [book], isSeries: false, artPath: null };
}

async function listFolder(path: string, entry: string | null): Promise<Dirent[]> {
  const found = await readingInput(entry, () => readdir(path, { withFileTypes: true }));
  const items = found.filter((item) => !isJunkPath(item.name));
  if (items.length > MAX_ENTRIES) {
    throw new RefusedInput('TOO_MANY_ENTRIES', null, `it holds ${items.length} files, and ${MAX_ENTRIES} are allowed`);
  }
  return items.sort((left, right) => compareNaturally(left.name, right.name));
}

interface Walk {
  books: FoundBook[];
  warn(sentence: string): void;
}

/** The files of a folder; empty for a nested folder that is refused. */
async function listInside(path: string, name: string, depth: number, { books }: Walk): Promise<Dirent[]> {
  try {
    if (depth > MAX_FOLDER_DEPTH) {
      throw new RefusedInput('FOLDER_TOO_DEEP', null, `folders may lie ${MAX_FOLDER_DEPTH} deep`);
    }
    return await listFolder(path, null);
  } catch (refusal) {
    if (!(refusal instanceof RefusedInput) || name === '') throw refusal;
    books.push({ path, name, kind: 'refused', refusal });
    return [];
  }
}

/** The kind of a file in a folder; null if it cannot be read, and its book is refused. */
async function kindInFolder(path: string, name: string, { books }: Walk): Promise<ContentKind | null> {
  const book = bookOfUnreadable(name);
  try {
    return await kindOf(path, book === name ? null : name);
  } catch (refusal) {
    if (!(refusal instanceof RefusedInput) || book === null) throw refusal;
    books.push({ path: book === name ? path : dirname(path), name: book, kind: 'refused', refusal });
    return null;
  }
}

/** Gathers the books under a folder; a folder that holds pictures and no books is a book itself. */
async function walk(path: string, name: string, depth: number, found: Walk): Promise<void> {
  const items = await listInside(path, name, depth, found);
  const before = found.books.length;
  const pictures: string[] = [];
  for (const item of items) {
    const itemPath = join(path, item.name);
    const itemName = name === '' ? item.name : `${name}/${item.name}`;
    if (item.isDirectory()) {
      await walk(itemPath, itemName, depth + 1, found);
    } else if (item.isSymbolicLink()) {
      // A link may lead anywhere.
      found.warn(`"${itemName}" is a link and was left out.`);
    } else if (item.isFile()) {
      const kind = await kindInFolder(itemPath, itemName, found);
      const book = { path: itemPath, name: itemName };
      if (kind === null) continue;
      if (kind === 'zip') found.books.push({ ...book, kind: 'archive' });
      else if (isReadablePicture(kind)) pictures.push(itemName);
      else if (OTHER_BOOKS.includes(kind) || isNamedAsBook(itemName))
        found.books.push({ ...book, kind: 'refused', refusal: unsupported(kind) });
      // A broken picture is reported when it is read as a page.
      else if (isNamedAsPicture(itemName)) pictures.push(itemName);
    }
  }
  const isRefused = found.books.slice(before).some((book) => book.path === path);
  const loose = pictures.filter((picture) => !ART_NAME.test(basename(picture)));
  if (loose.length === 0 || isRefused) return;
  // Cover art alone is not an episode.
  if (found.books.length === before) {
    found.books.push({ path, name, kind: 'folder' });
  } else {
    const where = name === '' ? 'The folder' : `"${name}"`;
    found.warn(`${where} holds books, so its loose pictures (${loose.length}) were left out.`);
  }
}

async function findArt(path: string): Promise<string | null> {
  for (const item of await listFolder(path, null)) {
    const itemPath = join(path, item.name);
    if (item.isFile() && ART_NAME.test(item.name) && isReadablePicture(await kindOf(itemPath, item.name)))
      return itemPath;
  }
  return null;
}

async function findFolder(path: string, warn: (sentence: string) => void): Promise<FoundBooks> {
  const found: Walk = { books: [], warn };
  await walk(path, '', 0, found);
  const [first] = found.books;
  if (first === undefined) {
    const isArtAlone = (await findArt(path)) !== null;
    throw new RefusedInput('NO_PAGES', null, isArtAlone ? ART_ALONE : 'it holds no pictures and no books');
  }
  if (first.path === path) {
    return { books: [{ ...first, name: basename(path) }], isSeries: false, artPath: null };
  }
  const books = found.books.sort((left, right) => compareNaturally(left.name, right.name));
  return { books, isSeries: true, artPath: await findArt(path) };
}

/**
 * Finds the books of an input by content: a file is one book; a folder of pictures is one; a folder that holds
 * books (archives, folders of pictures, folders of such) is a series.
 *
 * @throws RefusedInput INPUT_UNREADABLE, UNSUPPORTED_FORMAT, NO_PAGES and other refusals of the whole input
 */
export async function findBooks(inputPath: string, warn: (sentence: string) => void): Promise<FoundBooks> {
  const found = await stat(inputPath).catch((cause: unknown) => {
    throw new RefusedInput('INPUT_UNREADABLE', null, 'it does not exist or cannot be read', { cause });
  });
  if (found.isDirectory()) return findFolder(inputPath, warn);
  if (found.isFile()) return findFile(inputPath, found.size);
  throw new RefusedInput('INPUT_UNREADABLE', null, 'it is neither a file nor a folder');
}
