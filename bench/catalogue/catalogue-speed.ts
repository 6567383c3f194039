import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestServer } from '@longstrip/database/testing';
import autocannon from 'autocannon';
import { startPeer } from '../page-load.ts';
import { processorMs } from '../process-figures.ts';
import { type ApiProcess, startApiProcess } from '../purchase/api-process.ts';
import { inRounds, LIMITS, type Measure, median, PROMISES } from '../report.ts';
import { querySets } from '../search/query-sets.ts';
import { fillCatalogueStore, LONG_SERIES } from './fill-catalogue-store.ts';

const SERVER = fileURLToPath(new URL('bare-json-server.ts', import.meta.url));
const HEADERS = { 'x-balcony-id': 'BOMTOON_US', 'accept-language': 'en-US' };
const CARDS = 'contentsThumbnailType=VERTICAL,MAIN';
/** Texts of one kind that are searched in turn. */
const TEXTS_OF_A_KIND = 50;

/** Addresses that are asked for in turn. */
interface Reads {
  readonly name: string;
  readonly addresses: readonly string[];
}

/**
 * Reads of the catalogue through HTTP, on a server, beside a Hono server that sends the same JSON from memory through the same
 * adapter: both on this machine, in one run, alternately.
 */
export async function* measureCatalogue(port: number): AsyncGenerator<{ title: string; measures: Measure[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-catalogue-'));
  const server = await startTestServer();
  try {
    const databaseUrl = await server.createDatabase({ isEmpty: true });
    const titles = await fillCatalogueStore({ engine: 'server', url: databaseUrl });
    const sets = querySets(titles);
    const api = await startApiProcess(port, { dataDirectory: join(folder, 'data'), databaseUrl });
    try {
      const texts = sets.flatMap(({ queries }) => queries.slice(0, TEXTS_OF_A_KIND));
      for (const reads of [...READS, { name: 'search', addresses: texts.map(searchAddress) }]) {
        const measures = await besideBare(api, reads, folder, port + 1);
        yield { title: `Catalogue: ${reads.name}, ${server.version}`, measures };
      }
      const fresh = freshTexts(sets.flatMap(({ queries }) => queries));
      yield { title: `Catalogue: texts that no reader searched before`, measures: await searchedFirst(api, fresh) };
    } finally {
      await api.stop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const READS: readonly Reads[] = [
  {
    name: 'lists of a home page',
    addresses: [
      `/v2/contents/main/newest/ALL?${CARDS}&limit=20`,
      `/v2/contents/main/schedule/ALL?${CARDS}&limit=20`,
      `/v2/contents/main/ranking/ALL?${CARDS}&rankingType=REALTIME&limit=10`,
      `/v2/contents/main/free/ALL?${CARDS}&limit=20`,
      `/v2/contents/main/genre/ALL?${CARDS}&genres=ROMANCE&limit=20`,
    ],
  },
  { name: 'a ranking of 100', addresses: [`/v2/contents/main/ranking/ALL?${CARDS}&rankingType=REALTIME&limit=100`] },
  { name: `a series of ${LIMITS.longSeriesEpisodes} episodes`, addresses: [`/v2/contents/${LONG_SERIES}`] },
];

const searchAddress = (searchText: string) => `/v2/search/all?${new URLSearchParams({ searchText })}`;

async function besideBare(api: ApiProcess, { addresses }: Reads, folder: string, peerPort: number): Promise<Measure[]> {
  const bodies = Object.fromEntries(
    await Promise.all(addresses.map(async (address) => [address, await bodyOf(api.origin + address)] as const)),
  );
  const file = join(folder, 'bodies.json');
  writeFileSync(file, JSON.stringify(bodies));
  // As the api's process.
  const peer = await startPeer(SERVER, file, peerPort, { isApart: false });
  try {
    const read = (origin: string, pid: number) => (seconds: number) => load(origin, pid, addresses, seconds);
    const [ours, theirs] = await inRounds(
      read(api.origin, api.pid),
      read(`http://127.0.0.1:${peerPort}`, peer.pid),
      LIMITS.secondsPerRound,
    );
    const rates = ours.map((each, round) => (100 * each.perSecond) / (theirs[round]?.perSecond ?? Number.NaN));
    const bareP99Ms = median(theirs.map(({ p99Ms }) => p99Ms));
    const bytes = median(Object.values(bodies).map((body) => Buffer.byteLength(body)));
    return [
      { what: 'the api', value: median(ours.map(({ perSecond }) => perSecond)), unit: 'requests/s' },
      { what: 'bare Hono, same bytes', value: median(theirs.map(({ perSecond }) => perSecond)), unit: 'requests/s' },
      {
        ...{ what: 'ours of bare', value: median(rates), unit: '%', rounds: rates },
        ...{ least: PROMISES.catalogueOfBarePercent, note: `${Math.round(bytes)} bytes an answer` },
      },
      {
        ...{ what: 'p99', value: median(ours.map(({ p99Ms }) => p99Ms)), unit: 'ms' },
        ...{ rounds: ours.map(({ p99Ms }) => p99Ms), most: Math.max(PROMISES.catalogueP99Ms, 1.5 * bareP99Ms) },
      },
      { what: 'p99 of bare Hono', value: bareP99Ms, unit: 'ms' },
      { what: 'processor time', value: median(ours.map(({ processorMs }) => processorMs)), unit: 'ms an answer' },
      {
        ...{ what: 'processor time, bare', unit: 'ms an answer' },
        value: median(theirs.map(({ processorMs }) => processorMs)),
      },
    ];
  } finally {
    peer.child.kill('SIGKILL');
  }
}

/** Each text once: what the engine finds by itself. */
async function searchedFirst(api: ApiProcess, texts: readonly string[]): Promise<Measure[]> {
  const { perSecond, p99Ms, processorMs } = await load(
    api.origin,
    api.pid,
    texts.map(searchAddress),
    LIMITS.secondsPerRound,
  );
  return [
    { what: 'the api', value: perSecond, unit: 'requests/s' },
    { what: 'p99', value: p99Ms, unit: 'ms', note: `${LIMITS.catalogueConnections} connections` },
    { what: 'processor time', value: processorMs, unit: 'ms an answer' },
  ];
}

/** Enough texts for a round; a digit at the end changes what is found little. */
function freshTexts(texts: readonly string[]): string[] {
  return Array.from({ length: 20 }, (_, number) => texts.map((text) => `${text} ${number}`)).flat();
}

interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly processorMs: number;
}

async function load(origin: string, pid: number, addresses: readonly string[], seconds: number): Promise<Load> {
  const beforeMs = processorMs(pid);
  let asked = 0;
  const result = await autocannon({
    ...{ url: origin, connections: LIMITS.catalogueConnections, duration: seconds, headers: HEADERS },
    requests: [
      {
        setupRequest: (request) => {
          asked += 1;
          return { ...request, path: addresses[asked % addresses.length] ?? '/' };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${origin}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    processorMs: (processorMs(pid) - beforeMs) / result.requests.total,
  };
}

async function bodyOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: HEADERS });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}: ${body}`);
  return body;
}
