import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { tick, untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH, windowOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { logInNewReader, signUpByGoogle } from '../sign-in/accounts.ts';

const US = 'bom-us';
const CHECK_OUT = /\/check-out\//;

/** The button of the first pack, by its spoken name. */
const firstPack = (page: Page): Locator => page.getByRole('link', { name: / coins? for / }).first();

/** Opens the order of the first pack in a sheet. */
async function openOrder(page: Page, path = '/shop'): Promise<Locator> {
  await page.goto(addressOf(US, path));
  await untilHydrated(page);
  await firstPack(page).click();
  const sheet = page.getByRole('dialog', { name: 'Your order' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Sends an order of the first pack, up to the check-out. */
async function goToCheckOut(page: Page, path = '/shop'): Promise<void> {
  const sheet = await openOrder(page, path);
  await tick(sheet.locator('label', { hasText: 'I agree:' }));
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(CHECK_OUT);
}

/** Chooses the outcome of the payment on the sandbox's page. */
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function withoutScript(browser: Browser, of: Page, run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await of.context().storageState(),
  });
  try {
    await run(await context.newPage());
  } finally {
    await context.close();
  }
}

test('coins are bought in a sheet, and the reader is back where they were', windowOf(1), async ({ page }) => {
  await signUpByGoogle(page);
  const sheet = await openOrder(page, `/shop?callback=${encodeURIComponent('/notice')}`);
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(sheet.getByText('Please tick this to go on.')).toBeVisible();
  expect(page.url()).not.toMatch(CHECK_OUT);
  await tick(sheet.locator('label', { hasText: 'I agree:' }));
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(CHECK_OUT);
  await choose(page, 'Pay');
  await expect(page).toHaveURL(addressOf(US, '/notice'));
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/coins are yours/)).toBeVisible();
  const saved = await page.evaluate(() => localStorage.getItem('longstrip-bom-us-paid'));
  expect(saved?.split('|')).toHaveLength(7);

  await page.goto(addressOf(US, '/history/charge'));
  await expect(page.getByText('Coins bought')).toBeVisible();
  await expect(page.getByText('Refund until')).toBeVisible();
});

test('the sheet of an order closes by “back”, and leaves the packs where they were', windowOf(0), async ({ page }) => {
  await signUpByGoogle(page);
  const sheet = await openOrder(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(addressOf(US, '/shop'));
  await expect(firstPack(page)).toBeVisible();
});

test('an order whose check-out is left stands in the shop, to be paid or given up', ANY_WIDTH, async ({ page }) => {
  await signUpByGoogle(page);
  await goToCheckOut(page);
  await page.goto(addressOf(US, '/shop'));
  await untilHydrated(page);
  await expect(page.getByText('You left before paying')).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(CHECK_OUT);
  await page.goto(addressOf(US, '/shop'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('You left before paying')).toHaveCount(0);
});

test('a guest sees the packs, and is led to the login and back to the order', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf(US, '/shop'));
  await untilHydrated(page);
  await firstPack(page).click();
  await expect(page).toHaveURL(/\/user\/login\?callback=%2Fshop%3Fproduct%3D/);
});

test('a payment that is declined can be tried again; a cancelled one bought nothing', ANY_WIDTH, async ({ page }) => {
  await signUpByGoogle(page);
  await goToCheckOut(page);
  await choose(page, 'Pay with a card that is declined');
  await expect(page.getByRole('heading', { name: 'Payment fail. Please try again.' })).toBeVisible();
  await expect(page.getByText('You were not charged.')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/shop\?product=/);

  await goToCheckOut(page);
  await choose(page, 'Cancel');
  await expect(page.getByText('Nothing was bought.')).toBeVisible();
  await expect(page).toHaveURL(addressOf(US, '/shop'));
  await page.goto(addressOf(US, '/history/charge'));
  await expect(page.getByText('Refund until')).toHaveCount(0);
});

