import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compareNaturally } from './naming/natural-order.ts';
import type { Publication } from './publication.ts';
import { openZipSource } from './source/zip-source.ts';
import { ingestPath } from './testing/ingest-bytes.ts';

/** Small inputs made after bugs that people reported in similar software; never part of the repository. */
const CASES = fileURLToPath(new URL('../../../../shared/content/cases', import.meta.url));
const isAbsent = !existsSync(join(CASES, 'CASES.tsv'));
const reason = isAbsent ? ` (left out, reason: ${CASES} is not there)` : '';

type Answer = Record<string, unknown> | string;

const seriesOf = ({ seriesTitle, episodes }: Publication) => [seriesTitle, ...episodes.map(({ number }) => number)];

const ANSWERS: readonly [path: string, answer: Answer, series?: readonly (readonly string[])[]][] = [
  ['c01-sjis-front-back/Harbour Lights 003.cbz', { warnings: [] }, [['Harbour Lights', '3']]],
  ['c02-zip-of-volumes-with-cover/Gull Night.zip', 'it holds other archives, which must be unpacked first.'],
  [
    'c03-han-numerals/灯台の夜',
    { warnings: [] },
    [['灯台の夜', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']],
  ],
  [
    'c04-comicinfo-utf16-declared/a.cbz',
    { publication: { episodes: [{ title: 'Ebb', readingDirection: 'RTL' }] } },
    [['Café Harbour', '7']],
  ],
  [
    'c05-comicinfo-cp1252-bytes/b.cbz',
    {
      publication: { synopsis: 'It’s “ebb”…', episodes: [{ title: 'Déjà vu — ebb' }] },
      warnings: [expect.stringContaining('read as windows-1252')],
    },
    [['Harbour', '8']],
  ],
  ['c06-trailing-bytes/Trail 001.cbz', { warnings: [expect.stringContaining('512 bytes')] }, [['Trail', '1']]],
  ['c07-pictures/Pictures small 001.cbz', {}, [['Pictures small', '1']]],
  ['c08-no-space-before-number/Shelf', { warnings: [] }, [['Shelf', '9', '10']]],
  ['c09-number-in-brackets-first/Shelf', { warnings: [] }, [['Shelf', '12', '13']]],
  ['c10-past-999/Shelf', { warnings: [] }, [['Shelf', '998', '999', '1000', '1002', '1003']]],
  ['c11-season-in-file-name/Shelf', { warnings: [] }, [['Shelf', '1-3', '2-3']]],
  ['c12-suffix-INH/Shelf', { warnings: [] }, [['Shelf', '20', '20.INH', '21']]],
  ['c13-negative/Shelf', { warnings: [] }, [['Shelf', '-1', '0', '1']]],
  ['c14-folder-of-volumes/灯台日和 第01-02巻', { warnings: [] }, [['灯台日和', '1', '2']]],
  ['c14-folder-of-volumes/汐の町 全31巻', { warnings: [] }, [['汐の町', '1', '2']]],
  [
    'c14-folder-of-volumes',
    { warnings: [] },
    [
      ['汐の町', '1', '2'],
      ['灯台日和', '1', '2'],
    ],
  ],
  [
    'e02-utf16-declared-chapter/Tide Tables e02.epub',
    { warnings: [expect.stringContaining('it declares utf-16 and was read as UTF-8')] },
    [['Tide Tables', '1', '2']],
  ],
  ['e07-background-pages/Gull Comic e07.epub', {}, [['Gull Comic 6', '1']]],
];

it.skipIf(isAbsent).each(ANSWERS)(
  `the case %s of shared/content is read rightly${reason}`,
  async (path, answer, series) => {
    const { result } = await ingestPath(join(CASES, path), { severalPublications: true });
    if (typeof answer === 'string') {
      expect(result.ok ? 'taken' : result.refusal.sentence).toContain(answer);
      return;
    }
    expect(result).toMatchObject({ ok: true, ...answer });
    const publications = result.ok ? [result.publication, ...result.otherPublications] : [];
    expect(publications.map(seriesOf)).toEqual(series);
  },
);

const pagesOf = async (path: string) => {
  const { result } = await ingestPath(join(CASES, path));
  return result.ok ? (result.publication.episodes[0]?.pages ?? []) : [];
};

it.skipIf(isAbsent).each([
  ['c01-sjis-front-back/Harbour Lights 003.cbz', 6],
  ['c06-trailing-bytes/Trail 001.cbz', 2],
  ['c07-pictures/Pictures small 001.cbz', 4],
  ['e07-background-pages/Gull Comic e07.epub', 6],
])(`the case %s of shared/content has all its %i pages${reason}`, async (path, count) => {
  expect(await pagesOf(path)).toHaveLength(count);
});

it.skipIf(isAbsent)(`the pages of the case c01 of shared/content are in their order${reason}`, async () => {
  const source = await openZipSource(join(CASES, 'c01-sjis-front-back', 'Harbour Lights 003.cbz'));
  source.close();
  const names = source.entries.map(({ path }) => path).sort(compareNaturally);
  expect(names).toEqual(['カバー表.jpg', 'カバー裏.jpg', '第1頁.jpg', '第2頁.jpg', '第10頁.jpg', '第十.jpg']);
});
