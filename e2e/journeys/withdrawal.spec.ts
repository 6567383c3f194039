import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { mailedTo, newAddress, PASSWORD, signUpByMail } from '../sign-in/sign-up.ts';

const SIX_DIGITS = /\b\d{6}\b/;
const DATE = /\d{4}\.\d\d\.\d\d|\d\d\/\d\d\/\d{4}/;

async function askToLeave(page: Page): Promise<void> {
  await page.getByText('I read too seldom').click();
  await page.getByText('I want my account to be deleted').click();
  await page.getByRole('button', { name: 'Delete account' }).click();
}

test('leaving for good: the reason, the question, both dates, and nothing is left', ANY_WIDTH, async ({ context }) => {
  const address = newAddress();
  const page = await context.newPage();
  await signUpByMail(page, address);
  const other = await context.newPage();
  await other.goto(addressOf('bom-th', '/setting'));
  await untilHydrated(other);
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
  // A page in the background draws once a second.
  await page.bringToFront();

  await page.goto(addressOf('bom-th', '/user/withdrawal'));
  await untilHydrated(page);
  await expect(page.getByText('Data is erased after one month')).toContainText(DATE);
  // Nothing is chosen or ticked for the reader.
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Please choose a reason.')).toBeVisible();
  await expect(page.getByText('Please tick this to go on.')).toBeVisible();
  await page.getByText('Another reason').click();
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toBeVisible();
  await page.getByText('I want my account to be deleted').click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Please tell us a little more.')).toBeVisible();
  await page.getByText('I read too seldom').click();
  await page.getByRole('button', { name: 'Delete account' }).click();

  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const [yes, no] = [dialog.getByRole('button', { name: 'YES' }), dialog.locator('button', { hasText: 'NO' })];
  await expect(yes).toBeVisible();
  const [yesBox, noBox] = [await yes.boundingBox(), await no.boundingBox()];
  expect([yesBox?.width, yesBox?.height]).toEqual([noBox?.width, noBox?.height]);
  await no.click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await yes.click();
  await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeVisible();
  await expect(page.getByText('Its data is erased on')).toContainText(DATE);

  // The other tab is notified.
  await expect(other.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await page.goto(addressOf('bom-th', '/'));
  await page.goBack();
  // The page finds that its reader has no account any more, and reloads. Going back before that would be cancelled.
  await page.waitForLoadState('networkidle');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('I read too seldom')).toHaveCount(0);
  await page.goto(addressOf('bom-th', '/my'));
  await expect(page.getByText(address)).toHaveCount(0);

  await page.goto(addressOf('bom-th', '/user/login?method=local'));
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill(address);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('The deletion of this account was requested.');
  await expect(page.getByRole('alert')).toContainText(DATE);

  await page.goto(addressOf('bom-th', '/user/signup'));
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(address);
  const former = await mailedTo(address, SIX_DIGITS);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeVisible();
  await expect.poll(() => mailedTo(address, SIX_DIGITS)).not.toBe(former);
  await code.fill(await mailedTo(address, SIX_DIGITS));
  await expect(page.getByRole('alert')).toContainText('An account with this ID was deleted recently.');
});

test('leaving works without script', AGAIN, async ({ browser }) => {
  const scripted = await browser.newContext();
  const page = await scripted.newPage();
  await signUpByMail(page, newAddress(), 'delitoon-me');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await scripted.storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(addressOf('delitoon-me', '/user/withdrawal'));
  await askToLeave(plain);
  await expect(plain.getByRole('heading', { name: 'Delete your account?' })).toBeVisible();
  await plain.getByRole('link', { name: 'NO', exact: true }).click();
  await askToLeave(plain);
  await plain.getByRole('button', { name: 'YES' }).click();
  await expect(plain.getByRole('heading', { name: 'We have received your request' })).toBeVisible();
  await plain.reload();
  await expect(plain.getByText('Its data is erased on')).toContainText(DATE);
  await context.close();
  await scripted.close();
});

test('a demo account of a provider signs in by its address alone', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf('bom-us', '/user/login?callback=%2Fmy'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByLabel('Another account').check();
  await page.getByLabel('Name').fill('A Reader');
  await page.getByLabel(/^E-mail/).fill('reader@demo.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(addressOf('bom-us', '/my'));
  await expect(page.getByRole('heading', { name: 'DemoReader' })).toBeVisible();
});
