import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { windowOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { makeMailAccount } from '../sign-in/accounts.ts';
import { agree, joinAs, logInBy, readerOf } from '../sign-in/sign-in-steps.ts';
import { newAddress } from '../sign-in/sign-up.ts';

const NOTE = { 'delitoon-de': 'Umzug starten', 'delitoon-fr': 'Commencer le transfert' } as const;
type OldSite = keyof typeof NOTE;

/** Logs in on the old site from the first page of the move. */
async function beginMove(page: Page, site: OldSite): Promise<void> {
  const account = await makeMailAccount(site);
  await page.goto(addressOf(site, '/transfer/note'));
  await page.getByRole('link', { name: NOTE[site] }).click();
  await expect(page).toHaveURL(addressOf(site, '/transfer/apply/login'));
  await logInBy(page, site, account, '/transfer/apply/login');
  await expect(page).toHaveURL(addressOf(site, '/transfer/apply/login'));
}

/** Signs in to the target by Google, creates an account there, and confirms the move. */
async function moveTo(page: Page, site: OldSite, person: { name: string; email: string }): Promise<void> {
  await page.locator('form[action="/api/auth/signin/google"] [type="submit"]').click();
  await agree(page, person);
  await expect(page).toHaveURL(addressOf(site, '/transfer/apply/login?step=target'));
  await joinAs(page, person.name);
  await expect(page).toHaveURL(addressOf(site, '/transfer/apply/confirm'));
  await expect(page.getByRole('button', { name: person.name })).toBeVisible();
  // Nothing moves while the box is not ticked.
  await page.locator('main form:has(input[name="isAgreed"]) [type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('label:has(input[name="isAgreed"])').click();
  await page.getByRole('button', { name: person.name }).click();
  await expect(page).toHaveURL(addressOf(site, '/transfer/apply/status'));
}

/** Waits until the move is done, as a page with script does by itself, and opens the target from there. */
async function openTarget(page: Page, isLoadedAgain: boolean): Promise<void> {
  const open = page.getByRole('button', { name: /Bom/ });
  await expect(async () => {
    if (isLoadedAgain) await page.reload();
    await expect(open).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await open.click();
  await expect(page).toHaveURL(/\/user\/login\?moved=/);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(addressOf('bom-us', '/'));
}

const newPerson = () => ({ name: `M${randomUUID().slice(0, 8)}`, email: newAddress() });

test('an account moves from the German site, and its reader is logged in at Bom', windowOf(0), async ({ page }) => {
  const person = newPerson();
  await beginMove(page, 'delitoon-de');
  await moveTo(page, 'delitoon-de', person);
  await openTarget(page, false);
  expect(await readerOf(page, 'bom-us')).toMatchObject({ snsProvider: 'google', nickname: person.name });
  // Every page of the move now leads the old account to the page that shows what moved.
  await page.goto(addressOf('delitoon-de', '/transfer/apply/login'));
  await expect(page).toHaveURL(addressOf('delitoon-de', '/transfer/apply/status'));
});

test('all of it works without script, from the French site', windowOf(1), async ({ browser }: { browser: Browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const person = newPerson();
    await beginMove(page, 'delitoon-fr');
    await moveTo(page, 'delitoon-fr', person);
    await openTarget(page, true);
    expect(await readerOf(page, 'bom-us')).toMatchObject({ nickname: person.name });
  } finally {
    await context.close();
  }
});

test('a signed-in reader can sign out, and begin with another account', windowOf(0), async ({ page }) => {
  await beginMove(page, 'delitoon-de');
  await page.locator('form[action="/api/auth/signout"] button').click();
  await expect(page).toHaveURL(addressOf('delitoon-de', '/transfer/note'));
  expect(await readerOf(page, 'delitoon-de')).toBeNull();
  await page.goto(addressOf('delitoon-de', '/transfer/apply/login'));
  await expect(page.locator('main a[href^="/user/login?"]')).toBeVisible();
  await expect(page.locator('form[action="/api/auth/signout"]')).toHaveCount(0);
});

test('a guest is led to the log-in, and a code counts once', windowOf(2), async ({ page, request }) => {
  await page.goto(addressOf('delitoon-de', '/transfer/apply/confirm'));
  await expect(page).toHaveURL(/\/user\/login\?callback=%2Ftransfer%2Fapply%2Fconfirm/);
  await page.goto(addressOf('bom-us', '/user/login?moved=made.up'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has been used or is too old.');
  expect((await request.get(addressOf('bom-us', '/transfer/apply/login'))).status()).toBe(404);
});
