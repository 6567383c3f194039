import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildComicCbz, drawPage, writeZip } from '@longstrip/test-kit/files';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestProgress } from './book.ts';
import { ingestInChild, runIngestChild } from './ingest-in-child.ts';
import { PublicationSchema } from './publication.ts';
import { bundleChild } from './testing/bundle-child.ts';
import { makeFolder } from './testing/ingest-bytes.ts';

let child: Awaited<ReturnType<typeof bundleChild>>;
let folder: string;
let comic: string;
let longBook: string;

beforeAll(async () => {
  child = await bundleChild();
  folder = await makeFolder();
  comic = join(folder, 'comic.cbz');
  await writeFile(comic, await buildComicCbz());
  longBook = await writeLongBook();
});
afterAll(() => rm(child.folder, { recursive: true, force: true }));

const refuse = (path: string) => writeFile(path, 'not an archive');
const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** So many pages that the child is still reading when a test interrupts it. */
async function writeLongBook(): Promise<string> {
  const path = join(folder, 'long.cbz');
  const data = await drawPage(1, { widthPx: 120, heightPx: 170 }).jpeg().toBuffer();
  await writeFile(
    path,
    writeZip(Array.from({ length: 4_800 }, (_, page) => ({ name: `${page}.jpg`, data, store: true }))),
  );
  return path;
}

