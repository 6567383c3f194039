import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { lockedSeries } from '../browser/episodes.ts';
import { tick, untilHydrated } from '../browser/waits.ts';
import { addressOf } from '../product/running-product.ts';
import { signUp } from '../sign-in/sign-up.ts';

const US = 'bom-us';

/** A reader of the American site, whom an operator will help. */
export interface Reader {
  email: string;
  page: Page;
  context: BrowserContext;
}

/** A new reader, signed in. */
export async function newReader(browser: Browser): Promise<Reader> {
  const { email, state } = await signUp(browser, US);
  const context = await browser.newContext({ storageState: state, locale: 'en-US', serviceWorkers: 'block' });
  return { email, context, page: await context.newPage() };
}

/** Buys the first pack whose spoken name has this form. */
export async function buyPack(page: Page, name: RegExp = / coins? for /): Promise<void> {
  await page.goto(addressOf(US, '/shop'));
  await untilHydrated(page);
  await page.getByRole('link', { name }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Your order' });
  await tick(sheet.locator('label', { hasText: 'I agree:' }));
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: /coins are yours/ })).toBeVisible();
}

/** The pack of 300 coins: the first of all can be bought once. */
export const buyLargePack = (page: Page) => buyPack(page, /\b300\b.* coins? for /);

/** Rents the first episode that is for sale. @returns the address of the viewer that opened */
export async function rentEpisode(page: Page): Promise<string> {
  const { alias, locked } = await lockedSeries(page, US);
  const [episode] = locked;
  await page.goto(addressOf(US, `/detail/${alias}?buy=${episode?.alias}`));
  await untilHydrated(page);
  const rent = page.getByRole('dialog').getByRole('button', { name: /^Rent for/ });
  await expect(async () => {
    if (await rent.isVisible()) await rent.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/viewer\//, { timeout: 2_000 });
  }).toPass();
  return page.url();
}

/** Asks the support a question with a script in it. @returns its title */
export async function askQuestion(page: Page): Promise<string> {
  const title = `Coins ${randomUUID()}`;
  await page.goto(addressOf(US, '/qna/register'));
  await untilHydrated(page);
  await page.getByLabel('Topic').selectOption('COIN');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Your question' }).fill('<script>alert(1)</script>\nWhere are my coins?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/qna(\?|$)/);
  return title;
}
