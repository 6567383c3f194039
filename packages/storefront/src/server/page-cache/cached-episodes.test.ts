import { describe, expect, test } from 'vitest';
import { ask, askCached, createCachingSite } from '../../testing/caching-site.ts';
import { NOW_MS } from '../../testing/fake-api.ts';

describe('a guest’s page', () => {
  test('with an episode holds for two minutes, and its pictures’ addresses for five more', async () => {
    const { site, setTime } = createCachingSite('bom-us', NOW_MS + 3_600_000);
    const path = '/viewer/salt-crown/ep-1';
    const first = await askCached(site, path);
    // The fake's picture addresses are valid for ten minutes; the page counts as if it had been cached for two of them
    // already.
    expect(first.text).toContain('480000');
    const calls = site.api.calls.length;
    setTime(NOW_MS + 2 * 60_000 - 1);
    await ask(site, path);
    expect(site.api.calls.length).toBe(calls);
    setTime(NOW_MS + 2 * 60_000);
    expect((await ask(site, path)).tag).not.toBeNull();
    expect(site.api.calls.length).toBeGreaterThan(calls);
    // From here on they would be valid for less than seven minutes.
    setTime(NOW_MS + 4 * 60_000);
    expect((await ask(site, path)).tag).toBeNull();
  });

  test('with an episode differs by the settings of the viewer; another page does not', async () => {
    const { site } = createCachingSite();
    const ofDevice = { cookie: '__Host-longstrip-bom-us-viewer=paper%3Dsepia' };
    const ofSeries = { cookie: '__Secure-longstrip-bom-us-viewer-series=paper%3Dsepia' };
    for (const path of ['/viewer/moon-library/ep-1', '/faq']) {
      const tags = new Set<unknown>();
      for (const init of [{}, ofDevice, ofSeries]) tags.add((await askCached(site, path, init)).tag);
      expect([path, tags.size]).toEqual([path, path === '/faq' ? 1 : 3]);
    }
  });

  test('with an episode does not count its opening: the reader’s browser does', async () => {
    const { site } = createCachingSite();
    await askCached(site, '/viewer/salt-crown/ep-1');
    const asked = site.api.calls.filter(({ pathname }) => pathname.startsWith('/v2/contents/viewer/'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ search }) => search.includes('isCountedApart=true'))).toBe(true);
  });
});
