import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addressOf, runningProduct } from '../product/running-product.ts';
import { untilAwake } from '../reading/until-awake.ts';

interface DemoEntry {
  platform: string;
  role: string;
  email: string;
  password: string | null;
}

/** Signs in the demo's `reader` of a site (D44), by password or, where a site has none, by the provider that knows them. */
export async function logInDemoReader(page: Page, site: string): Promise<void> {
  const file = join(runningProduct().dataDirectory, 'demo-accounts.json');
  const entries: DemoEntry[] = JSON.parse(await readFile(file, 'utf8'));
  const entry = entries.find(({ platform, role }) => platform === site && role === 'reader');
  if (entry === undefined) throw new Error(`the demo has no reader on ${site}`);
  if (entry.password === null) {
    await logInByFacebook(page, site, entry.email);
    return;
  }
  const { csrfToken } = await (await page.request.get(addressOf(site, '/api/auth/csrf'))).json();
  const form = {
    email: entry.email,
    password: entry.password,
    csrfToken,
    json: 'true',
    callbackUrl: addressOf(site),
  };
  const answer = await page.request.post(addressOf(site, '/api/auth/callback/EmailLogin'), { form });
  expect(answer.ok()).toBe(true);
}

async function logInByFacebook(page: Page, site: string, email: string): Promise<void> {
  await page.goto(addressOf(site, '/user/login?callback=%2Fmy'));
  await untilAwake(page);
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByLabel('Another account').check();
  await page.getByLabel('Name').fill('Anybody');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(addressOf(site, '/my'));
}
