import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingest } from './ingest.ts';
import { runIngestChild } from './ingest-in-child.ts';
import type { IngestResult } from './ingest-refusal.ts';
import type { Publication } from './publication.ts';
import { bundleChild } from './testing/bundle-child.ts';
import { imagesOf, ingestPath, makeFolder, onlyEpisode, publicationOf } from './testing/ingest-bytes.ts';

/** Freely licensed comics and novels, and hostile archives, beside the repository; never part of it. */
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const CONTENT = join(REPOSITORY, '..', 'shared', 'content');
const isAbsent = !existsSync(join(CONTENT, 'EXPECT.tsv'));
const reason = isAbsent ? ` (left out, reason: ${CONTENT} is not there)` : '';
const MIB = 1024 * 1024;

/** The expected result of each file of EXPECT.tsv: the number of pages, or the code of the refusal. */
const OUTCOMES: Record<string, number | string> = {
  'comicinfo-broken.cbz': 4,
  'comicinfo-xxe.cbz': 4,
  'duplicate-names.cbz': 'DUPLICATE_ENTRY',
  'empty.cbz': 'UNSUPPORTED_FORMAT',
  'epub-drm.epub': 'EPUB_ENCRYPTED',
  'epub-no-container.epub': 'EPUB_BROKEN',
  'epub-opf-traversal.epub': 'EPUB_BROKEN',
  'epub-self-nav-loop.epub': 1,
  'epub-wrong-mimetype.epub': 1,
  'epub-zip-as-epub.epub': 4,
  'html-named.cbz': 'UNSUPPORTED_FORMAT',
  'huge-header-100000x100000.png': 'PICTURE_TOO_LARGE',
  'huge-header-65535x65535.gif': 'PICTURE_TOO_LARGE',
  'komga-7zip.cbz': 'UNSUPPORTED_FORMAT',
  'komga-rar4.cbz': 'UNSUPPORTED_FORMAT',
  'komga-rar5-encrypted.cbz': 'UNSUPPORTED_FORMAT',
  'komga-rar5.cbz': 'UNSUPPORTED_FORMAT',
  'komga-zip-encrypted.cbz': 'ENCRYPTED_ENTRY',
  'many-entries-12000.cbz': 'TOO_MANY_ENTRIES',
  'name-nul-and-control.cbz': 'UNSAFE_ENTRY_NAME',
  'nested-zip-25-levels.cbz': 'NO_PAGES',
  'no-images.cbz': 'NO_PAGES',
  'pdf-named.cbz': 'UNSUPPORTED_FORMAT',
  'polyglot-gif-js.gif': 'PAGE_BROKEN',
  'svg-as-page.cbz': 'PAGE_SVG',
  'svg-script.svg': 'PAGE_SVG',
  'truncated-in-central-directory.cbz': 'ARCHIVE_BROKEN',
  'truncated.jpg': 'PAGE_BROKEN',
  'w3c-ocf-url_link-leaking-relative.epub': 1,
  'w3c-scr-support_svg.epub': 1,
  'w3c-sec-untrusted-consent_network.epub': 1,
  'w3c-sec-untrusted-consent_scripting.epub': 1,
  'zero-dimension.png': 'PAGE_BROKEN',
  'zip-bomb-lying-size.cbz': 'ARCHIVE_BOMB',
  'zip-method-deflate64.cbz': 'UNSUPPORTED_METHOD',
  'zip-method-ppmd.cbz': 'UNSUPPORTED_METHOD',
  'zip-slip-windows.cbz': 'UNSAFE_ENTRY_NAME',
  '16bit-grey.png': 1,
  'animated.webp': 1,
  'comicinfo-lowercase-in-folder.cbz': 4,
  'epub-mimetype-last-compressed.epub': 1,
  'grayscale.jpg': 1,
  'names-cp437.cbz': 2,
  'names-invalid-utf8-flagged.cbz': 2,
  'names-nfc-nfd.cbz': 2,
  'page.webp': 1,
  'sfx-prefix.cbz': 'UNSUPPORTED_FORMAT',
  'tiny-1x1.png': 1,
  'w3c-pub-cmt-avif.epub': 1,
  'w3c-pub-cmt-jxl.epub': 1,
  'zip64-and-comment.cbz': 4,
};

function expectations(): (readonly [folder: string, file: string, what: string, expected: string])[] {
  if (isAbsent) return [['bad', 'EXPECT.tsv', 'absent', '']];
  const [, ...lines] = readFileSync(join(CONTENT, 'EXPECT.tsv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [folder = '', file = '', what = '', expected = ''] = line.split('\t');
    return [folder, file, what, expected] as const;
  });
}

