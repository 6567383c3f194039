import { describe, expect, test } from 'vitest';
import { postForm } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { fakeReceivable } from '../../../testing/fake-benefits.ts';
import { alertsOf, hiddenOf, pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

const open = () => signInTo(createTestSite(app.build));

describe('gifts', () => {
  test('that can be taken are shown with kind, count and date; taking one leads to where it is used', async () => {
    const { site, jar } = await open();
    site.api.benefits.receivable = [fakeReceivable(NOW_MS), fakeReceivable(NOW_MS, { giftId: 'other' })];
    const html = await pageOf(site, jar, '/benefit/gift');
    expect(textOf(html)).toContain('Own ticket Salt Crown Opens 1 episode Take by 2026.12.01 Take');
    const [first = '', second = ''] = hiddenOf(html, 'requestId');
    expect(first).not.toBe(second);
    const sent = await postForm(jar, site, '/benefit/gift', { giftId: 'autumn', requestId: first });
    expect(site.api.benefits.bodiesOf('POST /gift')).toEqual([{ giftId: 'autumn', requestId: first }]);
    const mine = await pageOf(site, jar, sent.to ?? '');
    expect(textOf(mine)).toContain('The gift is yours.');
    expect(textOf(mine)).toContain('The gift is yours. Salt Crown Opens 1 episode Use by 2026.12.11 Choose an episode');
    expect(mine).toMatch(/href="\/detail\/salt-crown"/);
  });

  test('taken before, in another window: the card becomes theirs', async () => {
    const { site, jar } = await open();
    site.api.benefits.receivable = [fakeReceivable(NOW_MS)];
    site.api.benefits.refuse('POST /gift', 'ALREADY_GIVEN_GIFT');
    const { html } = await postForm(jar, site, '/benefit/gift', { giftId: 'autumn', requestId: 'request-1' });
    expect(textOf(html)).toContain('Take by 2026.12.01 Yours');
    expect(hiddenOf(html, 'giftId')).toEqual([]);
  });

  test.each([
    ['UN_MATCHED_GIFT_TARGET_TYPE', 'This gift is for other readers. Please look for others in your gift box.'],
    ['NOT_FOUND_GIFT', 'This gift is no longer available. Please look for others in your gift box.'],
    ['NOT_FOUND_GIFT_INFO', 'The details of this gift could not be found. Please open your gift box again.'],
  ])('%s is said at its own card', async (code, sentence) => {
    const { site, jar } = await open();
    site.api.benefits.receivable = [fakeReceivable(NOW_MS), fakeReceivable(NOW_MS, { giftId: 'other' })];
    site.api.benefits.refuse('POST /gift', code);
    const { html } = await postForm(jar, site, '/benefit/gift', { giftId: 'other', requestId: 'request-1' });
    expect(alertsOf(html)).toEqual([sentence]);
    expect(html.indexOf('role="alert"')).toBeGreaterThan(html.indexOf('value="other"'));
  });

  test('that has gone meanwhile is spoken of above the others', async () => {
    const { site, jar } = await open();
    site.api.benefits.refuse('POST /gift', 'NOT_FOUND_GIFT');
    const { html } = await postForm(jar, site, '/benefit/gift', { giftId: 'gone', requestId: 'request-1' });
    expect(alertsOf(html)).toEqual(['This gift is no longer available. Please look for others in your gift box.']);
  });

  test.each(['/gift', '/benefit/gift'])('%s without any has one next step', async (path) => {
    const { site, jar } = await open();
    expect(textOf(await pageOf(site, jar, path))).toMatch(/No gifts (right now|taken yet)/);
  });
});
