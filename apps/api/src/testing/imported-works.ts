import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database, JobQueue } from '@longstrip/database';
import { ingestInChild } from '@longstrip/ingest';
import { writeComicInfo, writeEpub, writeXhtml, writeZip } from '@longstrip/test-kit/files';
import sharp from 'sharp';
import { inject } from 'vitest';
import type { FileStore } from '../catalogue/files/file-store.ts';
import { importFile } from '../catalogue/import/import-file.ts';
import { type ImportOptions, NO_IMPORT_OPTIONS } from '../catalogue/publish/import-options.ts';
import { ImportSessions } from '../catalogue/publish/import-sessions.ts';
import { localOwner } from '../shared/operator.ts';
import { rulerPage } from './ruler-page.ts';
import { SEEDED_MS } from './seeded-store.ts';

const HOUR_MS = 3_600_000;
const PLATFORM_IDS = ['bom-us', 'beltoon-jp'];

/** The works that are imported, by their series key, and how much of a page their pictures may show. */
export const WORKS = {
  'no cover': 'a quarter',
  'front cover': 'a declared cover',
  'cover alone': 'a quarter',
  'folder of books': 'a declared cover',
  'fixed layout': 'a declared cover',
  strip: 'a quarter',
  'one page each': 'a quarter',
  'a novel': 'a declared cover',
} as const;
export const keyOf = (name: string) => name.replaceAll(' ', '-');

interface WorksStore {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  /** The folder for the files of the works. */
  readonly folder: string;
}

/** Imports the works for two platforms, an hour before `SEEDED_MS`, the first episode free. Returns the warnings by file. */
export async function importWorks({ folder, ...store }: WorksStore): Promise<Map<string, string[]>> {
  const warnings = new Map<string, string[]>();
  const page = (blue: number) => rulerPage(600, 840, blue);
  const art = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const book = async (cover: 'declared' | 'none', series: string, blues: readonly number[], number = '1') => {
    const info = writeComicInfo(
      { Series: series, Number: number },
      cover === 'declared' ? [{ image: 0, type: 'FrontCover' }] : [],
    );
    const entries = await Promise.all(
      blues.map(async (blue, index) => ({ name: `${index}.jpg`, data: await page(blue) })),
    );
    return writeZip([{ name: 'ComicInfo.xml', data: info }, ...entries]);
  };
  const inside: Record<string, Buffer> = {
    'no cover.cbz': await book('none', 'no cover', [10, 11]),
    'front cover.cbz': await book('declared', 'front cover', [20, 21, 22, 23]),
    'cover alone.cbz': await book('declared', 'cover alone', [80]),
    'folder of books/cover.jpg': art,
    'folder of books/folder of books 1.cbz': await book('none', 'folder of books', [30, 31]),
    'fixed layout.epub': await fixedLayout([40, 41, 42, 43]),
    'strip.cbz': writeZip([
      { name: 'ComicInfo.xml', data: writeComicInfo({ Series: 'strip', Number: '1' }) },
      ...(await Promise.all(
        [50, 51].map(async (blue) => ({ name: `${blue}.jpg`, data: await rulerPage(700, 5000, blue) })),
      )),
    ]),
    'one page each 1.cbz': await book('none', 'one page each', [60], '1'),
    'one page each 2.cbz': await book('none', 'one page each', [61], '2'),
    'one page each 3.cbz': await book('none', 'one page each', [62], '3'),
    'a novel.epub': await novel(art, await page(70)),
  };
  for (const [path, bytes] of Object.entries(inside)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  const options: ImportOptions = {
    ...NO_IMPORT_OPTIONS,
    platformIds: PLATFORM_IDS,
    language: 'en',
    freeEpisodeCount: 1,
  };
  for (const path of new Set(Object.keys(inside).map((each) => each.split('/')[0] ?? each))) {
    const outcome = await importFile(
      {
        ...{ ...store, temporaryDirectory: folder, commands: new ImportSessions() },
        ...{ operator: localOwner(null), nowMs: SEEDED_MS - HOUR_MS },
        ingest: (file, outDirectory, options) =>
          ingestInChild(file, outDirectory, { ...options, childEntry: join(inject('programs'), 'ingest-child.js') }),
      },
      join(folder, path),
      options,
    );
    if (!outcome.ok) throw new Error(outcome.refusal.sentence);
    warnings.set(path, outcome.warnings);
  }
  return warnings;
}

async function fixedLayout(blues: readonly number[]): Promise<Buffer> {
  const items = await Promise.all(
    blues.map(async (blue, index) => [
      {
        ...{ href: `${blue}.jpg`, data: await rulerPage(600, 840, blue), mediaType: 'image/jpeg' },
        ...(index === 0 ? { properties: 'cover-image' } : {}),
      },
      {
        ...{ href: `${blue}.xhtml`, mediaType: 'application/xhtml+xml', spine: true as const },
        data: writeXhtml({ title: `${blue}`, language: 'en', body: `<img src="${blue}.jpg" alt=""/>` }),
      },
    ]),
  );
  const metadata = '<meta property="rendition:layout">pre-paginated</meta>';
  return writeEpub({ title: 'fixed layout', language: 'en', metadata, items: items.flat() });
}

async function novel(cover: Buffer, drawing: Buffer): Promise<Buffer> {
  const chapter = (name: string, body: string) => ({
    ...{ href: `${name}.xhtml`, mediaType: 'application/xhtml+xml', spine: true as const, toc: name },
    data: writeXhtml({
      title: name,
      language: 'en',
      body: `<h1>${name}</h1>${body}<p>${'It rained. '.repeat(300)}</p>`,
    }),
  });
  const items = [
    { href: 'cover.jpg', data: cover, mediaType: 'image/jpeg', properties: 'cover-image' },
    { href: 'drawing.jpg', data: drawing, mediaType: 'image/jpeg' },
    chapter('One', ''),
    chapter('Two', '<p><img src="drawing.jpg" alt="A drawing"/></p>'),
  ];
  return writeEpub({ title: 'a novel', language: 'en', items });
}
