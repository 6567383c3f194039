import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { tick } from '../reading/tick.ts';
import { untilAwake } from '../reading/until-awake.ts';
import { mailedTo } from './sent-messages.ts';

export const PASSWORD = 'Reader2026!';
export const newAddress = () => `ada-${randomUUID()}@readers.example`;

/** Signs up by e-mail on a site with that way, in English, and is led to the home page. */
export async function signUpByMail(page: Page, address: string, platformId = 'bom-th'): Promise<void> {
  await page.goto(addressOf(platformId, '/user/signup?lang=en-US'));
  await untilAwake(page);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeVisible();
  // All digits send themselves.
  await code.fill(await mailedTo(address, /\b\d{6}\b/));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Nickname' }).fill(`Ada ${randomUUID().slice(0, 8)}`);
  await tick(page.locator('label', { hasText: 'Agree to the required ones' }));
  await page.getByRole('button', { name: 'Start reading' }).click();
  await expect(page).toHaveURL(addressOf(platformId, '/'));
}
