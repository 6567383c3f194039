import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectToFit, MISSING_TEXT, seriousFindings } from '../browser/page-checks.ts';
import { untilHydrated } from '../browser/waits.ts';
import { runCommand } from '../product/product-process.ts';
import { addressOf, runningProduct } from '../product/running-product.ts';

/** A demo operator, as `demo-accounts.json` lists them. */
export interface DemoOperator {
  email: string;
  password: string;
}

export function demoOperator(role: string): DemoOperator {
  const file = join(runningProduct().dataDirectory, 'demo-accounts.json');
  const entries: (DemoOperator & { platform: string; role: string })[] = JSON.parse(readFileSync(file, 'utf8'));
  const found = entries.find((entry) => entry.platform === 'console' && entry.role === role);
  if (found === undefined) throw new Error(`there is no demo operator with the role ${role}`);
  return found;
}

export async function openConsole(page: Page, path = '/'): Promise<void> {
  await page.goto(addressOf('console', path));
  await untilHydrated(page);
}

/** Gives e-mail address and password. */
export async function givePassword(page: Page, { email, password }: DemoOperator): Promise<void> {
  await openConsole(page, '/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Signs in as a demo operator: the password, and the code that the command prints. A code works once, so a test that another one came
 * before goes on with that one's session, or with the next code.
 */
export async function signInAs(page: Page, role: string): Promise<void> {
  const session = join(runningProduct().dataDirectory, `console-session-${role}.json`);
  const greeting = page.getByRole('heading', { level: 1, name: /^Hello/ });
  await expect(async () => {
    if (existsSync(session)) {
      await page.context().addCookies(JSON.parse(readFileSync(session, 'utf8')));
      await openConsole(page);
    } else {
      await giveCode(page, demoOperator(role));
    }
    await expect(greeting).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await untilHydrated(page);
  writeFileSync(session, JSON.stringify(await page.context().cookies()));
}

async function giveCode(page: Page, operator: DemoOperator): Promise<void> {
  await givePassword(page, operator);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  const { code, stdout } = await runCommand('operator', ['code', operator.email], runningProduct());
  expect(code).toBe(0);
  await page.getByLabel('Code', { exact: true }).fill(stdout.trim());
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Opens a dialog by its button, fills it, and confirms. @returns the dialog, which closes once it is done */
export async function act(page: Page, name: string, fill: (dialog: Locator) => Promise<void>): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name });
  await fill(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  return dialog;
}

/** Confirms the changes that are shown, by the button that has the title of the dialog. */
export async function confirmChanges(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('columnheader', { name: 'Before' })).toBeVisible();
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await expect(page.getByText('Applied.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** Has the open page make a preview, and opens it. @returns the site as it will be */
export async function openPreview(page: Page, { at, path }: { at: string; path: string }): Promise<Page> {
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await dialog.getByLabel('At', { exact: true }).fill(at);
  await dialog.getByLabel('Page').fill(path);
  await dialog.getByRole('button', { name: 'Make the preview' }).click();
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Open' }).click();
  return opening;
}

/** The code that an app with this secret shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
}

/** A screen as every one must be: one heading, its texts, no finding of axe, also in a tablet's window. */
export async function expectCompleteScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(MISSING_TEXT, { useInnerText: true });
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}
