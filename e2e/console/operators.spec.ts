import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { addressOf } from '../product/running-product.ts';
import {
  act,
  codeOf,
  demoOperator,
  expectCompleteScreen,
  givePassword,
  openConsole,
  signInAs,
} from './console-steps.ts';
import { askQuestion, buyPack, newReader, type Reader, rentEpisode } from './reader-steps.ts';

// One store, from its owner’s first sign-in to a reader who was helped. The tests follow each other.
test.describe.configure({ mode: 'serial' });

const US = 'bom-us';
const OPERATOR_PASSWORD = 'a long password 7';

let reader: Reader;
let owner: BrowserContext;
let support: BrowserContext;
let title: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  reader = await newReader(browser);
  await buyPack(reader.page);
  title = await askQuestion(reader.page);
});
test.afterAll(async () => {
  await Promise.all([reader, { context: owner }, { context: support }].map((each) => each?.context?.close()));
});

/** Finds the reader on the page of the search. */
async function openReader(page: Page): Promise<void> {
  await openConsole(page, `/readers?text=${encodeURIComponent(reader.email)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Reader/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/readers/${US}/`));
}

test('an owner signs in with a code, after a wrong password', async ({ browser }) => {
  test.setTimeout(90_000);
  owner = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await owner.newPage();
  await openConsole(page, '/sign-in');
  await expectCompleteScreen(page);
  await givePassword(page, { ...demoOperator('owner'), password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
  await signInAs(page, 'owner');
  await expectCompleteScreen(page);
});

test('an owner invites support, who chooses a password and must set up a second factor', async ({ browser }) => {
  const page = await owner.newPage();
  await openConsole(page, '/operators');
  const email = `sam-${randomUUID()}@console.example`;
  const dialog = await act(page, 'Invite an operator', async (form) => {
    await form.getByLabel('Name').fill('Sam');
    await form.getByLabel('E-mail address').fill(email);
  });
  const link = await dialog.getByText(/\/invitation#/).textContent();
  await page.close();

  support = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const own = await support.newPage();
  await own.goto(link ?? '');
  await expect(own.getByRole('heading', { name: 'Welcome, Sam' })).toBeVisible();
  await expectCompleteScreen(own);
  await own.getByLabel('New password').fill(OPERATOR_PASSWORD);
  await own.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(own.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await own.getByLabel('Your password').fill(OPERATOR_PASSWORD);
  await own.getByRole('button', { name: 'Continue' }).click();
  await own.getByText('Cannot scan it?').click();
  const secret = await own.locator('details p').textContent();
  await expectCompleteScreen(own);
  await own.getByLabel('Code from the app').fill(codeOf(secret ?? ''));
  await own.getByRole('button', { name: 'Confirm' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(10);
  await expectCompleteScreen(own);
  await own.getByLabel('I have stored them').check();
  await own.getByRole('link', { name: 'Open the console' }).click();
  await expect(own.getByRole('heading', { name: 'Hello, Sam' })).toBeVisible();
  // The link works once.
  const again = await (await browser.newContext()).newPage();
  await again.goto(link ?? '');
  await expect(again.getByRole('alert')).toHaveText(/This link was used/);
  await again.context().close();
});

test('support finds a reader by ⌘K, reads the timeline, and grants and takes back coins', async () => {
  test.setTimeout(120_000);
  const page = await support.newPage();
  await openConsole(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill(reader.email);
  await expect(page.getByRole('option', { name: /^Reader/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/readers/${US}/`));
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectCompleteScreen(page);

  await act(page, 'Grant coins', async (dialog) => {
    await dialog.getByLabel('Amount').fill('40');
    await expect(dialog.getByText(/Free coins: 0 now, 40 after/)).toBeVisible();
    await dialog.getByLabel('Reason').fill('a lost order');
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const timeline = page.getByRole('listitem').filter({ hasText: 'Got +40 Free coins (operator)' });
  await expect(timeline).toBeVisible();
  await timeline.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take back' });
  await dialog.getByLabel('Reason').fill('given twice');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Taken back -40 Free coins' })).toBeVisible();
  // Only one kind, in an address that can be passed on.
  await page.getByRole('list', { name: 'Show only' }).getByRole('link', { name: 'Order' }).click();
  await expect(page).toHaveURL(/kind=order/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Taken back' })).toHaveCount(0);
});

test('a grant above the limit waits for the owner, who sees what was asked and approves it', async () => {
  test.setTimeout(120_000);
  const page = await support.newPage();
  await openReader(page);
  const reason = `a lost account ${randomUUID()}`;
  const dialog = await act(page, 'Grant coins', async (form) => {
    await form.getByLabel('Amount').fill('99000');
    await form.getByLabel('Reason').fill(reason);
  });
  await expect(dialog.getByText('This waits for another operator.')).toBeVisible();
  await dialog.getByRole('link', { name: /^Request #/ }).click();
  await expect(page.getByText('Another operator decides.')).toBeVisible();
  await expectCompleteScreen(page);
  const theirs = await owner.newPage();
  await openConsole(theirs);
  await theirs
    .getByRole('link', { name: /Grant · above the limit · Sam/ })
    .first()
    .click();
  await untilHydrated(theirs);
  await expect(theirs.getByText(reason, { exact: true })).toBeVisible();
  await act(theirs, 'Approve', async (form) => {
    await form.getByLabel('Reason').fill('it is right');
  });
  await expect(theirs.getByText(/Demo owner, .+: it is right/).first()).toBeVisible();
  await expectCompleteScreen(theirs);
  await page.goBack();
  await expect(page.getByRole('listitem').filter({ hasText: '+99,000' })).toBeVisible();
});

test('a purchase is undone after a look at what comes back, and then its order is refunded', async () => {
  test.setTimeout(120_000);
  await rentEpisode(reader.page);
  const page = await support.newPage();
  await openReader(page);
  const address = page.url();
  await page.getByRole('listitem').filter({ hasText: 'Rented, 1 episode' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Purchase #/ })).toBeVisible();
  await expect(page.getByText('1 episode closes')).toBeVisible();
  await expectCompleteScreen(page);
  await act(page, 'Undo the purchase', async (dialog) => {
    await expect(dialog.getByText('Comes back')).toBeVisible();
    await dialog.getByLabel('Reason').fill('the wrong episode');
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('It was undone before.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the purchase' })).toBeDisabled();

  await page.goto(`${address}?kind=order`);
  await untilHydrated(page);
  await page.getByRole('listitem').filter({ hasText: 'sandbox' }).getByRole('link').click();
  await expect(page.getByText(/^The rule (?:allows|refuses) it$/)).toBeVisible();
  await expectCompleteScreen(page);
  await act(page, 'Refund', async (dialog) => {
    await dialog.getByLabel('Reason').fill('asked for it');
  });
  await expect(
    page
      .getByText('refund on its way')
      .or(page.getByText('refunded', { exact: true }))
      .first(),
  ).toBeVisible();
});

test('a ticket is answered with a saved reply, by the keyboard alone', async () => {
  test.setTimeout(120_000);
  const page = await support.newPage();
  await openConsole(page, `/saved-replies?platform=${US}`);
  const name = `Thanks ${randomUUID().slice(0, 6)}`;
  await act(page, 'New reply', async (dialog) => {
    await dialog.getByLabel('Title').fill(name);
    await dialog.getByLabel('Text').fill('Dear {nickname}, your coins are there now.');
  });
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expectCompleteScreen(page);
  await openConsole(page, `/tickets?platform=${US}&text=${encodeURIComponent(title)}`);
  await expectCompleteScreen(page);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expectCompleteScreen(page);
  await page.keyboard.press('r');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(/your coins are there now\./);
  await page.getByRole('button', { name: 'Send the answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();
  await reader.page.goto(addressOf(US, '/qna'));
  const answered = reader.page.getByRole('listitem').filter({ hasText: title });
  await expect(answered).toContainText('your coins are there now.');
});

test('the log tells it all, and who has no role for it gets a sentence', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await owner.newPage();
  for (const action of ['wallet.grant', 'purchase.undo', 'ticket.answer']) {
    await openConsole(page, `/log?who=Sam&action=${action}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Sam');
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit-log.csv');

  const viewer = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
  const theirs = await viewer.newPage();
  await viewer.addCookies([{ name: 'longstrip-console-locale', value: 'en-US', url: addressOf('console') }]);
  await signInAs(theirs, 'viewer');
  await openConsole(theirs, '/log');
  await expect(theirs.getByText('That is for another role.')).toBeVisible();
  await viewer.clearCookies({ name: 'longstrip-console-locale' });
  await openConsole(theirs, '/operators');
  await expect(theirs.getByText('別の役割のための操作です。')).toBeVisible();
  await expectCompleteScreen(theirs);
  await viewer.close();
});

test('each of an owner’s other screens is complete, and the books hold', async () => {
  test.setTimeout(180_000);
  const page = await owner.newPage();
  const lists = ['/orders', '/comments', '/saved-replies'].map((path) => `${path}?platform=${US}`);
  for (const path of ['/account', '/log', '/operators', '/tokens', '/books', '/requests', '/readers', ...lists]) {
    await openConsole(page, path);
    await expectCompleteScreen(page);
  }
  await openConsole(page, '/books');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('All hold')).toBeVisible({ timeout: 30_000 });
  await expectCompleteScreen(page);
});
