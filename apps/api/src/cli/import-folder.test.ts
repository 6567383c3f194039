import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeBook, writePictureFolder } from '../catalogue/import/book.fixture.ts';
import { ingestBundled, operatorSetups, run, runAt } from '../testing/operators.ts';
import type { CatalogueAdmin } from './catalogue-admin.ts';

// Each import starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
/** A folder of five files, two of them broken. */
let lampStreet: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip folders '));
  lampStreet = join(folder, 'Lamp Street');
  for (const number of ['1', '3', '5'])
    await writeBook(join(lampStreet, `00${number}.cbz`), {
      series: 'Lamp Street',
      number,
      pages: [Number(number), Number(number) + 10],
    });
  await writeFile(join(lampStreet, '002.cbz'), '');
  await writeFile(join(lampStreet, '004.cbz'), '<html></html>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(operatorSetups(1))('a folder of five files, two of them broken, %s', (_, open) => {
  let admin: CatalogueAdmin;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ admin, end } = await open(folder));
  });
  afterAll(() => end?.());

  const place = ['--platform', 'bom-us'];
  const broken = [
    '✗ "002.cbz" was refused: it is empty.',
    '✗ "004.cbz" was refused: it is an HTML page, and not a ZIP archive, an EPUB, or a picture.',
  ];
  const lines = ({ lines: reported }: { lines: string[] }) => reported.join('\n').split('\n');

  it('is refused whole, and both are named', async () => {
    const ran = await run(admin, 'import', lampStreet, ...place);
    expect(ran.exitCode).toBe(2);
    expect(lines(ran)).toEqual([
      ...broken,
      '✗ "Lamp Street" was refused: 2 of its 5 files cannot be taken; --keep-going takes the others.',
      '0 of 5 files were published, 2 refused, 3 held back by them.',
    ]);
    expect((await run(admin, 'catalogue', 'list')).lines.join()).not.toContain('Lamp Street');
  });

  it('is refused whole in a trial, which tells of the good ones too', async () => {
    const ran = await run(admin, 'import', lampStreet, ...place, '--dry-run');
    expect(ran.exitCode).toBe(2);
    const report = lines(ran).filter((line) => !line.startsWith('  +') && !line.includes('came without a cover'));
    expect(report).toEqual([
      '✓ Lamp Street (en), new series: episodes 3 new; pages 6 new. /detail/lamp-street',
      ...['1', '3', '5'].map((number) => `  00${number}.cbz: episode ${number}, 2 pages, new`),
      ...broken,
      '✗ "Lamp Street" was refused: 2 of its 5 files cannot be taken; --keep-going takes the others.',
      '  Nothing was changed: this was a trial.',
      '0 of 5 files would be published, 2 refused, 3 held back by them.',
    ]);
    const { lines: asJson } = await run(admin, 'import', lampStreet, ...place, '--dry-run', '--json');
    expect(JSON.parse(asJson[0] ?? '')).toMatchObject({
      ...{ ok: false, series: 'lamp-street', episodes: 3, refused: [{}, {}] },
      files: ['1', '3', '5'].map((number) => ({ file: `00${number}.cbz`, episodes: [{ number }] })),
    });
    expect((await run(admin, 'catalogue', 'list')).lines.join()).not.toContain('Lamp Street');
  });

  it('gives the three good ones with --keep-going, in a trial and in earnest, and still says which are not', async () => {
    const report = async (...args: string[]) => {
      const ran = await run(admin, 'import', lampStreet, ...place, '--keep-going', ...args);
      expect(ran.exitCode).toBe(2);
      return lines(ran).filter((line) => !line.startsWith('  +') && !line.includes('came without a cover'));
    };
    const files = ['1', '3', '5'].map((number) => `  00${number}.cbz: episode ${number}, 2 pages, new`);
    const series = '✓ Lamp Street (en), new series: episodes 3 new; pages 6 new. /detail/lamp-street';
    expect(await report('--dry-run')).toEqual([
      ...[series, ...files, ...broken, '  Nothing was changed: this was a trial.'],
      '3 of 5 files would be published, 2 refused.',
    ]);
    expect(await report()).toEqual([series, ...files, ...broken, '3 of 5 files were published, 2 refused.']);
    expect((await run(admin, 'catalogue', 'show', 'lamp-street')).lines.join()).toContain('"number": "5"');
  });

  it('tells a program the same', async () => {
    const { exitCode, lines: report } = await run(admin, 'import', lampStreet, ...place, '--keep-going', '--json');
    expect(exitCode).toBe(2);
    const episode = (number: string) => ({ number, pages: 2, change: 'unchanged' });
    const taken = { series: 'lamp-street', title: 'Lamp Street', language: 'en' };
    expect(report.map((line) => JSON.parse(line))).toMatchObject([
      {
        ...{ ok: false, file: 'Lamp Street', code: 'UNSUPPORTED_FORMAT', series: 'lamp-street', pages: 6 },
        error: broken.map((line) => line.slice(2)).join(' '),
        files: ['1', '3', '5'].map((each) => ({ file: `00${each}.cbz`, ...taken, episodes: [episode(each)] })),
        refused: [
          { file: '002.cbz', entry: null, code: 'UNSUPPORTED_FORMAT', sentence: '"002.cbz" was refused: it is empty.' },
          { file: '004.cbz' },
        ],
      },
    ]);
    const { lines: refused } = await run(admin, 'import', lampStreet, ...place, '--json');
    expect(JSON.parse(refused[0] ?? '')).toMatchObject({
      ...{ ok: false, file: 'Lamp Street', series: null, files: [], changes: [], refused: [{}, {}] },
      error: expect.stringMatching(/"002.cbz" was refused: .* "004.cbz" was refused: .* 2 of its 5 files/),
    });
  });

  it('names a file that is taken whole, and what was read from its name', async () => {
    const path = await writePictureFolder(join(folder, 'Big Book 300'), [71]);
    const shared = ['import', path, ...place, '--lang', 'en', '--json'];
    const doubt = expect.stringContaining('--series "Big Book 300" and --number say so');
    const report = async (...args: string[]) => JSON.parse((await run(admin, ...shared, ...args)).lines[0] ?? '');
    expect(await report('--dry-run')).toMatchObject({
      ...{ ok: true, file: 'Big Book 300', warnings: expect.arrayContaining([doubt]), refused: [] },
      files: [{ file: 'Big Book 300', series: 'big', episodes: [{ number: '300', pages: 1, change: 'new' }] }],
    });
    expect(await report('--series', 'Big Book 300', '--number', '01')).toMatchObject({
      ...{ ok: true, warnings: [expect.stringContaining('came without a cover')] },
      files: [{ series: 'big-book-300', episodes: [{ number: '1' }] }],
    });
  });

  it('takes a number for one file only', async () => {
    const usage = await run(admin, 'import', 'a.cbz', 'b.cbz', '--number', '1');
    expect(usage).toMatchObject({ exitCode: 2, said: [expect.stringContaining('--number is for one file')] });
    const several = await run(admin, 'import', lampStreet, ...place, '--number', '1', '--keep-going');
    expect(several).toMatchObject({ exitCode: 2 });
    expect(lines(several).join()).toContain('it holds 5 books, and --number is for one');
  });
});

describe.each(operatorSetups(0))('an operator at a terminal, %s', (setup, open) => {
  it('is shown the pages that are done, of all', async () => {
    const seen: (string | null)[] = [];
    let shown = () => {};
    const isShown = new Promise<void>((resolve) => {
      shown = resolve;
    });
    const { admin, end } = await open(join(folder, `progress ${setup}`), async (path, outDirectory, options) => {
      options.onProgress?.({ book: '003.cbz', bookNo: 3, books: 5, done: 7, of: 20, unit: 'page' });
      await isShown;
      return ingestBundled(path, outDirectory, options);
    });
    const progress = (sentence: string | null) => {
      seen.push(sentence);
      if (sentence?.includes('page 7')) shown();
    };
    const book = join(lampStreet, '001.cbz');
    await runAt(admin, { progress }, 'import', book, '--platform', 'bom-us');
    expect(seen).toContain('001.cbz: file 3 of 5, 003.cbz: page 7 of 20 …');
    expect(seen.at(-1)).toBeNull();
    seen.length = 0;
    await runAt(admin, { progress }, 'import', book, '--json');
    expect(seen).toEqual([]);
    await end();
  });
});
