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
import { call, signUpByGoogle } from '../sign-in/accounts.ts';
import { mailedTo, newAddress } from '../sign-in/sign-up.ts';
import { actAtOnce, openDesk } from './desk-steps.ts';

// What fails in a product of its own, on PostgreSQL: a test breaks it from outside, and an owner mends it from the console.
test.describe.configure({ mode: 'serial' });

const US = 'bom-us';

let others: RunningProduct;
let server: TestServer;
let product: ProductProcess;
let parent: string;
let database: Database;
let desk: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(420_000);
  others = runningProduct();
  parent = mkdtempSync(join(tmpdir(), 'longstrip health '));
  const [dataDirectory, basePort] = [join(parent, 'data'), await findFreeBase()];
  server = await startTestServer();
  const url = await server.createDatabase();
  product = startProduct({
    ...{ dataDirectory, basePort },
    environment: { DATABASE_URL: url, WORKERS: '0', RATE_LIMIT_PER_MINUTE: '0', TRUSTED_PROXIES: '127.0.0.0/8, ::1' },
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

test('a report of a payment that could not be processed waits, and gives its coins once it is processed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signUpByGoogle(page);
  await page.goto(addressOf(US, '/shop'));
  await untilHydrated(page);
  await page
    .getByRole('link', { name: / coins? for / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Your order' });
  await tick(sheet.locator('label', { hasText: 'I agree:' }));
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/check-out\//);
  await database.run('alter table lot rename to lot_away');
  try {
    // Paid, and the window is closed: no page of the store asks how it went.
    await sendToSandbox(new URL(page.url()).pathname, { outcome: 'paid' });
    await openConsole(desk, '/health?view=events&state=WAITING');
    await expect(async () => {
      await desk.reload();
      await expect(desk.getByText('not processed yet')).toBeVisible({ timeout: 1_000 });
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
  await page.goto(addressOf(US, '/history/charge'));
  await expect(page.getByText('Coins bought')).toBeVisible();
  for (const action of ['job.retry', 'events.replay']) {
    await openConsole(desk, `/log?action=${action}`);
    await expect(desk.getByRole('main').getByRole('listitem').first()).toContainText('Demo owner');
  }
});
