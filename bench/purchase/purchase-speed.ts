import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabaseDirectory, startTestServer } from '@longstrip/database/testing';
import type { Buyer } from '@longstrip/test-kit/data';
import autocannon from 'autocannon';
import { processorMs } from '../process-figures.ts';
import { inRounds, LIMITS, type Measure, median, PROMISES } from '../report.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { pgbenchScript, runPgbench } from './pgbench.ts';
import { fillPurchaseStore, type PurchaseStore, recordStatements } from './purchase-statements.ts';

const CONNECTIONS = 32;
const FEW_CONNECTIONS = 8;
const JOBS_TAKE_AT_MOST_SECONDS = 90;
const NOTED = { userPrefix: 'buyer', userNumber: 7_777, requestId: 'the-noted-request' };

/** Purchases a second through HTTP: on a server beside pgbench with the same statements, and on the embedded database. */
export async function* measurePurchases(port: number): AsyncGenerator<{ title: string; measures: Measure[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-purchase-'));
  const server = await startTestServer();
  try {
    const url = await server.createDatabase();
    const store = await fillPurchaseStore({ engine: 'server', url });
    const script = await writeScript(url, store, folder);
    const api = await startApiProcess(port, { dataDirectory: join(folder, 'server'), databaseUrl: url });
    try {
      const second = await startApiProcess(port + 1, { dataDirectory: join(folder, 'second'), databaseUrl: url });
      try {
        const measures = await besidePgbench([api, second], allBuyers(store), url, script);
        yield { title: `Purchases, ${server.version}, two processes of the api`, measures };
      } finally {
        await second.stop();
      }
      yield { title: `One hot wallet, ${server.version}`, measures: await hotWallet(api, store) };
    } finally {
      await api.stop();
    }
  } finally {
    await server.stop();
  }
  try {
    const dataDirectory = join(folder, 'embedded');
    const directory = join(dataDirectory, 'database');
    await createTestDatabaseDirectory(directory);
    const store = await fillPurchaseStore({ engine: 'embedded', directory });
    const api = await startApiProcess(port, { dataDirectory, databaseUrl: null });
    try {
      yield { title: 'Purchases, embedded', measures: await embedded(api, allBuyers(store)) };
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Purchases by all readers in turn; each reader rents the next episode in the next round. */
function allBuyers({ buyers, episodeIds }: PurchaseStore): () => NextPurchase {
  let made = 0;
  return () => {
    const buyer = buyers[made % buyers.length];
    const episodeId = episodeIds[Math.floor(made / buyers.length)];
    made += 1;
    if (buyer === undefined || episodeId === undefined) throw new Error('there is nothing left to buy');
    return { buyer, episodeId };
  };
}

async function writeScript(url: string, { buyers, episodeIds, firstLotId }: PurchaseStore, folder: string) {
  const buyer = buyers[NOTED.userNumber - 1];
  const episodeId = episodeIds.at(-2);
  if (buyer === undefined || episodeId === undefined) throw new Error('the store is too small');
  const bought = { buyer, episodeId, requestId: NOTED.requestId };
  const statements = await recordStatements(url, join(folder, 'noted'), bought);
  const noted = { ...NOTED, firstLotId, episodeId: episodeId + 1 };
  const file = join(folder, 'purchase.sql');
  writeFileSync(file, pgbenchScript(statements, noted, { wallets: buyers.length, episodeIds }));
  const count = statements.filter(({ text }) => !/^(begin|commit)/i.test(text)).length;
  return { file, count };
}

async function besidePgbench(
  apis: readonly ApiProcess[],
  next: () => NextPurchase,
  url: string,
  { file, count }: { file: string; count: number },
): Promise<Measure[]> {
  const loadBefore = loadavg()[0] ?? 0;
  const [ours, theirs] = await inRounds(
    (seconds) => loadProcesses(apis, seconds, next),
    (seconds) => runPgbench(url, file, { clients: CONNECTIONS, seconds }),
    LIMITS.secondsPerRound,
  );
  const shares = ours.map(({ perSecond }, round) => (100 * perSecond) / (theirs[round] ?? Number.NaN));
  const note = `${count} statements`;
  return [
    {
      ...{ what: `${LIMITS.purchaseWallets} wallets, ${CONNECTIONS} connections`, unit: 'purchases/s' },
      value: median(ours.map((each) => each.perSecond)),
    },
    {
      ...{ what: 'p99', value: median(ours.map(({ p99Ms }) => p99Ms)), unit: 'ms', most: PROMISES.purchaseP99Ms },
      rounds: ours.map(({ p99Ms }) => p99Ms),
    },
    { what: 'pgbench, same statements', value: median(theirs), unit: 'purchases/s', note },
    {
      ...{ what: 'ours of pgbench', value: median(shares), unit: '%', rounds: shares },
      least: PROMISES.purchasePercentOfPgbench,
    },
    processorTime(ours),
    { what: 'load of the machine before', value: loadBefore, unit: 'processes' },
  ];
}

/** The load on several processes at once, shared out evenly. */
async function loadProcesses(
  apis: readonly ApiProcess[],
  seconds: number,
  next: () => NextPurchase,
): Promise<PurchaseLoad> {
  const connections = CONNECTIONS / apis.length;
  const loads = await Promise.all(apis.map((api) => loadPurchases(api, { connections, seconds }, next)));
  const perSecond = loads.reduce((sum, each) => sum + each.perSecond, 0);
  const processorMs = loads.reduce((sum, each) => sum + each.processorMs * each.perSecond, 0) / perSecond;
  return { perSecond, p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)), processorMs };
}

/** Many requests for one wallet are not much slower than few: a waiting request holds no connection. */
async function hotWallet(api: ApiProcess, { hotBuyers, episodeIds }: PurchaseStore): Promise<Measure[]> {
  let used = 0;
  const round = (connections: number, seconds: number) => {
    const buyer = hotBuyers[used];
    used += 1;
    let bought = 0;
    return loadPurchases(api, { connections, seconds }, () => {
      const episodeId = episodeIds[bought];
      bought += 1;
      if (buyer === undefined || episodeId === undefined) throw new Error('there is nothing left to buy');
      return { buyer, episodeId };
    });
  };
  await round(FEW_CONNECTIONS, LIMITS.warmUpSeconds);
  const few: number[] = [];
  const many: number[] = [];
  for (let turn = 0; turn < LIMITS.rounds; turn += 1) {
    few.push((await round(FEW_CONNECTIONS, LIMITS.secondsPerRound)).perSecond);
    many.push((await round(CONNECTIONS, LIMITS.secondsPerRound)).perSecond);
  }
  const share = (100 * median(many)) / median(few);
  return [
    { what: `${FEW_CONNECTIONS} connections`, value: median(few), unit: 'purchases/s' },
    { what: `${CONNECTIONS} connections`, value: median(many), unit: 'purchases/s' },
    { what: 'many of few', value: share, unit: '%', least: PROMISES.hotWalletPercent },
  ];
}

async function embedded(api: ApiProcess, next: () => NextPurchase): Promise<Measure[]> {
  const buy = (seconds: number) => loadPurchases(api, { connections: CONNECTIONS, seconds }, next);
  await untilJobsAreDone(buy);
  await buy(LIMITS.warmUpSeconds);
  const loads: PurchaseLoad[] = [];
  for (let round = 0; round < LIMITS.rounds; round += 1) loads.push(await buy(LIMITS.secondsPerRound));
  return [
    {
      ...{ what: `${LIMITS.purchaseWallets} wallets, ${CONNECTIONS} connections`, unit: 'purchases/s' },
      ...{ value: median(loads.map(({ perSecond }) => perSecond)), least: PROMISES.embeddedPurchases },
    },
    { what: 'p99', value: median(loads.map(({ p99Ms }) => p99Ms)), unit: 'ms' },
    processorTime(loads),
    { what: 'load of the machine after', value: loadavg()[0] ?? 0, unit: 'processes' },
  ];
}

function processorTime(loads: readonly PurchaseLoad[]): Measure {
  const value = median(loads.map(({ processorMs }) => processorMs));
  return { what: 'processor time of the api', value, unit: 'ms a purchase' };
}

/** Waits for the database's only connection: the first sealing, of all wallets, occupies it. */
async function untilJobsAreDone(buy: (seconds: number) => Promise<PurchaseLoad>): Promise<void> {
  for (let second = 0; second < JOBS_TAKE_AT_MOST_SECONDS; second += 1) {
    const { perSecond } = await buy(1);
    if (perSecond > 0) return;
  }
  throw new Error('the embedded database made no purchase');
}

/** What is bought next: an episode for one coin, by a reader who has not rented it. */
export interface NextPurchase {
  readonly buyer: Buyer;
  readonly episodeId: number;
}

export interface PurchaseLoad {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the api for one purchase: it hardly depends on other load of the machine. */
  readonly processorMs: number;
}

/** Buys over and over through HTTP, each purchase with its request id and price. Throws when one is not granted. */
async function loadPurchases(
  { origin, pid }: Pick<ApiProcess, 'origin' | 'pid'>,
  { connections, seconds }: { connections: number; seconds: number },
  next: () => NextPurchase,
): Promise<PurchaseLoad> {
  const beforeMs = processorMs(pid);
  const result = await autocannon({
    ...{ url: origin, connections, duration: seconds },
    requests: [
      {
        method: 'POST',
        path: '/v1/purchase',
        setupRequest: (request) => {
          const { buyer, episodeId } = next();
          const body = { id: episodeId, purchaseType: 'RENT', expectedCoin: 1, giftId: null, requestId: randomUUID() };
          const headers = {
            ...{ 'content-type': 'application/json', 'x-balcony-id': 'BOMTOON_US' },
            authorization: `Bearer ${buyer.accessToken}`,
          };
          return { ...request, headers, body: JSON.stringify(body) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} purchases were not granted, ${result.errors} were not answered`);
  }
  const { total } = result.requests;
  const perSecond = total / result.duration;
  return { perSecond, p99Ms: result.latency.p99, processorMs: (processorMs(pid) - beforeMs) / total };
}
