import { expect, test } from '@playwright/test';
import { firstEpisode, lastCover, notePlaceAtClick } from '../browser/episodes.ts';
import { holdPageData } from '../browser/network.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, windowOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

/** A series of the demo with free episodes. */
const SERIAL = 'ninety-nine-floors';

test('the focus moves to the heading, after "back" to the link, without an outline for a pointer; the scroll position stays', async ({
  page,
}) => {
  await page.goto(addressOf('beltoon-jp', '/home/free'));
  await untilHydrated(page);
  await expect(page.locator('body')).toBeFocused();
  const cover = await lastCover(page);
  const placeAtClick = await notePlaceAtClick(cover);
  await cover.click();
  await expect(page).toHaveURL(/\/detail\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const { topPx } = await placeAtClick();
  expect(topPx).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/free$/);
  await expect(cover).toBeFocused();
  await expect(cover).toHaveCSS('outline-style', 'none');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(topPx);
});

test('after "back" the keyboard goes on from the link that was followed', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf('bom-us', '/home/free'));
  await untilHydrated(page);
  const covers = page.getByRole('main').getByRole('listitem').getByRole('link');
  const left = covers.nth((await covers.count()) - 3);
  await left.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(left).toBeFocused();
  const topPx = await page.evaluate(() => window.scrollY);
  expect(topPx).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/free$/);
  await expect(left).toBeFocused();
  await expect(left).toHaveCSS('outline-style', 'solid');
  expect(await page.evaluate(() => window.scrollY)).toBe(topPx);
  await page.keyboard.press('Tab');
  await expect(covers.nth((await covers.count()) - 2)).toBeFocused();
});

// From right to left, `scrollLeft` is negative.
for (const [index, site] of (['bom-us', 'delitoon-me'] as const).entries()) {
  test(`a shelf of ${site} keeps its sideways scroll position after "back"`, windowOf(index), async ({ page }) => {
    await page.goto(addressOf(site));
    await untilHydrated(page);
    const shelves = page.getByRole('main').locator('ul.scroll-row').filter({ visible: true });
    const lastLong = await shelves.evaluateAll((rows) =>
      rows.findLastIndex((row) => row.scrollWidth > row.clientWidth + 100),
    );
    const shelf = shelves.nth(lastLong);
    const place = () => shelf.evaluate((row) => row.scrollLeft);
    await shelf.scrollIntoViewIfNeeded();
    await shelf.evaluate((row) => {
      row.scrollLeft = getComputedStyle(row).direction === 'rtl' ? -row.scrollWidth : row.scrollWidth;
    });
    await expect.poll(async () => Math.abs(await place())).toBeGreaterThan(50);
    const link = shelf.getByRole('listitem').last().getByRole('link');
    const placeAtClick = await notePlaceAtClick(link);
    await link.click();
    await expect(page).not.toHaveURL(addressOf(site));
    const { rowPx } = await placeAtClick();
    expect(Math.abs(rowPx)).toBeGreaterThan(50);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(addressOf(site));
    await expect.poll(place).toBe(rowPx);
  });
}

test(
  'a list in another order keeps the focus on its control, however slow it is to load',
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto(addressOf('beltoon-jp', '/home/free'));
    await untilHydrated(page);
    const release = await holdPageData(page);
    const order = page.getByRole('navigation', { name: '並び順' }).getByRole('link').last();
    await order.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await release();
    await expect(page).toHaveURL(/sort=/);
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await expect(order).toHaveAttribute('aria-current', 'true');
    await expect(order).toBeFocused();
  },
);

test('the skeleton of the ranking is where the ranking will be', async ({ page }) => {
  await page.goto(addressOf('bom-us', '/home/ranking'), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const podium = main
    .getByRole('list')
    .filter({ has: page.locator('li:nth-child(3):last-child') })
    .first();
  const first = await podium.locator('img').first().boundingBox();
  await page.goto(addressOf('bom-us', '/home/free'));
  await untilHydrated(page);
  const release = await holdPageData(page);
  await page.getByRole('link', { name: 'Ranking', exact: true }).first().click();
  const skeleton = main.getByRole('status');
  await expect(skeleton).toBeVisible();
  const covers = await skeleton
    .locator('span')
    .evaluateAll((bones) =>
      bones
        .map((bone) => bone.getBoundingClientRect())
        .filter(({ width, height }) => Math.abs(height / width - 4 / 3) < 0.02),
    );
  expect(Math.abs((covers[0]?.top ?? 0) - (first?.y ?? 0))).toBeLessThan(12);
  expect(Math.abs((covers[0]?.width ?? 0) - (first?.width ?? 0))).toBeLessThan(2);
  await release();
  await expect(page).toHaveURL(/\/home\/ranking$/);
});

test(
  'the skeleton of the page for adults shows no covers to readers who are asked their age first',
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto(addressOf('bom-us', '/home/free'));
    await untilHydrated(page);
    const release = await holdPageData(page);
    await page.locator('nav a[href="/home/mature"]').filter({ visible: true }).click();
    const skeleton = page.getByRole('main').getByRole('status');
    await expect(skeleton).toBeVisible();
    expect(
      await skeleton
        .locator('span')
        .evaluateAll((bones) =>
          bones
            .map((bone) => bone.getBoundingClientRect())
            .filter(({ width, height }) => Math.abs(height / width - 4 / 3) < 0.02),
        ),
    ).toEqual([]);
    await release();
    await expect(page.getByRole('heading', { name: 'For readers of 18 and over' })).toBeVisible();
  },
);

