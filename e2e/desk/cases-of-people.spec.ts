import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { act } from '../console/console-steps.ts';
import { buyPack, newReader } from '../console/reader-steps.ts';
import { adminCall } from '../product/admin-call.ts';
import { addressOf } from '../product/running-product.ts';
import { call, logInNewReader, makeMailAccount } from '../sign-in/accounts.ts';
import { readerOf } from '../sign-in/sign-in-steps.ts';
import { mailedTo } from '../sign-in/sign-up.ts';
import { actAtOnce, approve, openDesk, solveCase, waitingRequest } from './desk-steps.ts';

// Readers who write because of their account, their age, their comments, or in another language.

const TALKING = 'delitoon-me';
const ADULT_WORK = '/detail/black-tide-motel';

const RESET_LINK = /https?:\/\/\S+resetPassword\S+/;

/** Mails that an address may ask for within an hour. */
const MAILS_MOST = 5;

test('a reader who cannot sign in, and may ask for no more mails, gets a link and sets a password', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const site = 'bom-th';
  const { id: email } = await makeMailAccount(site);
  for (let count = 0; count < MAILS_MOST; count += 1) {
    await call(site, '/mail/reset/password', { email }).catch(() => null);
  }
  const former = await mailedTo(email, RESET_LINK);
  const page = await openDesk(browser);
  await solveCase(page, { clue: email, presses: 12 }, async () => {
    await expect(page.getByText('limit reached').first()).toBeVisible();
    await actAtOnce(page, 'Unlock', 'asked too often');
    await expect(page.getByText('limit reached')).toHaveCount(0);
    await actAtOnce(page, 'Send password reset', 'lost the password');
  });
  const reader = await (await browser.newContext()).newPage();
  await expect.poll(() => mailedTo(email, RESET_LINK)).not.toBe(former);
  await reader.goto(`${await mailedTo(email, RESET_LINK)}&lang=en-US`);
  await untilHydrated(reader);
  await reader.getByLabel('New password', { exact: true }).fill('Another2027');
  await reader.getByLabel('New password again').fill('Another2027');
  await reader.getByRole('button', { name: 'Save password' }).click();
  await expect(reader.getByText('Your new password is set')).toBeVisible();
  await reader.context().close();
});

test('a reader who was verified with another’s date of birth is asked for the age again', async ({ browser }) => {
  test.setTimeout(180_000);
  const { email, page: site, context } = await newReader(browser);
  const openAdultWork = async () => {
    await site.goto(addressOf('bom-us', ADULT_WORK));
    await untilHydrated(site);
  };
  await openAdultWork();
  const question = site.getByRole('dialog');
  for (const [name, value] of Object.entries({ year: '1995', month: '1', day: '2' })) {
    await question.locator(`select[name="${name}"]`).selectOption(value);
  }
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(site.locator('main li a[href^="/viewer/"]').first()).toBeVisible();
  const page = await openDesk(browser);
  await solveCase(page, { clue: email, presses: 8 }, async () => {
    await expect(page.getByText('Sees adult works')).toBeVisible();
    await actAtOnce(page, 'Reset age check', 'the brother’s date of birth');
    await expect(page.getByText('enter a date of birth')).toBeVisible();
  });
  await openAdultWork();
  await expect(question).toContainText('When were you born?');
  await context.close();
});

/** The comments on the first episode of the work that people of the demo talk about, in English. */
async function commentsPath(page: Page): Promise<string> {
  const ask = async (path: string) =>
    (await (await page.request.get(addressOf(TALKING, `/api/balcony-api-v2${path}`))).json()).data;
  const works: { id: number; alias: string; type: string; isAdult: boolean }[] =
    await ask('/contents/search?searchText=');
  const [first] = works
    .filter(({ type, isAdult }) => type === 'COMIC' && !isAdult)
    .toSorted((one, other) => one.id - other.id);
  const { episodes } = await ask(`/contents/${first?.alias}`);
  return `/comment?contents=${first?.alias}&episode=${episodes[0].alias}&lang=en-US`;
}

interface Writer {
  email: string;
  page: Page;
  write(words: string): Promise<void>;
}

