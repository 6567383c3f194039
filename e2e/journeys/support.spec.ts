import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { seriousFindings } from '../browser/page-checks.ts';
import { untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH, readInItsLanguage } from '../browser/windows.ts';
import { runCommand } from '../product/product-process.ts';
import { addressOf, runningProduct } from '../product/running-product.ts';
import { logInNewReader, signUpByGoogle } from '../sign-in/accounts.ts';

/** Words of a site in its own language. */
interface Words {
  topic: string;
  heading: string;
  words: string;
  pictures: string;
  send: string;
  waiting: string;
  answered: string;
  tooLarge: RegExp;
  limit: RegExp;
  bell: string;
  notice: RegExp;
}

const ENGLISH: Words = {
  topic: 'Topic',
  heading: 'Title',
  words: 'Your question',
  pictures: 'Pictures, if you like',
  send: 'Send',
  waiting: 'Waiting',
  answered: 'Answered',
  tooLarge: /3 MB at most/,
  limit: /as many questions as one day allows/,
  bell: 'Notifications',
  notice: /We answered your question/,
};
const JAPANESE: Words = {
  topic: '種類',
  heading: '件名',
  words: 'お問い合わせ内容',
  pictures: '画像（任意）',
  send: '送信する',
  waiting: '回答待ち',
  answered: '回答済み',
  tooLarge: /3MBまで/,
  limit: /上限に達しました/,
  bell: '通知',
  notice: /に回答しました/,
};
const ARABIC: Words = {
  topic: 'الموضوع',
  heading: 'العنوان',
  words: 'سؤالك',
  pictures: 'صور (اختياري)',
  send: 'أرسل',
  waiting: 'قيد الانتظار',
  answered: 'تمت الإجابة',
  tooLarge: /3/,
  limit: /غدًا/,
  bell: 'التنبيهات',
  notice: /أجبنا عن سؤالك/,
};

const PICTURE = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const file = (buffer: Buffer) => ({ name: 'photo.png', mimeType: 'image/png', buffer });

async function open(page: Page, site: string, path: string): Promise<void> {
  await page.goto(addressOf(site, path));
  await untilHydrated(page);
}

async function write(page: Page, words: Words, title: string): Promise<void> {
  await page.getByLabel(words.topic).selectOption('COIN');
  await page.getByRole('textbox', { name: words.heading }).fill(title);
  await page.getByRole('textbox', { name: words.words }).fill('First line\nSecond line');
}

/** The bell in the bar that is visible at this width. */
const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).and(page.locator('[href="/alarm"]')).filter({ visible: true });

/** Answers the only ticket with this title, as an operator does. */
async function answer(site: string, title: string): Promise<void> {
  const operate = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCommand('operator', ['support', ...args], runningProduct());
    expect({ code, stderr }).toMatchObject({ code: 0 });
    return stdout;
  };
  const tickets: { ticketId: string; title: string }[] = JSON.parse(
    await operate('list', '--platform', site, '--limit', '500', '--json'),
  );
  const ticket = tickets.find((one) => one.title === title);
  expect(ticket).toBeDefined();
  await operate('answer', '--platform', site, '--ticket', ticket?.ticketId ?? '', '--text', 'It is mended.');
}

const SITES = [
  { site: 'bom-us', words: ENGLISH, dir: 'ltr' },
  { site: 'beltoon-jp', words: JAPANESE, dir: 'ltr' },
  { site: 'delitoon-me', words: ARABIC, dir: 'rtl' },
] as const;

for (const { site, words, dir } of SITES) {
  test(
    `on ${site}: a question with a picture waits, is answered, and its reader is notified`,
    site === 'beltoon-jp' ? ANY_WIDTH : AGAIN,
    async ({ page }) => {
      test.setTimeout(120_000);
      if (site === 'bom-us') await signUpByGoogle(page);
      else await logInNewReader(page, site);
      await readInItsLanguage(page, site);
      const title = `Coins ${crypto.randomUUID()}`;
      await open(page, site, '/qna/register');
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      const pictures = page.getByLabel(words.pictures);
      await pictures.setInputFiles(file(Buffer.alloc(3 * 1024 * 1024 + 1)));
      await expect(page.getByRole('alert').filter({ hasText: words.tooLarge })).toBeVisible();
      await page.getByRole('button', { name: words.send }).click();
      await expect(pictures).toBeFocused();
      await pictures.setInputFiles(file(PICTURE));
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByLabel(words.topic)).toBeFocused();
      await write(page, words, title);
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: words.send }).click();

      await expect(page).toHaveURL(/\/qna(\?|$)/);
      const entry = page.getByRole('listitem').filter({ hasText: title });
      await expect(entry.getByText(words.waiting)).toBeVisible();
      await expect(entry.getByText('Second line')).toBeVisible();
      const picture = entry.getByRole('img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
      expect(await seriousFindings(page)).toEqual([]);

      await answer(site, title);
      await open(page, site, '/');
      await expect(bell(page, `${words.bell}: 1`)).toBeVisible();
      await bell(page, `${words.bell}: 1`).click();
      await expect(page).toHaveURL(addressOf(site, '/alarm'));
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: words.notice }).click();
      await expect(entry.getByText(words.answered)).toBeVisible();
      await expect(entry.getByText('It is mended.')).toBeVisible();
      await open(page, site, '/');
      await expect(bell(page, words.bell)).toBeVisible();
      await expect(bell(page, `${words.bell}: 1`)).toHaveCount(0);
    },
  );
}

test(
  'without script a question is sent, what is wrong with it is said, and the sixth of a day waits',
  ANY_WIDTH,
  async ({ browser }) => {
    test.setTimeout(120_000);
    const site = 'beltoon-jp';
    const scripted = await browser.newContext();
    await logInNewReader(await scripted.newPage(), site);
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await scripted.storageState() });
    const page = await context.newPage();
    const words = JAPANESE;
    const send = () => page.getByRole('button', { name: words.send }).click();

    await page.goto(addressOf(site, '/qna/register'));
    await write(page, words, '大きな画像');
    await page.getByLabel(words.pictures).setInputFiles(file(Buffer.alloc(4 * 1024 * 1024)));
    await send();
    await expect(page.getByRole('alert').filter({ hasText: words.tooLarge })).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.heading })).toHaveValue('大きな画像');
    await page.getByLabel(words.pictures).setInputFiles([file(PICTURE), file(PICTURE)]);
    await send();
    await expect(page.getByRole('img')).toHaveCount(2);

    for (let sent = 1; sent < 5; sent += 1) {
      await page.goto(addressOf(site, '/qna/register'));
      await write(page, words, `質問${sent}`);
      await send();
      await expect(page.getByRole('listitem').filter({ hasText: `質問${sent}` })).toBeVisible();
    }
    await page.goto(addressOf(site, '/qna/register'));
    await expect(page.getByText(words.limit)).toBeVisible();
    await context.close();
    await scripted.close();
  },
);