describe('a child process', () => {
  it('started from source writes page files and a manifest that reads back', async () => {
    const outDir = join(folder, 'from-source');
    const result = await ingestInChild(comic, outDir);
    expect(result).toMatchObject({
      ok: true,
      publication: { seriesKey: 'harbour-tales', episodes: [{ number: '1' }] },
    });
    const manifest = v.parse(PublicationSchema, JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')));
    expect(result.ok && result.publication).toEqual(manifest);
    const named = manifest.episodes.flatMap(({ pages }) =>
      pages.flatMap((page) => (page.kind === 'image' ? page.image.file : [])),
    );
    expect((await readdir(outDir)).sort()).toEqual([...new Set(named), 'manifest.json'].sort());
  });

  it('bundled does the same, and tells how far it is', async () => {
    const steps: IngestProgress[] = [];
    const outDir = join(folder, 'bundled');
    const result = await ingestInChild(longBook, outDir, {
      childEntry: child.entry,
      onProgress: (step) => steps.push(step),
    });
    expect(result).toMatchObject({ ok: true, publication: { seriesKey: 'long' } });
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toMatchObject({ book: 'long.cbz', bookNo: 1, books: 1, of: 4_800, unit: 'page' });
    expect(steps.at(-1)?.done).toBeGreaterThan(0);
  });

  it('leaves a folder that was there empty after a refusal, and removes one that was not', async () => {
    const bad = join(folder, 'bad.cbz');
    await refuse(bad);
    const existing = join(folder, 'existing');
    await mkdir(existing);
    await ingestInChild(bad, existing, { childEntry: child.entry });
    await ingestInChild(bad, join(folder, 'absent'), { childEntry: child.entry });
    expect(await readdir(existing)).toEqual([]);
    expect(existsSync(join(folder, 'absent'))).toBe(false);
  });

  it('does not touch a folder that holds something', async () => {
    const full = join(folder, 'full');
    await mkdir(full);
    await writeFile(join(full, 'mine.txt'), 'mine');
    await expect(ingestInChild(comic, full, { childEntry: child.entry })).rejects.toThrow('is not empty');
    expect(await readdir(full)).toEqual(['mine.txt']);
  });

  it('fails the import, and not this process, where the child says what this version does not know', async () => {
    const babbler = join(child.folder, 'babbler.js');
    await writeFile(babbler, "process.once('message', () => process.send({ kind: 'nonsense' }));");
    const outcome = ingestInChild(comic, join(folder, 'babbled'), { childEntry: babbler });
    await expect(outcome).rejects.toThrow('said what this version does not know');
  });

  it('inherits nothing of the environment', async () => {
    const spy = join(child.folder, 'spy.js');
    await writeFile(
      spy,
      "process.once('message', () => process.send({ kind: 'failed', message: JSON.stringify(process.env) }, () => process.exit(0)));",
    );
    process.env.INGEST_TEST_SECRET = 'a secret';
    try {
      const outcome = await ingestInChild(comic, join(folder, 'spied'), { childEntry: spy }).then(String, String);
      expect(outcome).toContain('MALLOC_ARENA_MAX');
      expect(outcome).not.toContain('a secret');
    } finally {
      delete process.env.INGEST_TEST_SECRET;
    }
  });

  it.each([
    ['crashes', 'process.abort()', 'READER_CRASHED'],
    ['fills its heap', "const all = []; for (;;) all.push(new Array(1e6).fill('x' + Math.random()))", 'MEMORY_LIMIT'],
    ['is killed', "process.kill(process.pid, 'SIGKILL')", 'READER_INTERRUPTED'],
    ['is asked to end', "process.kill(process.pid, 'SIGTERM')", 'READER_INTERRUPTED'],
  ])('that %s is a refusal, and this process goes on', async (name, code, refusal) => {
    const entry = join(child.folder, `${name.replaceAll(' ', '-')}.js`);
    await writeFile(entry, `process.once('message', () => { ${code} });`);
    const outDir = join(folder, name);
    const { result } = await runIngestChild(comic, outDir, { childEntry: entry });
    expect(result).toMatchObject({ ok: false, refusal: { code: refusal, file: 'comic.cbz' } });
    expect(existsSync(outDir)).toBe(false);
  });

  it('that something else ended is started once more, and its signal told', async () => {
    const ended: unknown[] = [];
    const onReaderEnded = (what: unknown) => ended.push(what);
    const killed = (name: string, condition: string) =>
      writeFile(
        join(child.folder, name),
        `import { existsSync, writeFileSync } from 'node:fs';
         const mark = ${JSON.stringify(join(folder, `${name} was killed`))};
         const isFirst = !existsSync(mark);
         writeFileSync(mark, '');
         const send = process.send.bind(process);
         process.send = (...said) => (${condition} ? process.kill(process.pid, 'SIGKILL') : send(...said));
         await import(${JSON.stringify(child.entry)});`,
      ).then(() => join(child.folder, name));
    const run = async (name: string, condition: string) => {
      const childEntry = await killed(name, condition);
      return ingestInChild(comic, join(folder, `after ${name}`), { childEntry, onReaderEnded });
    };
    expect(await run('once.js', 'isFirst')).toMatchObject({ ok: true, publication: { seriesKey: 'harbour-tales' } });
    const first = { signal: 'SIGKILL', file: 'comic.cbz', isRetried: true };
    expect(ended.splice(0)).toMatchObject([first]);
    expect(await run('always.js', 'true')).toMatchObject({
      ok: false,
      refusal: {
        code: 'READER_INTERRUPTED',
        sentence: '"comic.cbz" was refused: reading was interrupted (SIGKILL): import it again.',
      },
    });
    expect(ended).toMatchObject([first, { ...first, isRetried: false }]);
  });

  it('that one book of a folder ends is started again for the others', async () => {
    const series = join(folder, 'Lamp Street');
    await mkdir(series);
    for (const number of [1, 2, 3])
      await writeFile(join(series, `${number}.cbz`), await buildComicCbz({ pages: 1, info: { Number: number } }));
    await refuse(join(series, '4.cbz'));
    const entry = join(child.folder, 'fatal.js');
    await writeFile(
      entry,
      `const send = process.send.bind(process);
       process.send = (message, done) => {
         send(message, done);
         if (message.kind === 'progress' && message.book === '2.cbz') process.abort();
         return true;
       };
       await import(${JSON.stringify(child.entry)});`,
    );
    const run = (keepGoing: boolean, outDir: string) =>
      ingestInChild(series, join(folder, outDir), { childEntry: entry, keepGoing });
    const refused = [
      { file: '2.cbz', code: 'READER_CRASHED' },
      { file: '4.cbz', code: 'UNSUPPORTED_FORMAT' },
    ];
    expect(await run(false, 'not going on')).toMatchObject({ ok: false, refused, fileCount: 4 });
    expect(existsSync(join(folder, 'not going on'))).toBe(false);
    const result = await run(true, 'going on');
    expect(result).toMatchObject({ ok: true, refused, fileCount: 4 });
    expect(result.ok && result.publication.episodes.map(({ file }) => file)).toEqual(['1.cbz', '3.cbz']);
  });

  it('that says nothing for too long is ended', async () => {
    const entry = join(child.folder, 'silent.js');
    await writeFile(entry, 'setInterval(() => {}, 1000)');
    const outDir = join(folder, 'silent');
    const limits = { stallMs: 300, rssBytes: 1e9 };
    const { result } = await runIngestChild(comic, outDir, { childEntry: entry }, limits);
    expect(result).toMatchObject({ ok: false, refusal: { code: 'TIME_LIMIT', file: 'comic.cbz' } });
    expect(existsSync(outDir)).toBe(false);
  });

  it('gives up when it takes more memory than it may', async () => {
    const outDir = join(folder, 'hungry');
    const limits = { stallMs: 60_000, rssBytes: 1_000_000 };
    const { result } = await runIngestChild(longBook, outDir, { childEntry: child.entry }, limits);
    expect(result).toMatchObject({ ok: false, refusal: { code: 'MEMORY_LIMIT', file: 'long.cbz' } });
    expect(existsSync(outDir)).toBe(false);
  });

  it('that cannot start is an error of ours', async () => {
    const entry = join(child.folder, 'broken.js');
    await writeFile(entry, "throw new Error('cannot start')");
    await expect(runIngestChild(comic, join(folder, 'broken'), { childEntry: entry })).rejects.toThrow('cannot start');
  });

  it('is ended by an aborted signal, and leaves nothing behind', async () => {
    const controller = new AbortController();
    const outDir = join(folder, 'aborted');
    const running = ingestInChild(longBook, outDir, {
      childEntry: child.entry,
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('no longer wanted')),
    });
    await expect(running).rejects.toThrow('no longer wanted');
    expect(existsSync(outDir)).toBe(false);
  });

  it('ends by itself and cleans up when its parent is gone', async () => {
    const outDir = join(folder, 'orphan');
    const orphan = fork(child.entry, [], { stdio: 'ignore' });
    orphan.send({ inputPath: longBook, outDir, rssLimitBytes: 1e9, options: {} });
    await once(orphan, 'message');
    expect(isAlive(orphan)).toBe(true);
    expect(existsSync(outDir)).toBe(true);
    orphan.disconnect();
    await once(orphan, 'exit');
    expect(existsSync(outDir)).toBe(false);
  });
});