test('a slow payment is waited for, and the balance comes by itself', AGAIN, async ({ page }) => {
  await signUpByGoogle(page);
  await goToCheckOut(page);
  await choose(page, 'Pay slowly: the store hears of it after you are back');
  await expect(page.getByRole('heading', { name: 'Confirming with the payment service' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /coins are yours/ })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('link', { name: 'Go on reading' })).toBeVisible();
});

test('a payment at a convenience store waits for days, in the shop and in the history', ANY_WIDTH, async ({ page }) => {
  await signUpByGoogle(page);
  await goToCheckOut(page);
  const checkOut = page.url();
  await choose(page, 'Pay later at a convenience store');
  await expect(page.getByRole('heading', { name: /^Waiting for your payment until/ })).toBeVisible();
  await expect(page.getByText('Coins arrive by themselves.')).toBeVisible();
  await expect(page.getByText('Payment number')).toBeVisible();
  await page.goto(addressOf(US, '/shop'));
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await page.goto(addressOf(US, '/history/charge'));
  await expect(page.getByText('Waiting for your payment')).toBeVisible();

  await page.goto(checkOut);
  await choose(page, 'Pay at the counter');
  await expect(page.getByRole('heading', { name: /coins are yours/ })).toBeVisible();
});

test('everything works without script, from right to left', ANY_WIDTH, async ({ page, browser }) => {
  const site = 'delitoon-me';
  await logInNewReader(page, site);
  await withoutScript(browser, page, async (plain) => {
    await plain.goto(addressOf(site, '/shop?lang=ar'));
    await expect(plain.locator('html')).toHaveAttribute('dir', 'rtl');
    await plain
      .getByRole('link', { name: / مقابل / })
      .first()
      .click();
    const pay = plain.getByRole('button', { name: /^ادفع / });
    await pay.click();
    await expect(plain.getByRole('alert').first()).toBeVisible();
    await tick(plain.locator('label', { hasText: 'أوافق على:' }));
    await pay.click();
    await expect(plain).toHaveURL(CHECK_OUT);
    await choose(plain, 'Pay');
    await expect(plain.getByRole('heading', { name: /لك/ })).toBeVisible();

    await plain.goto(addressOf(site, '/history/charge'));
    await plain.getByRole('link', { name: 'استرداد', exact: true }).click();
    await plain.getByRole('button', { name: /^استرداد / }).click();
    await expect(plain.getByText('استردادك في الطريق.').first()).toBeVisible();
  });
});

test('in Japan the age is asked once, and a charge is refunded from the history', ANY_WIDTH, async ({ page }) => {
  const site = 'beltoon-jp';
  await logInNewReader(page, site);
  await page.goto(addressOf(site, '/shop'));
  await untilHydrated(page);
  const pack = page.getByRole('link', { name: /コイン、/ }).first();
  await pack.click();
  const sheet = page.getByRole('dialog', { name: 'ご注文' });
  await sheet.getByLabel('生まれた年').selectOption('1990');
  await sheet.getByLabel('生まれた月').selectOption('4');
  await tick(sheet.locator('label', { hasText: 'に同意します' }));
  await sheet.getByRole('button', { name: /を支払う$/ }).click();
  await expect(page).toHaveURL(CHECK_OUT);
  await choose(page, 'Pay');
  await expect(page.getByRole('heading', { name: /コインを受け取りました/ })).toBeVisible();

  await page.goto(addressOf(site, '/shop'));
  await untilHydrated(page);
  await pack.click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByLabel('生まれた年')).toHaveCount(0);

  await page.goto(addressOf(site, '/history/charge'));
  await untilHydrated(page);
  await page.getByRole('link', { name: '返金する' }).click();
  const refund = page.getByRole('dialog', { name: 'このコインを返しますか' });
  await refund.getByRole('button', { name: /を返金する$/ }).click();
  await expect(page.getByText('返金の手続きをしました。').filter({ visible: true }).first()).toBeVisible();
});