function outcomeOf(result: IngestResult): number | string {
  if (!result.ok) return result.refusal.code;
  return result.publication.episodes.reduce((sum, { pages }) => sum + pages.length, 0);
}

function expectOutcome(file: string, result: IngestResult, outDir: string): void {
  expect(outcomeOf(result)).toBe(OUTCOMES[file]);
  if (result.ok) return;
  expect(result.refusal.sentence).toContain(`"${file}"`);
  expect(result.refusal.sentence).toContain(result.refusal.entry ?? file);
  expect(existsSync(outDir)).toBe(false);
}

describe.skipIf(isAbsent)(`every line of EXPECT.tsv${reason}`, () => {
  it.each(expectations())('%s/%s: %s → %s', async (folder, file) => {
    const outDir = join(await makeFolder(), 'out');
    expectOutcome(file, await ingest(join(CONTENT, folder, file), outDir), outDir);
  });
});

describe.skipIf(isAbsent)(`its bombs, in the child process, end within 2 s and 200 MB${reason}`, () => {
  let child: Awaited<ReturnType<typeof bundleChild>>;
  beforeAll(async () => {
    child = await bundleChild();
  });
  afterAll(() => rm(child.folder, { recursive: true, force: true }));

  it.each(expectations().filter(([, file]) => /bomb|huge|many|nested|loop/.test(file)))(
    '%s/%s: %s',
    async (folder, file) => {
      const outDir = join(await makeFolder(), 'out');
      const { result, usage } = await runIngestChild(join(CONTENT, folder, file), outDir, { childEntry: child.entry });
      expectOutcome(file, result, outDir);
      expect(usage?.cpuMs).toBeLessThan(2_000);
      expect(usage?.peakRssBytes).toBeLessThan(200 * MIB);
    },
  );
});

const read = async (...path: string[]): Promise<Publication> => publicationOf(await ingestPath(join(CONTENT, ...path)));
/** All text of a publication. Tests use `includes` on it, so that a failure does not print a book. */
const textOf = (publication: Publication) =>
  publication.episodes.flatMap(({ pages }) => pages.map((page) => (page.kind === 'text' ? page.html : ''))).join('\n');

describe.skipIf(isAbsent)(`real comics${reason}`, () => {
  it.each([
    ['Pepper & Carrot (en) - c001.cbz', 'en', '1', 'The Potion of Flight', 4],
    ['Pepper & Carrot (de) - c001.cbz', 'de', '1', 'Der Flugtrank', 4],
    ['Pepper & Carrot (en) - c004.cbz', 'en', '4', 'Stroke of Genius', 5],
    ['Pepper & Carrot (en) - c005.cbz', 'en', '5', 'Special holiday episode', 6],
  ])('%s', async (file, language, number, title, pages) => {
    const publication = await read('comics', 'Pepper & Carrot', file);
    const episode = onlyEpisode(publication);
    expect(publication).toMatchObject({
      type: 'COMIC',
      seriesKey: 'pepper-carrot',
      seriesTitle: 'Pepper&Carrot',
      language,
      genres: ['Fantasy', 'Comedy'],
      isAdult: false,
      readingDirection: 'LTR',
      viewerMode: 'PAPER',
    });
    expect(episode).toMatchObject({ number, title });
    expect(episode.pages.map((page) => page.kind === 'image' && page.spread)).toEqual([
      'wide',
      ...Array(pages - 1).fill('none'),
    ]);
    // The cover is the second page, and stays there.
    expect(publication.cover).toEqual(imagesOf(episode)[1]);
    expect(publication.cover).toMatchObject({ widthPx: 1240, heightPx: 1753, mediaType: 'image/jpeg' });
  });

  it('the folder of Pepper & Carrot is two series: one in each language', async () => {
    const several = await ingestPath(join(CONTENT, 'comics', 'Pepper & Carrot'), { severalPublications: true });
    const all = several.result.ok ? [several.result.publication, ...several.result.otherPublications] : [];
    expect(all.map(({ language, episodes }) => [language, ...episodes.map(({ number }) => number)])).toEqual([
      ['de', '1'],
      ['en', '1', '4', '5'],
    ]);
  });

  it.each([
    ['Climate Change Explained to Frogs - webtoon slices unpadded names.cbz'],
    ['Climate Change Explained to Frogs/Episode 1'],
    ['Climate Change Explained to Frogs'],
  ])('%s is a webtoon of 26 slices', async (path) => {
    const publication = await read('comics', path);
    const images = imagesOf(onlyEpisode(publication));
    expect(publication).toMatchObject({
      seriesKey: 'climate-change-explained-to-frogs',
      language: 'en',
      viewerMode: 'SCROLL',
      episodes: [{ number: '1' }],
    });
    expect(images.map(({ widthPx, heightPx }) => `${widthPx}×${heightPx}`)).toEqual(Array(26).fill('800×1280'));
    // Sizes of the files 1, 2, 3 and 10, in natural order, with only the metadata removed.
    const source = [82_042, 108_705, 130_288, 106_216];
    for (const [index, sizeBytes] of source.entries())
      expect(Math.abs((images[index]?.sizeBytes ?? 0) - sizeBytes)).toBeLessThan(2_000);
    expect(Math.abs((images[9]?.sizeBytes ?? 0) - 102_672)).toBeLessThan(2_000);
  });

  it('Haruko is read from right to left, on its sides, with its afterword', async () => {
    const publication = await read('comics', 'haruko-rtl-fxl-xhtml.ja.epub');
    const { pages } = onlyEpisode(publication);
    expect(publication).toMatchObject({
      type: 'COMIC',
      seriesTitle: 'ハルコさんの彼氏',
      language: 'ja',
      readingDirection: 'RTL',
      viewerMode: 'PAPER',
    });
    expect(pages.map((page) => (page.kind === 'image' ? page.spread : 'text'))).toEqual([
      ...Array(6).fill(['left', 'right']).flat(),
      'text',
    ]);
    expect(textOf(publication).includes('この文書について')).toBe(true);
  });
});

