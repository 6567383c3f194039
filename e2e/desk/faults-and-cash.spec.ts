import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@longstrip/database';
import { startTestServer, type TestServer } from '@longstrip/database/testing';
import { expect, type Page, test } from '@playwright/test';
import { tick, untilHydrated } from '../browser/waits.ts';
import { openConsole } from '../console/console-steps.ts';
import { findFreeBase, type ProductProcess, startProduct } from '../product/product-process.ts';
import { addressOf, describeProduct, type RunningProduct, runningProduct } from '../product/running-product.ts';
import { call, logInNewReader } from '../sign-in/accounts.ts';
import { mailedTo, newAddress } from '../sign-in/sign-up.ts';
import { actAtOnce, openDesk, solveCase } from './desk-steps.ts';

// A product of its own, on PostgreSQL and with real providers as the sandbox plays them. Tests break it from outside, and operators
// mend it from the console. The tests follow each other.
test.describe.configure({ mode: 'serial' });

const JP = 'beltoon-jp';

let others: RunningProduct;
let server: TestServer;
let product: ProductProcess;
let parent: string;
let database: Database;
let desk: Page;
/** GMO’s number of the payment in cash. */
let payment: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(420_000);
  others = runningProduct();
  parent = mkdtempSync(join(tmpdir(), 'longstrip health '));
  const [dataDirectory, basePort] = [join(parent, 'data'), await findFreeBase()];
  server = await startTestServer();
  const url = await server.createDatabase();
  product = startProduct({
    ...{ dataDirectory, basePort },
    environment: {
      DATABASE_URL: url,
      DEMO_PAYMENTS: 'providers',
      WORKERS: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      TRUSTED_PROXIES: '127.0.0.0/8, ::1',
    },
  });
  await product.waitUntilServing(360_000);
  describeProduct({ dataDirectory, basePort, parent });
  database = await openDatabase({ engine: 'server', url });
  desk = await openDesk(browser, 'owner');
});
test.afterAll(async () => {
  test.setTimeout(60_000);
  await desk?.context().close();
  await database?.close();
  product?.signal('SIGTERM', 'npm');
  await product?.exited;
  await server?.stop();
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  describeProduct(others);
});

/** Sends a form of the sandbox, as its page does. */
async function sendToSandbox(path: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(addressOf('sandbox', path), {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
    headers: { origin: new URL(addressOf('sandbox')).origin },
  });
  expect(answer.status).toBe(303);
}

test('a mail that the mail server refused for good is found, and sent once the server takes it', async () => {
  test.setTimeout(180_000);
  await sendToSandbox('/mail/faults', { fault: 'refused' });
  const email = newAddress();
  await call('bom-th', '/mail/signup', { email });
  // It would be tried for minutes; this is its last try.
  await expect(async () => {
    const rows = await database.run(
      `update pgboss.job set retry_limit = retry_count, start_after = now() where name = 'mail.send' and state = 'retry' returning id`,
    );
    expect(rows).toHaveLength(1);
  }).toPass();
  await expect(async () => {
    await openConsole(desk, '/health');
    await expect(desk.getByText('Jobs were given up')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(desk.getByText('mail.send: 1')).toBeVisible();
  await desk.getByRole('link', { name: 'Failed jobs' }).click();
  const failed = desk.getByRole('row').filter({ hasText: 'mail.send' });
  await expect(failed).toBeVisible();
  await expect(failed).not.toContainText(email);
  await sendToSandbox('/mail/faults', { fault: 'none' });
  await actAtOnce(desk, 'Try again', 'the mail server takes mails again');
  await expect(desk.getByText('No job was given up.')).toBeVisible();
  await mailedTo(email, /\b\d{6}\b/);
  await openConsole(desk, '/health');
  await expect(desk.getByText('Jobs were given up')).toHaveCount(0);
});

/** Orders the first pack of the Japanese shop, to be paid in cash. @returns GMO’s number of the payment */
async function orderForCash(page: Page): Promise<string> {
  await page.goto(addressOf(JP, '/shop'));
  await untilHydrated(page);
  await page
    .getByRole('link', { name: /コイン、/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'ご注文' });
  await sheet.getByLabel('生まれた年').selectOption('1990');
  await sheet.getByLabel('生まれた月').selectOption('4');
  await tick(sheet.locator('label', { hasText: 'に同意します' }));
  await sheet.getByRole('button', { name: /を支払う$/ }).click();
  const number = await page.locator('dl.order dd').first().textContent();
  await page.getByRole('button', { name: 'Pay at a convenience store' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/shop\?order=/);
  return number ?? '';
}

/** The cash is given to the convenience store, which tells GMO. */
async function payAtTheCounter(): Promise<void> {
  const trades = await (await fetch(addressOf('sandbox', '/gmo'))).text();
  await sendToSandbox(trades.match(/\/gmo\/trades\/[0-9a-f]+/)?.[0] ?? '', { act: 'pay' });
}

test('a report of a payment that could not be processed waits, and gives its coins once it is processed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logInNewReader(page, JP);
  payment = await orderForCash(page);
  // No page of the store asks how it went.
  await page.goto('about:blank');
  await database.run('alter table lot rename to lot_away');
  try {
    await payAtTheCounter();
    await openConsole(desk, '/health?view=events&state=WAITING');
    await expect(async () => {
      await desk.reload();
      await expect(desk.getByRole('row').filter({ hasText: payment })).toContainText('not processed yet', {
        timeout: 1_000,
      });
    }).toPass();
    await untilHydrated(desk);
  } finally {
    await database.run('alter table lot_away rename to lot');
  }
  await actAtOnce(desk, 'Process what waits', 'the table is back');
  await expect(async () => {
    await openConsole(desk, '/health?view=events');
    await expect(desk.getByText('paid/credit')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto(addressOf(JP, '/history/charge'));
  await expect(page.getByText('コイン購入').first()).toBeVisible();
  for (const action of ['job.retry', 'events.replay']) {
    await openConsole(desk, `/log?action=${action}`);
    await expect(desk.getByRole('main').getByRole('listitem').first()).toContainText('Demo owner');
  }
});

test('cash that GMO does not give back is found by GMO’s number, sent by the store, and noted', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await openDesk(browser);
  await solveCase(page, { clue: payment, hit: /^Order/, presses: 12 }, async () => {
    await actAtOnce(page, 'Refund', 'asked for it in time');
    await expect(page.getByText('refund on its way')).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Refunds that wait' }).click();
    await page.getByRole('banner').getByLabel('Platform').selectOption(JP);
    const owed = page.getByRole('table', { name: 'Refunds that wait' }).getByRole('row').filter({ hasText: 'gmo' });
    await expect(owed).toContainText('Paid in cash: send it by hand');
    await actAtOnce(page, 'Money was sent', 'by postal transfer');
    await expect(page.getByText('No reader waits for money.')).toBeVisible();
  });
  await page.context().close();
});
