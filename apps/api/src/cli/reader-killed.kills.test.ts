import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabaseDirectory } from '@longstrip/database/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeBook } from '../catalogue/import/book.fixture.ts';
import { bundleStartable, kill, open, type Programs, pagesOf } from '../testing/import-kills.ts';

const PAGES = 60;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let programs: Programs;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip reader '));
  programs = await bundleStartable();
});
afterAll(async () => {
  for (const child of started) await kill(child);
  await programs?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Waits for the process that reads a book, and kills it. */
async function killReaderOf({ pid }: ChildProcess): Promise<void> {
  for (;;) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    for (const child of children.trim().split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      if (!command.includes('ingest-child')) continue;
      process.kill(Number(child), 'SIGKILL');
      return;
    }
    await wait(5);
  }
}

it.each([
  ['the command alone', 'was ended by SIGKILL; it is read once more'],
  ['the running product', 'event="import-reader-ended" signal="SIGKILL"'],
])('a book whose reader was killed is read once more by %s, which says the signal', async (who, sentence) => {
  const dataDirectory = join(folder, who);
  await createTestDatabaseDirectory(join(dataDirectory, 'database'));
  const pages = Array.from({ length: PAGES }, (_, page) => page);
  const book = await writeBook(join(folder, `${who}.cbz`), { series: 'Harbour Watch', number: '1', pages });
  const api = who === 'the running product' ? await programs.startApi(dataDirectory) : null;
  if (api !== null) started.push(api);
  const command = programs.startImport(dataDirectory, book);
  started.push(command);
  const ended = once(command, 'exit');
  await killReaderOf(api ?? command);
  const exit = await ended;
  expect(exit, await programs.output()).toEqual([0, null]);
  expect(await programs.output()).toContain(sentence);
  if (api !== null) await kill(api);
  const store = await open(dataDirectory);
  expect(await pagesOf(store, 'harbour-watch')).toHaveLength(PAGES);
  await store.close();
});
