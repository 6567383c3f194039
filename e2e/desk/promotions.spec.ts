import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { seriousFindings } from '../browser/page-checks.ts';
import { expectCompleteScreen, openConsole, signInAs } from '../console/console-steps.ts';

const US = 'bom-us';
const DAY_MS = 86_400_000;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Days around now, in any zone. */
async function chooseDays(page: Page): Promise<void> {
  await page.getByLabel('From', { exact: true }).fill(dayAt(Date.now() - 30 * DAY_MS));
  await page.getByLabel('Until', { exact: true }).fill(dayAt(Date.now() + DAY_MS));
}

const result = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'What would have been' }) });

test('a promotion is tried on what readers bought, by series and by pack, and saved as a table', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 'merchandiser');
  await openConsole(page, `/offers/promotions?platform=${US}`);
  await expectCompleteScreen(page);
  const series = page.getByRole('textbox', { name: 'Series', exact: true });
  await series.fill('a');
  const found = page.getByRole('group', { name: 'Series found' }).getByRole('button');
  for (let count = 0; count < 3; count += 1) {
    await found.first().click();
    await series.fill('e');
  }
  await page.getByRole('spinbutton', { name: 'Rent', exact: true }).fill('1');
  await page.getByLabel('Other discounts for whole series').check();
  await page.getByRole('button', { name: 'Add a discount' }).click();
  await chooseDays(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(result(page)).toContainText('cannot be told');
  await expect(result(page).getByRole('row').nth(1)).toBeVisible();
  await expectCompleteScreen(page);
  const saving = page.waitForEvent('download');
  await result(page).getByRole('button', { name: 'As CSV' }).click();
  const file = await saving;
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFseriesId,title,purchases,/);

  await page.getByLabel('What is tried').selectOption({ label: 'A pack of coins' });
  await page.getByLabel('Bonus coins').fill('77');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(result(page)).toContainText('Orders');
  await page.getByLabel('What is tried').selectOption({ label: 'A coupon for packs' });
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(result(page)).not.toContainText('has changed since');
  await expect(result(page)).toContainText('cannot be told');
});

test('a price that is changed is tried on last month’s purchases before it is applied', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 'editor');
  await openConsole(page, `/prices?platform=${US}`);
  const cell = page.getByLabel(/, Rent$/).first();
  await cell.fill(String(Number(await cell.inputValue()) + 1));
  await page.getByRole('button', { name: 'Review the change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply the prices' });
  await dialog.getByRole('button', { name: 'Try on last month’s purchases' }).click();
  await expect(dialog).toContainText('cannot be told');
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('discounts, a gift and a prohibited word are changed by forms', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAs(page, 'owner');
  const id = `gift-${Date.now()}`;
  await openConsole(page, `/offers/gifts/${US}`);
  await expectCompleteScreen(page);
  await page.getByLabel('Title', { exact: true }).fill('A spring gift');
  await page.getByLabel('Episodes', { exact: true }).fill('2');
  await page.getByLabel('Key', { exact: true }).fill(id);
  await page.getByLabel('Reason', { exact: true }).fill('A spring fair');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText('2 × Rental ticket');
  await expectCompleteScreen(page);

  await openConsole(page, `/texts/words?platform=${US}`);
  await expectCompleteScreen(page);
  await page.getByRole('link', { name: 'en-US' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prohibited words, en-US' })).toBeVisible();
  const words = page.getByLabel('Words');
  const before = await words.inputValue();
  await words.fill(`${before}\nboatswain\nBoat-swain`);
  await expect(page.getByText('There already, in another spelling: Boat-swain')).toBeVisible();
  await words.fill(`${before}\nboatswain`);
  await expectCompleteScreen(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prohibited words' })).toBeVisible();
  await page.getByRole('link', { name: 'en-US' }).click();
  await expect(words).toHaveValue(/boatswain/);
  await words.fill(before);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'en-US' })).toBeVisible();

  await openConsole(page, `/series?platform=bom-tw&sort=TITLE`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Platforms and drafts', exact: true }).click();
  for (const change of ['Add a discount', 'Remove discount 1']) {
    await page.getByRole('row').filter({ hasText: 'bom-tw' }).getByRole('button', { name: 'Discounts' }).click();
    await page.getByRole('button', { name: change }).first().click();
    await page.getByRole('button', { name: 'Review the change' }).click();
    const apply = page.getByRole('dialog', { name: 'Apply' });
    await expect(apply).toContainText('Bulk discounts');
    await apply.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(apply).toBeHidden();
  }
});
