import { type Locale, matchRoute, type Platform, textDirection } from '@longstrip/core';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { beforeAll, describe, expect, test } from 'vitest';
import { reachableRoutes } from '../implemented-routes.ts';
import { type Expectation, GERMAN_ORIGIN, guestRoutes } from '../testing/guest-routes.ts';
import { findMissingText } from '../testing/missing-text.ts';
import { type ReadPage, readPage } from '../testing/read-page.ts';
import { type CompiledApp, compileApp, createTestSite } from '../testing/site-under-test.ts';

const SAID_ADULT = { cookie: 'notLoginAdult=Y' };
const APPS = [...new Set(PLATFORMS.map(({ app }) => app))].map((app) => ({
  app,
  platforms: PLATFORMS.filter((platform) => platform.app === app),
}));

/** The platform where HEAD is tested for each address: the first that has a page there, or else the first. */
const platformOfHead = new Map(
  [false, true].flatMap((isPage) =>
    PLATFORMS.toReversed().flatMap((platform) =>
      guestRoutes(platform)
        .filter(({ guest }) => !isPage || guest.some(({ status }) => status === 200))
        .map(({ path }) => [path, platform.id] as const),
    ),
  ),
);

function outcome({ status, headers }: Pick<ReadPage, 'status' | 'headers'>): Expectation[number] {
  return { status, location: headers.get('location') };
}

const isRedirect = ({ status }: Expectation[number]) => status === 301 || status === 302;

describe.each(APPS)('$app', ({ app, platforms }) => {
  let compiled: CompiledApp;
  beforeAll(async () => {
    compiled = await compileApp(app);
  });

  const siteOf = (platform: Platform) =>
    createTestSite(compiled.build, {
      platform,
      siblingSites: [{ platform: getPlatform('delitoon-de'), origin: GERMAN_ORIGIN }],
    });

  describe.each(platforms)('$id', (platform) => {
    const rows = guestRoutes(platform);
    // All routes in the app: an app of two platforms may have more routes than one of them lists.
    const pages = platforms.flatMap((each) => reachableRoutes(each));
    const readers = [
      { reader: 'a guest', headers: {}, asked: rows.map(({ path, guest }) => ({ path, expected: guest })) },
      {
        reader: 'a guest who says to be an adult',
        headers: SAID_ADULT,
        asked: rows
          // If the guest's answer counts, every page is requested; elsewhere only the pages that the answer could change.
          .filter(({ path }) => platform.adult.guestCookie || /^\/(home|detail|viewer)\//.test(path))
          .map(({ path, saidAdult }) => ({ path, expected: saidAdult })),
      },
    ];

    test('has a row for each of its pages that is built', () => {
      const typed = new Set(rows.map(({ path }) => matchRoute(path)));
      expect(reachableRoutes(platform).filter((name) => !typed.has(name))).toEqual([]);
    });

    describe.each(readers)('for $reader', ({ headers, asked }) => {
      test.each(asked)('$path', async ({ path, expected }) => {
        const site = siteOf(platform);
        const page = await readPage(site, path, headers);
        const found = outcome(page);
        expect(expected).toContainEqual(found);
        if (isRedirect(found) || path === '/_/health') return;
        await expectPage(page, platform.locales[0], platform.brand.name);
      });

      test.each(asked.filter(({ path }) => path !== '/_/health'))('the data of $path', async ({ path, expected }) => {
        const site = siteOf(platform);
        const name = matchRoute(path);
        const route = name !== null && pages.includes(name) ? name : 'unknown';
        for (const query of ['', `?_routes=storefront/${route}`]) {
          const answer = await site.ask(`${path === '/' ? '/_root' : path}.data${query}`, { headers });
          const body = await answer.text();
          // A redirect is inside the data: the browser's fetch would follow a real one by itself.
          const isMet = expected.some(({ status, location }) =>
            location === null ? answer.status === status : answer.status === 202 && body.includes(`"${location}`),
          );
          expect({ query, status: answer.status, isMet }).toMatchObject({ isMet: true });
        }
      });
    });

    const headRows = isWholeRun ? rows : rows.filter(({ path }) => platformOfHead.get(path) === platform.id);
    test.each(headRows)(isWholeRun ? 'HEAD $path' : 'HEAD $path (sample: once a route)', async ({ path, guest }) => {
      const head = await siteOf(platform).ask(path, { method: 'HEAD', redirect: 'manual' });
      expect(guest).toContainEqual(outcome(head));
      expect(await head.text()).toBe('');
    });

    test.each(platform.locales.slice(1))('speaks %s where it is asked to', async (locale) => {
      const site = siteOf(platform);
      for (const { path, guest } of rows.filter((row) => row.guest.every((each) => !isRedirect(each)))) {
        if (path === '/_/health') continue;
        const page = await readPage(site, `${path}?lang=${locale}`);
        expect(guest).toContainEqual(outcome(page));
        await expectPage(page, locale, platform.brand.name);
        expect(page.headers.get('set-cookie')).toContain(`longstrip-${platform.id}-locale=${locale};`);
      }
    });
  });
});

async function expectPage(page: ReadPage, locale: Locale, brand: string): Promise<void> {
  expect({ lang: page.lang, dir: page.dir }).toEqual({ lang: locale, dir: textDirection(locale) });
  expect(page.title).toContain(brand);
  // The first bytes decide: the language and direction must not change later.
  expect(page.html.slice(0, 200)).toContain(`lang="${locale}" dir="${textDirection(locale)}"`);
  expect(await findMissingText(page.html)).toBeNull();
  for (const only of [/<h1[\s>]/g, /<main[\s>]/g]) expect(page.html.match(only)).toHaveLength(1);
}
