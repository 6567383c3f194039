import { expect, test } from '@playwright/test';
import { ANY_WIDTH } from '../browser/windows.ts';
import { importWork, WRITTEN_WORKS } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

test('a link followed before the whole document is hydrated discards no part of it', ANY_WIDTH, async ({ page }) => {
  const book = WRITTEN_WORKS.find(({ kind }) => kind === 'pages');
  if (book === undefined) throw new Error('no written work is read in pages');
  const { alias } = await importWork(book);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  // The pages come with the document. The script that makes them work does not arrive during this test.
  await page.route(/\/assets\/paper-reader-.*\.js$/, () => {});
  await page.goto(addressOf(book.site, `/viewer/${alias}/ep-1`), { waitUntil: 'domcontentloaded' });
  const pages = page.locator('main [data-page]');
  await expect(pages.first()).toBeAttached();
  const toggle = page.locator('.viewer-toggle');
  // A key that comes before the frame is hydrated is lost.
  await expect(async () => {
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await page.locator(`header a[href="/detail/${alias}"]`).press('Enter');
  await expect(page).toHaveURL(addressOf(book.site, `/detail/${alias}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
