import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DatabaseLocation, openDatabase } from '@longstrip/database';
import { startTestServer } from '@longstrip/database/testing';
import { LIMITS, type Measure, PROMISES } from '../report.ts';
import { BENCH_PLATFORM, fillCatalogue, mixedTitles } from './fill-catalogue.ts';
import { querySets } from './query-sets.ts';

interface BuiltApi {
  app: { fetch(request: Request): Response | Promise<Response> };
  close(): Promise<void>;
}

/** p50 and p99 of complete search requests to the built api, without a socket, on both engines. */
export async function* measureSearch(): AsyncGenerator<{ title: string; measures: Measure[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-search-'));
  const server = await startTestServer();
  try {
    const url = await server.createDatabase({ isEmpty: true });
    const onServer = await measureOn({ engine: 'server', url }, join(folder, 'server'));
    yield { title: `Search, ${server.version}`, measures: onServer };
    const directory = join(folder, 'embedded', 'database');
    yield {
      title: 'Search, embedded',
      measures: await measureOn({ engine: 'embedded', directory }, join(folder, 'embedded')),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measureOn(location: DatabaseLocation, dataDirectory: string): Promise<Measure[]> {
  const titles = mixedTitles(LIMITS.searchTitles);
  const database = await openDatabase(location);
  await fillCatalogue(database, titles);
  await database.close();
  const startedAtMs = performance.now();
  const api = await startBuiltApi(location, dataDirectory);
  const startMs = performance.now() - startedAtMs;
  try {
    const measures: Measure[] = [{ what: 'start that writes what is found by', value: startMs, unit: 'ms' }];
    const sets = querySets(titles);
    // A first round is not measured: the engines plan and the code is compiled.
    for (const { queries } of sets) for (const query of queries.slice(0, 20)) await ask(api, query);
    for (const { name, queries } of sets) {
      const times: number[] = [];
      for (const query of queries) times.push(await ask(api, query));
      times.sort((a, b) => a - b);
      const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      measures.push({ what: `${name}, p50`, value: quantile(0.5), unit: 'ms' });
      measures.push({ what: `${name}, p99`, value: quantile(0.99), unit: 'ms', most: PROMISES.searchP99Ms });
    }
    return measures;
  } finally {
    await api.close();
  }
}

async function ask(api: BuiltApi, searchText: string): Promise<number> {
  const query = new URLSearchParams({ searchText });
  const request = new Request(`http://bench.test/v2/search/all?${query}`, {
    headers: { 'x-balcony-id': 'BOMTOON_US' },
  });
  const beganMs = performance.now();
  const response = await api.app.fetch(request);
  await response.text();
  const tookMs = performance.now() - beganMs;
  if (response.status !== 200) throw new Error(`the search for "${searchText}" was answered with ${response.status}`);
  return tookMs;
}

async function startBuiltApi(location: DatabaseLocation, dataDirectory: string): Promise<BuiltApi> {
  const file = join(import.meta.dirname, '..', '..', 'apps', 'api', 'dist', 'server.js');
  const { startApi } = await import(pathToFileURL(file).href);
  const silent = { info() {}, warn() {}, debug() {}, error: console.error, fatal: console.error, child: () => silent };
  const secret = (name: string) => `${name}-of-the-bench-`.repeat(4);
  const started = await startApi({
    ...{ mode: 'production', seed: 'none', dataDirectory, logger: silent, trustedProxies: [], rateLimitPerMinute: 0 },
    databaseUrl: location.engine === 'server' ? location.url : null,
    messages: { smtpUrl: 'smtp://mail.bench.test', mailFrom: 'shop@bench.test', texts: null },
    secrets: { token: secret('token'), image: secret('image'), service: secret('service') },
    publicOrigins: new Map([[BENCH_PLATFORM, 'https://bench.test']]),
    origin: 'http://bench.test',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (!started.ok) throw new Error(started.sentence);
  return started.api;
}
