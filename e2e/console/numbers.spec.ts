import { expect, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { expectCompleteScreen, openConsole, signInAs } from './console-steps.ts';

const US = 'bom-us';

test('an owner reads what was sold as charts, tables and files, sets a contract, and sees the unused balance', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await signInAs(page, 'owner');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
  // The demo’s reader bought and spent coins; the roll-ups follow the seals within minutes.
  await openConsole(page, `/numbers?platform=${US}&view=coins&by=month`);
  const kinds = page.getByRole('table', { name: 'Coins by kind' });
  await expect(async () => {
    await page.reload();
    await expect(kinds.getByRole('row').nth(1)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await untilHydrated(page);
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
  await expectCompleteScreen(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'As CSV' }).click();
  expect((await saving).suggestedFilename()).toBe(`coins-${US}.csv`);

  for (const view of ['Sales', 'Series', 'Readers', 'Coming back']) {
    await page.getByRole('main').getByRole('link', { name: view, exact: true }).click();
    await expect(page.getByRole('main').getByRole('link', { name: view, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expectCompleteScreen(page);
  }
  await page.getByRole('link', { name: 'Shares', exact: true }).click();
  await page.getByRole('button', { name: 'Add a contract' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a contract' });
  const id = `c-${Date.now()}`;
  await dialog.getByLabel('Id').fill(id);
  await dialog.getByLabel('Publisher').fill(`Publisher ${id}`);
  await dialog.getByLabel('Share in percent').fill('33.33');
  await dialog.getByLabel('From').fill('2026-01-01');
  await dialog.getByLabel('Reason').fill('signed');
  await dialog.getByRole('button', { name: 'Add a contract' }).click();
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText('33.3%');
  await expectCompleteScreen(page);

  await openConsole(page, `/books?platform=beltoon-jp`);
  await expect(page.getByRole('heading', { name: 'Unused balance' })).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('All hold')).toBeVisible({ timeout: 60_000 });
  const books = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  expect((await books).suggestedFilename()).toMatch(/^books-.+\.json$/);
  await expectCompleteScreen(page);
  await context.close();
});
