import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH, firstOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { mailedTo, PASSWORD, signUp } from '../sign-in/sign-up.ts';

const SITES = ['bom-us', 'bom-th', 'bom-tw', 'delitoon-me'] as const;
const newNickname = () => `N${randomUUID().slice(0, 8)}`;

/** The switch of a setting, in any language. */
const switchOf = (page: Page, name: string) =>
  page.locator(`form:has(input[name="name"][value="${name}"])`).getByRole('switch');

/** Sends the form that has a field. */
const send = (page: Page, field: string) =>
  page.locator(`form:has(input[name="${field}"]) button[type="submit"]`).first().click();

for (const hasScript of [true, false]) {
  const how = hasScript ? 'with script' : 'without script';

  /** Opens a page; with script, when it can be pressed. */
  const open = async (page: Page, site: string, path: string) => {
    await page.goto(addressOf(site, path));
    if (hasScript) await untilHydrated(page);
  };

  for (const [index, site] of SITES.entries()) {
    const title = `the settings of ${site} ${how}: nickname, messages, content`;
    test(title, firstOf(hasScript ? index : SITES.length - 1 - index), async ({ browser }) => {
      const { state } = await signUp(browser, site);
      const context = await browser.newContext({ storageState: state, javaScriptEnabled: hasScript });
      const page = await context.newPage();
      await open(page, site, '/setting');
      for (const name of ['mail', ...(site === 'bom-tw' ? ['bl'] : [])]) {
        const before = (await switchOf(page, name).getAttribute('aria-checked')) === 'true';
        await switchOf(page, name).click();
        await expect(switchOf(page, name)).toHaveAttribute('aria-checked', String(!before));
        await open(page, site, '/setting');
        await expect(switchOf(page, name)).toHaveAttribute('aria-checked', String(!before));
      }
      await open(page, site, '/setting?edit=nickname');
      await page.locator('input[name="nickname"]').fill('x');
      await send(page, 'nickname');
      await expect(page.locator('input[name="nickname"]')).toHaveAttribute('aria-invalid', 'true');
      const nickname = newNickname();
      await page.locator('input[name="nickname"]').fill(nickname);
      await send(page, 'nickname');
      await expect(page.getByText(nickname)).toBeVisible();
      // A reader who has not shown to be an adult is led to the check of ages.
      await switchOf(page, 'adult').click();
      await page.waitForURL(/\/user\/adult\?callback=%2Fsetting$/);
      await context.close();
    });
  }

  test(`the e-mail address and the password ${how}`, hasScript ? ANY_WIDTH : AGAIN, async ({ browser }) => {
    const { state } = await signUp(browser, 'bom-th');
    const context = await browser.newContext({ storageState: state, javaScriptEnabled: hasScript });
    const other = await browser.newContext({ storageState: state });
    const page = await context.newPage();
    const email = `moved-${randomUUID()}@readers.example`;
    await open(page, 'bom-th', '/setting?edit=email&lang=en-US');
    await page.locator('input[name="email"]').fill(email);
    await send(page, 'email');
    await page.locator('input[name="code"]').fill(await mailedTo(email, /\b\d{6}\b/));
    // With script the form submits itself when the code is complete.
    if (!hasScript) await send(page, 'code');
    await expect(page.getByText(email)).toBeVisible();
    await open(page, 'bom-th', '/setting/password');
    await page.locator('input[name="old"]').fill('Wrong2026!');
    for (const name of ['password', 'again']) await page.locator(`input[name="${name}"]`).fill('Another2027');
    await send(page, 'old');
    await expect(page.locator('input[name="old"]')).toHaveAttribute('aria-invalid', 'true');
    for (const [name, text] of [
      ['old', PASSWORD] as const,
      ['password', 'Another2027'] as const,
      ['again', 'Another2027'] as const,
    ])
      await page.locator(`input[name="${name}"]`).fill(text);
    await send(page, 'old');
    await expect(page.getByText('Your password is changed.').filter({ visible: true })).toBeVisible();
    await page.goto(addressOf('bom-th', '/setting'));
    await expect(page.getByText(email)).toBeVisible();
    await context.close();
    await other.close();
  });

  test(`push messages and what the app keeps ${how}`, hasScript ? ANY_WIDTH : AGAIN, async ({ browser }) => {
    const { state } = await signUp(browser, 'bom-us');
    const context = await browser.newContext({ storageState: state, javaScriptEnabled: hasScript });
    const page = await context.newPage();
    await open(page, 'bom-us', '/setting?app=ios');
    await expect(page).toHaveURL(addressOf('bom-us', '/setting/app?app=ios'));
    for (const name of ['push', 'pushNight']) {
      await switchOf(page, name).click();
      await expect(switchOf(page, name)).toHaveAttribute('aria-checked', 'true');
    }
    await open(page, 'bom-us', '/setting/app');
    await expect(switchOf(page, 'pushNight')).toHaveAttribute('aria-checked', 'true');
    await expect(switchOf(page, 'pushContents')).toHaveAttribute('aria-checked', 'false');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('Storage cleared.').filter({ visible: true })).toBeVisible();
    await context.close();
  });
}

test('two accounts never see each other’s settings', ANY_WIDTH, async ({ browser }) => {
  const accounts = [await signUp(browser, 'delitoon-me'), await signUp(browser, 'delitoon-me')];
  const pages = await Promise.all(
    accounts.map(async ({ state }) => (await browser.newContext({ storageState: state })).newPage()),
  );
  const [mine, theirs] = pages;
  if (mine === undefined || theirs === undefined) throw new Error('two pages were opened');
  for (const page of pages) {
    await page.goto(addressOf('delitoon-me', '/setting'));
    await untilHydrated(page);
  }
  await switchOf(mine, 'mail').click();
  await expect(switchOf(mine, 'mail')).toHaveAttribute('aria-checked', 'true');
  await theirs.reload();
  await expect(switchOf(theirs, 'mail')).toHaveAttribute('aria-checked', 'false');
  await expect(theirs.getByText(accounts[1]?.email ?? '')).toBeVisible();
  await expect(theirs.getByText(accounts[0]?.email ?? '')).toHaveCount(0);
  for (const page of pages) await page.context().close();
});
