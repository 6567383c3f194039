import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm, signedInJar } from '../../../testing/cookie-jar.ts';
import { FAKE_SUBSCRIPTION_ID } from '../../../testing/fake-support.ts';
import { pageOf, switchIn } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

describe('push messages', () => {
  /** A site whose store sends push messages; null: it sends none. */
  const offered = (publicKey: string | null = 'BPublicKey') => {
    const site = createTestSite(app.build);
    site.api.support.push = { publicKey, subscriptionIds: [] };
    return site;
  };

  test('are in the settings of the web with what they may tell, where the store sends any', async () => {
    const site = offered();
    const jar = await signedInJar(site);
    const html = await pageOf(site, jar, '/setting');
    expect(['push', 'pushContents', 'pushFreetime', 'pushNight'].map((name) => switchIn(html, name))).toEqual([
      ...[false, false, false, false],
    ]);
    for (const name of ['push', 'pushNight']) {
      await postForm(jar, site, '/setting', { change: 'switch', name, to: 'on' });
    }
    const changed = await pageOf(site, jar, '/setting');
    expect([switchIn(changed, 'push'), switchIn(changed, 'pushNight')]).toEqual([true, true]);
    const without = offered(null);
    expect(switchIn(await pageOf(without, await signedInJar(without), '/setting'), 'push')).toBeNull();
    expect(switchIn(await pageOf(site, createCookieJar(), '/setting'), 'push')).toBeNull();
  });

  test('come to a browser that says its subscription, until it ends it', async () => {
    const site = offered();
    const jar = await signedInJar(site);
    const fields = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
    expect((await postForm(jar, site, '/setting', { change: 'pushOn', ...fields })).status).toBe(200);
    expect(site.api.support.bodiesOf('POST /alarm/push').map((body) => JSON.parse(body))).toEqual([
      { endpoint: fields.endpoint, keys: { p256dh: 'key', auth: 'secret' } },
    ]);
    expect(
      (await postForm(jar, site, '/setting', { change: 'pushOff', subscriptionId: FAKE_SUBSCRIPTION_ID })).status,
    ).toBe(200);
    expect(site.api.calls.filter(({ method }) => method === 'DELETE').map(({ search }) => search)).toEqual([
      `?subscriptionId=${FAKE_SUBSCRIPTION_ID}`,
    ]);
  });

  test('that are refused say so, and a guest is led to the log-in', async () => {
    const site = offered();
    site.api.support.refuse('POST /alarm/push', 'MALFORMED_REQUEST');
    const fields = { change: 'pushOn', endpoint: 'http://10.0.0.1/', p256dh: 'key', auth: 'secret' };
    expect((await postForm(await signedInJar(site), site, '/setting', fields)).status).toBe(422);
    const guest = await postForm(createCookieJar(), site, '/setting', fields);
    expect([guest.status, guest.to]).toEqual([303, '/user/login?callback=%2Fsetting']);
  });
});
