import { clearTestDatabase } from '@longstrip/database/testing';
import { PLATFORMS } from '@longstrip/platform-config';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '../../adapters/message-senders.ts';
import { changeAccount } from '../../people/account/account.repository.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { addPack, createFakePayments } from '../../testing/fake-payments.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { addReader } from '../../testing/wallets.ts';
import { mailReceiptJob } from '../jobs.ts';
import { hasReceipt, mailReceipt } from './mail-receipt.ts';
import { findOrder } from './order.repository.ts';
import { settleOrderInTransaction } from './payment.service.ts';

const PAID = { kind: 'paid', reference: null, amount: 899, currency: 'USD' } as const;
const payments = createFakePayments();
let api: TestApi;
let reader: ReaderScope;
let mails: OutgoingMail[];
let enqueued: { name: string; payload: object }[];

beforeAll(async () => {
  api = await createTestApi({ services: { payments } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await clearTestDatabase(api.db);
  reader = await addReader(api.db, 'bom-us', 'reader');
  await addPack(api.db, { stock: 5 });
  payments.say({ kind: 'open' });
  [mails, enqueued] = [[], []];
});

async function start(): Promise<string> {
  const { accessToken: bearer } = await addSession(api.db, { ...reader, sessionId: 'same' });
  const body = { productId: 'pack', agreed: true, requestId: newRequestId() };
  return String(at((await api.ask('/payment', { bearer, body })).json, 'data.orderId'));
}
const pay = (orderId: string) =>
  settleOrderInTransaction(
    {
      ...{ db: api.db, proofs: TEST_PROOFS, logger: pino({ enabled: false }) },
      jobs: {
        enqueue: async (_, { name }, payload) => {
          enqueued.push({ name, payload });
          return name;
        },
      },
    },
    orderId,
    { report: PAID, nowMs: NOW_MS },
  );
const mailOf = (orderId: string) =>
  mailReceipt(
    {
      ...{ database: api.db, platforms: PLATFORMS, mailFrom: 'Longstrip <no-reply@example.com>' },
      mail: { send: async (mail) => void mails.push(mail) },
      originOf: () => 'https://us.example',
    },
    orderId,
  );

test('is mailed once the order is paid, with what was sold and a link to it', async () => {
  await changeAccount(api.db.orm, reader, { email: 'ada@example.com', emailConfirmedAtMs: NOW_MS });
  const orderId = await start();
  await pay(orderId);
  await pay(orderId);
  expect(enqueued).toEqual([{ name: mailReceiptJob.name, payload: { orderId } }]);
  await mailOf(orderId);
  const [mail] = mails;
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your receipt from Bom' });
  expect(mail?.text).toContain(`https://us.example/history/charge?receipt=${orderId}`);
  expect(mail?.text).toMatch(/Number: \S+\nDate: \S+\nSold by: .+\nCoins: \d+\nPaid: \$8\.99\n/);
});

test('goes to no address that is not confirmed, and not out for an order that is not paid', async () => {
  const orderId = await start();
  await changeAccount(api.db.orm, reader, { email: 'ada@example.com', emailConfirmedAtMs: NOW_MS });
  await mailOf(orderId);
  await pay(orderId);
  await changeAccount(api.db.orm, reader, { emailConfirmedAtMs: null });
  await mailOf(orderId);
  expect(mails).toEqual([]);
});

test.each([
  [{ provider: 'stripe' }, true],
  [{ provider: 'apple' }, false],
  [{ provider: 'google' }, false],
  [{ discountMinorUnits: 899 }, false],
] as const)('of an order with %o: %s', async (change, expected) => {
  const order = await findOrder(api.db.orm, await start());
  expect(order !== null && hasReceipt({ ...order, ...change })).toBe(expected);
});
