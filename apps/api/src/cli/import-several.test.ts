import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writePictureFolder } from '../catalogue/import/book.fixture.ts';
import { operatorSetups, run } from '../testing/operators.ts';
import type { CatalogueAdmin } from './catalogue-admin.ts';

// Each import starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip several '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(operatorSetups(1))('several files of one command, %s', (_, open) => {
  let admin: CatalogueAdmin;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ admin, end } = await open(folder));
  });
  afterAll(() => end?.());

  const place = ['--platform', 'bom-us', '--lang', 'en'];
  async function importAll(...args: string[]) {
    const { exitCode, lines } = await run(admin, 'import', ...args, ...place, '--json');
    return { exitCode, reports: lines.map((line) => JSON.parse(line)) };
  }

  it('never replaces the episode that one of them has become, in a trial neither', async () => {
    const first = await writePictureFolder(join(folder, 'one', '005'), [1, 2]);
    const second = await writePictureFolder(join(folder, 'two', 'Episode 5'), [3]);
    const refused = {
      code: 'DUPLICATE_EPISODE',
      file: 'Episode 5',
      error: `"Episode 5" was refused: "${second}" and "${first}" are both episode 5 of "Kelp" (en). Leave one of them out; or give it a number of its own, by --number, its metadata or its name, or another --series.`,
    };
    for (const trial of [['--dry-run'], []]) {
      expect(await importAll(first, second, '--series', 'Kelp', ...trial)).toMatchObject({
        exitCode: 2,
        reports: [{ ok: true, changes: [{ isNew: true }] }, refused],
      });
    }
    // In a command of its own it counts as intended, and so does the very same file twice.
    expect(await importAll(first, first, '--series', 'Kelp')).toMatchObject({ exitCode: 0 });
    expect(await importAll(second, '--series', 'Kelp')).toMatchObject({
      exitCode: 0,
      reports: [{ changes: [{ episodes: { changed: 1 } }] }],
    });
  });

  it('tells files apart whose paths end alike, however long they are', async () => {
    const long = Array.from({ length: 30 }, () => 'drawer-of-old-books').join('/');
    const first = await writePictureFolder(join(folder, 'seven', long, '008'), [31]);
    const second = await writePictureFolder(join(folder, 'eight', long, '008'), [32]);
    expect(await importAll(first, second, '--series', 'Drawers')).toMatchObject({
      exitCode: 2,
      reports: [{ ok: true }, { code: 'DUPLICATE_EPISODE' }],
    });
  });

  it('takes copies of one book for what they are, and books without a number for two', async () => {
    const book = await writePictureFolder(join(folder, 'three', '007'), [11, 12]);
    const copy = await writePictureFolder(join(folder, 'four', '007'), [11, 12]);
    expect(await importAll(book, copy, '--series', 'Copies')).toMatchObject({
      exitCode: 0,
      reports: [{ ok: true }, { changes: [{ episodes: { unchanged: 1 } }] }],
    });
    const tides = await writePictureFolder(join(folder, 'five', 'Tides'), [21]);
    const ebb = await writePictureFolder(join(folder, 'six', 'Ebb'), [22]);
    for (const trial of [['--dry-run'], []]) {
      expect(await importAll(tides, ebb, '--series', 'Shorts', ...trial)).toMatchObject({ exitCode: 0 });
    }
  });
});
