import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { expectCompleteScreen, openConsole, signInAs } from './console-steps.ts';
import { buyLargePack, newReader } from './reader-steps.ts';

// What a reader paid twice, and what was given to the wrong one. The tests follow each other.
test.describe.configure({ mode: 'serial' });

const US = 'bom-us';

let email: string;
let support: BrowserContext;
let owner: BrowserContext;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  const reader = await newReader(browser);
  ({ email } = reader);
  await buyLargePack(reader.page);
  await buyLargePack(reader.page);
  await reader.context.close();
  support = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  await signInAs(await support.newPage(), 'support');
});
test.afterAll(async () => {
  await Promise.all([support, owner].map((context) => context?.close()));
});

/** The reader’s page, found by the address. */
async function openReader(page: Page): Promise<string> {
  await openConsole(page, `/readers?text=${encodeURIComponent(email)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Reader/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/readers/${US}/`));
  await untilHydrated(page);
  return new URL(page.url()).pathname;
}

test('support sees a double payment side by side, and refunds the second one by the keyboard alone', async () => {
  test.setTimeout(120_000);
  const page = await support.newPage();
  const path = await openReader(page);
  await openConsole(page, `/payments/doubles?platform=${US}`);
  const pair = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(pair.getByText('both paid')).toBeVisible();
  await expect(pair.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expectCompleteScreen(page);
  const second = pair.getByRole('button', { name: 'Refund' }).last();
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Refund' })).toBeVisible();
  await page.getByLabel('Reason').focus();
  await page.keyboard.type('paid twice by mistake');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pair.getByText('settled')).toBeVisible();
  await page.getByLabel('State').selectOption({ label: 'both paid' });
  await page.getByLabel('State').press('Tab');
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  await expect(page).toHaveURL(/state=OPEN/);
  await openConsole(page, `/payments/owed?platform=${US}`);
  await expectCompleteScreen(page);
});

test('a coupon that is chosen by its name is given to a reader, and taken back', async () => {
  test.setTimeout(120_000);
  const page = await support.newPage();
  await openReader(page);
  await page.getByRole('button', { name: 'Give…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give…' });
  await dialog.getByLabel('Search by name or key').fill('tenoff');
  const choice = dialog.getByRole('radio', { name: /demo-tenoff/ });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await dialog.getByLabel('Reason').fill('for the trouble');
  await dialog.getByRole('button', { name: 'Give…' }).click();
  const given = page.getByRole('row').filter({ hasText: 'demo-tenoff' });
  await expect(given.getByText('unused')).toBeVisible();
  await expectCompleteScreen(page);
  await given.getByRole('button', { name: 'Take back' }).click();
  const taking = page.getByRole('dialog', { name: 'Take back' });
  await taking.getByLabel('Reason').fill('the wrong reader');
  await taking.getByRole('button', { name: 'Take back' }).click();
  await expect(given.getByText('taken back')).toBeVisible();

  await openConsole(page, `/hand-over?platform=${US}`);
  await page.getByRole('radio', { name: /demo-tenoff/ }).check();
  await page.getByLabel('Readers').fill(`${email},Ada\nunknown@readers.example`);
  await page.getByLabel('Reason').fill('all who wrote to us');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('1 reader gets it. 1 cannot get it:')).toBeVisible();
  await expectCompleteScreen(page);
  await page.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(page.getByText('1 reader has it.')).toBeVisible();
});

test('an owner undoes an act from the log, after seeing what that changes, and sees how the product is', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  owner = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await owner.newPage();
  await signInAs(page, 'owner');
  await openConsole(page, '/log?action=reader.coupon&text=all%20who%20wrote');
  const entry = page.getByRole('main').getByRole('listitem').first();
  await entry.locator('summary').click();
  await entry.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo' });
  await expect(dialog.getByRole('cell', { name: 'handed' })).toBeVisible();
  expect(await dialog.getByRole('table').count()).toBe(1);
  await dialog.getByLabel('Reason').fill('it was the wrong list');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entry.getByText('undone', { exact: true })).toBeVisible();
  await expectCompleteScreen(page);
  for (const view of ['', '?view=jobs', '?view=events']) {
    await openConsole(page, `/health${view}`);
    await expect(page.getByRole('heading', { name: 'What needs you' })).toBeVisible();
    await expectCompleteScreen(page);
  }
});
