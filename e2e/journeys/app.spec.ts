import { expect, type Page, test } from '@playwright/test';
import { tick, untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { logInNewReader, signUpByGoogle } from '../sign-in/accounts.ts';

const US = 'bom-us';
const JP = 'beltoon-jp';

/** The app simulator in a browser of demo mode (record 0084), as its console has it. */
interface AppSimulator {
  heard: { call: string; data: unknown }[];
  tell(event: string, data: unknown): void;
  refuse(call: string, code: string, times?: number): void;
}

/** Opens a page as the app does, and waits for its first message to the app. */
async function openInApp(page: Page, site: string, path: string, app = 'ios'): Promise<void> {
  await page.goto(addressOf(site, `${path}${path.includes('?') ? '&' : '?'}app=${app}`));
  await untilHydrated(page);
  await heard(page, 'ready');
}

/** The data of all calls with this name that the app got from the page; waits for the first. */
async function heard(page: Page, call: string): Promise<unknown[]> {
  const of = () =>
    page.evaluate((name) => {
      const { longstripAppSimulator } = window as unknown as { longstripAppSimulator?: AppSimulator };
      return (longstripAppSimulator?.heard ?? []).filter((each) => each.call === name).map((each) => each.data);
    }, call);
  await expect.poll(async () => (await of()).length).toBeGreaterThan(0);
  return of();
}

const tell = (page: Page, event: string, data: object) =>
  page.evaluate(
    ([name, about]) =>
      (window as unknown as { longstripAppSimulator: AppSimulator }).longstripAppSimulator.tell(String(name), about),
    [event, data] as const,
  );
const refuse = (page: Page, call: string, code: string, times = 99) =>
  page.evaluate(
    ([name, why, often]) =>
      (window as unknown as { longstripAppSimulator: AppSimulator }).longstripAppSimulator.refuse(
        String(name),
        String(why),
        Number(often),
      ),
    [call, code, times] as const,
  );
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

test('a page on the web loads nothing of the app', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf(US, '/setting'));
  await untilHydrated(page);
  expect(await page.evaluate(() => 'longstripAppSimulator' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--outer-width'))).toBe('');
});

test(
  'the app knows the page’s language and reader, and its back button leads back as far as the app began',
  ANY_WIDTH,
  async ({ page }) => {
    await signUpByGoogle(page);
    await openInApp(page, US, '/shop');
    expect(await heard(page, 'language')).toEqual([{ locale: 'en-US' }]);
    expect(await heard(page, 'userData')).toMatchObject([
      { user: { nickname: expect.stringMatching(/^I/), coins: 0 } },
    ]);
    await page
      .getByRole('link', { name: / coins? for / })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Your order' });
    await expect(sheet).toBeVisible();
    await tell(page, 'back', {});
    await expect(sheet).toHaveCount(0);
    await tell(page, 'back', {});
    await expect.poll(async () => (await heard(page, 'backDone')).length).toBe(2);
    expect(await heard(page, 'backDone')).toEqual([{ outcome: 'left' }, { outcome: 'root' }]);
    await expect(page).toHaveURL(/\/shop/);
    await page.goto(addressOf(US, '/'));
    await untilHydrated(page);
    await heard(page, 'ready');
    await tell(page, 'back', {});
    expect(await heard(page, 'backDone')).toEqual([{ outcome: 'root' }]);
    await expect(page).toHaveURL(addressOf(US, '/'));
  },
);

test('what the app reports by itself is said, again on the next page', ANY_WIDTH, async ({ page }) => {
  await openInApp(page, US, '/notice');
  await tell(page, 'problem', { code: 'UNTRUSTED_CERTIFICATE' });
  await expect(toast(page, 'Untrusted certificate.')).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await heard(page, 'ready');
  await tell(page, 'problem', { code: 'STORAGE_PERMISSION_REQUIRED' });
  await expect(toast(page, 'Storage permission required.')).toBeVisible();
});

test('the settings of the app: its version, its storage, and the company of the store', ANY_WIDTH, async ({ page }) => {
  await openInApp(page, US, '/setting/app');
  await expect(page.getByText('App version 1.0.0 (demo)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Company information' })).toBeVisible();
  await expect(page.getByText('support@longstrip.example')).toBeVisible();
  expect(await heard(page, 'company')).toMatchObject([{ title: 'Company information' }]);
  await refuse(page, 'cacheClear', 'STORAGE_PERMISSION_REQUIRED', 1);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Storage permission required.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Storage cleared.').filter({ visible: true })).toBeVisible();
  expect(await heard(page, 'cacheClear')).toHaveLength(2);
});

