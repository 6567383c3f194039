import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { tick, untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { mailedTo, newAddress, PASSWORD, signUpByMail } from '../sign-in/sign-up.ts';

async function logIn(page: Page, address: string, password: string): Promise<void> {
  await page.goto(addressOf('bom-th', '/user/login?method=local&callback=%2Fmy&lang=en-US'));
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('an account by e-mail: sign up, a wrong password, log in, a new password', ANY_WIDTH, async ({ browser }) => {
  const address = newAddress();
  const first = await browser.newContext();
  const page = await first.newPage();
  await signUpByMail(page, address);
  await page.goto(addressOf('bom-th', '/my'));
  await expect(page.getByText(address)).toBeVisible();
  await first.close();

  const second = await browser.newContext();
  const again = await second.newPage();
  await logIn(again, address, 'Wrong2026!');
  await expect(again.getByRole('alert')).toContainText('is wrong');
  await expect(again.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveValue(address);
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again).toHaveURL(addressOf('bom-th', '/my'));
  await second.close();

  const third = await browser.newContext();
  const forgotten = await third.newPage();
  await forgotten.goto(addressOf('bom-th', '/user/find-password?lang=en-US'));
  await untilHydrated(forgotten);
  await forgotten.getByRole('textbox', { name: 'E-mail address' }).fill(address);
  await forgotten.getByRole('button', { name: 'Send link' }).click();
  await expect(forgotten.getByText('If there is an account')).toBeVisible();
  await forgotten.goto(await mailedTo(address, /https?:\/\/\S+resetPassword\S+/));
  await untilHydrated(forgotten);
  await forgotten.getByLabel('New password', { exact: true }).fill('Another2027');
  await forgotten.getByLabel('New password again').fill('Another2027');
  await forgotten.getByRole('button', { name: 'Save password' }).click();
  await expect(forgotten.getByText('Your new password is set')).toBeVisible();
  await logIn(forgotten, address, 'Another2027');
  await expect(forgotten).toHaveURL(addressOf('bom-th', '/my'));
  await third.close();
});

test(
  'an account by Google: agree, come back to the page, log out, and "back" shows nothing of it',
  ANY_WIDTH,
  async ({ page }) => {
    const address = newAddress();
    const nickname = `J${randomUUID().slice(0, 8)}`;
    await page.goto(addressOf('bom-us', '/user/login?callback=%2Fmy'));
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Another account').check();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel(/^E-mail/).fill(address);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    await untilHydrated(page);
    await page.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
    // Nothing is ticked for the reader.
    await page.getByRole('button', { name: 'Start reading' }).click();
    await expect(page.getByText('Please tick this to go on.')).toHaveCount(2);
    await tick(page.locator('label', { hasText: 'terms of use' }));
    await tick(page.locator('label', { hasText: 'privacy policy' }));
    await page.getByRole('button', { name: 'Start reading' }).click();
    await expect(page).toHaveURL(addressOf('bom-us', '/my'));
    await expect(page.getByRole('heading', { name: nickname })).toBeVisible();
    await page.goto(addressOf('bom-us', '/setting'));
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(addressOf('bom-us', '/'));
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await expect(page.getByText(nickname)).toHaveCount(0);
  },
);

test('a form works without script', ANY_WIDTH, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('bom-th', '/user/login?lang=en-US'));
  await page.getByRole('link', { name: 'E-mail or phone number' }).click();
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill('unknown@readers.example');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveValue('unknown@readers.example');
  await context.close();
});
