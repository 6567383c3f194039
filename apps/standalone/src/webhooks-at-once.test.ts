import { useTestServer, whyNoTestServer } from '@longstrip/api/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  eventually,
  openPaymentScene,
  type PaymentScene,
  type Sandbox,
  type SceneOrder,
  type Settings,
} from './testing/payment-scene.ts';

const COPIES = 20;
const PRODUCT = 'example.longstrip.coins100';
const AMERICA = { platformId: 'bom-us', balconyId: 'BOMTOON_US', currency: 'USD' };
const pack = { appleProductId: PRODUCT, googleProductId: PRODUCT };

interface Row {
  readonly client: string;
  /** The platform and the currency of the service; by default the US one, in dollars. */
  readonly place?: { readonly platformId: string; readonly balconyId: string; readonly currency: string };
  readonly settingsOf: (sandbox: Sandbox) => Partial<Settings>;
  /** Pays for an order as its reader does, and gives the money back as the service does. */
  readonly pay: (scene: PaymentScene, order: SceneOrder) => Promise<unknown>;
  readonly refund: (scene: PaymentScene) => Promise<unknown>;
}

/** Presses a button of the first form or link of a service’s page whose address starts with `beginning`. */
const press = async (scene: PaymentScene, page: string, beginning: string, act: string) => {
  const text = await (await fetch(`${scene.sandboxUrl}${page}`)).text();
  const path = new RegExp(`(?:action|href)="(${beginning}/[^"]+)"`).exec(text)?.[1] ?? 'none';
  return scene.choose(path, { act });
};

const ROWS: Record<string, Row> = {
  sandbox: {
    client: 'WEB',
    settingsOf: ({ payments: sandbox }) => ({ sandbox }),
    pay: (scene, { checkoutUrl }) => scene.choose(checkoutUrl ?? '', { outcome: 'paid' }),
    refund: (scene) => press(scene, '/payments', '/payments', 'refunded'),
  },
  stripe: {
    client: 'WEB',
    settingsOf: ({ stripe }) => ({ stripe }),
    pay: (scene, { checkoutUrl }) => scene.choose(checkoutUrl ?? '', { outcome: 'paid' }),
    refund: (scene) => press(scene, '/stripe', '/stripe/payments', 'refund'),
  },
  gmo: {
    client: 'WEB',
    place: { platformId: 'beltoon-jp', balconyId: 'BELTOON_JP', currency: 'JPY' },
    settingsOf: ({ gmo }) => ({ gmo }),
    pay: (scene, { checkoutUrl }) => scene.choose(checkoutUrl ?? '', { outcome: 'paid' }),
    refund: (scene) => press(scene, '/gmo', '/gmo/trades', 'refund'),
  },
  apple: {
    client: 'IOS_APP',
    settingsOf: ({ appStore: apple }) => ({ apple }),
    pay: (scene, { storeAccountToken }) =>
      scene.choose('/app-store/buy', { productId: PRODUCT, appAccountToken: storeAccountToken ?? '' }),
    refund: (scene) => press(scene, '/app-store', '/app-store/transactions', 'refund'),
  },
  google: {
    client: 'AND_PLAY',
    settingsOf: ({ play: google }) => ({ google }),
    pay: (scene, { storeAccountToken }) =>
      scene.choose('/play/buy', { productId: PRODUCT, accountId: storeAccountToken ?? '', outcome: 'paid' }),
    refund: (scene) => press(scene, '/play', '/play/purchases', 'refund'),
  },
};

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(
  `events that come ${COPIES} times at once${reason === null ? '' : ` (${reason})`}`,
  () => {
    let server: Awaited<ReturnType<typeof useTestServer>>;
    let scene: PaymentScene;
    beforeAll(async () => {
      server = await useTestServer();
    });
    afterEach(() => scene?.close());
    afterAll(() => server?.stop());

    test.each(Object.keys(ROWS))('have one effect: %s', async (name) => {
      const { client, place = AMERICA, settingsOf, pay, refund } = ROWS[name] as Row;
      const { currency } = place;
      const database = await server.openDatabase();
      scene = await openPaymentScene({ ...place, client }, settingsOf, { pack: { ...pack, currency }, database });
      scene.setCopies(COPIES);
      const order = await scene.order({ birthMonth: '1990-01' });
      await pay(scene, order);
      await eventually(async () => expect(await scene.stateOf(order.orderId)).toBe('paid'));
      await eventually(async () => expect(await scene.outcomes()).toEqual(['paid/credit']));
      expect(await scene.coins()).toEqual({ coin: 100, bonusCoin: 12, freeCoin: 0 });
      await scene.spend(7);
      await refund(scene);
      await eventually(async () => expect(await scene.outcomes()).toEqual(['paid/credit', 'refunded/takeBack']));
      expect([await scene.coins(), await scene.debt()]).toEqual([{ coin: 0, bonusCoin: 0, freeCoin: 0 }, 7]);
      await scene.booksAreRight();
    });
  },
);
