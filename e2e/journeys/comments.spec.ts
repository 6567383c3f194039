import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH, readInItsLanguage } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { logInNewReader } from '../sign-in/accounts.ts';

/** Words of a site in its own language. */
interface Words {
  comments: string;
  nickname: string;
  save: string;
  yours: string;
  yourReply: string;
  post: string;
  sendReply: string;
  empty: string;
  tooLong: string;
  /** A letter of which a long laugh is made. */
  laugh: string;
  spoilerMark: string;
  covered: string;
  like: RegExp;
  reply: string;
  more: RegExp;
  remove: string;
  removed: string;
  report: string;
  reported: string;
  reportedRow: string;
  laughing: string;
}

const JAPANESE: Words = {
  comments: 'コメント',
  nickname: 'ニックネーム',
  save: '保存する',
  yours: 'コメントを書く',
  yourReply: '返信を書く',
  post: '投稿する',
  sendReply: '返信する',
  empty: '何か書くか、スタンプを選んでください。',
  tooLong: '長すぎます。500文字以内にしてください。',
  laugh: 'w',
  spoilerMark: 'ネタバレを含みます',
  covered: 'ネタバレです。タップで表示します。',
  like: /^いいね/,
  reply: '返信',
  more: /^その他/,
  remove: '削除',
  removed: 'コメントを削除しました。',
  report: '通報',
  reported: 'ありがとうございます。担当者が確認します。',
  reportedRow: 'このコメントは通報済みです。',
  laughing: '大笑い',
};
const ARABIC: Words = {
  comments: 'التعليقات',
  nickname: 'الاسم المستعار',
  save: 'حفظ',
  yours: 'تعليقك',
  yourReply: 'ردّك',
  post: 'نشر',
  sendReply: 'رد',
  empty: 'اكتب شيئًا أو اختر رمزًا تعبيريًا.',
  tooLong: 'النص طويل جدًا. اختصره إلى 500 حرف.',
  laugh: 'ه',
  spoilerMark: 'يحتوي على حرق للأحداث',
  covered: 'حرق للأحداث. اضغط لعرضه.',
  like: /^إعجاب/,
  reply: 'رد',
  more: /^المزيد/,
  remove: 'حذف',
  removed: 'حُذف التعليق.',
  report: 'إبلاغ',
  reported: 'شكرًا لك. سيراجعه فريق الدعم.',
  reportedRow: 'أبلغت عن هذا التعليق.',
  laughing: 'ضحك',
};

const SITES = [
  { site: 'beltoon-jp', words: JAPANESE, dir: 'ltr' },
  { site: 'delitoon-me', words: ARABIC, dir: 'rtl' },
] as const;

/** The first episode of the work that people of the demo talk about. */
async function talkedAbout(page: Page, site: string): Promise<{ viewer: string; comments: string }> {
  const ask = async (path: string) =>
    (await (await page.request.get(addressOf(site, `/api/balcony-api-v2${path}`))).json()).data;
  const works: { id: number; alias: string; type: string; isAdult: boolean }[] =
    await ask('/contents/search?searchText=');
  const [first] = works
    .filter(({ type, isAdult }) => type === 'COMIC' && !isAdult)
    .toSorted((one, other) => one.id - other.id);
  const { episodes } = await ask(`/contents/${first?.alias}`);
  const [series, episode] = [first?.alias, episodes[0].alias];
  return { viewer: `/viewer/${series}/${episode}`, comments: `/comment?contents=${series}&episode=${episode}` };
}

const withWords = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

for (const { site, words, dir } of SITES) {
  test(
    `on ${site}: a nickname, a comment, a like, a reply, a spoiler, a report and a deletion`,
    site === 'delitoon-me' ? ANY_WIDTH : AGAIN,
    async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const { viewer, comments } = await talkedAbout(page, site);
      await page.goto(addressOf(site, comments));
      await expect(page).toHaveURL(/\/user\/login\?callback=/);
      await logInNewReader(page, site);
      await readInItsLanguage(page, site);

      await page.goto(addressOf(site, viewer));
      await untilHydrated(page);
      await page.keyboard.press('End');
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${words.comments}`) })
        .click();
      await expect(page).toHaveURL(addressOf(site, comments));
      await untilHydrated(page);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);

      await page.getByRole('textbox', { name: words.nickname }).fill(`R${randomUUID().slice(0, 8)}`);
      await page.getByRole('button', { name: words.save }).click();
      const field = page.getByRole('textbox', { name: words.yours });
      await expect(field).toBeVisible();

      await page.getByRole('button', { name: words.post, exact: true }).click();
      await expect(page.getByText(words.empty)).toBeVisible();
      await field.fill(words.laugh.repeat(120));
      await expect(page.getByText(words.empty)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await field.fill('long '.repeat(101));
      await expect(page.getByText(words.tooLong)).toBeVisible();
      const said = `said ${randomUUID()}`;
      await field.fill(said);
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: words.laughing }) })
        .click();
      await page.getByRole('button', { name: words.post, exact: true }).click();
      const own = withWords(page, said);
      await expect(own).toHaveCount(1);
      await expect(own.getByRole('img', { name: words.laughing })).toBeVisible();
      await expect(field).toHaveValue('');

      const heart = own.getByRole('button', { name: words.like });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(heart).toHaveText(/1/);

      await own.getByRole('link', { name: words.reply }).click();
      await expect(page).toHaveURL(/thread=\d+/);
      const answered = `answered ${randomUUID()}`;
      await page.getByRole('textbox', { name: words.yourReply }).fill(answered);
      await page.getByRole('button', { name: words.sendReply, exact: true }).click();
      await expect(withWords(page, answered)).toBeVisible();

      await page.goto(addressOf(site, comments));
      await untilHydrated(page);
      const secret = `secret ${randomUUID()}`;
      await field.fill(secret);
      await page.getByText(words.spoilerMark).click();
      await page.getByRole('button', { name: words.post, exact: true }).click();
      const covered = withWords(page, secret);
      await expect(covered).toHaveCount(1);
      await expect(covered.getByText(secret)).toBeHidden();
      await covered.getByText(words.covered).click();
      await expect(covered.getByText(secret)).toBeVisible();

      const other = page.getByRole('article').filter({ hasNotText: said }).filter({ hasNotText: secret }).last();
      await other.locator('summary').last().click();
      await other.getByRole('button', { name: words.report }).click();
      await expect(page.getByText(words.reported).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(words.reportedRow).first()).toBeVisible();

      await own.locator('summary').click();
      await own.getByRole('button', { name: words.remove }).click();
      await expect(page.getByText(words.removed).filter({ visible: true }).first()).toBeVisible();
      await expect(withWords(page, said)).toHaveCount(0);

      const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
      const without = await plain.newPage();
      await without.goto(addressOf(site, comments));
      const plainly = `plainly ${randomUUID()}`;
      await without.getByRole('textbox', { name: words.yours }).fill(plainly);
      await without.getByRole('button', { name: words.post, exact: true }).click();
      await expect(withWords(without, plainly)).toHaveCount(1);
      await plain.close();
      await context.close();
    },
  );
}

test('on bom-us there are no comments', ANY_WIDTH, async ({ page }) => {
  const answer = await page.goto(addressOf('bom-us', '/comment?contents=a&episode=b'));
  expect(answer?.status()).toBe(404);
});
