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
