import { buildComicCbz } from '@longstrip/test-kit/files';
import { type Browser, expect, type Page } from '@playwright/test';
import { tick, untilHydrated } from '../browser/waits.ts';
import { openConsole, signInAs } from '../console/console-steps.ts';
import { addressOf } from '../product/running-product.ts';
import { logInDemoAccount } from '../sign-in/sign-in-steps.ts';

const US = 'bom-us';
const NEXT_STEP_MS = 120_000;

/** The state of a browser in which the demo's owner is signed in. */
export type SignedIn = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/**
 * Lets a day begin: the demo's reader buys coins and asks a question, six books come in, and a grant waits for a second person. A
 * store in which that is done already is not changed.
 */
export async function prepareConsole(browser: Browser): Promise<SignedIn> {
  const owner = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await owner.newPage();
  await signInAs(page, 'owner');
  await openConsole(page, `/tickets?platform=${US}`);
  if ((await page.locator(`main a[href^="/tickets/${US}/"]`).count()) === 0) {
    await readersDay(browser);
    await saveReply(page);
    await askForGrant(page);
    await bringBooks(page);
  }
  const state = await owner.storageState();
  await owner.close();
  return state;
}

async function readersDay(browser: Browser): Promise<void> {
  const reader = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await reader.newPage();
  await logInDemoAccount(page, US, 'reader');
  await page.goto(addressOf(US, '/shop'));
  await untilHydrated(page);
  await page
    .getByRole('link', { name: / coins? for / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Your order' });
  await tick(sheet.locator('label', { hasText: 'I agree:' }));
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: /coins are yours/ })).toBeVisible();
  await page.goto(addressOf(US, '/qna/register'));
  await untilHydrated(page);
  await page.getByLabel('Topic').selectOption('COIN');
  await page.getByRole('textbox', { name: 'Title' }).fill('I paid, but my coins came late');
  await page
    .getByRole('textbox', { name: 'Your question' })
    .fill('Hello,\n\nI bought a pack this morning and saw the coins only an hour later. May I have the money back?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/qna(\?|$)/);
  await reader.close();
}

async function saveReply(page: Page): Promise<void> {
  await openConsole(page, `/saved-replies?platform=${US}`);
  await inDialog(page, 'New reply', { Title: 'Coins came late', Text: 'Dear {nickname}, your coins are there now.' });
}

/** A grant above the limit waits for another operator. */
async function askForGrant(page: Page): Promise<void> {
  await openConsole(page, '/readers?text=DemoReader');
  await page.locator(`main a[href^="/readers/${US}/"]`).first().click();
  await page.getByRole('button', { name: 'Grant coins', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('99000');
  await dialog.getByLabel('Reason').fill('The prize of the spring fair');
  await dialog.getByRole('button', { name: 'Grant coins', exact: true }).click();
  await expect(dialog.getByText('This waits for another operator.')).toBeVisible();
}

async function bringBooks(page: Page): Promise<void> {
  await openConsole(page, '/uploads');
  await page.getByRole('button', { name: 'New upload' }).click();
  await page
    .getByLabel('Choose files')
    .first()
    .setInputFiles(await sixBooks());
  await expect(page.getByText('6 of 6 files')).toBeVisible({ timeout: NEXT_STEP_MS });
  await page.getByLabel(`(${US})`).check();
  await page.getByRole('button', { name: 'Check the files' }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: NEXT_STEP_MS });
}

/** The third is no book, the sixth has the number of the fifth. */
function sixBooks() {
  return Promise.all(
    ['1', '2', '', '3', '4', '4'].map(async (number, index) => ({
      name: `Paper Boats ${String(index + 1).padStart(2, '0')}.cbz`,
      mimeType: 'application/zip',
      buffer:
        number === ''
          ? Buffer.from('%PDF-1.4 no book')
          : await buildComicCbz({
              ...{ pages: 1, seed: 40 + index },
              info: { Series: 'Paper Boats', Number: number, LanguageISO: 'en' },
            }),
    })),
  );
}

async function inDialog(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}
