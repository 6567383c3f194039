import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { ANY_WIDTH } from '../reading/any-width.ts';
import { firstEpisode } from '../reading/first-episode.ts';
import { lastCover } from '../reading/last-cover.ts';
import { notePlaceAtClick } from '../reading/note-place.ts';
import { untilAwake } from '../reading/until-awake.ts';

/** A work of the demo with episodes that are free. */
const SERIAL = 'ninety-nine-floors';

test('a step is heard: the focus is on the heading, on the way back on the link, unseen by who taps; the place is kept', async ({
  page,
}) => {
  await page.goto(addressOf('beltoon-jp', '/home/free'));
  await untilAwake(page);
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

test('who walks by keys goes on where they were after a step back', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf('bom-us', '/home/free'));
  await untilAwake(page);
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

// Where lines run to the left, a row's place is counted in negative pixels.
for (const site of ['bom-us', 'delitoon-me'] as const) {
  test(`a shelf of ${site} that was moved sideways stands there on the way back`, async ({ page }) => {
    await page.goto(addressOf(site));
    await untilAwake(page);
    const shelf = page.getByRole('main').locator('ul.scroll-row').filter({ visible: true }).last();
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

/** Lets the data of a page's steps come only when told to. */
async function holdSteps(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(/\.data(\?|$)/);
  };
}

test(
  'another order of the same list leaves the focus where it was set, however slow it is to come',
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto(addressOf('beltoon-jp', '/home/free'));
    await untilAwake(page);
    const release = await holdSteps(page);
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

test('the shape of the ranking stands where the ranking will', async ({ page }) => {
  await page.goto(addressOf('bom-us', '/home/ranking'), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const podium = main
    .getByRole('list')
    .filter({ has: page.locator('li:nth-child(3):last-child') })
    .first();
  const first = await podium.locator('img').first().boundingBox();
  await page.goto(addressOf('bom-us', '/home/free'));
  await untilAwake(page);
  const release = await holdSteps(page);
  await page.getByRole('link', { name: 'Ranking', exact: true }).first().click();
  const shape = main.getByRole('status');
  await expect(shape).toBeVisible();
  const covers = await shape
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

test('before the page for adults no covers are promised to who will be asked first', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf('beltoon-jp', '/home/free'));
  await untilAwake(page);
  const release = await holdSteps(page);
  await page.getByRole('navigation', { name: 'メニュー', exact: true }).locator('a[href="/home/mature"]').click();
  const shape = page.getByRole('main').getByRole('status');
  await expect(shape).toBeVisible();
  expect(
    await shape
      .locator('span')
      .evaluateAll((bones) =>
        bones
          .map((bone) => bone.getBoundingClientRect())
          .filter(({ width, height }) => Math.abs(height / width - 4 / 3) < 0.02),
      ),
  ).toEqual([]);
  await release();
  await expect(page.getByRole('button', { name: 'はい' })).toBeVisible();
});

test('back gives up a page that is slow to come; once it is there, it is one step from the page below', async ({
  page,
}) => {
  const free = addressOf('bom-us', '/home/free');
  await page.goto(addressOf('bom-us'));
  await untilAwake(page);
  await page.getByRole('link', { name: 'Free', exact: true }).first().click();
  await expect(page).toHaveURL(free);
  await expect(page.getByRole('heading', { level: 1, name: 'Free' })).toBeFocused();
  const cover = await lastCover(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdSteps(page);
  const shape = page.getByRole('status').filter({ visible: true, hasText: 'Loading' });
  const wayOut = page.getByRole('button', { name: 'Back', exact: true });
  for (const giveUp of [() => page.goBack(), () => wayOut.click()]) {
    await cover.click();
    await expect(shape).toBeVisible();
    // The page lies below the shape as it was; to come to the cover may have scrolled it.
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(wayOut).toBeFocused();
    await giveUp();
    await expect(shape).toHaveCount(0);
    await expect(cover).toBeFocused();
    await expect(page).toHaveURL(free);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  // Nothing was asked for again: the page stays as it is.
  expect(asked).not.toContain('/home/free.data');
  await cover.dblclick();
  await expect(shape).toBeVisible();
  await release();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(shape).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(free);
  await page.goForward();
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(free);
  await expect(cover).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(addressOf('bom-us'));
});

test(
  'the way out of episodes is a step up: back from the series leads to where the reader came from',
  ANY_WIDTH,
  async ({ page }) => {
    const free = addressOf('bom-us', '/home/free');
    await page.goto(free);
    await untilAwake(page);
    await page.getByRole('main').locator(`a[href="/detail/${SERIAL}"]`).first().click();
    const detail = addressOf('bom-us', `/detail/${SERIAL}`);
    await expect(page).toHaveURL(detail);
    const first = await firstEpisode(page, SERIAL);
    // By key: a click would be lost while the one page still turns into the other.
    await page.locator(`main li a[href="${first}"]`).press('Enter');
    await expect(page).toHaveURL(addressOf('bom-us', first));
    const wayUp = page.getByRole('banner').getByRole('link', { name: 'Back to the series' });
    const showBars = async () => {
      await untilAwake(page);
      await page.getByRole('button', { name: 'Show or hide the controls' }).press('Enter');
    };
    await showBars();
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(page).not.toHaveURL(addressOf('bom-us', first));
    await expect(page).toHaveURL(new RegExp(`/viewer/${SERIAL}/`));
    await showBars();
    await wayUp.press('Enter');
    await expect(page).toHaveURL(detail);
    await page.goBack();
    await expect(page).toHaveURL(free);
    // Who came to the episode from elsewhere has no page of the series to go back to: it takes the episode's place.
    await page.goto(addressOf('bom-us', first));
    await showBars();
    await wayUp.press('Enter');
    await expect(page).toHaveURL(detail);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(free);
  },
);
