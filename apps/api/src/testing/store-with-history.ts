import type { Database } from '@longstrip/database';
import { webhookEvent } from '@longstrip/database/schema';
import { clearTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addSession } from '@longstrip/test-kit/data';
import { pino } from 'pino';
import { eventFacts } from '../http/event-facts.ts';
import { retryUnprocessedEvents } from '../http/webhook.ts';
import { sealChains } from '../money/books/seal-chains.ts';
import { drawByOperator } from '../money/event/event-by-operator.ts';
import { grantByOperator } from '../money/ledger/grant-by-operator.ts';
import { transferWallet } from '../money/ledger/ledger.service.ts';
import { refundOrder } from '../money/payment/order-jobs.ts';
import { paymentWebhooks } from '../money/payment/payment-webhooks.ts';
import { grantEpisodes } from '../money/purchase/grant-episodes.ts';
import { undoPurchase } from '../money/purchase/undo-purchase.ts';
import { handOverByOperator } from '../operators/hand-over/hand-over-by-operator.ts';
import { takeBackHandedOver } from '../operators/hand-over/take-back-handed-over.ts';
import { moveAccount } from '../people/transfer/move-account.ts';
import { localOwner } from '../shared/operator.ts';
import { addCoupon, addGift, addWheel, newRequestId } from './benefits.ts';
import { addEvent } from './events.ts';
import { at } from './expect-shape.ts';
import { addPack, type FakePayments } from './fake-payments.ts';
import type { TestApi } from './test-api.ts';
import { TEST_PROOFS } from './test-proofs.ts';
import { addReader } from './wallets.ts';

const HERE = 'bom-us';
const OWNER = localOwner('r');
const REASON = { reason: 'a test' };

/** Ids of rows that a store with a history has. */
export interface History {
  readonly orders: Readonly<
    Record<'paid' | 'discounted' | 'refunded' | 'sentBack' | 'notified' | 'declined' | 'takenBack' | 'waiting', string>
  >;
  readonly purchases: Readonly<Record<'rent' | 'own' | 'ticket' | 'gift' | 'undone' | 'grant', number>>;
  readonly episodeIds: readonly number[];
  readonly seriesId: number;
}

/**
 * Makes one of everything that gives or takes coins and rights, by the program's own functions: an order that is paid and one
 * with a coupon, one that is refunded; purchases of each kind and one undone; a coupon, gift, spins, an event, grants and an
 * account that moved here. All of it is sealed.
 */
