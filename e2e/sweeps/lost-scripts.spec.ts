import { expect, test } from '@playwright/test';
import { lastCover } from '../browser/episodes.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, windowOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

/** The script of the page of a series. */
const isDetailScript = (url: URL) => /^\/assets\/detail\.route-.*\.js$/.test(url.pathname);

test('a link whose script is gone after a deployment opens its page', windowOf(1), async ({ page }) => {
  // React schedules its work by `setImmediate`. From the click on this is slow, so that the script fails before a render.
  await page.addInitScript(() => {
    const setImmediate = (work: () => void) => setTimeout(work, 'isSlow' in window ? 5_000 : 0);
    Object.assign(window, { setImmediate });
  });
  const free = addressOf('bom-us', '/home/free');
  await page.goto(free);
  await untilHydrated(page);
  let missing = 0;
  await page.route(
    isDetailScript,
    (route) => {
      missing += 1;
      return route.fulfill({ status: 404 });
    },
    { times: 1 },
  );
  const cover = await lastCover(page);
  const target = await cover.getAttribute('href');
  await page.evaluate(() => {
    Object.assign(window, { isSlow: true });
  });
  await cover.click();
  await expect(page).toHaveURL(new URL(target ?? '', free).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(missing).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(free);
  // The failure is not stored: a reload opens the same page.
  await page.reload();
  await expect(page).toHaveURL(free);
});

test('without the Navigation API the page is reloaded, and the link works then', ANY_WIDTH, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  const free = addressOf('bom-us', '/home/free');
  await page.goto(free);
  await untilHydrated(page);
  await page.route(isDetailScript, (route) => route.fulfill({ status: 404 }), { times: 1 });
  const reloaded = page.waitForEvent('load');
  const cover = await lastCover(page);
  await cover.click();
  await reloaded;
  await untilHydrated(page);
  await expect(page).toHaveURL(free);
  await cover.click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link whose script never loads opens its page, and no document again and again', ANY_WIDTH, async ({ page }) => {
  const free = addressOf('bom-us', '/home/free');
  await page.goto(free);
  await untilHydrated(page);
  await page.route(isDetailScript, (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const cover = await lastCover(page);
  await cover.click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // At most one more: the reload of the router, which is replaced.
  expect(documents.length).toBeLessThanOrEqual(2);
  expect(documents.at(-1)).toMatch(/^\/detail\//);
});
