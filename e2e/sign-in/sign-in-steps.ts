import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoRole } from '@longstrip/core';
import { expect, type Page } from '@playwright/test';
import { tick } from '../browser/waits.ts';
import { addressOf, runningProduct } from '../product/running-product.ts';
import type { LocalAccount } from './accounts.ts';

export type Provider = 'google' | 'facebook' | 'twitter' | 'apple';

/** Where a test's reader comes from, and is led back to: a page that every site has, and that all may read. */
export const CAME_FROM = '/policy';

// Forms are found by what they send and not by their texts, which are in the language of each site.

/** Leaves the log-in page for a provider. */
export async function leaveFor(
  page: Page,
  platformId: string,
  provider: Provider,
  callback = CAME_FROM,
): Promise<void> {
  await page.goto(addressOf(platformId, `/user/login?callback=${encodeURIComponent(callback)}`));
  await page.locator(`form[action="/api/auth/signin/${provider}"] button`).click();
  await expect(page.getByRole('heading', { name: /^Sign in with/ })).toBeVisible();
}

/** Agrees at the sandbox's provider, with an account of this name and address; without `email` the account has no address. */
export async function agree(page: Page, { name, email }: { name: string; email?: string }): Promise<void> {
  await page.getByLabel('Another account').check();
  await page.getByLabel('Name', { exact: true }).fill(name);
  if (email !== undefined) await page.getByLabel(/^E-mail \(/).fill(email);
  await answerAs(page, 'Continue');
}

/** Presses a button of the provider's page. Apple's then posts a form to the site, which needs a press where there is no script. */
export async function answerAs(page: Page, answer: 'Continue' | 'Cancel'): Promise<void> {
  const isByForm = page.url().includes('/apple/');
  await page.getByRole('button', { name: answer, exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Sign in with/ })).toHaveCount(0);
  const post = page.locator('noscript button');
  if (isByForm && (await post.isVisible())) await post.click();
}

/** Agrees to the terms, as a person who comes from a provider and has no account yet. */
export async function joinAs(page: Page, nickname: string): Promise<void> {
  await page.locator('input[name="nickname"]').fill(nickname);
  // The boxes themselves are drawn by their labels.
  await tick(page.locator('label:has(input[name="terms"])'));
  await tick(page.locator('label:has(input[name="privacy"])'));
  await page.locator('main form:has(input[name="nickname"]) button[type="submit"]').click();
}

/** Logs in by a password on the log-in page. */
export async function logInBy(
  page: Page,
  platformId: string,
  { id, password }: LocalAccount,
  callback = CAME_FROM,
): Promise<void> {
  const query = new URLSearchParams({ method: 'local', callback });
  await page.goto(addressOf(platformId, `/user/login?${query}`));
  await page.locator('input[name="id"]').fill(id);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main form:has(input[name="password"]) button[type="submit"]').click();
}

/** The reader who is signed in to a site in this browser, as the site says; null: a guest. */
export async function readerOf(page: Page, platformId: string): Promise<Record<string, unknown> | null> {
  const answer = await page.request.get(addressOf(platformId, '/api/auth/session'));
  const { user } = await answer.json();
  return user ?? null;
}

interface DemoEntry {
  platform: string;
  role: string;
  provider: 'email' | Provider;
  email: string;
  password: string | null;
}

/** Signs in a demo account of a site (D44), by password or, where a site has none, by the provider that knows it. */
export async function logInDemoAccount(page: Page, site: string, role: DemoRole): Promise<void> {
  const file = join(runningProduct().dataDirectory, 'demo-accounts.json');
  const entries: DemoEntry[] = JSON.parse(await readFile(file, 'utf8'));
  const entry = entries.find((each) => each.platform === site && each.role === role);
  if (entry === undefined) throw new Error(`the demo has no ${role} on ${site}`);
  const { provider, email, password } = entry;
  if (provider !== 'email') {
    await leaveFor(page, site, provider);
    await agree(page, { name: 'A Reader', email });
    await page.waitForURL((url) => url.origin === new URL(addressOf(site)).origin);
    return;
  }
  const { csrfToken } = await (await page.request.get(addressOf(site, '/api/auth/csrf'))).json();
  const form = { email, password: password ?? '', csrfToken, json: 'true', callbackUrl: addressOf(site) };
  const answer = await page.request.post(addressOf(site, '/api/auth/callback/EmailLogin'), { form });
  expect(answer.ok()).toBe(true);
}
