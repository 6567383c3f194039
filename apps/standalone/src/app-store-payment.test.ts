import { createHash, createSecretKey, randomUUID, X509Certificate } from 'node:crypto';
import { addPack, readAppStoreTransaction } from '@longstrip/api/testing';
import { type CertificateChain, createCertificateChain } from '@longstrip/sandbox';
import { CompactSign } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually, openPaymentScene, type PaymentScene } from './testing/payment-scene.ts';

const PRODUCT = 'example.longstrip.coins100';
const NOTHING = { coin: 0, bonusCoin: 0, freeCoin: 0 };
const ALL = { coin: 100, bonusCoin: 12, freeCoin: 0 };

type Chain = Pick<CertificateChain, 'key' | 'x5c'>;

describe('a purchase in the app', () => {
  let scene: PaymentScene;
  beforeAll(async () => {
    const app = { platformId: 'bom-us', balconyId: 'BOMTOON_US', client: 'IOS_APP' };
    scene = await openPaymentScene(app, ({ appStore }) => ({ apple: appStore }), { pack: { appleProductId: PRODUCT } });
  });
  beforeEach(async () => {
    await scene.reset();
    await fault('none');
  });
  afterEach(() => scene.booksAreRight());
  afterAll(() => scene?.close());

  const becomes = (orderId: string, state: string) =>
    eventually(async () => expect(await scene.stateOf(orderId)).toBe(state));
  const outcomeComes = (outcome: string) => eventually(async () => expect(await scene.outcomes()).toContain(outcome));
  const fault = (name: string) => scene.choose('/app-store/faults', { fault: name });
  /** Buys as the app does. Returns the page of the purchase, and the proof that the App Store signed. */
  const buy = async (appAccountToken: string | null, productId = PRODUCT) => {
    const answer = await scene.choose('/app-store/buy', { productId, appAccountToken: appAccountToken ?? '' });
    const path = answer.headers.get('location') ?? '';
    const proof = /<pre>([^<]+)<\/pre>/.exec(await (await fetch(new URL(path, scene.sandboxUrl))).text())?.[1] ?? '';
    return { path, proof };
  };

  test('is proved by what the App Store signed, once, however often it is shown and reported', async () => {
    const { orderId, storeAccountToken, storeProductId, checkoutUrl } = await scene.order();
    expect([storeProductId, checkoutUrl]).toEqual([PRODUCT, null]);
    await fault('no-answer');
    const { path, proof } = await buy(storeAccountToken);
    expect(await scene.ask(`/payment/${orderId}/confirm`, {})).toMatchObject({ data: { state: 'created' } });
    const shown = await scene.ask('/payment/verify', { orderId, proof });
    expect(shown.data).toMatchObject({ state: 'paid', refundHindrance: 'AT_THE_STORE' });
    expect((await scene.ask('/payment/verify', { orderId, proof })).error.code).toBe('ALREADY_PAID');
    await fault('twice');
    await scene.choose(path, { act: 'again' });
    await outcomeComes('paid/none');
    expect(await scene.coins()).toEqual(ALL);
  });

  test('is paid by the notification alone, and a refund takes back what is left', async () => {
    const { orderId, storeAccountToken } = await scene.order();
    const { path } = await buy(storeAccountToken);
    await becomes(orderId, 'paid');
    await scene.spend(40);
    await scene.choose(path, { act: 'consumption' });
    await outcomeComes('ignored');
    await scene.choose(path, { act: 'refund' });
    await becomes(orderId, 'refunded');
    expect([await scene.coins(), await scene.debt()]).toEqual([NOTHING, 40]);
  });

  test('that is refunded before the store heard of it gives nothing', async () => {
    const { orderId, storeAccountToken } = await scene.order();
    await fault('no-answer');
    const { path, proof } = await buy(storeAccountToken);
    await fault('none');
    await scene.choose(path, { act: 'refund' });
    await becomes(orderId, 'refunded');
    await scene.ask('/payment/verify', { orderId, proof });
    expect([await scene.stateOf(orderId), await scene.coins()]).toEqual(['refunded', NOTHING]);
  });

  test('of another product, another order or no order gives nothing', async () => {
    // Of two visits: of one visit, the same order would be taken up again.
    const [order, other] = [await scene.order(), await scene.order({ marketingCode: 'other' })];
    await fault('no-answer');
    const code = async (proof: string) =>
      (await scene.ask('/payment/verify', { orderId: order.orderId, proof })).error.code;
    expect(await code((await buy(order.storeAccountToken, 'example.longstrip.coins1')).proof)).toBe(
      'NOT_FOUND_COIN_PRODUCT',
    );
    expect(await code((await buy(other.storeAccountToken)).proof)).toBe('INVALID_PARAMETER');
    expect(await code((await buy(null)).proof)).toBe('INVALID_PARAMETER');
    expect(await code('not signed at all')).toBe('INVALID_PARAMETER');
    await fault('none');
    await buy(order.storeAccountToken, 'example.longstrip.coins1');
    await outcomeComes('another product');
    await buy(randomUUID());
    await outcomeComes('unknown');
    expect(await scene.coins()).toEqual(NOTHING);
  });

  test('that is a second one for the same order changes nothing, nor does its refund', async () => {
    const { orderId, storeAccountToken } = await scene.order();
    await buy(storeAccountToken);
    await becomes(orderId, 'paid');
    const second = await buy(storeAccountToken);
    await outcomeComes('mismatch');
    expect((await scene.ask('/payment/verify', { orderId, proof: second.proof })).error.code).toBe('INVALID_PARAMETER');
    await scene.choose(second.path, { act: 'refund' });
    await eventually(async () =>
      expect((await scene.outcomes()).filter((each) => each === 'mismatch')).toHaveLength(2),
    );
    expect([await scene.stateOf(orderId), await scene.coins()]).toEqual(['paid', ALL]);
  });

  test('is not believed when the notification was changed on its way', async () => {
    const { orderId, storeAccountToken } = await scene.order();
    await fault('tampered');
    await buy(storeAccountToken);
    await fault('none');
    await buy(randomUUID());
    await outcomeComes('unknown');
    expect([await scene.outcomes(), await scene.stateOf(orderId)]).toEqual([['unknown'], 'created']);
  });

  test('of a pack that the App Store does not have cannot be ordered', async () => {
    await scene.api.db.run('delete from coin_product');
    await addPack(scene.api.db);
    expect((await scene.ask('/payment', { productId: 'pack', agreed: true })).error.code).toBe(
      'NOT_FOUND_COIN_PRODUCT',
    );
  });
});