test(
  'a page that is slow to load shows its skeleton, and its back button returns to the page below',
  windowOf(0),
  async ({ page }) => {
    const free = addressOf('bom-us', '/home/free');
    await page.goto(free);
    await untilHydrated(page);
    const cover = await lastCover(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const release = await holdPageData(page);
    const skeleton = page.getByRole('status').filter({ visible: true, hasText: 'Loading' });
    const backButton = page.getByRole('button', { name: 'Back', exact: true });
    // Twice: nothing of a load that was cancelled is left.
    for (let load = 0; load < 2; load += 1) {
      await cover.click();
      await expect(skeleton).toBeVisible();
      // The page stays below the skeleton. The click may have scrolled it.
      const scrolled = await page.evaluate(() => window.scrollY);
      expect(scrolled).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      await expect(backButton).toBeFocused();
      await backButton.click();
      await expect(skeleton).toHaveCount(0);
      await expect(cover).toBeFocused();
      await expect(page).toHaveURL(free);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    }
    // The page stays as it is: it is not requested again.
    expect(requested).not.toContain('/home/free.data');
    await release();
    await cover.click();
    await expect(page).toHaveURL(/\/detail\//);
    await expect(skeleton).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(free);
    await expect(cover).toBeFocused();
  },
);

test('while a page loads, "back" and "forward" are the browser\u2019s', windowOf(1), async ({ page }) => {
  const home = addressOf('bom-us');
  const free = addressOf('bom-us', '/home/free');
  await page.goto(home);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Free', exact: true }).first().click();
  await expect(page).toHaveURL(free);
  await expect(page.getByRole('heading', { level: 1, name: 'Free' })).toBeFocused();
  const cover = await lastCover(page);
  let release = await holdPageData(page);
  const skeleton = page.getByRole('status').filter({ visible: true, hasText: 'Loading' });
  const entries = () => page.evaluate(() => history.length);
  const entriesBefore = await entries();
  await cover.click();
  await expect(skeleton).toBeVisible();
  // A page that is loading has no entry in the history: "back" leaves the page before it, and "forward" returns there.
  await page.evaluate(() => history.back());
  await release();
  await expect(page).toHaveURL(home);
  await expect(skeleton).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(free);
  expect(await entries()).toBe(entriesBefore);
  // Two clicks on a link are one entry.
  release = await holdPageData(page);
  await cover.dblclick();
  await expect(skeleton).toBeVisible();
  await release();
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(free);
  await page.goForward();
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(home);
});

test('the back button of a skeleton goes back from a page that "forward" loads', ANY_WIDTH, async ({ page }) => {
  const free = addressOf('bom-us', '/home/free');
  await page.goto(free);
  await untilHydrated(page);
  const cover = await lastCover(page);
  await cover.click();
  // The address changes before the page does.
  await expect(cover).toHaveCount(0);
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(free);
  await expect(cover).toBeFocused();
  const release = await holdPageData(page);
  await page.evaluate(() => history.forward());
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await release();
  await expect(page).toHaveURL(free);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/detail\//);
});

test(
  'a link from an episode to its series goes back: "back" from there does not open the episode again',
  ANY_WIDTH,
  async ({ page }) => {
    const free = addressOf('bom-us', '/home/free');
    await page.goto(free);
    await untilHydrated(page);
    await page.getByRole('main').locator(`a[href="/detail/${SERIAL}"]`).first().click();
    const detail = addressOf('bom-us', `/detail/${SERIAL}`);
    await expect(page).toHaveURL(detail);
    const first = await firstEpisode(page, SERIAL);
    // By key: a click would be lost during the view transition.
    await page.locator(`main li a[href="${first}"]`).press('Enter');
    await expect(page).toHaveURL(addressOf('bom-us', first));
    const seriesLink = page.getByRole('banner').getByRole('link', { name: 'Back to the series' });
    const showBars = async () => {
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Show or hide the controls' }).press('Enter');
    };
    await showBars();
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(page).not.toHaveURL(addressOf('bom-us', first));
    await expect(page).toHaveURL(new RegExp(`/viewer/${SERIAL}/`));
    await showBars();
    await seriesLink.press('Enter');
    await expect(page).toHaveURL(detail);
    await page.goBack();
    await expect(page).toHaveURL(free);
    // An episode that was opened directly has no page of the series behind it: that page replaces the episode.
    await page.goto(addressOf('bom-us', first));
    await showBars();
    await seriesLink.press('Enter');
    await expect(page).toHaveURL(detail);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(free);
  },
);
