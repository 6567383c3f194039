import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLog } from '@longstrip/database/schema';
import { type EpubItemSpec, writeEpub, writeXhtml } from '@longstrip/test-kit/files';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeBook, writePictureFolder } from '../catalogue/import/book.fixture.ts';
import { connect, createDataDirectory, run, startApi } from '../testing/operators.ts';
import type { CatalogueAdmin } from './catalogue-admin.ts';

// Each import starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
let bookPath: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip commands '));
  bookPath = await writeBook(join(folder, 'Tea Ghosts 001.cbz'), {
    series: 'Tea Ghosts',
    number: '1',
    pages: [1, 2, 3],
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The same tests, in either process. */
function commandsWork(name: string, open: () => Promise<{ admin: CatalogueAdmin; end: () => Promise<void> }>) {
  describe(name, () => {
    let admin: CatalogueAdmin;
    let end: () => Promise<void>;
    beforeAll(async () => {
      ({ admin, end } = await open());
    });
    afterAll(() => end?.());

    it('imports a file and says so in one line of JSON', async () => {
      const ran = await run(admin, 'import', bookPath, '--platform', 'bom-us', '--free', '1', '--json');
      expect(ran).toMatchObject({ exitCode: 0, said: [] });
      expect(ran.lines).toHaveLength(1);
      expect(JSON.parse(ran.lines[0] ?? '')).toMatchObject({
        ok: true,
        file: 'Tea Ghosts 001.cbz',
        series: 'tea-ghosts',
        episodes: 1,
        pages: 3,
        warnings: [expect.stringContaining('came without a cover')],
        error: null,
        changes: [{ isNew: true, pages: { added: 3 } }],
      });
    });

    it('finds no change in the same file', async () => {
      const { lines } = await run(admin, 'import', bookPath, '--json');
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        ok: true,
        changes: [{ isNew: false, pages: { unchanged: 3 } }],
      });
    });

    it('imports folders, several at once, each with its line', async () => {
      const one = await writePictureFolder(join(folder, 'Paper Sea', 'c1'), [11, 12]);
      const two = await writePictureFolder(join(folder, 'Paper Sea', 'c2'), [13]);
      const place = ['--platform', 'bom-us,beltoon-jp', '--lang', 'en'];
      const options = [...place, '--series', 'Paper Sea', '--weekday', 'mon,TEN'];
      const { lines } = await run(admin, 'import', one, two, ...options, '--rent', '2', '--json');
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { ok: true, series: 'paper-sea', pages: 2 },
        { ok: true, series: 'paper-sea', pages: 1 },
      ]);
      const { lines: shown } = await run(admin, 'catalogue', 'show', 'paper-sea', '--json');
      expect(JSON.parse(shown[0] ?? '')).toMatchObject({
        days: ['MONDAY', 'TEN'],
        platforms: { 'beltoon-jp': { rentCoin: 2, possessionCoin: 5 }, 'bom-us': { rentCoin: 2 } },
        episodes: [{ number: '1' }, { number: '2' }],
      });
    });

    it('shows what was changed', async () => {
      const { lines } = await run(admin, 'audit', '--subject', 'series', '--limit', '1', '--json');
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ action: 'series.import', actorRole: 'owner' }]);
      expect((await run(admin, 'audit', '--limit', '5000')).said.join()).toMatch(/^a limit is .+/);
    });

    it('refuses a file in one sentence and goes on with the next', async () => {
      const bad = join(folder, 'bad.cbz');
      await writeFile(bad, 'this is no archive');
      const ran = await run(admin, 'import', bad, join(folder, 'missing.cbz'), bookPath, '--json');
      expect(ran.exitCode).toBe(2);
      const [first, second, third] = ran.lines.map((line) => JSON.parse(line));
      expect(first).toMatchObject({ ok: false, series: null, pages: 0, file: 'bad.cbz', entry: null });
      expect(first.error).toContain('bad.cbz');
      expect(second).toMatchObject({ ok: false, file: 'missing.cbz' });
      expect(second.error).toContain('missing.cbz');
      expect(third).toMatchObject({ ok: true, series: 'tea-ghosts' });
    });

    it.skipIf(process.platform !== 'linux')('refuses what cannot be read, and goes on with the next', async () => {
      const misnamed = await writePictureFolder(join(folder, 'Misnamed'), [21]);
      await writeFile(Buffer.concat([Buffer.from(`${misnamed}/2`), Buffer.of(0xff, 0xfe), Buffer.from('.jpg')]), 'x');
      const pipe = join(folder, 'pipe');
      spawnSync('mkfifo', [pipe]);
      const ran = await run(admin, 'import', misnamed, '/proc/self/mem', pipe, bookPath, '--json');
      expect(ran).toMatchObject({ exitCode: 2, said: [] });
      expect(ran.lines.map((line) => JSON.parse(line))).toMatchObject([
        { ok: false, code: 'INPUT_UNREADABLE', file: 'Misnamed', entry: '2\u{FFFD}\u{FFFD}.jpg' },
        { ok: false, code: 'INPUT_UNREADABLE', file: 'mem', error: '"mem" was refused: it cannot be read (EIO).' },
        { ok: false, error: expect.stringMatching(/^"pipe" was refused: it is neither a file nor a folder\.$/) },
        { ok: true, series: 'tea-ghosts' },
      ]);
    });

    it('says what an EPUB misses of its reading order', async () => {
      const chapter = (number: number, more: Partial<EpubItemSpec> = {}): EpubItemSpec => ({
        href: `c${number}.xhtml`,
        mediaType: 'application/xhtml+xml',
        data: writeXhtml({ title: `Chapter ${number}`, language: 'en', body: `<p>Text ${number}.</p>` }),
        spine: true,
        ...more,
      });
      const items = [chapter(1), chapter(2, { isAbsent: true }), chapter(3, { idref: 'gone' })];
      const path = join(folder, 'Half a Book.epub');
      await writeFile(path, writeEpub({ title: 'Half a Book', language: 'en', items }));
      const { lines } = await run(admin, 'import', path, '--platform', 'bom-us', '--dry-run');
      expect(lines.join('\n').split('\n')).toEqual(
        expect.arrayContaining([
          '  ! "Half a Book.epub": its reading order names "EPUB/c2.xhtml", which is not in the EPUB; it is left out.',
          '  ! "Half a Book.epub": its reading order names "gone", which its manifest does not list; it is left out.',
        ]),
      );
    });

    it('says what a trial would change of prices and titles', async () => {
      const args = ['--platform', 'bom-us', '--rent', '99', '--own', '150', '--title', 'Tea', '--dry-run'];
      const { lines } = await run(admin, 'import', bookPath, ...args);
      expect(lines.join('\n').split('\n')).toEqual([
        '✓ Tea (en): episodes 1 unchanged; pages 3 unchanged. /detail/tea-ghosts',
        '  Tea Ghosts 001.cbz: episode 1, 3 pages, unchanged',
        '  ~ title "Tea Ghosts" → "Tea"',
        '  ~ bom-us: rent 3 → 99',
        '  ~ bom-us: own 5 → 150',
        '  Nothing was changed: this was a trial.',
      ]);
    });

    it('keeps the other price where one is stated alone, and says what was not stated', async () => {
      const path = await writePictureFolder(join(folder, 'Gull Song 001'), [91]);
      const report = async (file: string, platformId: string) => {
        const args = ['--platform', platformId, '--lang', 'en', '--rent', '2', '--dry-run'];
        const { lines } = await run(admin, 'import', file, ...args);
        return lines
          .join('\n')
          .replace(/opens [^;]*/g, 'opens …')
          .split('\n');
      };
      const offer = 'rent 2, own 5 (default), free 0 (default), opens …; --own and --free for others';
      expect(await report(path, 'bom-us')).toContain(`  + bom-us: ${offer}`);
      expect(await report(bookPath, 'bom-th')).toContain(`  ~ bom-th: new there, ${offer}`);
    });

    it('credits each series of a folder with its own, on one line', async () => {
      const path = join(folder, 'Two Tongues');
      const book = { series: 'Two Tongues', number: '1' };
      await writeBook(join(path, 'one.cbz'), { ...book, pages: [31, 32], language: 'en' });
      await writeBook(join(path, 'eins.cbz'), { ...book, pages: [33], language: 'de' });
      const { lines } = await run(admin, 'import', path, '--platform', 'bom-us', '--dry-run', '--json');
      expect(lines).toHaveLength(1);
      const { series, episodes, pages, otherSeries } = JSON.parse(lines[0] ?? '');
      const credited = [{ series, episodes, pages }, ...otherSeries];
      expect(credited.map((each) => [each.episodes, each.pages]).toSorted()).toEqual([
        [1, 1],
        [1, 2],
      ]);
      expect(new Set(credited.map((each) => each.series)).size).toBe(2);
      expect(otherSeries).toMatchObject([{ language: expect.stringMatching(/^(de|en)$/) }]);
    });

    it.each([
      [['import', 'page.webp', '--platform', 'bom-us', '--free', 'abc'], /--free.*"abc" is not a whole number/],
      [['import', 'page.webp', '--free', '999999999999'], /--free.*must be a whole number from 0 to 1000000/],
      [['import', 'page.webp', '--rent', '999999999999'], /--rent.*a price is at most 100000 coins/],
      [['import', 'page.webp', '--adult', '--no-adult'], /--adult and --no-adult do not go together/],
      [['catalogue', 'set', 'x', '--no-original', '--original'], /--original and --no-original do not go together/],
      [['import'], /missing required argument 'file'/],
      [['import', 'page.webp', '--fre', '1'], /unknown option '--fre'/],
      [['apply', 'nowhere.json'], /nowhere\.json: there is no such file/],
    ])('tells a program in JSON what is wrong with %j', async (args, sentence) => {
      const ran = await run(admin, ...args, '--json');
      expect(ran).toMatchObject({ exitCode: 2, said: [expect.stringMatching(sentence)] });
      expect(ran.lines.map((line) => JSON.parse(line))).toMatchObject([
        { ok: false, error: expect.stringMatching(sentence), code: expect.stringMatching(/^(USAGE|REFUSED)$/) },
      ]);
    });

    it('tells a trial from the real thing', async () => {
      const path = await writeBook(join(folder, 'Trial.cbz'), { series: 'Trial', number: '1', pages: [21] });
      const trial = await run(admin, 'import', path, '--platform', 'bom-us', '--dry-run');
      expect(trial.lines.join('\n')).toContain('Nothing was changed: this was a trial.');
      expect((await run(admin, 'catalogue', 'list')).lines.join('\n')).not.toContain('trial');
    });

    it('lists, sets, hides, shows again, removes and restores', async () => {
      expect(
        (await run(admin, 'catalogue', 'set', 'tea-ghosts', '--title', 'Tea & Ghosts', '--status', 'ongoing')).lines,
      ).toEqual(['series tea-ghosts: changed']);
      expect((await run(admin, 'catalogue', 'set', 'tea-ghosts', '--title', 'Tea & Ghosts')).lines).toEqual([
        'series tea-ghosts: already so',
      ]);
      const prices = ['--platform', 'bom-us', '--rent', 'none', '--own', '9', '--free', '0'];
      expect(await run(admin, 'catalogue', 'set', 'tea-ghosts', ...prices)).toMatchObject({ exitCode: 0 });
      expect(await run(admin, 'catalogue', 'hide', 'tea-ghosts')).toMatchObject({ exitCode: 0 });
      expect(await run(admin, 'catalogue', 'remove', 'paper-sea')).toMatchObject({ exitCode: 0 });
      const { lines } = await run(admin, 'catalogue', 'list', '--json');
      const listed = (lines[0] ?? '').split('\n').map((line) => JSON.parse(line));
      expect(listed).toMatchObject([
        { alias: 'tea-ghosts', title: 'Tea & Ghosts', platforms: [{ platformId: 'bom-us', isVisible: false }] },
        { alias: 'paper-sea', isRemoved: true },
      ]);
      await run(admin, 'catalogue', 'unhide', 'tea-ghosts', '--platform', 'bom-us');
      await run(admin, 'catalogue', 'restore', 'paper-sea');
      const { lines: shown } = await run(admin, 'catalogue', 'show', 'tea-ghosts', '--json');
      expect(JSON.parse(shown[0] ?? '')).toMatchObject({
        platforms: { 'bom-us': { isVisible: true, rentCoin: null, possessionCoin: 9, freeEpisodeCount: 0 } },
      });
    });

    it('brings a draft in, sets its price, and publishes it', async () => {
      const path = await writeBook(join(folder, 'Draft 1.cbz'), { series: 'Draft', number: '1', pages: [61] });
      const brought = await run(admin, 'import', path, '--platform', 'bom-us', '--draft', '--json');
      expect(JSON.parse(brought.lines[0] ?? '').warnings).toContainEqual(expect.stringContaining('publish draft'));
      const listed = async () =>
        (await run(admin, 'catalogue', 'list')).lines
          .join('\n')
          .split('\n')
          .find((line) => line.includes(' draft '));
      expect(await listed()).toContain('(bom-us, draft)');
      await run(admin, 'catalogue', 'set', 'draft', '--platform', 'bom-us', '--rent', '8');
      expect(await run(admin, 'catalogue', 'publish', 'draft', '--platform', 'bom-th')).toMatchObject({ exitCode: 2 });
      const published = await run(admin, 'catalogue', 'publish', 'draft', '--open-weekly', 'fri@20:00');
      expect(published).toMatchObject({ exitCode: 0, lines: ['series draft: changed'] });
      const { lines } = await run(admin, 'catalogue', 'show', 'draft', '--json');
      const shown = JSON.parse(lines[0] ?? '');
      expect(shown.platforms['bom-us']).toMatchObject({ isVisible: true, isDraft: false, rentCoin: 8 });
      expect(shown.episodes[0].platforms['bom-us'].openedAtMs).toBeGreaterThan(Date.now());
      expect((await run(admin, 'catalogue', 'publish', 'draft')).lines).toEqual(['series draft: already so']);
      const wrong = await run(admin, 'import', path, '--open-weekly', 'friday');
      expect(wrong).toMatchObject({ exitCode: 2, said: [expect.stringContaining('FRI@20:00')] });
    });

    it('takes an episode down until it is restored, by a command or with the import', async () => {
      const path = await writeBook(join(folder, 'Down 1.cbz'), { series: 'Down', number: '1', pages: [51] });
      const brought = async (...args: string[]) => {
        const { exitCode, lines } = await run(admin, 'import', path, '--platform', 'bom-us', '--json', ...args);
        return [exitCode, JSON.parse(lines[0] ?? '').code ?? 'taken'];
      };
      const isDown = async () =>
        JSON.parse((await run(admin, 'catalogue', 'show', 'down', '--json')).lines[0] ?? '').episodes[0].isRemoved;
      expect(await brought()).toEqual([0, 'taken']);
      expect(await run(admin, 'catalogue', 'remove', 'down', '1')).toMatchObject({ exitCode: 0 });
      expect([await brought(), await brought('--dry-run'), await isDown()]).toEqual([
        ...[[2, 'EPISODE_REMOVED'], [2, 'EPISODE_REMOVED'], true],
      ]);
      expect(await run(admin, 'catalogue', 'restore', 'down', '1')).toMatchObject({ lines: ['series down: changed'] });
      expect([await isDown(), await brought()]).toEqual([false, [0, 'taken']]);
      await run(admin, 'catalogue', 'remove', 'down', '1');
      expect([await brought('--restore'), await isDown()]).toEqual([[0, 'taken'], false]);

      await run(admin, 'catalogue', 'remove', 'down');
      expect([await brought(), await brought('--restore')]).toEqual([
        [2, 'SERIES_REMOVED'],
        [0, 'taken'],
      ]);
      expect(await run(admin, 'catalogue', 'hide', 'down', '1')).toMatchObject({ exitCode: 0 });
      expect((await run(admin, 'import', path)).lines[0]).toContain('Episode 1 is hidden on bom-us');
      expect(await run(admin, 'catalogue', 'restore', 'down', '9')).toMatchObject({
        ...{ exitCode: 2, said: ['there is no episode 9.'] },
      });
      expect(await run(admin, 'catalogue', 'remove', 'down')).toMatchObject({ exitCode: 0 });
    });

    it('tries several files as it would do them: what one would take is taken for the next', async () => {
      const book = (name: string, series: string, number: string, page: number) =>
        writeBook(join(folder, 'Same Name', name), { series, number, pages: [page] });
      const one = await book('one.cbz', 'Same One', '1', 41);
      const two = await book('two.cbz', 'Same Two', '1', 42);
      const more = await book('more.cbz', 'Same One', '2', 43);
      const shared = [one, two, more, '--platform', 'bom-us', '--alias', 'same', '--json'];
      const linesOf = async (...args: string[]) => {
        const { exitCode, lines } = await run(admin, 'import', ...shared, ...args);
        const replies = lines.map((line) => JSON.parse(line));
        return { exitCode, replies: replies.map(({ ok, series, code, error }) => ({ ok, series, code, error })) };
      };
      const tried = await linesOf('--dry-run');
      expect(tried).toMatchObject({
        exitCode: 2,
        replies: [{ series: 'same' }, { code: 'ALIAS_TAKEN' }, { series: 'same' }],
      });
      expect(await linesOf()).toEqual(tried);
      expect(await run(admin, 'catalogue', 'remove', 'same')).toMatchObject({ exitCode: 0 });
    });

    it.each([
      [['catalogue', 'show', 'unknown'], 'there is no series unknown: npm run catalogue -- list shows them all.'],
      [['catalogue', 'hide', 'tea-ghosts', '--platform', 'bom-th'], 'the series tea-ghosts is not on bom-th.'],
      [
        ['catalogue', 'set', 'tea-ghosts', '--rent', '3'],
        'prices, free episodes and openings belong to a platform: name it by --platform.',
      ],
      [
        ['catalogue', 'set', 'unknown', '--title', 'x'],
        'there is no series unknown: npm run catalogue -- list shows them all.',
      ],
    ])('refuses %j with a sentence', async (args, sentence) => {
      expect(await run(admin, ...args)).toMatchObject({ exitCode: 2, lines: [], said: [sentence] });
    });

    it('applies a file, twice the same, and names what is wrong with another', async () => {
      const good = join(folder, `${name}.json`);
      await writeFile(good, JSON.stringify({ series: [{ series: 'tea-ghosts', synopsis: `Told ${name}.` }] }));
      expect((await run(admin, 'apply', good)).lines).toEqual(['✓ series tea-ghosts']);
      expect((await run(admin, 'apply', good)).lines).toEqual(['= series tea-ghosts']);
      await writeFile(good, JSON.stringify({ series: [] }));
      expect(await run(admin, 'apply', good)).toMatchObject({ exitCode: 0, lines: [`= ${good}: it lists nothing.`] });
      const bad = join(folder, 'bad.json');
      await writeFile(bad, JSON.stringify({ series: [{ series: 'tea-ghosts', synopsis: 3 }] }));
      expect(await run(admin, 'apply', bad)).toMatchObject({
        exitCode: 2,
        lines: [`✗ ${bad}: series.0.synopsis: 3 is not string.`],
      });
      await writeFile(bad, '{');
      expect((await run(admin, 'apply', bad)).said.join()).toMatch(/bad\.json: is not JSON \(/);
    });

    it('keeps and shows titles without what steers a terminal, also those that were stored before', async () => {
      const title = '\u001B[31mTea\u001B[0m \u202E&\u009B Ghosts\u0000';
      await run(admin, 'catalogue', 'set', 'tea-ghosts', '--title', title, '--synopsis', '\u001B]0;x\u0007One.\nTwo.');
      const { lines } = await run(admin, 'catalogue', 'show', 'tea-ghosts', '--json');
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ title: 'Tea & Ghosts', synopsis: 'One.\nTwo.' });
      const tag = ['--genre', 'Sea\u0007,\u202ETea', '--title', title, '--json'];
      const brought = await run(admin, 'import', bookPath, ...tag);
      expect(JSON.parse(brought.lines[0] ?? '').changes[0].fields).toMatchObject([
        { field: 'tags', after: expect.arrayContaining(['Sea', 'Tea']) },
      ]);
      expect(await run(admin, 'catalogue', 'show', '\u001B[2J')).toMatchObject({
        said: [expect.stringMatching(/^[^\p{Cc}]+$/u)],
      });
    });

    it('finds no demo to remove', async () => {
      expect((await run(admin, 'demo', 'remove')).lines).toEqual(['There is no demo series.']);
    });
  });
}

commandsWork('by the command line alone', async () => {
  const dataDirectory = await createDataDirectory(join(folder, 'alone'));
  const admin = connect(dataDirectory);
  return { admin, end: () => admin.close() };
});

commandsWork('through the running api', async () => {
  const dataDirectory = await createDataDirectory(join(folder, 'running'));
  const { store, faults, end } = await startApi(dataDirectory);
  const admin = connect(dataDirectory);
  return {
    admin,
    async end() {
      const actors = await store.database.orm
        .selectDistinct({ actor: auditLog.actor, requestId: auditLog.requestId })
        .from(auditLog);
      expect(actors).toEqual([{ actor: 'commands on this machine', requestId: 'request-7' }]);
      expect(await readdir(store.temporaryDirectory)).toEqual([]);
      expect(faults).toEqual([]);
      await admin.close();
      await end();
    },
  };
});
