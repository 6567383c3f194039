import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { MAX_ENTRIES, MAX_FOLDER_DEPTH, MAX_INPUT_BYTES } from '../limits.ts';
import { compareNaturally } from '../naming/natural-order.ts';
import { RefusedInput } from '../refused-input.ts';
import { isJunkPath } from '../source/book-source.ts';
import { type ContentKind, describeKind, detectContentKind, isReadablePicture } from '../source/content-kind.ts';
import { readFileHead } from '../source/folder-source.ts';
import { readingInput } from '../source/unreadable.ts';

/** Where a book lies, and how it is to be opened. */
export interface FoundBook {
  path: string;
  /** From the input on, for sentences: `Season 1/Episode 3`. */
  name: string;
  kind: 'archive' | 'picture' | 'folder';
}

export interface FoundBooks {
  books: FoundBook[];
  /** The input is a folder that holds books. */
  isSeries: boolean;
  /** A series' own art, beside its books. */
  artPath: string | null;
}

const ART_NAME = /^(?:cover|folder|poster)\.(?:jpe?g|png|webp)$/i;
const ART_ALONE =
  'a cover is no episode: to give a series another one, import it beside an episode of that series, which may be there already; a page has another name';
/** Kinds of book that are not taken. In a folder they are refused too: an episode must not go missing unnoticed. */
const OTHER_BOOKS: readonly ContentKind[] = ['rar', '7z', 'tar', 'gzip', 'bzip2', 'xz', 'pdf', 'mobi'];

/** @param entry how it is called inside the input, where it is not the input itself */
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

/** Finds the one book that a file is. */
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

/** Gathers the books under a folder; a folder that holds pictures and no books is a book itself. */
async function walk(path: string, name: string, depth: number, found: Walk): Promise<void> {
  if (depth > MAX_FOLDER_DEPTH) {
    throw new RefusedInput('FOLDER_TOO_DEEP', name, `folders may lie ${MAX_FOLDER_DEPTH} deep`);
  }
  const items = await listFolder(path, name === '' ? null : name);
  const before = found.books.length;
  const pictures: string[] = [];
  for (const item of items) {
    const itemPath = join(path, item.name);
    const itemName = name === '' ? item.name : `${name}/${item.name}`;
    if (item.isDirectory()) {
      await walk(itemPath, itemName, depth + 1, found);
    } else if (item.isSymbolicLink()) {
      // It may lead anywhere.
      found.warn(`"${itemName}" is a link and was left out.`);
    } else if (item.isFile()) {
      const kind = await kindOf(itemPath, itemName);
      if (kind === 'zip') found.books.push({ path: itemPath, name: itemName, kind: 'archive' });
      else if (OTHER_BOOKS.includes(kind)) throw unsupported(kind).inBook(itemName);
      else if (isReadablePicture(kind)) pictures.push(itemName);
    }
  }
  const loose = pictures.filter((picture) => !ART_NAME.test(basename(picture)));
  if (found.books.length === before) {
    // Art alone is not an episode.
    if (loose.length > 0) found.books.push({ path, name, kind: 'folder' });
  } else if (loose.length > 0) {
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
 * Finds the books of an input, told by content: a file is one book; a folder of pictures is one; a folder that holds
 * books (archives, folders of pictures, folders of such) is a series.
 *
 * @throws RefusedInput INPUT_UNREADABLE, UNSUPPORTED_FORMAT, NO_PAGES and what else a folder may be refused for
 */
export async function findBooks(inputPath: string, warn: (sentence: string) => void): Promise<FoundBooks> {
  const found = await stat(inputPath).catch((cause: unknown) => {
    throw new RefusedInput('INPUT_UNREADABLE', null, 'it does not exist or cannot be read', { cause });
  });
  if (found.isDirectory()) return findFolder(inputPath, warn);
  if (found.isFile()) return findFile(inputPath, found.size);
  throw new RefusedInput('INPUT_UNREADABLE', null, 'it is neither a file nor a folder');
}
