import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

test('a step to another page is heard: the focus is on its heading, unseen by who taps, and the place is kept', async ({
  page,
}) => {
  await page.goto(addressOf('beltoon-jp', '/home/free'), { waitUntil: 'networkidle' });
  await expect(page.locator('body')).toBeFocused();
  const cover = page.getByRole('main').getByRole('listitem').last().getByRole('link');
  await cover.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await cover.click();
  await expect(page).toHaveURL(/\/detail\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/free$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

// Where lines run to the left, a row's place is counted in negative pixels.
for (const site of ['bom-us', 'delitoon-me'] as const) {
  test(`a shelf of ${site} that was moved sideways stands there on the way back`, async ({ page }) => {
    await page.goto(addressOf(site), { waitUntil: 'networkidle' });
    const shelf = page.getByRole('main').locator('ul.scroll-row').filter({ visible: true }).last();
    const place = () => shelf.evaluate((row) => row.scrollLeft);
    await shelf.scrollIntoViewIfNeeded();
    await shelf.evaluate((row) => {
      row.scrollLeft = getComputedStyle(row).direction === 'rtl' ? -row.scrollWidth : row.scrollWidth;
    });
    await expect.poll(async () => Math.abs(await place())).toBeGreaterThan(50);
    const left = await place();
    await shelf.getByRole('listitem').last().getByRole('link').click();
    await expect(page).not.toHaveURL(addressOf(site));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(addressOf(site));
    await expect.poll(place).toBe(left);
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

test('another order of the same list leaves the focus where it was set, however slow it is to come', async ({
  page,
}) => {
  await page.goto(addressOf('beltoon-jp', '/home/free'), { waitUntil: 'networkidle' });
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
});

test('the shape of the ranking stands where the ranking will', async ({ page }) => {
  await page.goto(addressOf('bom-us', '/home/ranking'), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const podium = main
    .getByRole('list')
    .filter({ has: page.locator('li:nth-child(3):last-child') })
    .first();
  const first = await podium.locator('img').first().boundingBox();
  await page.goto(addressOf('bom-us', '/home/free'), { waitUntil: 'networkidle' });
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

test('before the page for adults no covers are promised to who will be asked first', async ({ page }) => {
  await page.goto(addressOf('beltoon-jp', '/home/free'), { waitUntil: 'networkidle' });
  const release = await holdSteps(page);
  await page.getByRole('navigation', { name: 'セクション' }).locator('a[href="/home/mature"]').click();
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
