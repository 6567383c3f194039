import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { act, openConsole, signInAs } from '../console/console-steps.ts';

/** The longest that a case may take, from the home page to its end. */
const CASE_LIMIT_MS = 120_000;

const PRESSES = 'presses at the desk';

/** An operator at a desk of their own, on the console’s home. */
export async function openDesk(browser: Browser, role: 'support' | 'owner' = 'support'): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((key) => {
    const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    addEventListener('pointerdown', count, true);
  }, PRESSES);
  await signInAs(page, role);
  return page;
}

/** Types what is known into the one search, and opens what was meant. */
export async function findByOneSearch(page: Page, clue: string, hit: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Search for anything/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(clue);
  await page.getByRole('option', { name: hit }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Solves a case as support does: from the console’s home and by one search. It must be done in time, and in few presses; both are
 * in the report.
 */
export async function solveCase(
  page: Page,
  { clue, hit = /^Reader/, presses }: { clue: string; hit?: RegExp; presses: number },
  finish: () => Promise<void>,
): Promise<void> {
  await openConsole(page);
  await page.evaluate((key) => sessionStorage.removeItem(key), PRESSES);
  const beganMs = performance.now();
  await findByOneSearch(page, clue, hit);
  await finish();
  const tookMs = performance.now() - beganMs;
  const counted = Number(await page.evaluate((key) => sessionStorage.getItem(key), PRESSES));
  const description = `${Math.round(tookMs / 1_000)} s, ${counted} presses`;
  test.info().annotations.push({ type: 'case', description });
  expect(tookMs, description).toBeLessThan(CASE_LIMIT_MS);
  expect(counted, description).toBeLessThanOrEqual(presses);
}

/** An act that is done at once: its dialog closes. */
export async function actAtOnce(
  page: Page,
  name: string,
  reason: string,
  fill: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  const dialog = await act(page, name, async (form) => {
    await fill(form);
    await form.getByLabel('Reason').fill(reason);
  });
  await expect(dialog).toHaveCount(0);
}

/** The number of the request that waits for a second operator, as the dialog of the act says. */
export async function waitingRequest(dialog: Locator): Promise<string> {
  await expect(dialog.getByText('This waits for another operator.')).toBeVisible();
  const said = await dialog.getByRole('link', { name: /^Request #\d+$/ }).textContent();
  return said?.replace(/\D/g, '') ?? '';
}

/** The second operator opens what waits, and approves it. */
export async function approve(page: Page, request: string, asked: string): Promise<void> {
  await openConsole(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Waiting for approval' }).click();
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${asked} #${request}\\b`) }) });
  await entry.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve' });
  await dialog.getByLabel('Reason').fill('seen and right');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entry.getByText('done', { exact: true })).toBeVisible();
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < 150; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target}`);
}
