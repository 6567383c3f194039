import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlayedStore } from './played-store.ts';
import { openPaymentScene, type PaymentScene } from './testing/payment-scene.ts';

const PACK = { appleProductId: 'example.longstrip.coins100', googleProductId: 'coins_100' };
const SITE = { platformId: 'bom-us', balconyId: 'BOMTOON_US' };

/** Orders, and buys at the played store as the played app does; what the api knows of the order then. */
async function buy(scene: PaymentScene, store: 'apple' | 'google', isPending = false) {
  const { orderId, storeProductId, storeAccountToken } = await scene.order();
  const { data: order } = await scene.ask(`/payment/${orderId}/confirm`, {});
  expect([order.storeProductId, order.storeAccountToken]).toEqual([storeProductId, storeAccountToken]);
  const asked = { store, productId: storeProductId ?? '', accountToken: storeAccountToken ?? '', isPending };
  const { proof } = await createPlayedStore(scene.sandboxUrl).buy(asked);
  // The store's own news may have been quicker: ALREADY_PAID.
  await scene.ask('/payment/verify', { orderId, proof });
  return (await scene.ask(`/payment/${orderId}/confirm`, {})).data.state;
}

describe('the played App Store', () => {
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
    const store = createPlayedStore(scene.sandboxUrl);
    const asked = { store: 'apple', productId: '', accountToken: '', isPending: false } as const;
    await expect(store.buy(asked)).rejects.toThrow('400');
  });
});

describe('the played Google Play', () => {
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
