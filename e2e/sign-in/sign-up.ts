import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { tick } from '../reading/tick.ts';
import { mailedTo } from './sent-messages.ts';

export const PASSWORD = 'Reader2026!';

/** What a browser has of somebody who is signed in. */
export interface SignedUp {
  email: string;
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Makes an account on a site by its first way, as a browser without script does; in whatever language the site is. */
export async function signUp(browser: Browser, site: string): Promise<SignedUp> {
  const email = `ines-${randomUUID()}@readers.example`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  if (site === 'bom-us') await signUpByGoogle(page, site, email);
  else await signUpByMail(page, site, email);
  const state = await context.storageState();
  await context.close();
  return { email, state };
}

/** Sends the form that has a field. */
async function send(page: Page, field: string): Promise<void> {
  await page.locator(`form:has([name="${field}"]) button[type="submit"]`).first().click();
}

async function signUpByMail(page: Page, site: string, email: string): Promise<void> {
  await page.goto(addressOf(site, '/user/signup'));
  await page.locator('input[name="email"]').fill(email);
  await send(page, 'email');
  await page.locator('input[name="code"]').fill(await mailedTo(email, /\b\d{6}\b/));
  await send(page, 'code');
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('input[name="again"]').fill(PASSWORD);
  await page.locator('input[name="nickname"]').fill(`I${randomUUID().slice(0, 8)}`);
  await agree(page);
  await send(page, 'password');
  await page.waitForURL(addressOf(site, '/'));
}

async function signUpByGoogle(page: Page, site: string, email: string): Promise<void> {
  await page.goto(addressOf(site, '/user/login'));
  await page.locator('form[action="/api/auth/signin/google"] button').click();
  await page.getByLabel('Another account').check();
  await page.getByLabel('Name').fill('Ines');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('input[name="nickname"]').fill(`I${randomUUID().slice(0, 8)}`);
  await agree(page);
  await send(page, 'nickname');
  await page.waitForURL(addressOf(site, '/'));
}

async function agree(page: Page): Promise<void> {
  for (const name of ['terms', 'privacy']) await tick(page.locator(`label:has(input[name="${name}"])`));
}
