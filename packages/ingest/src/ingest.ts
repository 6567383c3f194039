import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { assemblePublications, type ReadInput } from './assemble.ts';
import type { Book, IngestProgress, IngestSession, ReadBook } from './book.ts';
import { readComic } from './comic/read-comic.ts';
import { isEpub, readEpub } from './epub/read-epub.ts';
import type { IngestOptions, IngestResult } from './ingest-refusal.ts';
import { type FoundBook, findBooks } from './input/find-books.ts';
import { BOOK_TIME_LIMIT_MS, PICTURE_LIMITS } from './limits.ts';
import { manifestName } from './manifest-name.ts';
import { openOutputFolder } from './output-folder.ts';
import { inspectPicture } from './picture/inspect-picture.ts';
import { PictureStore } from './picture/picture-store.ts';
import { PixelBudget } from './picture/pixel-budget.ts';
import type { PageImage, Publication } from './publication.ts';
import { RefusedInput } from './refused-input.ts';
import type { BookSource } from './source/book-source.ts';
import { openFolderSource, openSingleFileSource } from './source/folder-source.ts';
import { openZipSource } from './source/zip-source.ts';

const OPENERS: Record<FoundBook['kind'], (path: string) => Promise<BookSource>> = {
  archive: openZipSource,
  folder: openFolderSource,
  picture: openSingleFileSource,
};

async function readBook(found: FoundBook, session: IngestSession): Promise<Book> {
  return { ...(await readContent(found, session)), path: found.name };
}

async function readContent(found: FoundBook, session: IngestSession): Promise<ReadBook> {
  const source = await OPENERS[found.kind](found.path);
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

async function readInput(inputPath: string, session: IngestSession, startBook: () => void): Promise<ReadInput> {
  const { books: found, isSeries, artPath } = await findBooks(inputPath, session.warn);
  const books: Book[] = [];
  for (const item of found) {
    startBook();
    try {
      books.push(await readBook(item, session));
    } catch (error) {
      throw error instanceof RefusedInput && isSeries ? error.inBook(item.name) : error;
    }
  }
  const art = artPath === null ? null : await readArt(artPath, session);
  return { books, seriesFolder: isSeries ? basename(inputPath) : null, art };
}

/** For whoever runs the ingest, beside what it is to do. */
export interface IngestControls {
  onProgress?: (step: IngestProgress) => void;
  /** Aborting leaves nothing behind and throws the signal's reason. */
  signal?: AbortSignal;
  /** For one book; default `BOOK_TIME_LIMIT_MS`. */
  bookTimeLimitMs?: number;
}

function startSession(outDir: string, warnings: string[], controls: IngestControls) {
  const { onProgress, signal, bookTimeLimitMs = BOOK_TIME_LIMIT_MS } = controls;
  let deadline = AbortSignal.timeout(bookTimeLimitMs);
  const session: IngestSession = {
    pictures: new PictureStore(outDir),
    pixelBudget: new PixelBudget(),
    warn: (sentence) => warnings.push(sentence),
    progress: (step) => {
      signal?.throwIfAborted();
      if (deadline.aborted) {
        throw new RefusedInput('TIME_LIMIT', null, `reading it took longer than ${bookTimeLimitMs / 1000} seconds`);
      }
      onProgress?.(step);
    },
  };
  const startBook = () => {
    deadline = AbortSignal.timeout(bookTimeLimitMs);
    session.pixelBudget = new PixelBudget();
  };
  return { session, startBook };
}

function* imagesOf({ cover, episodes }: Publication): Generator<PageImage> {
  if (cover !== null) yield cover;
  for (const { pages, images, thumbnail } of episodes) {
    for (const page of pages) if (page.kind === 'image') yield page.image;
    yield* images;
    if (thumbnail !== undefined) yield thumbnail;
  }
}

/** Writes the manifests, and removes the pictures that none of them names (books of a language not asked for). */
async function writeManifests(outDir: string, publications: readonly Publication[]): Promise<void> {
  const named = new Set(publications.flatMap((publication) => [...imagesOf(publication)].map(({ file }) => file)));
  for (const file of await readdir(outDir)) if (!named.has(file)) await rm(join(outDir, file));
  for (const [index, publication] of publications.entries()) {
    await writeFile(join(outDir, manifestName(index)), JSON.stringify(publication));
  }
}

/**
 * Reads comics and novels into their normal form: page files named by their hash and one manifest for each
 * publication, in `outDir`, which must be empty or absent. Runs in this process: for input that is not trusted use
 * `ingestInChild`.
 *
 * @returns a refusal as a value, with `outDir` left as it was; what is thrown is a bug or a broken machine
 */
export async function ingest(
  inputPath: string,
  outDir: string,
  options: IngestOptions = {},
  controls: IngestControls = {},
): Promise<IngestResult> {
  const input = resolve(inputPath);
  const cleanUp = await openOutputFolder(outDir);
  try {
    const warnings: string[] = [];
    const { session, startBook } = startSession(outDir, warnings, controls);
    const publications = assemblePublications(await readInput(input, session, startBook), options);
    await writeManifests(outDir, publications);
    const [publication, ...otherPublications] = publications;
    if (publication === undefined) throw new Error(`No publication came of ${input}`);
    return { ok: true, publication, otherPublications, warnings };
  } catch (error) {
    await cleanUp();
    if (!(error instanceof RefusedInput)) throw error;
    return { ok: false, refusal: error.toRefusal(basename(input) || basename(dirname(input))) };
  }
}
