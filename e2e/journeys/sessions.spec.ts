import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { ageSession, call, type LocalAccount, makeMailAccount } from '../sign-in/accounts.ts';
import { agree, joinAs, leaveFor, logInBy, readerOf } from '../sign-in/sign-in-steps.ts';
import { newAddress } from '../sign-in/sign-up.ts';

const TABS = 20;
const MY = '/my?lang=en-US';

/** A reader of the Thai site, logged in in this browser and on their own page. */
async function enter(page: Page, platformId = 'bom-th'): Promise<LocalAccount> {
  const account = await makeMailAccount(platformId);
  await logInBy(page, platformId, account, '/my');
  await expect(page).toHaveURL(addressOf(platformId, '/my'));
  return account;
}

/** Pictures and fonts of twenty tabs would only take time. */
async function withoutPictures(context: BrowserContext): Promise<void> {
  await context.route(/\/_\/image|\.(?:woff2|avif|webp|png|svg)(?:$|\?)/, (route) => route.abort());
}

/** The tokens that a site has for this browser. */
async function tokensOf(page: Page): Promise<{ access: string; refresh: string }> {
  const reader: { accessToken?: { token: string }; refreshToken?: { token: string } } =
    (await readerOf(page, 'bom-th')) ?? {};
  return { access: reader.accessToken?.token ?? '', refresh: reader.refreshToken?.token ?? '' };
}

for (const tabs of [2, TABS]) {
  test(
    `${tabs} tabs that race a renewal stay logged in, with one pair`,
    tabs === 2 ? ANY_WIDTH : AGAIN,
    async ({ page, context }) => {
      await withoutPictures(context);
      const { id } = await enter(page);
      const before = await tokensOf(page);
      const opened = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
      await ageSession(context, 'bom-th', 'nearEnd');
      const answers = await Promise.all(
        [page, ...opened].map((tab) => tab.goto(addressOf('bom-th', MY), { waitUntil: 'commit' })),
      );
      expect(answers.map((answer) => answer?.status())).toEqual(Array(tabs).fill(200));
      const after = await tokensOf(page);
      expect(after.refresh).not.toBe(before.refresh);
      // Each page shows its reader's address, and each page's script has asked whose session it is.
      for (const tab of [page, ...opened]) await expect(tab.getByText(id)).toBeVisible();
      await Promise.all(opened.map((tab) => tab.close()));
      // The pair is not used up: it renews once more.
      await ageSession(context, 'bom-th', 'nearEnd');
      const latest = await tokensOf(page);
      expect([latest.refresh === after.refresh, latest.refresh]).toEqual([false, expect.stringMatching(/./)]);
      expect(await readerOf(page, 'bom-th')).toMatchObject({ email: id });
    },
  );
}

test(
  'logging out in one tab reaches the other, which then shows nothing of the reader',
  ANY_WIDTH,
  async ({ page, context }) => {
    const { id } = await enter(page);
    const other = await context.newPage();
    await other.goto(addressOf('bom-th', MY));
    await untilHydrated(other);
    await expect(other.getByText(id)).toBeVisible();
    await page.bringToFront();
    await page.goto(addressOf('bom-th', '/setting?lang=en-US'));
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(addressOf('bom-th', '/'));
    await expect(other.getByText(id)).toHaveCount(0);
    await other.close();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await expect(page.getByText(id)).toHaveCount(0);
  },
);

test(
  'a session that has run out says so where a page needs one, and is a guest elsewhere',
  ANY_WIDTH,
  async ({ page, context }) => {
    const { id } = await enter(page);
    // An open page would ask for its session, and notice first that it has ended.
    await page.goto('about:blank');
    await ageSession(context, 'bom-th', 'expired');
    const answer = await page.goto(addressOf('bom-th', '/library/my?lang=en-US'));
    expect(answer?.status()).toBe(401);
    await expect(page.getByRole('heading', { name: 'This session has expired.' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(addressOf('bom-th', '/user/login?callback=%2Flibrary%2Fmy'));
    expect(await readerOf(page, 'bom-th')).toBeNull();
    await page.goto(addressOf('bom-th', MY));
    await expect(page.getByText(id)).toHaveCount(0);
  },
);

test('a session that was ended elsewhere is over here as well', ANY_WIDTH, async ({ page }) => {
  const { id } = await enter(page);
  const { refresh } = await tokensOf(page);
  await call('bom-th', '/auth/logout', { refreshToken: refresh }, 'PUT');
  await page.goto(addressOf('bom-th', MY));
  await expect(page.getByText(id)).toHaveCount(0);
  expect(await readerOf(page, 'bom-th')).toBeNull();
});

test('two sites in one browser have a session each: leaving one leaves the other', ANY_WIDTH, async ({ page }) => {
  const name = `J${randomUUID().slice(0, 8)}`;
  await leaveFor(page, 'bom-us', 'google', '/my');
  await agree(page, { name, email: newAddress() });
  await joinAs(page, name);
  await expect(page).toHaveURL(addressOf('bom-us', '/my'));
  const { id } = await enter(page, 'beltoon-jp');
  await page.goto(addressOf('bom-us', '/setting'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(addressOf('bom-us', '/'));
  expect(await readerOf(page, 'bom-us')).toBeNull();
  expect(await readerOf(page, 'beltoon-jp')).toMatchObject({ email: id });
  await page.goto(addressOf('beltoon-jp', '/my'));
  await expect(page.getByText(id)).toBeVisible();
});
