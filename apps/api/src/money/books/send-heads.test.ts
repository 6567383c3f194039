import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '@longstrip/database';
import { clearTestDatabase, createTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';
import { checkStoredHeads } from './check-stored-heads.ts';
import { sealChains } from './seal-chains.ts';
import { readHeads } from './sealed-chains.ts';
import { createHeadSender, headDestinations, isHeadDestination } from './send-heads.ts';

const NEVER = new AbortController().signal;

let database: Database;
let folder: string;
let reader: ReaderScope;
let witness: Server;
/** What the outside address was sent, and what it answers. */
let asked: { authorization: string | undefined; body: string }[] = [];
let status = 204;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'longstrip heads '));
  witness = createServer(async (request, response) => {
    asked.push({ authorization: request.headers.authorization, body: await text(request) });
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
  });
  await new Promise<void>((resolve) => witness.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
  await new Promise((resolve) => witness.close(resolve));
});
beforeEach(async () => {
  await clearTestDatabase(database);
  reader = await addReader(database, 'bom-us', 'reader');
  [asked, status] = [[], 204];
});

async function sealOne(): Promise<void> {
  await charge(database, reader, [lotTerms(1)]);
  await sealChains(database, NOW_MS, NEVER);
}

/** A sender to these destinations, and what it logs. */
function senderTo(...to: string[]) {
  const logged: Record<string, unknown>[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const destinations = headDestinations({ to, token: 'the-token' });
  return { send: createHeadSender({ database, destinations, logger }), logged };
}

const address = () => `http://127.0.0.1:${(witness.address() as AddressInfo).port}/heads?key=hush`;
const positions = (text: string) => readHeads(text).map(({ chain, position }) => `${chain}/${position}`);

it('appends each head to a file, once and in order, whatever stood there', async () => {
  const path = join(folder, 'heads.txt');
  await writeFile(path, 'a line that a crash has cu');
  const { send, logged } = senderTo(path);
  await sealOne();
  await sealOne();
  await send(NEVER);
  await send(NEVER);
  await sealOne();
  await send(NEVER);
  const lines = (await readFile(path, 'utf8')).split('\n');
  expect(lines[0]).toBe('a line that a crash has cu');
  expect(lines[1]).toMatch(/^bom-us\/1\/[0-9a-f]{64} 2026-03-10T12:00:00\.000Z$/);
  expect(positions(lines.join('\n'))).toEqual(['bom-us/1', 'bom-us/2', 'bom-us/3']);
  expect(logged).toEqual([]);
  expect(await checkStoredHeads(database, readHeads(lines.join('\n')))).toMatchObject({
    held: 3,
    others: { count: 0 },
  });
});

it('posts them with the token; one that fails is logged once, loses nothing and holds up no other', async () => {
  const path = join(folder, 'beside.txt');
  const { send, logged } = senderTo(address(), path);
  for (status of [500, 302, 503]) {
    await sealOne();
    await send(NEVER);
  }
  expect(logged).toMatchObject([{ event: 'seal-heads-unsent', err: { message: 'it answered 500' } }]);
  expect(JSON.stringify(logged)).not.toMatch(/hush|the-token/);
  expect(positions(await readFile(path, 'utf8'))).toEqual(['bom-us/1', 'bom-us/2', 'bom-us/3']);
  [asked, status] = [[], 204];
  await send(NEVER);
  await send(NEVER);
  expect(asked.map(({ authorization, body }) => [authorization, positions(body)])).toEqual([
    ['Bearer the-token', ['bom-us/1', 'bom-us/2', 'bom-us/3']],
  ]);
});

it('goes on after a restart where it had stopped, and begins anew at a new destination', async () => {
  await sealOne();
  await senderTo(address()).send(NEVER);
  await sealOne();
  await senderTo(address()).send(NEVER);
  expect(asked.map(({ body }) => positions(body))).toEqual([['bom-us/1'], ['bom-us/2']]);
  const path = join(folder, 'new.txt');
  await senderTo(path).send(NEVER);
  expect(positions(await readFile(path, 'utf8'))).toEqual(['bom-us/1', 'bom-us/2']);
});

it('writes them to the log, also where that is set to warnings; a file of it is a file of heads', async () => {
  const { send, logged } = senderTo('stdout');
  await sealOne();
  await send(NEVER);
  expect(logged).toMatchObject([{ event: 'seal-head', head: expect.stringMatching(/^bom-us\/1\//) }]);
  const file = join(folder, 'log.jsonl');
  await appendFile(file, `${JSON.stringify(logged[0])}\n`);
  expect(positions(await readFile(file, 'utf8'))).toEqual(['bom-us/1']);
});

it.each([
  ['stdout', true],
  ['/mnt/elsewhere/heads', true],
  ['https://witness.example.com/heads', true],
  ['http://localhost:9000/heads', true],
  ['http://witness.example.com/heads', false],
  ['heads.txt', false],
  ['ftp://witness.example.com', false],
])('a destination %s: %s', (destination, isOne) => {
  expect(isHeadDestination(destination)).toBe(isOne);
});
