import { expect, test } from '@playwright/test';
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
