import { createPayments } from '@longstrip/api/testing';
import { CLIENT_PLATFORMS } from '@longstrip/core';
import { getPlatform } from '@longstrip/platform-config';
import { createSandbox } from '@longstrip/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseVariables } from '../launch/settings.mjs';
import { createFakeStore, paymentTakers } from './payments.ts';
import { openPaymentScene, type PaymentScene } from './testing/payment-scene.ts';

const BASE_URL = 'http://127.0.0.1:3102';

async function takersWith(variables: Record<string, string>) {
  const parsed = parseVariables(variables);
  if (!parsed.ok) throw new Error(parsed.sentences.join(' '));
  const { settings } = parsed;
  const created = await createSandbox({ mode: settings.mode, baseUrl: BASE_URL, neighbours: [], mailPort: null });
  return paymentTakers(settings, created.ok ? created.sandbox : null);
}

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec_live' };

test('demo mode pays at the sandbox’s own check-out, whatever contract is set', async () => {
  expect(await takersWith(STRIPE)).toMatchObject({
    sandbox: { url: BASE_URL },
    // The apps pay in their own stores' sheets, which are fakes here.
    apple: { bundleId: 'example.longstrip.reader' },
    google: { apiUrl: BASE_URL },
    facebook: { apiUrl: `${BASE_URL}/graph/v23.0` },
  });
});

test('demo mode takes a web reader to the sandbox’s check-out, and an app’s reader to the store of that app', async () => {
  const { forClient } = createPayments(
    await takersWith(STRIPE),
    () => BASE_URL,
    () => 0,
  );
  const takers = CLIENT_PLATFORMS.map((client) => [client, forClient(getPlatform('bom-us'), client)?.name]);
  expect(Object.fromEntries(takers)).toEqual({
    ...{ WEB: 'sandbox', AND_PLUS: 'sandbox', AND_PLAY: 'google', IOS_APP: 'apple' },
  });
});

test('demo mode pays at the services that the sandbox plays, where that is asked for, and at no real one', async () => {
  expect(await takersWith({ ...STRIPE, DEMO_PAYMENTS: 'providers' })).toMatchObject({
    sandbox: null,
    stripe: { apiUrl: BASE_URL },
    gmo: { apiUrl: BASE_URL },
    apple: { environment: 'Production' },
    google: { apiUrl: BASE_URL },
  });
});

test('production pays by its contracts alone', async () => {
  const production = { LONGSTRIP_MODE: 'production', DEMO_PAYMENTS: 'providers', ...STRIPE };
  expect(await takersWith(production)).toMatchObject({
    ...{ sandbox: null, gmo: null, apple: null, google: null, facebook: null },
    stripe: { secretKey: 'sk_live', apiUrl: null },
  });
});

const PACK = { appleProductId: 'example.longstrip.coins100', googleProductId: 'coins_100' };
const SITE = { platformId: 'bom-us', balconyId: 'BOMTOON_US' };

/** Orders, and buys at the fake store as the app simulator does. Returns the api's state of the order. */
async function buy(scene: PaymentScene, store: 'apple' | 'google', isPending = false) {
  const { orderId, storeProductId, storeAccountToken } = await scene.order();
  const { data: order } = await scene.ask(`/payment/${orderId}/confirm`, {});
  expect([order.storeProductId, order.storeAccountToken]).toEqual([storeProductId, storeAccountToken]);
  const asked = { store, productId: storeProductId ?? '', accountToken: storeAccountToken ?? '', isPending };
  const { proof } = await createFakeStore(scene.sandboxUrl).buy(asked);
  // The store's own notification may have been quicker: then the api replies ALREADY_PAID.
  await scene.ask('/payment/verify', { orderId, proof });
  return (await scene.ask(`/payment/${orderId}/confirm`, {})).data.state;
}

describe('the fake App Store', () => {
  let scene: PaymentScene;
  beforeAll(async () => {
    scene = await openPaymentScene({ ...SITE, client: 'IOS_APP' }, ({ appStore }) => ({ apple: appStore }), {
      pack: PACK,
    });
  });
  afterAll(() => scene?.close());

  test('gives what proves a purchase to the api', async () => {
    expect(await buy(scene, 'apple')).toBe('paid');
  });

  test('that refuses cannot be reached', async () => {
    const store = createFakeStore(scene.sandboxUrl);
    const asked = { store: 'apple', productId: '', accountToken: '', isPending: false } as const;
    await expect(store.buy(asked)).rejects.toThrow('400');
  });
});

describe('the fake Google Play', () => {
  let scene: PaymentScene;
  beforeAll(async () => {
    scene = await openPaymentScene({ ...SITE, client: 'AND_PLAY' }, ({ play }) => ({ google: play }), { pack: PACK });
  });
  afterAll(() => scene?.close());

  test('gives a token that is paid at once, or later', async () => {
    expect(await buy(scene, 'google')).toBe('paid');
    expect(await buy(scene, 'google', true)).toBe('pending');
  });
});
