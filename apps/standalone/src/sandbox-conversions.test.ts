import { createFacebookConversions } from '@longstrip/api/testing';
import { createSandbox } from '@longstrip/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SANDBOX_URL = 'http://127.0.0.1:9';
const NOW_MS = Date.UTC(2026, 10, 24, 12);
const DAY_MS = 86_400_000;

type Sandbox = Extract<Awaited<ReturnType<typeof createSandbox>>, { ok: true }>['sandbox'];
let sandbox: Sandbox;

beforeAll(async () => {
  const created = await createSandbox({
    ...{ mode: 'demo', baseUrl: SANDBOX_URL, mailPort: null, neighbours: [], nowMs: () => NOW_MS },
  });
  if (!created.ok) throw new Error(created.sentence);
  sandbox = created.sandbox;
});
afterAll(() => sandbox?.close());

const order = {
  ...{ eventId: 'order-0001', paidAtMs: NOW_MS - 1_000, sourceUrl: 'https://us.sites.test/shop' },
  ...{ currency: 'USD', value: '8.99', email: 'Ada@Example.com', userId: 'reader' },
};
const tell = (change: object = {}, settings: object = {}) =>
  createFacebookConversions(
    { ...sandbox.facebook, ...settings },
    { fetch: async (url, init) => sandbox.app.request(url, init) },
  )({ ...order, ...change });
const stored = async (): Promise<{ event_id: string }[]> =>
  (await sandbox.app.request(`${SANDBOX_URL}/conversions.json`)).json();

// The api’s sender and the sandbox’s fake Facebook are written independently. This test runs one against the other.
test('a paid order is stored once, hashed, and can be read as a page and as JSON', async () => {
  expect(await (await sandbox.app.request(`${SANDBOX_URL}/conversions`)).text()).toContain('None yet.');
  await tell();
  await tell();
  expect(await stored()).toMatchObject([
    { event_name: 'Purchase', event_id: 'order-0001', custom_data: { currency: 'USD', value: '8.99' } },
  ]);
  const html = await (await sandbox.app.request(`${SANDBOX_URL}/conversions`)).text();
  expect(html).toContain('8.99 USD');
  expect(html + JSON.stringify(await stored())).not.toMatch(/Ada|Example\.com|reader"/i);
});

test.each([
  ['a wrong token', {}, { accessToken: 'guessed' }, 401],
  ['another pixel', {}, { pixelId: '78' }, 400],
  ['an order of more than 7 days ago', { paidAtMs: NOW_MS - 7 * DAY_MS }, {}, 400],
  ['an order to come', { paidAtMs: NOW_MS + 5_000 }, {}, 400],
])('%s is refused, and nothing of it is stored', async (_, change, settings, status) => {
  const before = await stored();
  await expect(tell({ eventId: 'order-0002', ...change }, settings)).rejects.toThrow(`Facebook answered ${status}`);
  expect(await stored()).toEqual(before);
});
