import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  folder = await mkdtemp(join(tmpdir(), 'longstrip names '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(operatorSetups(0))('what names tell an import, %s', (setup, open) => {
  let admin: CatalogueAdmin;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ admin, end } = await open(folder));
  });
  afterAll(() => end?.());

  it('reads the title of what is named by a number alone from the folder around it', async () => {
    const path = await writePictureFolder(join(folder, 'Kite Weather (de)', '012'), [41]);
    await run(admin, 'import', path, '--platform', 'bom-us');
    const { lines } = await run(admin, 'catalogue', 'show', 'kite-weather', '--json');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      title: 'Kite Weather',
      language: 'de',
      episodes: [{ number: '12' }],
    });
  });

  it('puts seasons of two works that are given alone into two series', async () => {
    for (const [work, seed] of [
      ['Moon Farm', 81],
      ['Star Crew', 82],
    ] as const) {
      await writePictureFolder(join(folder, work, 'Season 2', 'Episode 1'), [seed]);
      await run(admin, 'import', join(folder, work, 'Season 2'), '--platform', 'bom-us');
      const { lines } = await run(admin, 'catalogue', 'show', work.toLowerCase().replace(' ', '-'), '--json');
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ title: work, episodes: [{ number: '2-1' }] });
    }
  });

  it('takes a language in whatever letters, and keeps it in one form', async () => {
    const path = await writePictureFolder(join(folder, 'Lantern Tide', 'c1'), [51]);
    const place = ['--series', 'Lantern Tide', '--platform', 'beltoon-jp', '--json'];
    const isNew = async (language: string) => {
      const { lines } = await run(admin, 'import', path, ...place, '--lang', language);
      return JSON.parse(lines[0] ?? '').changes.map((each: { isNew: boolean }) => each.isNew);
    };
    expect([await isNew('JA'), await isNew('ja'), await isNew('Ja-jp')]).toEqual([[true], [false], [false]]);
    const languageOf = async (reference: string) =>
      JSON.parse((await run(admin, 'catalogue', 'show', reference, '--json')).lines[0] ?? '').language;
    expect(await languageOf('lantern-tide/JA')).toBe('ja');
    await run(admin, 'catalogue', 'set', 'lantern-tide', '--lang', 'zh-tw');
    expect(await languageOf('lantern-tide')).toBe('zh-TW');
    const file = join(folder, `${setup} language.json`);
    await writeFile(file, JSON.stringify({ series: [{ series: 'lantern-tide/ZH-tw', language: 'FR' }] }));
    await run(admin, 'apply', file);
    expect(await languageOf('lantern-tide')).toBe('fr');
  });
});
