import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { assemblePublications, type ReadInput } from './assemble.ts';
import type { Book, IngestSession, ReadBook } from './book.ts';
import { readComic } from './comic/read-comic.ts';
import { isEpub, readEpub } from './epub/read-epub.ts';
import { type IngestOptions, type IngestResult, RefusedInput, refusedWhole } from './ingest-refusal.ts';
import { type IngestControls, type RunningIngest, startIngest } from './ingest-session.ts';
import { type FoundBook, type FoundBooks, findBooks } from './input/find-books.ts';
import { PICTURE_LIMITS } from './limits.ts';
import { compareNaturally } from './naming/natural-order.ts';
import { manifestName, openOutputFolder } from './output-folder.ts';
import { inspectPicture } from './picture/inspect-picture.ts';
import type { PageImage, Publication } from './publication.ts';
import type { BookSource } from './source/book-source.ts';
import { openFolderSource, openSingleFileSource } from './source/folder-source.ts';
import { openZipSource } from './source/zip-source.ts';
import { printable } from './text/clean-text.ts';

const OPENERS = {
  archive: openZipSource,
  folder: openFolderSource,
  picture: openSingleFileSource,
} as const satisfies Partial<Record<FoundBook['kind'], (path: string) => Promise<BookSource>>>;

async function readContent(found: FoundBook, session: IngestSession): Promise<ReadBook> {
  if (found.kind === 'refused') throw found.refusal;
  const source = await OPENERS[found.kind](found.path);
  if (source.trailingBytes > 0) {
    session.warn(`"${source.name}": ${source.trailingBytes} bytes behind the end of the archive were left out.`);
  }
  try {
    return (await isEpub(source)) ? await readEpub(source, session) : await readComic(source, session);
  } finally {
    source.close();
  }
}

async function readArt(path: string, session: IngestSession): Promise<PageImage> {
  const source = await openSingleFileSource(path);
  const [entry] = source.entries;
  if (entry === undefined) throw new Error(`No file at ${path}`);
  const bytes = await source.read(entry, PICTURE_LIMITS);
  return session.pictures.saveWhole(bytes, await inspectPicture(bytes, entry.path), entry.path);
}

/** Reads one of the books of a folder; if it is refused, the others are still read. */
async function unlessRefused<Result>(
  file: string,
  session: IngestSession,
  read: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof RefusedInput)) throw error;
    // All books that follow would be refused for it, too.
    if (error.code === 'MEMORY_LIMIT') throw error.inBook(file);
    session.refuse(file, error);
    return null;
  }
}

async function readBooks(
  { books: found, isSeries }: FoundBooks,
  { session, refused, startBook }: RunningIngest,
): Promise<Book[]> {
  const books: Book[] = [];
  let refusedBefore = 0;
  const known = new Set(refused.map(({ file }) => file));
  for (const [index, item] of found.entries()) {
    if (known.has(printable(item.name))) {
      refusedBefore += 1;
      continue;
    }
    startBook({ book: printable(item.name), bookNo: index + 1, books: found.length });
    const read = () => readContent(item, session);
    const book = isSeries ? await unlessRefused(item.name, session, read) : await read();
    if (book === null) refusedBefore += 1;
    else books.push({ ...book, path: item.name, refusedBefore });
  }
  return books;
}

async function readInput(inputPath: string, running: RunningIngest): Promise<ReadInput & { fileCount: number }> {
  const { session, refused } = running;
  const found = await findBooks(inputPath, session.warn);
  const { isSeries, artPath } = found;
  const books = await readBooks(found, running);
  const readIt = (path: string) => () => readArt(path, session);
  const art = artPath === null ? null : await unlessRefused(basename(artPath), session, readIt(artPath));
  const files = new Set([...found.books.map(({ name }) => printable(name)), ...refused.map(({ file }) => file)]);
  return { books, seriesFolder: isSeries ? basename(inputPath) : null, art, fileCount: files.size };
}

function* imagesOf({ cover, episodes }: Publication): Generator<PageImage> {
  if (cover !== null) yield cover;
  for (const { pages, images, thumbnail } of episodes) {
    for (const page of pages) if (page.kind === 'image') yield page.image;
    yield* images;
    if (thumbnail !== undefined) yield thumbnail;
  }
}

/** Writes the manifests, and removes pictures of books that are not in them. */
async function writeManifests(outDir: string, publications: readonly Publication[]): Promise<void> {
  const named = new Set(publications.flatMap((publication) => [...imagesOf(publication)].map(({ file }) => file)));
  for (const file of await readdir(outDir)) if (!named.has(file)) await rm(join(outDir, file));
  for (const [index, publication] of publications.entries()) {
    await writeFile(join(outDir, manifestName(index)), JSON.stringify(publication));
  }
}

/**
 * Reads comics and novels into publications: page files named by their hash, and one manifest for each publication, in
 * `outDir`, which must be empty or absent. Runs in this process: use `ingestInChild` for untrusted input. All books of a
 * folder are read, to name every refused one.
 *
 * @returns refusals as values, with `outDir` unchanged; throws on bugs and faults of the machine
 */
export async function ingest(
  inputPath: string,
  outDir: string,
  options: IngestOptions = {},
  controls: IngestControls = {},
): Promise<IngestResult> {
  const input = resolve(inputPath);
  const cleanUp = await openOutputFolder(outDir);
  const running = startIngest(outDir, options.refusedBefore ?? [], controls);
  const { warnings, refused } = running;
  try {
    const read = await readInput(input, running);
    const publications = assemblePublications(read, options, running.session);
    const { fileCount } = read;
    refused.sort((one, other) => compareNaturally(one.file, other.file));
    const [refusal] = refused;
    const [publication, ...otherPublications] = publications;
    if (refusal !== undefined && (publication === undefined || options.keepGoing !== true)) {
      await cleanUp();
      return { ok: false, refusal, refused, fileCount };
    }
    if (publication === undefined) throw new Error(`No publication came of ${input}`);
    await writeManifests(outDir, publications);
    return { ok: true, publication, otherPublications, warnings, refused, fileCount };
  } catch (error) {
    await cleanUp();
    if (!(error instanceof RefusedInput)) throw error;
    return refusedWhole(error.toRefusal(basename(input) || basename(dirname(input))), refused);
  }
}
