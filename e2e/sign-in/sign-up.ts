import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { tick, untilHydrated } from '../browser/waits.ts';
import { addressOf } from '../product/running-product.ts';

export const PASSWORD = 'Reader2026!';

/** The address of a signed-in reader, and the state of their browser. */
export interface SignedUp {
  email: string;
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Creates an account by the site's first sign-in method, as a browser without script does, in any language. */
export async function signUp(browser: Browser, site: string): Promise<SignedUp> {
  const email = `ines-${randomUUID()}@readers.example`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  if (site === 'bom-us') await signUpByGoogle(page, site, email);
  else await signUpByMailForms(page, site, email);
  const state = await context.storageState();
  await context.close();
  return { email, state };
}

/** Sends the form that has a field. */
async function send(page: Page, field: string): Promise<void> {
  await page.locator(`form:has([name="${field}"]) button[type="submit"]`).first().click();
}

async function signUpByMailForms(page: Page, site: string, email: string): Promise<void> {
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

export const newAddress = () => `ada-${randomUUID()}@readers.example`;

/** Signs up by e-mail on a site with that method, in English, and arrives on the home page. */
export async function signUpByMail(page: Page, address: string, platformId = 'bom-th'): Promise<void> {
  await page.goto(addressOf(platformId, '/user/signup?lang=en-US'));
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeVisible();
  // The form submits itself when all digits are there.
  await code.fill(await mailedTo(address, /\b\d{6}\b/));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Nickname' }).fill(`Ada ${randomUUID().slice(0, 8)}`);
  await tick(page.locator('label', { hasText: 'Agree to the required ones' }));
  await page.getByRole('button', { name: 'Start reading' }).click();
  await expect(page).toHaveURL(addressOf(platformId, '/'));
}

/** Waits for a mail to an address with a text of this form, and returns that text of the newest one. */
export function mailedTo(address: string, form: RegExp): Promise<string> {
  return sentTo(`/mail.json?to=${encodeURIComponent(address)}`, form);
}

/** Waits for a text message to a number with a text of this form, and returns that text of the newest one. */
export function textedTo(number: string, form: RegExp): Promise<string> {
  return sentTo(`/sms.json?to=${encodeURIComponent(number)}`, form);
}

async function sentTo(path: string, form: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await fetch(addressOf('sandbox', path));
    const messages: { text: string }[] = await answer.json();
    found = messages.map(({ text }) => form.exec(text)?.[0]).find((text) => text !== undefined);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100] });
  return found ?? '';
}