/** A reader with a nickname, on the page of the comments. */
async function newWriter(browser: Browser): Promise<Writer> {
  const page = await (await browser.newContext()).newPage();
  const email = await logInNewReader(page, TALKING);
  await page.goto(addressOf(TALKING, await commentsPath(page)));
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'Nickname' }).fill(`R${randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Your comment' });
  await expect(field).toBeVisible();
  const write = async (words: string) => {
    await field.fill(words);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
  };
  return { email, page, write };
}

const REFUSED = 'You can’t write comments at the moment. Our support can tell you more.';

test('an insult that was reported is hidden, and its writer can write no more for a week', async ({ browser }) => {
  test.setTimeout(240_000);
  const [writer, other] = [await newWriter(browser), await newWriter(browser)];
  const insult = `an insult ${randomUUID()}`;
  await writer.write(insult);
  await expect(writer.page.getByRole('article').filter({ hasText: insult })).toBeVisible();
  await other.page.reload();
  await untilHydrated(other.page);
  const read = other.page.getByRole('article').filter({ hasText: insult });
  await read.locator('summary').last().click();
  await read.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(
    other.page.getByText('Thank you. Support will look at it.').filter({ visible: true }).first(),
  ).toBeVisible();

  const page = await openDesk(browser);
  await solveCase(page, { clue: 'Reported', hit: /^Reported comments/, presses: 12 }, async () => {
    await page.getByRole('banner').getByLabel('Platform').selectOption(TALKING);
    const reported = page.getByRole('listitem').filter({ hasText: insult });
    for (const [name, reason] of [
      ['Hide', 'an insult'],
      ['Block the writer', 'insults others'],
    ] as const) {
      await reported.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog', { name });
      if (name !== 'Hide') await dialog.getByLabel('Ends after days').fill('7');
      await dialog.getByLabel('Reason').fill(reason);
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
    const blocked = page.getByRole('table', { name: 'Blocked writers' });
    await expect(blocked.getByRole('row').filter({ hasText: 'insults others' }).first()).toBeVisible();
  });
  await writer.write('once more');
  await expect(writer.page.getByText(REFUSED).filter({ visible: true }).first()).toBeVisible();
  await Promise.all([writer, other].map((each) => each.page.context().close()));
});

test('a reader who asks why they can write no comments learns it, and writes again', async ({ browser }) => {
  test.setTimeout(180_000);
  const writer = await newWriter(browser);
  const reason = `a mistake ${randomUUID()}`;
  await adminCall('/comments/writers/block', { platform: TALKING, reader: writer.email, days: null, reason });
  await writer.write('hello');
  await expect(writer.page.getByText(REFUSED).filter({ visible: true }).first()).toBeVisible();
  const page = await openDesk(browser);
  await solveCase(page, { clue: writer.email, presses: 8 }, async () => {
    await expect(page.getByText(reason)).toBeVisible();
    await actAtOnce(page, 'Unblock', 'it was another reader');
    await expect(page.getByRole('heading', { name: 'May write no comments' })).toHaveCount(0);
  });
  const words = `hello again ${randomUUID()}`;
  await writer.write(words);
  await expect(writer.page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await writer.page.context().close();
});

test('a question in Japanese is answered with a saved reply, and its reader reads it', async ({ browser }) => {
  test.setTimeout(180_000);
  const site = 'beltoon-jp';
  const name = `お礼 ${randomUUID().slice(0, 6)}`;
  const text = 'お問い合わせありがとうございます。コインは反映されました。';
  await adminCall('/saved-replies', {
    ...{ platform: site, locale: 'ja-JP', title: name, text },
    ...{ replyId: null, updatedAtMs: null },
  });
  const reader = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
  const email = await logInNewReader(reader, site);
  const title = `コイン ${randomUUID()}`;
  await reader.goto(addressOf(site, '/qna/register?lang=ja-JP'));
  await untilHydrated(reader);
  await reader.getByLabel('種類').selectOption('COIN');
  await reader.getByRole('textbox', { name: '件名' }).fill(title);
  await reader.getByRole('textbox', { name: 'お問い合わせ内容' }).fill('コインが届きません。');
  await reader.getByRole('button', { name: '送信する' }).click();
  await expect(reader).toHaveURL(/\/qna(\?|$)/);

  const page = await openDesk(browser);
  await solveCase(page, { clue: email, presses: 8 }, async () => {
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('コインが届きません。')).toBeVisible();
    await page.getByLabel('Saved reply').selectOption({ label: `${name} (ja-JP)` });
    await page.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();
  });
  await reader.goto(addressOf(site, '/qna'));
  await expect(reader.getByRole('listitem').filter({ hasText: title })).toContainText(text);
  await reader.context().close();
});

test('an account is closed by two operators, who see the dates and what is lost, and its reader is mailed', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const reader = await newReader(browser);
  await buyPack(reader.page);
  const [page, second] = [await openDesk(browser), await openDesk(browser, 'owner')];
  await solveCase(page, { clue: reader.email, presses: 10 }, async () => {
    const dialog = await act(page, 'Close the account', async (form) => {
      for (const fact of ['Erased', 'May sign up again', 'Coins lost', 'Orders that could be refunded']) {
        await expect(form.getByText(fact, { exact: true })).toBeVisible();
      }
      const [coins, orders] = ['Coins lost', 'Orders that could be refunded'].map((fact) =>
        form
          .locator('div', { has: page.getByText(fact, { exact: true }) })
          .last()
          .getByRole('definition'),
      );
      await expect(coins ?? form).not.toHaveText('0');
      await expect(orders ?? form).toHaveText('1');
      await form.getByLabel('Reason').fill('asked for it in writing');
    });
    await approve(second, await waitingRequest(dialog), 'Closing of an account');
    await page.reload();
    await expect(page.getByText('withdrawn', { exact: true })).toBeVisible();
    await expect(page.getByText('Will be erased')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  });
  await expect.poll(() => readerOf(reader.page, 'bom-us')).toBeNull();
  await mailedTo(reader.email, /closed/);
  await Promise.all([reader.context.close(), second.context().close()]);
});
