import { expect, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { ANY_WIDTH } from '../reading/any-width.ts';
import { lastCover } from '../reading/last-cover.ts';
import { untilAwake } from '../reading/until-awake.ts';

for (const browser of ['lets a page speak before it is left', 'does not']) {
  test(`a tap whose script is not there any more leads where it was meant, in a browser that ${browser}`, async ({
    page,
  }) => {
    if (browser === 'does not') {
      await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    }
    // React asks for its turns here. From the tap on it is a slow phone's: the script fails before anything is drawn.
    await page.addInitScript(() => {
      const setImmediate = (turn: () => void) => setTimeout(turn, 'isSlow' in window ? 5_000 : 0);
      Object.assign(window, { setImmediate });
    });
    const free = addressOf('bom-us', '/home/free');
    await page.goto(free);
    await untilAwake(page);
    let missing = 0;
    await page.route(
      (url) => /^\/assets\/detail-.*\.js$/.test(url.pathname),
      (route) => {
        missing += 1;
        return route.fulfill({ status: 404 });
      },
      { times: 1 },
    );
    const cover = await lastCover(page);
    const wanted = await cover.getAttribute('href');
    await page.evaluate(() => {
      Object.assign(window, { isSlow: true });
    });
    await cover.click();
    await expect(page).toHaveURL(new URL(wanted ?? '', free).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(missing).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(free);
    // Nothing of it is left: to load the page anew is to load it anew.
    await page.reload();
    await expect(page).toHaveURL(free);
  });
}

test('a script that never comes leads to the page, and round in no circle', ANY_WIDTH, async ({ page }) => {
  const free = addressOf('bom-us', '/home/free');
  await page.goto(free);
  await untilAwake(page);
  await page.route(
    (url) => /^\/assets\/detail-.*\.js$/.test(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  );
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const cover = await lastCover(page);
  await cover.click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // At most the one that the router loads anew, which leads on.
  expect(documents.length).toBeLessThanOrEqual(2);
  expect(documents.at(-1)).toMatch(/^\/detail\//);
});
