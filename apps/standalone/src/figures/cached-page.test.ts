import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Measured } from './cached-page-server.ts';

// Processor time of a guest's cached page, compared with a bare Hono server that sends the same bytes: both in one run, in
// turns. Margins are wide; `npm run bench -- guests` measures the built product.

const PAGE = '/faq';
const CODINGS = ['identity', 'br'] as const;
const CONNECTIONS = 8;
const WARM_UP_REQUESTS = 1_000;
const REQUESTS = 400;
const ROUNDS = 5;
/** The bench promises 80 %; here there is a margin for a busy machine. */
const LEAST_PERCENT = 60;
/** Requests without a collection of garbage between them. */
const COUNTED_REQUESTS = 200;
/** It is about 22 kB, most of it node’s own. */
const MOST_HEAP_BYTES = 30_000;
const BARE_SERVER = fileURLToPath(new URL('../../../../bench/guests/bare-server.ts', import.meta.url));

interface Server {
  child: ChildProcess;
  port: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const folder = mkdtempSync(join(tmpdir(), 'longstrip-figures-'));
const servers: Server[] = [];
let ours: Server;
let bare: Server;

beforeAll(async () => {
  ours = await start(fileURLToPath(new URL('cached-page-server.ts', import.meta.url)));
  // The first answer of a route shows what the page depends on, the second one is rendered for the cache.
  for (let time = 0; time < 3; time += 1) await bytesOf(ours, 'identity');
  for (const coding of CODINGS) writeFileSync(join(folder, coding), await bytesOf(ours, coding));
  bare = await start(BARE_SERVER, [folder, '0']);
});

afterAll(() => {
  for (const { child } of servers) child.kill('SIGKILL');
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('a cached page', () => {
  test.each(CODINGS)(
    `(%s) takes at most 100/${LEAST_PERCENT} of the processor time of a bare server`,
    async (coding) => {
      for (const server of [ours, bare]) await load(server, coding, WARM_UP_REQUESTS);
      const [own, theirs]: number[][] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        own?.push(await processorUs(ours, coding));
        theirs?.push(await processorUs(bare, coding));
      }
      expect((100 * median(theirs)) / median(own)).toBeGreaterThan(LEAST_PERCENT);
    },
  );

  test('leaves little on the heap for each request', async () => {
    await load(ours, 'br', WARM_UP_REQUESTS);
    const before = await measure(ours, 'collect');
    await load(ours, 'br', COUNTED_REQUESTS);
    const after = await measure(ours);
    expect(after.collections, 'garbage was collected while it was counted').toBe(before.collections);
    expect((after.heapBytes - before.heapBytes) / COUNTED_REQUESTS).toBeLessThan(MOST_HEAP_BYTES);
  });
});

async function start(file: string, args: readonly string[] = []): Promise<Server> {
  // Room for new objects, so that nothing is collected while they are counted.
  const execArgv = ['--import', 'tsx', '--expose-gc', '--max-semi-space-size=64', '--min-semi-space-size=64'];
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const child = fork(file, [...args], { execArgv, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  if (child.stdout === null) throw new Error('The server has no output');
  const [said] = await once(child.stdout, 'data');
  const server = { child, port: Number(/\d+/.exec(String(said))?.[0]) };
  servers.push(server);
  return server;
}

async function measure({ child }: Server, what: 'collect' | 'measure' = 'measure'): Promise<Measured> {
  child.send(what);
  const [measured]: Measured[] = await once(child, 'message');
  if (measured === undefined) throw new Error('The server did not answer');
  return measured;
}

/** Processor time of one answer, in microseconds. */
async function processorUs(server: Server, coding: string): Promise<number> {
  const before = await measure(server);
  await load(server, coding, REQUESTS);
  return ((await measure(server)).processorUs - before.processorUs) / REQUESTS;
}

async function load(server: Server, coding: string, requests: number): Promise<void> {
  let left = requests;
  const askOn = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await bytesOf(server, coding);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
}

function bytesOf({ port }: Server, coding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': coding };
    const asking = get({ agent, headers, host: '127.0.0.1', path: PAGE, port }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve(Buffer.concat(pieces)));
      answer.on('error', reject);
    });
    asking.on('error', reject);
  });
}

function median(values: readonly number[] = []): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
