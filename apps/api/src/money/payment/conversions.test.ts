import { createHash } from 'node:crypto';
import { coinOrder } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createFacebookConversions } from '../../adapters/payment/facebook.ts';
import { createFakePayments } from '../../testing/fake-payments.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { addReader } from '../../testing/wallets.ts';
import { tellConversionJob } from '../jobs.ts';
import { handleOrderJobs } from './order-jobs.ts';

const DAY_MS = 86_400_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a paid order is reported to Facebook with consent alone, within 7 days, and names no reader in plain text', async () => {
  const database = await openTestDatabase();
  const reader = await addReader(database, 'bom-us', 'reader');
  await database.run(`update app_user set email = 'Ada@Example.com'`);
  const at = { agreedAtMs: NOW_MS, createdAtMs: NOW_MS, updatedAtMs: NOW_MS, expiresAtMs: NOW_MS, paidAtMs: NOW_MS };
  const sold = { productId: 'p', title: 't', priceMinorUnits: 905, currency: 'USD', coins: 1 };
  const order = { ...reader, ...sold, ...at, state: 'paid', provider: 'sandbox', clientPlatform: 'WEB' } as const;
  await database.orm.insert(coinOrder).values([
    { ...order, id: 'with-consent', hasConversionConsent: true },
    { ...order, id: 'without-consent' },
    { ...order, id: 'too-old-to-tell', hasConversionConsent: true, paidAtMs: NOW_MS - 7 * DAY_MS },
  ]);
  const sent: { url: string; body: unknown }[] = [];
  const tellConversion = createFacebookConversions(
    { pixelId: '77', accessToken: 'secret', apiUrl: 'http://facebook.test/v23.0' },
    {
      fetch: async (url, { body }) => {
        sent.push({ url, body: JSON.parse(String(body)) });
        return new Response('{}');
      },
    },
  );
  const jobs = handleOrderJobs({
    ...{ database, jobs: { enqueue: async () => 'job' }, payments: createFakePayments(), webhooks: [] },
    ...{ tellConversion, proofs: TEST_PROOFS, logger: pino({ enabled: false }), nowMs: () => NOW_MS },
  });
  const run = jobs.find(({ job }) => job.name === tellConversionJob.name)?.run;
  for (const orderId of ['with-consent', 'without-consent', 'too-old-to-tell']) {
    await run?.({ orderId }, { id: '1', attempt: 1, signal: new AbortController().signal });
  }
  expect(sent).toEqual([
    {
      url: 'http://facebook.test/v23.0/77/events?access_token=secret',
      body: {
        data: [
          {
            ...{ event_name: 'Purchase', event_time: Math.floor(NOW_MS / 1000), event_id: 'with-consent' },
            ...{ action_source: 'website', event_source_url: 'https://bom-us.sites.test/shop' },
            user_data: { external_id: [sha256('reader')], em: [sha256('ada@example.com')] },
            custom_data: { currency: 'USD', value: '9.05' },
          },
        ],
      },
    },
  ]);
  await database.close();
});
