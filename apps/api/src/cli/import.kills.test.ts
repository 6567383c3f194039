import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabaseDirectory } from '@longstrip/database/testing';
import { ingestInChild } from '@longstrip/ingest';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepFiles, UNNAMED_RETENTION_MS } from '../catalogue/files/sweep-files.ts';
import { writeBook } from '../catalogue/import/book.fixture.ts';
import { type Ingest, importFile } from '../catalogue/import/import-file.ts';
import { NO_IMPORT_OPTIONS } from '../catalogue/publish/import-options.ts';
import { ImportSessions } from '../catalogue/publish/import-sessions.ts';
import { localOwner } from '../shared/operator.ts';
import type { Store } from '../store/open-store.ts';
import {
  bundleStartable,
  findHalves,
  kill,
  open,
  type Programs,
  pagesOf,
  seededRandom,
} from '../testing/import-kills.ts';

const ALL_ROUNDS = 30;
/** A round is two kills of a command alone, and one while the product runs. */
const ROUNDS = isWholeRun ? ALL_ROUNDS : 3;
const SEED = 20_300_115;
const PAGES = 30;

vi.setConfig({ testTimeout: ROUNDS * 60_000, hookTimeout: 120_000 });

let folder: string;
let programs: Programs;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip killed '));
  programs = await bundleStartable();
});
afterAll(async () => {
  for (const child of started) await kill(child);
  await programs?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** A book of 30 pages; another `edition` has other pages under the same name and number. */
function makeBook(round: number, edition: 1 | 2): Promise<string> {
  const pages = Array.from({ length: PAGES }, (_, index) => round * 1_000 + edition * 100 + index);
  return writeBook(join(folder, `edition ${edition}`, `Round ${round}.cbz`), {
    series: `Round ${round}`,
    number: '1',
    pages,
  });
}

async function importHere(store: Store, path: string): Promise<void> {
  const ingest: Ingest = (file, outDirectory, options) =>
    ingestInChild(file, outDirectory, { ...options, childEntry: programs.ingestEntry });
  const commands = new ImportSessions();
  const parts = { ...store, ingest, commands, operator: localOwner(null), nowMs: Date.now() };
  const outcome = await importFile(parts, path, { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'] });
  if (!outcome.ok) throw new Error(outcome.refusal.sentence);
}

/** How long an import takes on this machine now, from start to end. */
async function measure(begin: () => ChildProcess): Promise<number> {
  const beganAtMs = performance.now();
  const child = begin();
  started.push(child);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  return performance.now() - beganAtMs;
}

/** Waits this long after the program has stored its first file (or until it ends, if that is earlier). */
async function afterFirstFile(child: ChildProcess, filesDirectory: string, delayMs: number): Promise<void> {
  const count = async () => (await readdir(filesDirectory, { recursive: true }).catch(() => [])).length;
  const before = await count();
  while (child.exitCode === null && (await count()) <= before) await wait(5);
  await wait(delayMs);
}

/**
 * After a kill: the store opens at once, every page is that of the previous edition or of the one that was being imported (never
 * some of each), and the next import succeeds.
 */
async function expectWholeImport(
  dataDirectory: string,
  round: number,
  before: unknown[],
  book: string,
): Promise<unknown[]> {
  const store = await open(dataDirectory);
  try {
    const found = await pagesOf(store, `round-${round}`);
    // The killed import left no temporary files: there are only the store's own folder and its owner's lock file.
    const { dir, base } = parse(store.temporaryDirectory);
    expect((await readdir(dir)).toSorted(), `round ${round}`).toEqual([base, 'lock'].toSorted());
    expect(await findHalves(store), `round ${round}`).toEqual([]);
    await importHere(store, book);
    const whole = await pagesOf(store, `round-${round}`);
    expect(whole).toHaveLength(PAGES);
    expect([before, whole], `round ${round}`).toContainEqual(found);
    expect(await findHalves(store), `round ${round}, imported again`).toEqual([]);
    return whole;
  } finally {
    await store.close();
  }
}

/** After all kills, only files that the catalogue names remain. */
async function expectSweptClean(dataDirectory: string): Promise<void> {
  const store = await open(dataDirectory);
  const laterMs = Date.now() + UNNAMED_RETENTION_MS + 1_000;
  await sweepFiles({ ...store, nowMs: () => laterMs }, new AbortController().signal);
  const folders = (await readdir(join(store.dataDirectory, 'files'))).filter((name) => name !== 'database-id');
  const names = (await Promise.all(folders.map((name) => readdir(join(store.dataDirectory, 'files', name))))).flat();
  const assets = await store.database.run('select id from asset order by id');
  expect(names.toSorted()).toEqual(assets.map(({ id }) => id));
  await store.close();
}

describe.concurrent(`an import killed at ${ROUNDS * 3} instants (seed ${SEED})`, () => {
  it('by the command line alone leaves nothing half published', async () => {
    const dataDirectory = join(folder, 'alone');
    await createTestDatabaseDirectory(join(dataDirectory, 'database'));
    const random = seededRandom(SEED);
    const firstBook = await makeBook(0, 1);
    const lastsMs = await measure(() => programs.startImport(dataDirectory, firstBook));
    for (let round = 1; round <= ROUNDS; round += 1) {
      let pages: unknown[] = [];
      for (const edition of [1, 2] as const) {
        const book = await makeBook(round, edition);
        const child = programs.startImport(dataDirectory, book);
        started.push(child);
        // At any time, or in the shorter part in which files are stored and the catalogue is written.
        if (edition === 1) await wait(lastsMs * (0.3 + 0.7 * random()));
        else await afterFirstFile(child, join(dataDirectory, 'files'), lastsMs * 0.3 * random());
        await kill(child);
        pages = await expectWholeImport(dataDirectory, round, pages, book);
      }
    }
    await expectSweptClean(dataDirectory);
  });

  it('with the product leaves nothing half published, whichever of the two is killed', async () => {
    const dataDirectory = join(folder, 'running');
    await createTestDatabaseDirectory(join(dataDirectory, 'database'));
    const random = seededRandom(SEED + 1);
    const first = await programs.startApi(dataDirectory);
    started.push(first);
    const firstBook = await makeBook(100, 1);
    const lastsMs = await measure(() => programs.startImport(dataDirectory, firstBook));
    let api = first;
    for (let round = 101; round <= 100 + ROUNDS; round += 1) {
      const book = await makeBook(round, 1);
      const command = programs.startImport(dataDirectory, book);
      started.push(command);
      await afterFirstFile(command, join(dataDirectory, 'files'), lastsMs * 0.5 * random());
      const [victim, survivor] = round % 2 === 0 ? [command, api] : [api, command];
      await kill(victim);
      await kill(survivor);
      await expectWholeImport(dataDirectory, round, [], book);
      if (round === 100 + ROUNDS) break;
      api = await programs.startApi(dataDirectory);
      started.push(api);
    }
    await expectSweptClean(dataDirectory);
  });
});
