import { describe, expect, test } from 'vitest';
import { compileApp, createTestSite, platformNamed } from '../testing/site-under-test.ts';

const japan = await compileApp('jp');

describe('the way back from a check-out that posts its result', () => {
  const GMO = { origin: 'https://link.mul-pay.jp', 'sec-fetch-site': 'cross-site' };
  const ADDRESS = '/shop/return?order=o0123456789abcdef01234567';

  test.each(['POST', 'GET'])('leads on to the order, and opens no session: %s', async (method) => {
    const site = createTestSite(japan.build, { platform: platformNamed('beltoon-jp') });
    const body = method === 'POST' ? { body: new URLSearchParams({ result: 'e30=.0' }) } : {};
    const answer = await site.ask(ADDRESS, { method, headers: GMO, ...body });
    const facts = [answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')];
    expect(facts).toEqual([303, '/shop?order=o0123456789abcdef01234567', null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(site.api.calls).toEqual([]);
  });

  test('leads to the shop without an order, and nowhere else', async () => {
    const site = createTestSite(japan.build, { platform: platformNamed('beltoon-jp') });
    const to = async (query: string) =>
      (await site.ask(`/shop/return${query}`, { method: 'POST', headers: GMO })).headers.get('location');
    expect(await to('')).toBe('/shop');
    expect(await to('?order=//evil.example&callback=//evil.example')).toBe('/shop?order=%2F%2Fevil.example');
  });

  test('allows nothing else to other sites', async () => {
    const site = createTestSite(japan.build, { platform: platformNamed('beltoon-jp') });
    for (const [path, method] of [
      ['/shop', 'POST'],
      ['/shop/return/more', 'POST'],
      ['/shop/return', 'PUT'],
    ] as const) {
      expect([path, method, (await site.ask(path, { method, headers: GMO })).status]).toEqual([path, method, 403]);
    }
  });
});
