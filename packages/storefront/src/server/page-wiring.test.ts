import { describe, expect, test } from 'vitest';
import { NOW_MS } from '../testing/fake-api.ts';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../testing/site-under-test.ts';

// How a request to a site leads to calls of the api, to cached answers, and to data for search engines.

const app = await compileApp();

/** The cookie of a guest in Japan who has confirmed their age within the last day. */
const ADULT = { cookie: 'notLoginAdult=Y' };

/** A site with a cache, and a catalogue that the test can change. */
function createCachingSite(id: Parameters<typeof platformNamed>[0]) {
  let edition = 1;
  const catalogue = { edition: () => edition, nextChangeMs: async () => NOW_MS + 60_000 };
  const site = createTestSite(app.build, { platform: platformNamed(id), catalogue });
  const changeCatalogue = () => {
    edition += 1;
  };
  return { site, changeCatalogue };
}

/** The api calls of one page about a series. */
async function callsOf(site: TestSite, path: string, headers: Record<string, string> = {}) {
  const before = site.api.calls.length;
  expect((await readPage(site, path, headers)).status).toBe(200);
  return site.api.calls.slice(before);
}

describe('the api is asked', () => {
  test.each([
    ['bom-th', '/detail/salt-crown', {}, 'th-TH'],
    ['bom-th', '/detail/salt-crown?lang=en-US', {}, 'en-US'],
    ['bom-th', '/detail/salt-crown', { 'accept-language': 'en' }, 'en-US'],
    ['bom-th', '/viewer/salt-crown/ep-1', { cookie: '__Host-longstrip-bom-th-locale=en-US' }, 'en-US'],
    ['bom-tw', '/search?q=salt', {}, 'zh-TW'],
  ] as const)('on %s at %s with %j in %s', async (id, path, headers, locale) => {
    const site = createTestSite(app.build, { platform: platformNamed(id) });
    const calls = await callsOf(site, path, headers);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls)
      expect([call.pathname, call.headers.get('accept-language')]).toEqual([call.pathname, locale]);
  });
});

describe('what a site caches', () => {
  const isOfSeries = ({ pathname }: { pathname: string }) => pathname === '/v2/contents/salt-crown';

  test('is given to the next guest of the same locale, and asked for anew in another', async () => {
    const { site } = createCachingSite('bom-th');
    const asked = async (lang: string) => {
      const calls = await callsOf(site, `/detail/salt-crown?lang=${lang}`);
      return calls.filter(isOfSeries).map(({ headers }) => headers.get('accept-language'));
    };
    expect(await asked('th-TH')).toEqual(['th-TH']);
    expect(await asked('th-TH')).toEqual([]);
    expect(await asked('en-US')).toEqual(['en-US']);
    expect(await asked('en-US')).toEqual([]);
  });

  test('of an adult’s view is given to no guest who has not said to be one', async () => {
    const { site } = createCachingSite('beltoon-jp');
    const titleFor = async (headers: Record<string, string>) =>
      (await readPage(site, '/detail/night-only', headers)).title;
    expect(await titleFor(ADULT)).toContain('Night Only');
    expect(await titleFor({})).not.toContain('Night Only');
    expect(await titleFor(ADULT)).toContain('Night Only');
  });

  test('is asked for anew after a change of the catalogue', async () => {
    const { site, changeCatalogue } = createCachingSite('bom-us');
    const asked = async () => (await callsOf(site, '/detail/salt-crown')).filter(isOfSeries).length;
    expect([await asked(), await asked()]).toEqual([1, 0]);
    changeCatalogue();
    expect([await asked(), await asked()]).toEqual([1, 0]);
  });

  test('is nothing where no catalogue says how long', async () => {
    const site = createTestSite(app.build);
    const asked = async () => (await callsOf(site, '/detail/salt-crown')).filter(isOfSeries).length;
    expect([await asked(), await asked()]).toEqual([1, 1]);
  });
});

describe('search engines', () => {
  test.each([
    ['/detail/salt-crown', true],
    ['/viewer/salt-crown/ep-1', true],
    ['/detail/night-only', false],
    ['/viewer/night-only/ep-1', false],
    ['/home/mature', false],
  ])('are offered %s where adult works open: %s', async (path, isOffered) => {
    const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
    const { status, html, canonical } = await readPage(site, path, ADULT);
    expect(status).toBe(200);
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isOffered);
    expect(canonical).toBe(isOffered ? `https://us.example${path}` : null);
    expect(html.includes('rel="alternate"')).toBe(isOffered);
  });
});
