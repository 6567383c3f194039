import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH, readInItsLanguage } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { logInNewReader, signUpByGoogle } from '../sign-in/accounts.ts';

const CODE = 'stamps-100';

async function open(page: Page, site: string, path: string): Promise<void> {
  await page.goto(addressOf(site, path));
  await untilHydrated(page);
}

/** A new account, by the way that the site has. */
const logIn = (page: Page, site: string) => (site === 'bom-us' ? signUpByGoogle(page) : logInNewReader(page, site));

const stampsDone = (page: Page) => page.getByRole('list').filter({ hasText: /50/ }).locator('li > [aria-hidden] > svg');

const SITES = [
  {
    site: 'bom-us',
    dir: 'ltr',
    checkIn: 'Check in today',
    stamped: /Today’s stamp is yours/,
    events: 'Events',
  },
  {
    site: 'delitoon-me',
    dir: 'rtl',
    checkIn: 'سجّل حضور اليوم',
    stamped: /حصلت على طابع اليوم/,
    events: 'الفعاليات',
  },
] as const;

for (const { site, dir, checkIn, stamped, events } of SITES) {
  test(
    `on ${site} a reader finds the events and takes today’s stamp, once`,
    site === 'bom-us' ? ANY_WIDTH : AGAIN,
    async ({ page }) => {
      await logIn(page, site);
      await readInItsLanguage(page, site);
      await open(page, site, '/my');
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await page.getByRole('main').getByRole('link', { name: events }).click();
      await expect(page).toHaveURL(addressOf(site, '/event'));
      await page.locator('a[href="/event/demo-stamps"]').click();
      await page.getByRole('button', { name: checkIn }).click();
      await expect(page.getByText(stamped)).toBeVisible();
      await expect(stampsDone(page)).toHaveCount(1);
      // Reloading the page does not repeat the action.
      await page.reload();
      await expect(page.getByText(stamped)).toBeVisible();
      await expect(page.getByRole('button', { name: checkIn })).toHaveCount(0);
      await expect(stampsDone(page)).toHaveCount(1);
    },
  );
}

test(
  'without script a guest is led to the login; a reader takes a stamp, a ticket, and gives an address',
  ANY_WIDTH,
  async ({ browser }) => {
    const site = 'beltoon-jp';
    const scripted = await browser.newContext();
    const first = await scripted.newPage();
    await open(first, site, '/event/demo-stamps');
    await first.getByRole('link', { name: 'ログインして参加する' }).click();
    await expect(first).toHaveURL(addressOf(site, '/user/login?callback=%2Fevent%2Fdemo-stamps'));
    await logIn(first, site);

    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await scripted.storageState() });
    const page = await plain.newPage();
    await page.goto(addressOf(site, '/event/demo-stamps'));
    await page.getByRole('button', { name: '今日のスタンプを押す' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'スタンプ1個目' })).toBeVisible();

    await page.goto(addressOf(site, '/event/demo-print'));
    await page.getByRole('button', { name: '抽選に応募する' }).click();
    await expect(
      page
        .getByText(/あなたのチケット/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.getByLabel('お名前').fill('読者 花子');
    await page.getByRole('button', { name: '住所を保存' }).click();
    await expect(page.getByRole('alert')).toHaveCount(4);
    await expect(page.getByLabel('お名前')).toHaveValue('読者 花子');
    await page.getByLabel('郵便番号').fill('100-0001');
    await page.getByLabel('都道府県・市区町村').fill('東京都千代田区');
    await page.getByLabel('番地').fill('千代田1-1');
    await page.getByLabel('電話番号').fill('03-1234-5678');
    await page.getByRole('button', { name: '住所を保存' }).click();
    await expect(page.getByText('住所を保存しました。')).toBeVisible();
    await expect(page.getByLabel('郵便番号')).toHaveValue('100-0001');
    await plain.close();
    await scripted.close();
  },
);

test('a code gives its coupon, and a wrong one is said under the field', ANY_WIDTH, async ({ page }) => {
  await signUpByGoogle(page);
  await open(page, 'bom-us', '/event/demo-code');
  await page.getByLabel('Event code').fill('nonsense');
  await page.getByLabel('Event code').press('Enter');
  await expect(page.getByRole('alert')).toContainText('There is no such coupon');
  await expect(page.getByLabel('Event code')).toBeFocused();
  await page.getByLabel('Event code').fill(CODE);
  await page.getByRole('button', { name: 'Get the coupon' }).click();
  await expect(
    page.getByRole('main').getByText('The coupon is yours.').filter({ visible: true }).first(),
  ).toBeVisible();
});

test('an address says what is missing, field by field, and is there the next time', ANY_WIDTH, async ({ page }) => {
  await signUpByGoogle(page);
  await open(page, 'bom-us', '/event/demo-print');
  await page.getByRole('button', { name: 'Enter the draw' }).click();
  const fields = {
    'Full name': 'Ada Reader',
    Postcode: '94103',
    City: 'San Francisco',
    'Street and number': '1 Market',
  };
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert')).toHaveCount(5);
  await expect(page.getByLabel('Full name')).toBeFocused();
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Phone number').fill('call me');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.getByLabel('Phone number').fill('+1 415 555 0100');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  for (const [label, text] of Object.entries(fields)) await expect(page.getByLabel(label)).toHaveValue(text);
});

test('an event that has ended says so, and one for adults shows a minor nothing', ANY_WIDTH, async ({ page }) => {
  await open(page, 'bom-us', '/event/demo-summer');
  await expect(page.getByRole('main').getByText('This event has ended.')).toBeVisible();
  await open(page, 'bom-us', '/event');
  await expect(page.locator('a[href="/event/demo-night"]')).toHaveCount(0);
  await signUpByGoogle(page);
  await open(page, 'bom-us', '/event/demo-night');
  await expect(page.getByRole('main')).toContainText('This event is for adults only.');
  await expect(page.getByText('After midnight')).toHaveCount(0);
  await page.getByRole('link', { name: 'Confirm my age' }).click();
  await expect(page).toHaveURL(addressOf('bom-us', '/user/adult?callback=%2Fevent%2Fdemo-night'));
});
