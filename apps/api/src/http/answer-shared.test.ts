import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { series } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createTestApi,
  createTestApiOn,
  TEST_SERVICE_SECRET,
  type TestAnswer,
  type TestApi,
  type TestRequest,
} from '../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../testing/wire-world.ts';
import { createMemoryRateLimiter } from './rate-limit.ts';
import { createSharedAnswers } from './shared-answers.ts';

// One api caches answers, the other has the same database and computes each anew.

let plain: TestApi;
let cached: TestApi;
let readers: WireReaders;
let edition = 0;
let changeMs = Number.POSITIVE_INFINITY;
let whileComputing: () => void = () => undefined;
let titles = 0;

beforeAll(async () => {
  plain = await createTestApi();
  readers = await addWireWorld(plain);
  // A platform with two languages lists another edition of a work for each.
  const work = { workKey: 'a-work', platformIds: ['delitoon-me'] };
  await addSeries(plain.db, { ...work, alias: 'in-arabic', language: 'ar' });
  await addSeries(plain.db, { ...work, alias: 'in-english', language: 'en' });
});
beforeEach(() => {
  changeMs = Number.POSITIVE_INFINITY;
  whileComputing = () => undefined;
  const answers = createSharedAnswers({
    edition: () => edition,
    nextChangeMs: async () => {
      whileComputing();
      return changeMs;
    },
  });
  cached = createTestApiOn(plain.db, { services: { answers, rateLimiter: createMemoryRateLimiter({ perMinute: 3 }) } });
});
afterEach(() => cached.views.flush());
afterAll(() => plain.close());

const LIST = '/v2/contents/main/newest/ALL';

/** Changes what the list says, and returns the new title. */
async function changeTitle(): Promise<string> {
  titles += 1;
  const title = `Title ${titles} of beta`;
  await plain.db.orm.update(series).set({ title }).where(eq(series.alias, 'beta'));
  return title;
}

const fromSite = (view: string): TestRequest => ({
  headers: { 'x-longstrip-service-secret': TEST_SERVICE_SECRET, 'x-longstrip-view': view },
});

test('every reader of every view gets what is computed for them, also after another reader', async () => {
  const askers: TestRequest[] = [
    {},
    ...['ar', 'en'].map((language) => ({ balconyId: 'DELITOON_ME', headers: { 'accept-language': language } })),
    { headers: { 'x-platform': 'IOS' } },
    { headers: { 'x-balcony-timezone': 'Asia/Seoul' } },
    { headers: { origin: 'https://bom-us.sites.test' } },
    { headers: { 'x-longstrip-view': 'adult=1; bl=1' } },
    { balconyId: 'BELTOON_JP' },
    { balconyId: null },
    { bearer: readers.reader.accessToken },
    { bearer: readers.adult.accessToken },
    { bearer: readers.revoked.accessToken },
    ...['adult=0; bl=0', 'adult=1; bl=0', 'adult=1; bl=1'].map(fromSite),
  ];
  const addresses = [
    ...[`${LIST}?limit=1`, `${LIST}?isNotLoginAdult=true`, '/api/balcony-api-v2/contents/main/newest/ALL'],
    ...['/v2/contents/alpha', '/v2/contents/gamma', '/v2/search/all?searchText=alpha', '/v2/contents/main/mature/ALL'],
  ];
  for (const address of addresses) {
    const expected = await Promise.all(askers.map((request) => plain.ask(address, request)));
    // The second time the answer is cached.
    for (const time of [1, 2]) {
      for (const [index, request] of askers.entries()) {
        const of = [address, request, time];
        expect([...of, ...seen(await cached.ask(address, request))]).toEqual([...of, ...seen(expected[index])]);
      }
    }
  }
});

/** Of an answer, all but the id of its request. */
function seen(answer: TestAnswer | undefined): unknown[] {
  const headers = [...(answer?.headers ?? [])].filter(([name]) => name !== 'x-request-id');
  return [answer?.status, answer?.text, headers];
}

test('an answer is computed once until the catalogue changes, by an operator or by the clock, and for five minutes', async () => {
  await changeTitle();
  const [first, again] = await Promise.all([cached.ask(LIST), cached.ask(LIST)]);
  expect(first.text).toBe(again.text);
  const changed = await changeTitle();
  expect((await cached.ask(LIST)).text).toBe(first.text);
  edition += 1;
  expect((await cached.ask(LIST)).text).toContain(changed);

  const later = await changeTitle();
  cached.clock.setTo(TEST_NOW_MS + 299_999);
  expect((await cached.ask(LIST)).text).not.toContain(later);
  cached.clock.setTo(TEST_NOW_MS + 300_000);
  changeMs = TEST_NOW_MS + 300_010;
  expect((await cached.ask(LIST)).text).toContain(later);

  const planned = await changeTitle();
  cached.clock.setTo(TEST_NOW_MS + 300_009);
  expect((await cached.ask(LIST)).text).not.toContain(planned);
  cached.clock.setTo(TEST_NOW_MS + 300_010);
  expect((await cached.ask(LIST)).text).toContain(planned);
});

test('an answer that a change overtook is not cached', async () => {
  whileComputing = () => {
    edition += 1;
  };
  await cached.ask(LIST);
  const title = await changeTitle();
  expect((await cached.ask(LIST)).text).toContain(title);
});

test('a cached answer counts as a request of its sender, has a line in the log and the id of its request', async () => {
  const ask = () => cached.ask(LIST, { from: '192.0.2.1', headers: { 'x-request-id': 'ours' } });
  expect([await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([
    200, 200, 200, 429,
  ]);
  expect((await cached.ask(LIST)).headers.get('x-request-id')).toMatch(/^request-/);
  const line = { requestId: 'ours', method: 'GET', path: LIST, status: 200, platform: 'bom-us', msg: 'answered' };
  expect(cached.logged.filter(({ requestId }) => requestId === 'ours')).toMatchObject([
    ...[line, line, line],
    { ...line, status: 429 },
  ]);
});

test('on a socket a cached answer has the bytes and headers of a computed one', async () => {
  const server = createAdaptorServer({ fetch: cached.app.fetch, overrideGlobalObjects: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${LIST}`, {
      headers: { 'x-balcony-id': 'BOMTOON_US', 'x-request-id': 'same' },
    });
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    return { status: answer.status, text: await answer.text(), headers: new Map(headers) };
  };
  const computed = await ask();
  await changeTitle();
  expect(await ask()).toEqual(computed);
  await new Promise((resolve) => server.close(resolve));
});
