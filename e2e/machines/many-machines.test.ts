import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '@longstrip/database';
import { buildComicCbz } from '@longstrip/test-kit/files';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCommand, SITES } from '../product/product-process.ts';
import { type Machines, startMachines, whyNoMachines } from './machines.ts';
import {
  ADDRESS_HEADER,
  addReaders,
  type Failure,
  PLATFORM_ID,
  type SignedIn,
  signIn,
  startTraffic,
  type Traffic,
} from './readers.ts';
import { purchasesIn } from './restored-store.ts';

// The product as on many machines, each part in processes of its own, while readers read and buy.

const READERS = 200;
const COINS = 1_000;
const EPISODES = 24;
/** Of an address, in ten minutes, by the limit of attempts. */
const SIGN_INS = 100;
const PER_MINUTE = 300;
const CLIENTS = 6;
/** How long requests may be refused by name after PostgreSQL is back. */
const BACK_WITHIN_MS = 10_000;

const reason = whyNoMachines();
describe.skipIf(reason !== null)(`many machines${reason === null ? '' : ` (${reason})`}`, () => {
  let machines: Machines;
  let database: Database;
  let readers: SignedIn[];
  let traffic: Traffic | undefined;
  const alias = 'the-paper-boat';

  beforeAll(async () => {
    machines = await startMachines({ fronted: [PLATFORM_ID, 'bom-us'], perMinute: PER_MINUTE });
    database = await openDatabase({ engine: 'server', url: machines.databaseUrl });
  }, 600_000);
  afterAll(async () => {
    await traffic?.stop();
    await database?.close();
    await machines?.stop();
  }, 120_000);

  /** The address of a picture of the book, as a page has it once a job has prepared it. */
  async function pictureOf(site: string): Promise<string> {
    const read = async () => {
      const page = (await (await fetch(`${site}/detail/${alias}`)).text()).replaceAll('&amp;', '&');
      return / src="(\/_\/image\?url=[^"]+)"/.exec(page)?.[1];
    };
    return vi.waitUntil(read, { timeout: 60_000, interval: 200 });
  }

  const seeAt = (picture: string) => async (site: string) => {
    const answer = await fetch(new URL(picture, site));
    const { status, headers } = answer;
    return { status, type: headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  const command = (name: 'import' | 'books', ...args: string[]) =>
    runCommand(name, args, machines.operators, machines.operators.environment);

  test('a book that is imported on another machine is on every site, with its pictures', async () => {
    const book = join(machines.operators.dataDirectory, 'The Paper Boat');
    mkdirSync(book, { recursive: true });
    for (let number = 1; number <= EPISODES; number += 1) {
      const info = { Series: 'The Paper Boat', Number: `${number}`, LanguageISO: 'en' };
      writeFileSync(join(book, `${number}.cbz`), await buildComicCbz({ pages: 2, seed: number, info }));
    }
    const platforms = SITES.filter(({ id }) => !/^delitoon-(de|fr)$/.test(id)).map(({ id }) => id);
    const imported = await command('import', book, '--platform', platforms.join(','), '--own', '2', '--json');
    expect({ ...imported, code: 0 }).toEqual(imported);
    for (const id of platforms) {
      const picture = await pictureOf(machines.site(id));
      const seen = await Promise.all([machines.site(id), ...machines.sitesOfProcesses(id)].map(seeAt(picture)));
      expect([id, seen[0]]).toEqual([
        id,
        { status: 200, type: expect.stringMatching(/^image\//), bytes: expect.anything() },
      ]);
      expect([id, seen]).toEqual([id, seen.map(() => seen[0])]);
    }
  }, 300_000);

  test('readers sign in at whichever process, and limits are counted once for all', async () => {
    const ids = await addReaders(database, READERS, COINS);
    const site = machines.site(PLATFORM_ID);
    readers = [];
    for (let at = 0; at < ids.length; at += 8) {
      const some = ids.slice(at, at + 8).map((id, index) => signIn(site, id, `10.0.${at}.${index}`));
      readers.push(...(await Promise.all(some)).filter((each) => typeof each === 'object'));
    }
    expect(readers).toHaveLength(READERS);

    const outcomes = await Promise.all(ids.slice(0, SIGN_INS + 8).map((id) => signIn(site, id, '10.1.1.1')));
    expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(8);

    const statuses: number[] = [];
    for (let at = 0; at < PER_MINUTE + 20; at += 20) {
      const asked = Array.from({ length: 20 }, () =>
        fetch(`${site}/api/balcony-api-v2/contents/main/newest/ALL`, {
          headers: { 'x-balcony-id': 'BELTOON_JP', [ADDRESS_HEADER]: '10.1.1.2' },
        }),
      );
      for (const answer of await Promise.all(asked)) {
        await answer.body?.cancel();
        statuses.push(answer.status);
      }
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  }, 300_000);

  test('every part is restarted while they read and buy: no request fails', async () => {
    const episodes = await database.run('select id from episode order by id');
    traffic = startTraffic({
      ...{ site: machines.site(PLATFORM_ID), readers, clients: CLIENTS, pauseMs: 50 },
      paths: ['/', `/detail/${alias}`, '/my', '/shop', '/library/my'],
      episodeIds: episodes.map(({ id }) => Number(id)),
    });
    for (const role of machines.roles) await role.restart();
    await machines.valkey.kill();
    await machines.replica.kill();
    const { pages, bought } = traffic;
    const [pagesBefore, boughtBefore] = [pages(), bought.size];
    await expect
      .poll(() => pages() > pagesBefore + 20 && bought.size > boughtBefore + 5, { timeout: 60_000 })
      .toBe(true);
    await machines.valkey.start();
    await machines.replica.start();
    expect(traffic.failures).toEqual([]);
    for (const role of machines.roles.filter(({ name }) => !name.startsWith('jobs'))) {
      const answered =
        /^longstrip_requests_total\{part="(?:api|beltoon-jp)",route="(?!internal|\/_\/)[^"]+",[^}]*status="2xx"/m;
      expect([role.name, await role.metrics()]).toEqual([role.name, expect.stringMatching(answered)]);
    }
    const listens = "select 1 from pg_stat_activity where application_name like 'longstrip-listener/%'";
    const withDatabase = machines.roles.filter(({ name }) => !name.startsWith('site'));
    expect(await database.run(listens)).toHaveLength(withDatabase.length);
  }, 900_000);

  test.each([
    { name: 'api-2', refused: [503] },
    // nginx gives up what it cannot send a second time, or loses it when the site is ended.
    { name: 'site-2', refused: [502, 504] },
  ])(
    '$name stands still: readers go on by the others, it is started anew, and only what changes something may be refused, by name',
    async ({ name, refused }) => {
      if (traffic === undefined) throw new Error('there is no traffic');
      const part = machines.roles.find((role) => role.name === name);
      const before = traffic.failures.length;
      part?.standStill();
      const { pages, bought } = traffic;
      const [pagesBefore, boughtBefore] = [pages(), bought.size];
      await expect
        .poll(() => pages() > pagesBefore + 100 && bought.size > boughtBefore + 5, { timeout: 120_000 })
        .toBe(true);
      await part?.ready();
      expect(part?.output()).toContain('The server stands still, and is ended.');
      const isRefused = ({ what, status }: Failure) =>
        refused.some((each) => each === status) && !what.startsWith('GET');
      expect(traffic.failures.slice(before).filter((failure) => !isRefused(failure))).toEqual([]);
    },
    300_000,
  );

  test('PostgreSQL is restarted: only its own seconds are refused, by name, and nothing acknowledged is lost', async () => {
    if (traffic === undefined) throw new Error('there is no traffic');
    const before = traffic.failures.length;
    const stoppedAtMs = Date.now();
    await machines.server.restart('fast');
    const backAtMs = Date.now();
    await Promise.all(machines.roles.map((role) => role.ready()));
    expect(Date.now() - backAtMs).toBeLessThan(BACK_WITHIN_MS);
    const { pages, bought } = traffic;
    const [pagesBefore, boughtBefore] = [pages(), bought.size];
    await expect
      .poll(() => pages() > pagesBefore + 20 && bought.size > boughtBefore + 5, { timeout: 60_000 })
      .toBe(true);
    await traffic.stop();
    const isOfDatabase = ({ status, saysWhen, atMs }: Failure) =>
      status === 503 && saysWhen && atMs > stoppedAtMs && atMs < backAtMs + BACK_WITHIN_MS;
    expect(traffic.failures.slice(before).filter((failure) => !isOfDatabase(failure))).toEqual([]);
    expect(new Set(await purchasesIn(database))).toEqual(new Set(bought.keys()));
    const books = await command('books');
    expect({ ...books, code: 0 }).toEqual(books);
  }, 300_000);
});