describe.skipIf(isAbsent)(`real novels${reason}`, () => {
  it('Kusamakura keeps its vertical lines, its readings and its thirteen chapters', async () => {
    const publication = await read('novels', 'kusamakura-vertical-rl.ja.epub');
    expect(publication).toMatchObject({
      type: 'NOVEL',
      seriesTitle: '草枕',
      language: 'ja',
      readingDirection: 'RTL',
      writingMode: 'VERTICAL',
      creators: [{ name: '夏目 漱石', role: 'AUTHOR' }],
    });
    expect(publication.episodes.map(({ title }) => title)).toEqual([...'一二三四五六七八九十', '十一', '十二', '十三']);
    expect(textOf(publication).includes('<ruby>山路<rt>やまみち</rt></ruby>を登りながら、こう考えた。')).toBe(true);
    expect(textOf(publication).includes('<span class="ls-emphasis-sesame">人の世</span>')).toBe(true);
    expect(publication.cover).not.toBeNull();
  });

  it('the Arabic anthology has its thirty stories, each with its picture, and its credits', async () => {
    const publication = await read('novels', 'asp-anthology.ar-rtl.epub');
    expect(publication).toMatchObject({
      type: 'NOVEL',
      seriesTitle: 'حكايات أفريقية',
      language: 'ar',
      readingDirection: 'RTL',
      writingMode: 'HORIZONTAL',
    });
    expect(publication.episodes).toHaveLength(30);
    expect(publication.episodes.every(({ images }) => images.length === 1)).toBe(true);
    expect(publication.episodes[5]?.title).toBe('سمبقواير');
    expect(textOf(publication).includes('CC BY 4.0')).toBe(true);
    expect(publication.cover).toEqual(publication.episodes[0]?.images[0]);
    expect(publication.isCoverDeclared).toBe(true);
  });

  it('Love Among the Chickens has its twenty-three chapters', async () => {
    const publication = await read('novels', 'wodehouse-love-among-the-chickens.en.epub');
    expect(publication).toMatchObject({
      type: 'NOVEL',
      seriesTitle: 'Love Among the Chickens',
      language: 'en-GB',
      readingDirection: 'LTR',
      publisher: 'Standard Ebooks',
      genres: ['Comedy'],
    });
    expect(publication.episodes).toHaveLength(23);
    expect(publication.episodes[8]).toMatchObject({ number: '9', title: 'IX: Dies Irae' });
    // Title page, imprint and dedication come before the first chapter; the cover is the painting in the drawing.
    expect(publication.episodes[0]?.pages).toHaveLength(5);
    expect(publication.cover).toMatchObject({ widthPx: 1400, heightPx: 2100 });
    expect(/(?:href|src)="(?!#|asset:)/.test(textOf(publication))).toBe(false);
  });
});