describe('what is signed', () => {
  const SIGNED_AT = Date.parse('2026-05-01');
  const APP = { bundleId: 'example.longstrip.reader', appId: 1, environment: 'Production' } as const;
  const BOUGHT = { transactionId: '2000', bundleId: APP.bundleId, productId: PRODUCT, environment: APP.environment };
  const chain = createCertificateChain();
  const signer = ({ x5c }: Pick<Chain, 'x5c'>, change: object, header: object) =>
    new CompactSign(Buffer.from(JSON.stringify({ ...BOUGHT, signedDate: SIGNED_AT, ...change }))).setProtectedHeader({
      ...{ alg: 'ES256', x5c: [...x5c] },
      ...header,
    });
  const sign = ({ key, x5c }: Chain, change: object = {}, header: object = {}) =>
    signer({ x5c }, change, header).sign(key);
  const read = async (jws: string | Promise<string>, rootSha256 = chain.rootSha256) =>
    readAppStoreTransaction(await jws, { ...APP, rootSha256 });
  let good: string;
  beforeAll(async () => {
    good = await sign(chain);
  });

  test('is read when the chain ends at the root that is trusted', async () => {
    expect(await read(good)).toMatchObject(BOUGHT);
    expect(await read(good, createHash('sha256').digest('hex'))).toBeNull();
  });

  test.each([
    ['signing certificate', { signing: '1.2.840.113635.100.6.11.2' }],
    ['authority', { authority: '1.2.840.113635.100.6.2.2' }],
  ])('is refused when its %s is not of the App Store, though its root is', async (_, marks) => {
    const other = createCertificateChain(marks);
    expect(await read(sign(other), other.rootSha256)).toBeNull();
  });

  test('is refused when the chain is mixed, cut, signed by another key, or not valid at that time', async () => {
    const other = createCertificateChain();
    const [leaf = '', authority = '', root = ''] = chain.x5c;
    const [, otherAuthority = '', otherRoot = ''] = other.x5c;
    expect(await read(sign(chain, {}, { x5c: [leaf, otherAuthority, root] }))).toBeNull();
    expect(await read(sign(chain, {}, { x5c: [leaf, authority, otherRoot] }))).toBeNull();
    expect(await read(sign(chain, {}, { x5c: [leaf, authority] }))).toBeNull();
    expect(await read(sign({ ...other, x5c: chain.x5c }))).toBeNull();
    expect(await read(sign(chain, { signedDate: Date.parse('2019-01-01') }))).toBeNull();
    expect(await read(sign(chain, { signedDate: Date.parse('2051-01-01') }))).toBeNull();
    expect(await read(good.replace(/\.[^.]+\./, '.e30.'))).toBeNull();
  });

  test('is refused when the chain comes behind one that anyone can make', async () => {
    const other = createCertificateChain();
    const [leaf = '', authority = ''] = other.x5c;
    const [, , root = ''] = chain.x5c;
    expect(await read(sign(other, {}, { x5c: [leaf, authority, root] }))).toBeNull();
    expect(await read(sign(other, {}, { x5c: [...other.x5c, ...chain.x5c] }))).toBeNull();
  });

  test('is refused by another algorithm than that of the key', async () => {
    const { publicKey } = new X509Certificate(Buffer.from(chain.x5c[0] ?? '', 'base64'));
    const known = publicKey.export({ type: 'spki', format: 'pem' });
    const bySecret = signer(chain, {}, { alg: 'HS256' }).sign(createSecretKey(Buffer.from(known)));
    expect(await read(bySecret)).toBeNull();
    const [, payload = ''] = good.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', x5c: chain.x5c })).toString('base64url');
    expect(await read(`${unsigned}.${payload}.`)).toBeNull();
  });

  test.each([{ bundleId: 'example.other' }, { environment: 'Sandbox' }, { environment: 'Xcode' }])(
    'is worth nothing when it is of another app or environment: %j',
    async (change) => {
      expect(await read(sign(chain, change))).toBeNull();
    },
  );

  describe('as a notification', () => {
    let scene: PaymentScene;
    beforeAll(async () => {
      const app = { platformId: 'bom-us', balconyId: 'BOMTOON_US', client: 'IOS_APP' };
      scene = await openPaymentScene(app, () => ({ apple: { ...APP, rootSha256: chain.rootSha256 } }));
    });
    afterAll(() => scene?.close());

    const DATA = { bundleId: APP.bundleId, environment: APP.environment, appAppleId: APP.appId };
    const tell = async (data: object | undefined, signer: Chain = chain) => {
      const notification = { notificationUUID: randomUUID(), notificationType: 'TEST', version: '2.0', data };
      return scene.tell('/webhooks/apple', JSON.stringify({ signedPayload: await sign(signer, notification) }));
    };

    test('is taken for this app, and stored of no other', async () => {
      expect(await tell(DATA)).toEqual({ status: 200, text: 'ok' });
      const unreadable = { status: 400, text: 'the event cannot be read' };
      expect(await tell({ ...DATA, bundleId: 'example.other' })).toEqual(unreadable);
      expect(await tell({ ...DATA, environment: 'Sandbox' })).toEqual(unreadable);
      expect(await tell({ ...DATA, appAppleId: 2 })).toEqual(unreadable);
      expect(await tell(undefined)).toEqual(unreadable);
      expect(await tell(DATA, createCertificateChain())).toEqual({ status: 400, text: 'the signature is wrong' });
      expect(await scene.outcomes()).toEqual(['ignored']);
    });
  });
});
