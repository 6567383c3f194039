import { expect, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { seriousFindings } from '../reading/serious-findings.ts';
import { watchPage } from '../reading/watch-page.ts';

/** Pages that need no work of their own, with the status that their document is meant to have. */
const PAGES = [
  { path: '/', status: 200 },
  { path: '/my', status: 200 },
  { path: '/setting', status: 200 },
  { path: '/404', status: 404 },
  { path: '/error', status: 500 },
  { path: '/prepare', status: 503 },
  { path: '/no/such/page', status: 404 },
  { path: '/detail/no_such_series', status: 404 },
  { path: '/viewer/no_such_series/ep-1', status: 404 },
] as const;

const SITES = [
  { site: 'bom-us', lang: 'en-US' },
  { site: 'beltoon-jp', lang: 'ja-JP' },
] as const;

for (const { site, lang } of SITES) {
  test.describe(site, () => {
    for (const { path, status } of PAGES) {
      test(`${path} is whole`, async ({ page }) => {
        const watch = watchPage(page, { intendedStatus: status });
        const response = await page.goto(addressOf(site, path));
        expect(response?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // A key of the message catalogue that has no text would stand there as it is.
        await expect(page.locator('body')).not.toContainText(/\b[a-z]+\.[a-z]+[A-Z]\w*\b|\{\{/, { useInnerText: true });
        expect(await seriousFindings(page)).toEqual([]);
        expect(watch.problems()).toEqual([]);
      });

      test(`${path} needs no sideways scrolling, down to 320 px`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(addressOf(site, path));
        const widths = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          window: document.documentElement.clientWidth,
        }));
        expect(widths.content).toBe(widths.window);
      });
    }
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
