import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addSignedIn, createTestApi, TEST_PROOFS, tapjoyWebhook, webhookRoute } from '@longstrip/api/testing';
import { createSandbox } from '@longstrip/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

type Api = Awaited<ReturnType<typeof createTestApi>>;
type Sandbox = Extract<Awaited<ReturnType<typeof createSandbox>>, { ok: true }>['sandbox'];

const SANDBOX_URL = 'http://127.0.0.1:9';

let api: Api;
let sandbox: Sandbox;
let store: Server;

beforeAll(async () => {
  let routed: ReturnType<typeof webhookRoute> | undefined;
  store = createServer(async (incoming, outgoing) => {
    const answer = await routed?.request(incoming.url ?? '/');
    outgoing.writeHead(answer?.status ?? 503).end(await answer?.text());
  });
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  const apiUrl = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const created = await createSandbox({
    ...{ mode: 'demo', baseUrl: SANDBOX_URL, mailPort: null },
    neighbours: [{ name: 'api', title: 'API', url: apiUrl }],
  });
  if (!created.ok) throw new Error(created.sentence);
  sandbox = created.sandbox;
  api = await createTestApi({ services: { tapjoy: sandbox.tapjoy } });
  const parts = {
    database: api.db,
    proofs: TEST_PROOFS,
    logger: { error: vi.fn() } as never,
    nowMs: () => api.clock.nowMs(),
  };
  routed = webhookRoute(parts, [tapjoyWebhook(sandbox.tapjoy, parts)]);
});
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
  store?.close();
});

/** The offers in the reader’s reply of `/benefit`. */
const offersOf = async (bearer: string) =>
  JSON.parse((await api.ask('/benefit', { bearer })).text).data.offers as { url: string; credited: { coin: number }[] };
const linkOf = (html: string) => /<input type="text" name="snuid" value="([^"]*)"/.exec(html)?.[1] ?? '';
const choose = async (snuid: string, outcome: string, headers: Record<string, string> = { origin: SANDBOX_URL }) =>
  sandbox.app.request(`${SANDBOX_URL}/offerwall`, {
    ...{ method: 'POST', headers },
    body: new URLSearchParams({ task: 'level', snuid, outcome }),
  });

// The api’s callback and the sandbox’s offers are written independently. This test runs one against the other.
test.each([
  ['once', 'answered 200.', [12]],
  ['twice', 'answered 200, then 200.', [12]],
  ['changed', 'answered 200, then 403.', [12]],
  ['forged', 'answered 403.', []],
])('an offer that is reported %s is credited as it should be', async (outcome, said, credited) => {
  const { accessToken: bearer } = await addSignedIn(api, { platformId: 'bom-us', id: `reader-${outcome}` });
  const { url } = await offersOf(bearer);
  const html = await (await sandbox.app.request(url)).text();
  expect(html).toContain('Reach level 10 in it: 12 coins');
  expect(html).not.toContain('<script');
  expect(await (await choose(linkOf(html), outcome)).text()).toContain(said);
  expect((await offersOf(bearer)).credited.map(({ coin }) => coin)).toEqual(credited);
});

test('an unknown reader gets nothing, and no other site sends the form', async () => {
  expect(await (await choose('bom-us.unknown', 'once')).text()).toContain('answered 403.');
  expect((await choose('bom-us.unknown', 'once', { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await choose('bom-us.unknown', 'often')).status).toBe(400);
});
