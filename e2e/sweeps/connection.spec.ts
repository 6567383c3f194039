import { buildComicCbz } from '@longstrip/test-kit/files';
import { expect, test } from '@playwright/test';
import { holdPageData } from '../browser/network.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, windowOf } from '../browser/windows.ts';
import { importWork, type Work, WRITTEN_WORKS } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

test('a lost connection is announced, and pages load again afterwards', ANY_WIDTH, async ({ page, context }) => {
  await page.goto(addressOf('beltoon-jp', '/home/weekly'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('navigation', { name: 'メニュー', exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('オフライン').first()).toBeVisible();
  // A link does nothing meanwhile: the page stays, instead of the browser's own page about a lost connection.
  await page.getByRole('main').getByRole('listitem').last().getByRole('link').click();
  await expect(page.getByText('接続を確認してから')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'メニュー', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('オフライン')).toHaveCount(0);
  await page.getByRole('link', { name: '無料', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/free$/);
});

test('the phone’s bar stays, and can be used, while a list is slow to load', async ({ page, isMobile }) => {
  await page.goto(addressOf('bom-us', '/my'), { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const release = await holdPageData(page);
  await page.getByRole('main').getByRole('link', { name: 'Notices' }).first().click();
  await expect(page.getByRole('status').filter({ visible: true, hasText: 'Loading' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main navigation', exact: true });
  await bar
    .filter({ visible: true })
    .getByRole('link', { name: isMobile ? 'Search' : 'Shop' })
    .click();
  await release();
  await expect(page).toHaveURL(isMobile ? /\/search/ : /\/shop/);
});

test('a page that failed without a connection loads by itself afterwards', ANY_WIDTH, async ({ page, context }) => {
  await page.goto(addressOf('bom-us', '/home/weekly'), { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Free', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home\/free$/);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveTitle('You are offline · Bom');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveTitle('Daily · Bom');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
});

test('it also loads where the first requests over the new connection fail', ANY_WIDTH, async ({ page, context }) => {
  await page.goto(addressOf('bom-us', '/home/weekly'), { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Free', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home\/free$/);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.route(/\/home\/weekly\.data/, (route) => route.abort('internetdisconnected'), { times: 2 });
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveTitle('Daily · Bom');
});

test('covers that failed without a connection load by themselves afterwards', async ({ page, context }) => {
  await page.goto(addressOf('bom-us', '/home/free'), { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await context.setOffline(true);
  const last = page.getByRole('main').getByRole('listitem').last();
  const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'image');
  await last.scrollIntoViewIfNeeded();
  await lost;
  const cover = last.locator('img').first();
  await expect(cover).toHaveAttribute('src', /./);
  await context.setOffline(false);
  await expect
    .poll(() => cover.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await expect(cover).toHaveCSS('opacity', '1');
});

test('a cover whose failure comes after the connection is asked for again, too', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf('bom-us', '/home/free'), { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const asked: string[] = [];
  await page.route(/\/_\/image/, async (route) => {
    asked.push(route.request().url());
    if (asked.length > 1) return route.continue();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    return route.abort();
  });
  await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((address) => address === asked[0]).length).toBe(2);
});

const LONG_COMIC: Work = {
  name: 'a comic of many pages',
  site: 'bom-us',
  source: { fileName: 'Many Pages - c001.cbz', build: () => buildComicCbz({ pages: 30, seed: 11 }) },
  kind: 'pages',
  direction: 'ltr',
};

test(
  'pages of an episode that failed without a connection load by themselves afterwards',
  ANY_WIDTH,
  async ({ page, context }) => {
    const { alias } = await importWork(LONG_COMIC);
    await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`), { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const last = page.locator('main [data-page]').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('button', { name: /^Try (all )?again$/ })).toBeVisible();
    await context.setOffline(false);
    await expect(last.getByRole('button', { name: /^Try (all )?again$/ })).toHaveCount(0);
    await expect
      .poll(() => last.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
  },
);

test(
  'the message of a page that failed is in the viewport, however tall the page is',
  windowOf(0),
  async ({ page, context }) => {
    const webtoon = WRITTEN_WORKS.find(({ kind }) => kind === 'strip');
    if (webtoon === undefined) throw new Error('no strip is written');
    const { alias } = await importWork(webtoon);
    await page.goto(addressOf(webtoon.site, `/viewer/${alias}/ep-1`), { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const retry = page
      .locator('main [data-page]')
      .nth(-2)
      .getByRole('button', { name: /^Try (all )?again$/ });
    // First the beginning of a page that is taller than the window, then its end.
    for (const edge of ['start', 'end'] as const) {
      await page
        .locator('main [data-page]')
        .nth(-2)
        .evaluate((element, block) => {
          element.scrollIntoView({ block, behavior: 'instant' });
          window.scrollBy({ top: (block === 'start' ? -1 : 1) * (innerHeight - 300), behavior: 'instant' });
        }, edge);
      await expect(retry).toBeInViewport();
    }
  },
);
