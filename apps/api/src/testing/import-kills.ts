import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open as openFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@longstrip/test-kit/servers';
import { openStore, type Store } from '../store/open-store.ts';
import { API, bundlePrograms } from './bundle-programs.ts';

export interface Programs {
  startImport(dataDirectory: string, book: string): ChildProcess;
  /** The api on a free port, ready to serve. */
  startApi(dataDirectory: string): Promise<ChildProcess>;
  /** What all of them have written so far: the api's log, and what commands say. */
  output(): Promise<string>;
  /** The entry of the child process that reads a book, for `ingestInChild`. */
  readonly ingestEntry: string;
  remove(): Promise<void>;
}

export async function bundleStartable(): Promise<Programs> {
  const { folder, remove } = await bundlePrograms();
  const outputPath = join(folder, 'output.txt');
  const output = await openFile(outputPath, 'a');
  const start = (program: string, args: readonly string[], env: Record<string, string>): ChildProcess =>
    spawn(process.execPath, [join(folder, program), ...args], {
      cwd: API,
      env: { PATH: '/usr/bin:/bin', ...env },
      stdio: ['ignore', output.fd, output.fd],
    });
  return {
    startImport: (dataDirectory, book) =>
      start('cli.js', ['import', book, '--platform', 'bom-us', '--json'], { DATA_DIR: dataDirectory }),
    startApi: (dataDirectory) => startApi(dataDirectory, (env) => start('main.js', [], env)),
    ingestEntry: join(folder, 'ingest-child.js'),
    output: () => readFile(outputPath, 'utf8'),
    remove: async () => {
      await output.close();
      await remove();
    },
  };
}

async function startApi(
  dataDirectory: string,
  start: (env: Record<string, string>) => ChildProcess,
): Promise<ChildProcess> {
  const port = await freePort();
  const secret = () => randomBytes(48).toString('base64');
  const api = start({
    DATA_DIR: dataDirectory,
    // The api listens at the base port + 100.
    PORT: String(port - 100),
    ...{ TOKEN_SECRET: secret(), IMAGE_SECRET: secret(), SERVICE_SECRET: secret() },
  });
  for (;;) {
    const health = await fetch(`http://127.0.0.1:${port}/_/health`).catch(() => null);
    if (health?.ok === true) return api;
    if (api.exitCode !== null) throw new Error(`the api ended with ${api.exitCode}`);
    await wait(20);
  }
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export async function open(dataDirectory: string): Promise<Store> {
  const opened = await openStore({
    ...{ dataDirectory, databaseUrl: null, purpose: 'a test', nowMs: () => Date.now() },
    ...{ onProgress: () => undefined, onJobProblem: () => undefined, onLost: () => undefined },
  });
  if (!opened.ok) throw new Error(opened.sentence);
  return opened.store;
}

/** The asset of each page of a series, in order; empty if there is no such series. */
export async function pagesOf({ database }: Store, alias: string): Promise<unknown[]> {
  const rows = await database.run(
    `select page.asset_id from page join episode on episode.id = page.episode_id join series on series.id = episode.series_id
     where series.alias = $1 order by episode.order_no, page.order_no`,
    [alias],
  );
  return rows.map((row) => row.asset_id);
}

/** The problems of a store; empty if nothing in it is half published. */
export async function findHalves({ database, files }: Store): Promise<string[]> {
  const problems: string[] = [];
  const counts = await database.run(
    `select series.alias,
       (select count(*) from series_platform where series_platform.series_id = series.id) as platforms,
       (select count(*) from episode where episode.series_id = series.id) as episodes,
       (select count(*) from episode where episode.series_id = series.id and (
         not exists (select 1 from page where page.episode_id = episode.id)
         or not exists (select 1 from episode_platform where episode_platform.episode_id = episode.id)
         or (select count(*) from page where page.episode_id = episode.id) <>
            (select max(order_no) from page where page.episode_id = episode.id))) as broken,
       (select count(*) from audit_log where subject_id = series.id::text and action = 'series.import') as logged
     from series`,
  );
  for (const { alias, platforms, episodes, broken, logged } of counts) {
    const isWhole = platforms === 1 && Number(episodes) >= 1 && broken === 0 && Number(logged) >= 1;
    if (!isWhole || String(alias).startsWith('new-'))
      problems.push(`${alias}: ${JSON.stringify({ platforms, episodes, broken, logged })}`);
  }
  for (const { id } of await database.run('select id from asset')) {
    const bytes = await files.read(String(id));
    const hash = bytes === null ? 'missing' : createHash('sha256').update(bytes).digest('hex');
    if (hash !== id) problems.push(`the file of ${id} is ${hash}`);
  }
  return problems;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
