import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Measured } from './cached-site-server.ts';

// Processor time of a guest's cached page and of a cached picture, compared with a bare Hono server that sends the same bytes:
// both in one run, in turns. Margins are wide; `npm run bench -- guests pictures` measures the built product.

const PAGE = '/faq';
/** What is asked for, by the name of its file for the bare server. */
const ASKED = {
  identity: { path: PAGE, coding: 'identity', accept: 'text/html' },
  br: { path: PAGE, coding: 'br', accept: 'text/html' },
  picture: { path: '/_/image?url=%2Fa%2Fcover&w=384&q=75', coding: 'identity', accept: 'image/webp,*/*' },
} as const;
type Asked = keyof typeof ASKED;
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
const parent = mkdtempSync(join(tmpdir(), 'longstrip-figures-'));
const servers: Server[] = [];
let ours: Server;
let bare: Server;
let bareForPictures: Server;

beforeAll(async () => {
  ours = await start(fileURLToPath(new URL('cached-site-server.ts', import.meta.url)));
  // The first answer of a route shows what the page depends on, the second one is rendered for the cache.
  for (let time = 0; time < 3; time += 1) await bytesOf(ours, 'identity');
  bare = await startBare({ identity: 'identity', br: 'br' });
  bareForPictures = await startBare({ identity: 'picture', br: 'picture' });
});

afterAll(() => {
  for (const { child } of servers) child.kill('SIGKILL');
  agent.destroy();
  rmSync(parent, { recursive: true, force: true });
});

describe('a cached answer', () => {
  test.each([
    ['a page as it is', 'identity'],
    ['a page in Brotli', 'br'],
    ['a picture', 'picture'],
  ] as const)(
    `(%s) takes at most 100/${LEAST_PERCENT} of the processor time of a bare server`,
    async (_what, asked) => {
      const peer = asked === 'picture' ? bareForPictures : bare;
      for (const server of [ours, peer]) await load(server, asked, WARM_UP_REQUESTS);
      const [own, theirs]: number[][] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        own?.push(await processorUs(ours, asked));
        theirs?.push(await processorUs(peer, asked));
      }
      expect((100 * median(theirs)) / median(own)).toBeGreaterThan(LEAST_PERCENT);
    },
  );

  test.each(['br', 'picture'] as const)('(%s) leaves little on the heap for each request', async (asked) => {
    await load(ours, asked, WARM_UP_REQUESTS);
    const before = await measure(ours, 'collect');
    await load(ours, asked, COUNTED_REQUESTS);
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

/** The bare server, with what ours answers as its bodies. */
async function startBare(bodies: Record<'identity' | 'br', Asked>): Promise<Server> {
  const folder = mkdtempSync(join(parent, 'bodies-'));
  for (const [name, asked] of Object.entries(bodies)) writeFileSync(join(folder, name), await bytesOf(ours, asked));
  return start(BARE_SERVER, [folder, '0']);
}

async function measure({ child }: Server, what: 'collect' | 'measure' = 'measure'): Promise<Measured> {
  child.send(what);
  const [measured]: Measured[] = await once(child, 'message');
  if (measured === undefined) throw new Error('The server did not answer');
  return measured;
}

/** Processor time of one answer, in microseconds. */
async function processorUs(server: Server, asked: Asked): Promise<number> {
  const before = await measure(server);
  await load(server, asked, REQUESTS);
  return ((await measure(server)).processorUs - before.processorUs) / REQUESTS;
}

async function load(server: Server, asked: Asked, requests: number): Promise<void> {
  let left = requests;
  const askOn = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await bytesOf(server, asked);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
}

function bytesOf({ port }: Server, asked: Asked): Promise<Buffer> {
  const { path, coding, accept } = ASKED[asked];
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': coding };
    const asking = get({ agent, headers, host: '127.0.0.1', path, port }, (answer) => {
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
