import { ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import { getPlatform, PLATFORMS, type PlatformId } from '@longstrip/platform-config';
import { expect, type Page, test } from '@playwright/test';
import { reachableRoutes } from '../../packages/storefront/src/implemented-routes.ts';
import { addressOf } from '../product/running-product.ts';
import { expectToFit } from '../reading/expect-to-fit.ts';
import { seriousFindings } from '../reading/serious-findings.ts';
import { watchPage } from '../reading/watch-page.ts';
import { samplePath } from './sample-path.ts';

/** Pages whose document is meant to have another status than 200. */
const STATUSES: Readonly<Record<string, number>> = { '/404': 404, '/error': 500, '/prepare': 503 };
/** The narrowest window that must hold a page, and a desk's. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };
/** Pages that are another one by their query. */
const VARIANTS: Readonly<Partial<Record<RouteName, string>>> = { homeWeekly: '?tab=ALL' };

for (const { id, routes, locales } of PLATFORMS) {
  test.describe(id, () => {
    // One window for all pages of a site, as a reader has it: opening one takes longer than looking at a page.
    test.describe.configure({ mode: 'default' });
    // A reader from there: the browser's own language would choose the other one of a site that has two.
    test.use({ locale: locales[0] });
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
    });
    test.afterEach(() => page.context().clearCookies());
    test.afterAll(() => page?.context().close());

    const pages = reachableRoutes({ routes }).filter((name) => name !== 'viewerById' && name !== 'viewer');
    for (const name of pages) {
      for (const query of ['', VARIANTS[name] ?? []].flat()) {
        test(`${ROUTE_PATTERNS[name]}${query} is whole`, async () => {
          await expectWhole({ id, path: `${await samplePath(id, name)}${query}`, lang: locales[0], page });
        });
      }
    }
    if (routes.includes('main')) {
      for (const path of ['/no/such/page', '/detail/no_such_series', '/viewer/no_such_series/ep-1']) {
        test(`${path} is whole`, async () => expectWhole({ id, path, lang: locales[0], page, status: 404 }));
      }
    }
  });
}

interface Visit {
  id: PlatformId;
  path: string;
  lang: string;
  page: Page;
  status?: number;
}

/** One visit for everything that is asked of any page: status, language, one heading, texts, axe, a narrow and a wide window. */
async function expectWhole({ id, path, lang, page, status = STATUSES[path] ?? 200 }: Visit): Promise<void> {
  await page.setViewportSize(NARROW);
  const watch = watchPage(page, { intendedStatus: status });
  const response = await page.goto(addressOf(id, path));
  expect(response?.status()).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectToFit(page);
  // A key of the message catalogue that has no text would stand there as it is.
  await expect(page.locator('body')).not.toContainText(/\b[a-z]+\.[a-z]+[A-Z]\w*\b|\{\{/, { useInnerText: true });
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectToFit(page);
  expect(watch.problems()).toEqual([]);
  watch.end();
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