export async function makeHistory(api: TestApi, payments: FakePayments): Promise<History> {
  await clearTestDatabase(api.db);
  const { db } = api;
  const scope = await addReader(db, HERE, 'reader');
  await addReader(db, HERE, 'other');
  const { accessToken: bearer } = await addSession(db, { ...scope, sessionId: 'same' });
  const post = async (path: string, body: object, wanted = '') => {
    const answer = await api.ask(path, { method: 'POST', bearer, body: { requestId: newRequestId(), ...body } });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.json)}`);
    return wanted === '' ? null : at(answer.json, `data.${wanted}`);
  };
  const tale = await addTale(api);
  await addOffers(api);
  await post('/coupon/code', { code: 'TENOFF' });
  await post('/coupon/code', { code: 'FIVECOINS' });
  await post('/coupon/code', { code: 'SPINS' });
  const orders = await makeOrders(api, payments, { post });
  const ids = tale.episodes.map(({ id }) => id);
  const buy = async (place: number, purchaseType: string) =>
    Number(await post('/v1/purchase', { id: ids[place], purchaseType }, 'purchaseId'));
  await post('/gift', { giftId: 'tickets' });
  const purchases = {
    ...{ rent: await buy(1, 'RENT'), own: await buy(2, 'POSSESSION'), ticket: await buy(3, 'FREETIME') },
    ...{ gift: await buy(4, 'RENT_GIFT'), undone: await buy(5, 'RENT'), grant: 0 },
  };
  const undone = { platform: HERE, reader: 'reader', purchaseId: purchases.undone, ...REASON };
  await allowed(undoPurchase(db, OWNER, undone, NOW_MS));
  await post('/event/roulette', {});
  const given = await giveByOperator(api, tale);
  await post('/event/first/join', {});
  await post('/event/drawn/join', {});
  const drawing = { platform: HERE, event: 'drawn', ...REASON };
  await allowed(drawByOperator({ database: db, randomBelow: () => 0 }, OWNER, drawing, NOW_MS + 1));
  await moveHere(api);
  await sealChains(db, NOW_MS, new AbortController().signal);
  return { orders, purchases: { ...purchases, grant: given }, episodeIds: ids, seriesId: tale.id };
}

async function addTale({ db }: TestApi): Promise<AddedSeries> {
  await db.run(
    `insert into platform_feature (platform_id, feature, is_on, updated_at_ms) values ('${HERE}', 'freetime', true, 1)`,
  );
  return addSeries(db, {
    ...{ alias: 'tale', platformIds: [HERE], freetimeEnabled: true, episodes: 9 },
    onPlatform: { freeEpisodeCount: 0, rentCoin: 2, possessionCoin: 4 },
  });
}

async function addOffers({ db }: TestApi): Promise<void> {
  const platformId = HERE;
  await addPack(db, { stock: 9 });
  await addCoupon(db, { platformId, id: 'tenoff', type: 'DISCOUNT', value: null, percent: 10, perUserLimit: 2 });
  await addCoupon(db, { platformId, id: 'fivecoins' });
  await addCoupon(db, { platformId, id: 'spins', type: 'FREE_ROULETTE', value: 2 });
  await addGift(db, { platformId, id: 'tickets' });
  await addGift(db, { platformId, id: 'named', target: 'NAMED' });
  await addWheel(db, { platformId, id: 'autumn' });
  await addEvent(db, {
    ...{ platformId, id: 'first', kind: 'TICKET', rewards: [{ atCount: 1, kind: 'FREE_COIN', amount: 7 }] },
  });
  await addEvent(db, {
    ...{ platformId, id: 'drawn', kind: 'TICKET', ticketMode: 'DRAW', winnerCount: 1, endsAtMs: NOW_MS + 1 },
  });
}

type Post = (path: string, body: object, wanted?: string) => Promise<unknown>;

/** Makes an order of each kind; their reports come by a signed event, like a provider's. */
async function makeOrders(api: TestApi, payments: FakePayments, { post }: { post: Post }): Promise<History['orders']> {
  const { db } = api;
  const [row] = await db.run(`select id::int as id from user_coupon where coupon_id = 'tenoff'`);
  const start = async (change: object = {}) =>
    String(await post('/payment', { productId: 'pack', agreed: true, ...change }, 'orderId'));
  const order = async (change: object, amount: number) => {
    const id = await start(change);
    payments.say({ kind: 'paid', reference: null, amount, currency: 'USD' });
    await post(`/payment/${id}/confirm`, {});
    return id;
  };
  const paid = await order({}, 899);
  const discounted = await order({ userCouponId: row?.id }, 810);
  const refunded = await order({}, 899);
  await post(`/payment/${refunded}/cancel`, {});
  const sentBack = await order({}, 899);
  await post(`/payment/${sentBack}/cancel`, {});
  const parts = { database: db, payments, webhooks: [], tellConversion: null, ...QUIET };
  await refundOrder({ ...parts, nowMs: () => NOW_MS + 60_000 }, sentBack);
  // Of several visits: of one visit, the same order would be taken up again.
  const beside = (marketingCode: string) => start({ marketingCode });
  const [notified, declined, takenBack] = [await beside('one'), await beside('two'), await beside('three')];
  const waiting = await beside('four');
  await tell(db, notified, ['paid', 'again']);
  await tell(db, declined, ['declined']);
  await tell(db, takenBack, ['given', 'refunded']);
  return { paid, discounted, refunded, sentBack, notified, declined, takenBack, waiting };
}

const QUIET = { proofs: TEST_PROOFS, logger: pino({ enabled: false }), jobs: { enqueue: async () => null } };

/** Stores the sandbox’s events of an order, and then processes them. */
async function tell(database: Database, orderId: string, statuses: readonly string[]): Promise<void> {
  const nowMs = () => NOW_MS;
  const sandbox = { url: 'http://sandbox.test', secret: 'secret' };
  const parts = { database, nowMs, ...QUIET };
  const webhooks = paymentWebhooks(
    { sandbox, stripe: null, gmo: null, apple: null, google: null, facebook: null },
    parts,
  );
  for (const given of statuses) {
    const status = given === 'given' || given === 'again' ? 'paid' : given;
    const payload = { id: `evt_${given}`, orderId, status, amount: 899, currency: 'USD' };
    const received = {
      ...({ source: 'sandbox', eventId: payload.id, receivedAtMs: NOW_MS - 60_000, bodyHash: '' } as const),
      payload: { ...payload, pendingUntilMs: null, storeNumber: null },
    };
    const proof = TEST_PROOFS.of('event', eventFacts({ ...received, workedAtMs: null, outcome: null }));
    await database.orm.insert(webhookEvent).values({ ...received, proof });
    await retryUnprocessedEvents(parts, webhooks, new AbortController().signal);
  }
}

/** @returns the id of the purchase that a grant of episodes makes */
async function giveByOperator({ db }: TestApi, tale: AddedSeries): Promise<number> {
  const of = { platform: HERE, reader: 'reader', ...REASON };
  const coins = { ...of, kind: 'COIN', amount: 30, days: null, requestId: 'grant-coins' } as const;
  await allowed(grantByOperator(db, OWNER, coins, NOW_MS));
  const episode = { ...of, series: 'tale', episode: String(tale.episodes[6]?.id), requestId: 'grant-episode' };
  const granted = await allowed(grantEpisodes(db, OWNER, episode, NOW_MS));
  const handed = [
    { kind: 'gift', key: 'named' },
    { kind: 'coupon', key: 'tenoff' },
    { kind: 'ticket', count: 3, days: 2 },
  ] as const;
  for (const what of handed) {
    const requestId = `hand-over-${what.kind}`;
    await allowed(handOverByOperator(db, OWNER, { ...of, what, requestId }, NOW_MS + 1));
  }
  for (const what of [...handed, { kind: 'coupon', key: 'fivecoins' }] as const) {
    const key = 'key' in what ? what.key : what.kind;
    await allowed(
      handOverByOperator(db, OWNER, { ...of, reader: 'other', what, requestId: `other-${key}` }, NOW_MS + 1),
    );
    const [row] = await db.run(
      `select id::int as id from audit_log where subject_id = '${HERE}/other' order by audit_log.id desc limit 1`,
    );
    const taking = { ...of, reader: 'other', handed: Number(row?.id), requestId: `take-back-${key}` };
    await allowed(takeBackHandedOver(db, OWNER, taking, NOW_MS + 2));
  }
  return granted.purchaseId;
}

/** A reader of another platform whose coins and rights came here. */
async function moveHere({ db }: TestApi): Promise<void> {
  const from = await addReader(db, 'delitoon-de', 'mover');
  const of = { platform: from.platformId, reader: from.userId, ...REASON };
  const work = { workKey: 'work', seriesKey: 'work' };
  const there = await addSeries(db, { alias: 'werk', language: 'de', platformIds: ['delitoon-de'], ...work });
  await addSeries(db, { alias: 'work', language: 'en', platformIds: [HERE], ...work });
  await addReader(db, HERE, 'arrived');
  const coins = { ...of, kind: 'COIN', amount: 5, days: null, requestId: 'grant-moving' } as const;
  await allowed(grantByOperator(db, OWNER, coins, NOW_MS));
  const episode = String(there.episodes[0]?.id);
  await allowed(grantEpisodes(db, OWNER, { ...of, series: 'werk', episode, requestId: 'grant-werk' }, NOW_MS));
  await db.run(`insert into account_transfer (platform_id, user_id, target_platform_id, target_user_id, state, chosen_at_ms,
    confirmed_at_ms, summary) values ('delitoon-de', 'mover', '${HERE}', 'arrived', 'confirmed', 1, 1, '{}')`);
  await moveAccount(
    { database: db, moveWallet: transferWallet, nowMs: () => NOW_MS },
    { platformId: 'delitoon-de', userId: 'mover' },
  );
}

async function allowed<Value>(
  decided: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> {
  const made = await decided;
  if (made.ok) return made.value;
  throw new Error(made.code);
}
