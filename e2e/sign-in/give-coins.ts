import { expect, type Page } from '@playwright/test';
import { runCommand } from '../product/run-command.ts';
import { addressOf, runningProduct } from '../product/running-product.ts';

/** Gives the signed-in reader of a page coins, as an operator does. */
export async function giveCoins(page: Page, platformId: string, amount: number): Promise<void> {
  const session = await (await page.request.get(addressOf(platformId, '/api/auth/session'))).json();
  const flags = { platform: platformId, reader: String(session.user.id), amount: String(amount), reason: 'a test' };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const { code, stderr } = await runCommand('operator', ['grant', ...args], runningProduct());
  expect({ code, stderr }).toMatchObject({ code: 0 });
}
