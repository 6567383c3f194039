import type { Server } from 'node:http';
import {
  addPack,
  addSignedIn,
  createPayments,
  createTestApi,
  NO_PAYMENTS,
  paymentWebhooks,
  TEST_PROOFS,
  webhookRoute,
} from '@longstrip/api/testing';
import { createSandbox } from '@longstrip/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually, listen } from './testing/payment-scene.ts';

const SITE = 'http://localhost:3000';
const jobs = { enqueue: async () => 'job' };

type Api = Awaited<ReturnType<typeof createTestApi>>;
type Sandbox = Extract<Awaited<ReturnType<typeof createSandbox>>, { ok: true }>['sandbox'];

let api: Api;
let sandbox: Sandbox;
let [toApi, toSandbox]: Server[] = [];
let sandboxUrl: string;
let bearer: string;
let lastRequest = 0;

beforeAll(async () => {
  let routed: ReturnType<typeof webhookRoute> | undefined;
  let apiUrl = '';
  [toApi, apiUrl] = await listen(async (request) => routed?.fetch(request) ?? new Response(null, { status: 503 }));
  [toSandbox, sandboxUrl] = await listen(async (request) => sandbox.app.fetch(request));
  const created = await createSandbox({
    ...{ mode: 'demo', baseUrl: sandboxUrl, mailPort: null, slowMs: 5 },
    neighbours: [
      { name: 'bom-us', title: 'Bom', url: SITE },
      { name: 'api', title: 'API', url: apiUrl },
    ],
  });
  if (!created.ok) throw new Error(created.sentence);
  sandbox = created.sandbox;
  const settings = { ...NO_PAYMENTS, sandbox: sandbox.payments };
  const payments = createPayments(settings, () => SITE, Date.now);
  api = await createTestApi({ services: { payments } });
  // The sandbox signs by the clock of the machine.
  const parts = { database: api.db, proofs: TEST_PROOFS, logger: { error: vi.fn() } as never, nowMs: Date.now };
  routed = webhookRoute(parts, paymentWebhooks(settings, { ...parts, jobs, nowMs: () => api.clock.nowMs() }));
  await addPack(api.db);
  ({ accessToken: bearer } = await addSignedIn(api, { platformId: 'bom-us', id: 'reader' }));
});
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
  for (const server of [toApi, toSandbox]) server?.close();
});

async function order(): Promise<{ orderId: string; checkoutUrl: string }> {
  lastRequest += 1;
  const body = { productId: 'pack', agreed: true, requestId: `request-${lastRequest}` };
  return JSON.parse((await api.ask('/payment', { bearer, body })).text).data;
}
const read = async (orderId: string, act = '') =>
  JSON.parse((await api.ask(`/payment/${orderId}${act}`, { bearer, method: act === '' ? 'GET' : 'POST' })).text).data;
const choose = (checkoutUrl: string, outcome: string) =>
  fetch(checkoutUrl, {
    ...{ method: 'POST', redirect: 'manual', headers: { origin: sandboxUrl } },
    body: new URLSearchParams({ outcome }),
  });

// The api's adapter and webhook, and the sandbox's check-out, are written independently. This test runs them together.
test('a reader pays on the page of the sandbox, comes back, and has their coins by the webhook', async () => {
  const { orderId, checkoutUrl } = await order();
  const page = await (await fetch(checkoutUrl)).text();
  expect(page).toContain('<bdi>$8.99</bdi>');
  expect(page).not.toContain('<script');
  const back = await choose(checkoutUrl, 'paid');
  expect([back.status, back.headers.get('location')]).toEqual([303, `${SITE}/shop?order=${orderId}`]);
  await eventually(async () => expect(await read(orderId)).toMatchObject({ state: 'paid', credited: { coin: 100 } }));
});

test.each([
  ['declined', 'declined'],
  ['cancelled', 'cancelled'],
  ['slow', 'paid'],
])('%s at the check-out makes the order %s', async (outcome, state) => {
  const { orderId, checkoutUrl } = await order();
  await choose(checkoutUrl, outcome);
  await eventually(async () => expect((await read(orderId)).state).toBe(state));
});

test('a payment at a store waits with its number, and its coins come once it is paid', async () => {
  const { orderId, checkoutUrl } = await order();
  await choose(checkoutUrl, 'pending');
  expect(await read(orderId, '/confirm')).toMatchObject({
    state: 'pending',
    storeNumber: expect.stringMatching(/^\d{12}$/),
  });
  await choose(checkoutUrl, 'paid');
  expect(await read(orderId, '/confirm')).toMatchObject({ state: 'paid', storeNumber: null });
});

test('a notice of another sum than was signed changes nothing; the question on return tells the truth', async () => {
  const { orderId, checkoutUrl } = await order();
  const fault = (name: string) =>
    fetch(`${sandboxUrl}/payments/faults`, {
      ...{ method: 'POST', redirect: 'manual', headers: { origin: sandboxUrl } },
      body: new URLSearchParams({ fault: name }),
    });
  await fault('tampered');
  await choose(checkoutUrl, 'paid');
  expect(await read(orderId)).toMatchObject({ state: 'created', credited: null });
  expect(await read(orderId, '/confirm')).toMatchObject({ state: 'paid' });
  await fault('none');
});
