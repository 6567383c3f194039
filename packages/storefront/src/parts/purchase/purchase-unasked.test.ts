import { expect, test } from 'vitest';
import { signedInJar } from '../../testing/cookie-jar.ts';
import { fakeOption, fakeOwn } from '../../testing/fake-purchases.ts';
import { compileApp, createTestSite, platformNamed } from '../../testing/site-under-test.ts';

const app = await compileApp();
const LOCKED = '/viewer/salt-crown/ep-2';
const TICKET = fakeOption({ purchaseType: 'FREETIME', coins: 0 });
const WAITING = { ...TICKET, refusal: 'NOT_EVENT_REMAIN_TICKET', readyAt: 1 } as const;
const GIFT = fakeOption({ purchaseType: 'RENT_GIFT', coins: 0, giftId: 'g1' });
const PAID = [fakeOption(), fakeOwn()];

/** What a purchase without a question buys, and the status of its answer. */
async function send(ways: (typeof TICKET)[], choice: string, more: Record<string, string> = { binge: '1' }) {
  const site = createTestSite(app.build, { platform: platformNamed('bom-us') });
  const jar = await signedInJar(site, { platformId: 'bom-us' });
  site.api.purchases.quote({ ways });
  const body = new URLSearchParams({ id: '102', requestId: 'sent-by-binge-mode', choice, ...more });
  const { status } = await jar.ask(site, LOCKED, { method: 'POST', body });
  return { status, bought: site.api.purchases.bought() };
}

test.each([
  ['uses the ticket that is ready', [TICKET, ...PAID], 'FREETIME:0::0:0', true],
  ['spends no coins beside it', [TICKET, ...PAID], 'RENT:3::0:0', false],
  ['spends no coins beside a gift', [GIFT, ...PAID], 'RENT:3::0:0', false],
  ['uses no gift', [GIFT, ...PAID], 'RENT_GIFT:0:g1:0:0', false],
  ['rents while the ticket is not ready', [WAITING, ...PAID], 'RENT:3::0:0', true],
  ['buys nothing for good', PAID, 'POSSESSION:5::0:0', false],
  ['exchanges no points', PAID, 'RENT:3::0:3000', false],
] as const)('what is bought without a question %s', async (_, ways, choice, isBought) => {
  const { status, bought } = await send([...ways], choice);
  expect([status, bought]).toEqual(isBought ? [303, ['ep-2']] : [422, []]);
});

test('a press on a button rents beside a ticket, too', async () => {
  expect(await send([TICKET, ...PAID], 'RENT:3::0:0', {})).toEqual({ status: 303, bought: ['ep-2'] });
});

test('what is bought without a question is the episode of its page', async () => {
  expect(await send(PAID, 'RENT:3::0:0', { binge: '1', id: '103' })).toEqual({ status: 400, bought: [] });
});