/** Sends the order of a pack in the app, up to the sheet of its store. */
async function openStore(page: Page, app: 'ios' | 'android'): Promise<void> {
  await openInApp(page, US, '/shop', app);
  await page
    .getByRole('link', { name: / coins? for / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Your order' });
  await tick(sheet.locator('label', { hasText: 'I agree:' }));
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Finish in the store’s window' })).toBeVisible();
}
const choose = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Fake store' }).getByRole('button', { name, exact: true }).click();

for (const app of ['ios', 'android'] as const) {
  test(`coins are bought in the store of the app: ${app}`, app === 'ios' ? ANY_WIDTH : AGAIN, async ({ page }) => {
    await signUpByGoogle(page);
    await openStore(page, app);
    await choose(page, 'The purchase fails');
    await expect(page.getByRole('heading', { name: 'Purchase failed.' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await choose(page, 'Buy');
    await expect(page.getByRole('heading', { name: /coins are yours/ })).toBeVisible();
    expect(await heard(page, 'purchaseDone')).toHaveLength(1);
  });
}

test('a purchase that waits, a product that is unknown, and a sheet that is closed', ANY_WIDTH, async ({ page }) => {
  await signUpByGoogle(page);
  await openStore(page, 'ios');
  await choose(page, 'Buy, and pay later');
  await expect(page.getByRole('heading', { name: 'Purchase pending.' })).toBeVisible();
  await openStore(page, 'ios');
  await choose(page, 'The store does not know it');
  await expect(page.getByRole('heading', { name: 'Product not found.' })).toBeVisible();
  await openStore(page, 'android');
  await choose(page, 'Buy, and pay later');
  await expect(page.getByRole('heading', { name: 'Purchase pending.' })).toBeVisible();
  await openStore(page, 'android');
  await choose(page, 'Cancel');
  await expect(page.getByText('Nothing was bought.').filter({ visible: true }).first()).toBeVisible();
});

test(
  'a guest of the iPhone app has an account that the app keeps, and becomes a member',
  ANY_WIDTH,
  async ({ page }) => {
    await openInApp(page, JP, '/user/login');
    const asGuest = page.locator('form[action="/api/auth/callback/apple_guest"] button[type="submit"]');
    await asGuest.click();
    await expect(page).toHaveURL(addressOf(JP, '/'));
    const key = await page.evaluate(() => localStorage.getItem('longstrip-app-simulator'));
    expect(key).toMatch(/"guestKey":"[0-9a-f]{64}"/);
    await page.goto(addressOf(JP, '/my'));
    await expect(page.locator('a[href^="/user/login"]').first()).toBeVisible();
    await logInNewReader(page, JP);
    await page.goto(addressOf(JP, '/my'));
    await expect(page.locator('a[href^="/user/login"]')).toHaveCount(0);
    await expect(page.locator('a[href="/setting/app"]')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('longstrip-app-simulator'))).toBe(key);
  },
);

test('the column is never wider than the app, from the first paint on', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { value: 320 }));
  await page.goto(addressOf(US, '/notice?app=ios'), { waitUntil: 'commit' });
  const width = () =>
    page.evaluate(() => document.querySelector('#main')?.closest('.column')?.getBoundingClientRect().width);
  await expect.poll(width).toBe(320);
  await untilHydrated(page);
  expect(await width()).toBe(320);
  // On the web only the window counts.
  await page.goto(addressOf(JP, '/notice'));
  expect(await width()).toBeGreaterThan(320);
});

test('an iPhone that keeps the site is shown a picture of its own size', ANY_WIDTH, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addressOf(US, '/'));
  const link = page.locator('link[rel="apple-touch-startup-image"]');
  await expect(link).toHaveCount(1);
  const size = await page.evaluate(() => [screen.width, screen.height].map((side) => side * devicePixelRatio));
  expect(await link.getAttribute('href')).toBe(`/splash/${size.join('x')}.png?theme=dark`);
});
