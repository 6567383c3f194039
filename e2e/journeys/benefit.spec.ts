import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { firstOf, readInItsLanguage } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { logInDemoAccount } from '../sign-in/sign-in-steps.ts';

/** Words of a site in its own language. */
interface Words {
  add: string;
  gaveCoins: RegExp;
  noCode: string;
  take: string;
  choose: string;
  exchange: string;
  exchangeAmount: RegExp;
  balance: string;
  spin: RegExp;
  noTicket: RegExp;
}

const ENGLISH: Words = {
  add: 'Add',
  gaveCoins: /\+5 free coins/,
  noCode: 'Enter a code',
  take: 'Take',
  choose: 'Choose an episode',
  exchange: 'Exchange points',
  exchangeAmount: /^Exchange [\d,]+ M$/,
  balance: '3,400 M',
  spin: /^Spin/,
  noTicket: /No spins left/,
};
const JAPANESE: Words = {
  add: '追加',
  gaveCoins: /\+無料コイン5枚/,
  noCode: 'コードを入力してください',
  take: '受け取る',
  choose: '話を選ぶ',
  exchange: 'ポイントを交換',
  exchangeAmount: /^[\d,]+ Mを交換する$/,
  balance: '3,400 M',
  spin: /^まわす/,
  noTicket: /まわせる回数がありません/,
};
const ARABIC: Words = {
  add: 'إضافة',
  gaveCoins: /5 عملات مجانية/,
  noCode: 'أدخل رمزًا',
  take: 'استلام',
  choose: 'اختر حلقة',
  exchange: 'استبدال النقاط',
  exchangeAmount: /^استبدال .?[\d,]+ M.?$/,
  balance: '3,400 M',
  spin: /^أدر العجلة/,
  noTicket: /ليست لديك دورات/,
};

async function open(page: Page, site: string, path: string): Promise<void> {
  await page.goto(addressOf(site, path));
  await untilHydrated(page);
}

async function redeem(page: Page, site: string, words: Words): Promise<void> {
  await open(page, site, '/coupon');
  await page.getByRole('button', { name: words.add }).click();
  await expect(page.getByText(words.noCode)).toBeVisible();
  await page.getByRole('textbox').fill('welcome-5');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText(words.gaveCoins).filter({ visible: true }).first()).toBeVisible();
}

async function takeGift(page: Page, site: string, words: Words): Promise<void> {
  await open(page, site, '/benefit/gift');
  await page.getByRole('button', { name: words.take, exact: true }).first().click();
  await expect(page).toHaveURL(/\/gift(\?|$)/);
  await expect(page.getByRole('link', { name: words.choose }).or(page.getByRole('article'))).not.toHaveCount(0);
}

/** Exchanges 3,000 of the demo's 6,400 points in the sheet; the test exchanges the rest later, without script. */
async function exchangePoints(page: Page, site: string, words: Words): Promise<void> {
  await open(page, site, '/history/mileage');
  await page.getByRole('link', { name: words.exchange }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('spinbutton')).toHaveValue('3000');
  await sheet.getByRole('button', { name: words.exchangeAmount }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(words.balance).first()).toBeVisible();
}

async function spinOnce(page: Page, site: string, words: Words): Promise<void> {
  await open(page, site, '/roulette');
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await page.getByRole('button', { name: words.spin }).click();
  // Screen readers announce the result before the wheel stops.
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  await expect(page.getByText(words.noTicket)).toBeVisible();
}

const SITES = [
  { site: 'bom-us', words: ENGLISH, dir: 'ltr' },
  { site: 'beltoon-jp', words: JAPANESE, dir: 'ltr' },
  { site: 'delitoon-me', words: ARABIC, dir: 'rtl' },
] as const;

for (const [index, { site, words, dir }] of SITES.entries()) {
  test(
    `on ${site}: a code, a gift, the exchange with and without script, and a spin`,
    firstOf(SITES.length - 1 - index),
    async ({ browser }) => {
      const scripted = await browser.newContext();
      const page = await scripted.newPage();
      await logInDemoAccount(page, site, 'reader');
      await readInItsLanguage(page, site);
      await redeem(page, site, words);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await takeGift(page, site, words);
      await exchangePoints(page, site, words);
      await spinOnce(page, site, words);

      const plain = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await scripted.storageState(),
      });
      const without = await plain.newPage();
      await without.goto(addressOf(site, '/history/mileage'));
      await without.getByRole('link', { name: words.exchange }).click();
      await without.getByRole('spinbutton').fill('3400');
      await without.getByRole('button', { name: words.exchange }).click();
      await expect(without.getByRole('main').getByText('−3,400 M')).toBeVisible();
      await plain.close();
      await scripted.close();
    },
  );
}
