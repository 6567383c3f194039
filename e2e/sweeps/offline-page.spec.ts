import { expect, type Page, test } from '@playwright/test';
import { ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and waits until its worker answers for the page. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const { serviceWorker } = navigator;
    return (
      serviceWorker.controller ?? new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken))
    );
  });
}

test(
  'a document that cannot be loaded is the page of the site, and loads by itself when there is a connection',
  ANY_WIDTH,
  async ({ page, context }) => {
    await openWithWorker(page, addressOf('bom-us', '/home/free'));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page).toHaveURL(/\/home\/free$/);
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  },
);

test('the page is in the language that the reader chose last', ANY_WIDTH, async ({ page, context }) => {
  await openWithWorker(page, addressOf('delitoon-me', '/home/free?lang=en-US'));
  await openWithWorker(page, addressOf('delitoon-me', '/home/free?lang=ar'));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL))
    .toMatch(/lang=ar$/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading')).toBeVisible();
});
