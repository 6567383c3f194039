import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addressOf, runningProduct } from '../product/running-product.ts';

/** Gives the signed-in reader of a page coins, as the operators' command does: a process for each would take seconds. */
export async function giveCoins(page: Page, platformId: string, amount: number): Promise<void> {
  const session = await (await page.request.get(addressOf(platformId, '/api/auth/session'))).json();
  const token = await readFile(join(runningProduct().dataDirectory, 'secrets', 'admin-token'), 'utf8');
  const given = await page.request.post(addressOf('api', '/admin/wallets/grant'), {
    headers: { authorization: `Bearer ${token.trim()}` },
    data: {
      ...{ platform: platformId, reader: String(session.user.id), kind: 'FREE_COIN', amount },
      ...{ days: null, reason: 'a test', requestId: randomUUID() },
    },
  });
  expect(await given.json()).toMatchObject({ result: 'SUCCESS' });
}
