import { type Platform, ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import { getPlatform, PLATFORMS, type PlatformId } from '@longstrip/platform-config';
import { isLongRun } from '@longstrip/test-kit/sample';
import { expect, type Page, test } from '@playwright/test';
import { reachableRoutes } from '../../packages/storefront/src/implemented-routes.ts';
import { addressOf } from '../product/running-product.ts';
import { expectWhole, MISSING_TEXT, type Visit } from '../reading/expect-whole.ts';
import { readMarkup } from '../reading/read-markup.ts';
import { seriousFindings } from '../reading/serious-findings.ts';
import { watchPage } from '../reading/watch-page.ts';
import { samplePath } from './sample-path.ts';

/** Pages whose document is meant to have another status than 200. */
const STATUSES: Readonly<Record<string, number>> = { '/404': 404, '/error': 500, '/prepare': 503 };
/** Pages that are another one by their query. */
const VARIANTS: Readonly<Partial<Record<RouteName, string>>> = { homeWeekly: '?tab=ALL' };

/** Addresses of a site that every reader can open; `route` is null where the site has no such page. */
function pagesOf(platform: Platform): { route: RouteName | null; name: string }[] {
  const routes = reachableRoutes(platform).filter((name) => name !== 'viewerById' && name !== 'viewer');
  const pages = routes.flatMap((route) =>
    ['', VARIANTS[route] ?? []].flat().map((query) => ({ route, name: `${ROUTE_PATTERNS[route]}${query}` })),
  );
  const missing = ['/no/such/page', '/detail/no_such_series', '/viewer/no_such_series/ep-1'];
  return [...pages, ...(platform.routes.includes('main') ? missing.map((name) => ({ route: null, name })) : [])];
}

/** The site on which a page is looked at in Chromium: in turn one of each direction; the first that has it, where neither does. */
const SAMPLE_SITES: readonly PlatformId[] = ['bom-us', 'delitoon-me'];
const sitesWith = new Map<string, PlatformId[]>();
for (const platform of PLATFORMS) {
  for (const { name } of pagesOf(platform)) sitesWith.set(name, [...(sitesWith.get(name) ?? []), platform.id]);
}
const sampledOn = new Map(
  [...sitesWith].map(([name, sites], index) => {
    const both = SAMPLE_SITES.filter((id) => sites.includes(id));
    return [name, both[index % both.length] ?? sites[0]] as const;
  }),
);

for (const platform of PLATFORMS) {
  const { id, locales } = platform;
  test.describe(id, () => {
    // One window for all pages of a site, as a reader has it: opening one takes longer than looking at a page.
    test.describe.configure({ mode: 'default' });
    // A reader from there: the browser's own language would choose the other one of a site that has two.
    test.use({ locale: locales[0] });
    let page: Page | undefined;
    test.afterEach(() => page?.context().clearCookies());
    test.afterAll(() => page?.context().close());

    for (const { route, name } of pagesOf(platform)) {
      const status = STATUSES[name] ?? (route === null ? 404 : 200);
      const query = name.replace(/^[^?]*/, '');
      const findPath = async () => (route === null ? name : `${await samplePath(id, route)}${query}`);
      if (isLongRun || sampledOn.get(name) === id) {
        test(`${name} is whole`, async ({ browser }) => {
          page ??= await browser.newPage();
          await expectWhole({ id, path: await findPath(), lang: locales[0], page, status });
        });
      } else {
        test(`${name} answers (sample: Chromium looks at it on ${sampledOn.get(name)})`, async () => {
          await expectAnswer({ id, path: await findPath(), lang: locales[0], status });
        });
      }
    }
  });
}

/** What the markup alone says of a page: status, language, title, landmarks, one heading, texts. */
async function expectAnswer({ id, path, lang, status }: Omit<Visit, 'page'>): Promise<void> {
  const markup = await readMarkup(addressOf(id, path), lang);
  expect(markup).toMatchObject({ status, lang, dir: lang === 'ar' ? 'rtl' : 'ltr', headings: 1 });
  // A page has a header for each width and shows one; pages of one question have no footer.
  expect(markup.landmarks.main).toBe(1);
  expect(markup.landmarks.banner).toBeGreaterThanOrEqual(1);
  expect(markup.landmarks.contentinfo).toBeLessThanOrEqual(1);
  expect(markup.title).toContain(getPlatform(id).brand.name);
  expect(markup.text).not.toMatch(MISSING_TEXT);
}

for (const id of PLATFORMS.flatMap((platform) => (platform.unlistedPage.kind === 'redirect' ? [platform.id] : []))) {
  test(`${id} leads whoever comes to anything else to the note, and its own links stay there`, async ({ page }) => {
    await page.goto(addressOf(id, '/detail/anything?porch=old'));
    await expect(page).toHaveURL(addressOf(id, '/transfer/note?porch=old'));
    await page
      .getByRole('link', { name: getPlatform(id).brand.name })
      .first()
      .click();
    await expect(page).toHaveURL(addressOf(id, '/transfer/note'));
  });
}

test('the sandbox shows what runs here and leads there', async ({ page }) => {
  const watch = watchPage(page);
  await page.goto(addressOf('sandbox'));
  expect(await seriousFindings(page)).toEqual([]);
  await expect(page.getByRole('link', { name: /OpenAPI/ })).toHaveAttribute('href', addressOf('api', '/openapi.json'));
  await page.getByRole('link', { name: /bom-us/ }).click();
  await expect(page).toHaveURL(addressOf('bom-us'));
  expect(watch.problems()).toEqual([]);
});
