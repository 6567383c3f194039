import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoRole } from '@longstrip/core';
import { expect, type Page } from '@playwright/test';
import { addressOf, runningProduct } from '../product/running-product.ts';
import { agree, leaveFor, type Provider } from './ways-in.ts';

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
    await agree(page, { name: 'Anybody', email });
    await page.waitForURL((url) => url.origin === new URL(addressOf(site)).origin);
    return;
  }
  const { csrfToken } = await (await page.request.get(addressOf(site, '/api/auth/csrf'))).json();
  const form = { email, password: password ?? '', csrfToken, json: 'true', callbackUrl: addressOf(site) };
  const answer = await page.request.post(addressOf(site, '/api/auth/callback/EmailLogin'), { form });
  expect(answer.ok()).toBe(true);
}
