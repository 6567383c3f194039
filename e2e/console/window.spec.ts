import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { untilHydrated } from '../browser/waits.ts';
import { addressOf } from '../product/running-product.ts';
import { signUp } from '../sign-in/sign-up.ts';
import { expectCompleteScreen, openConsole, signInAs } from './console-steps.ts';

// What the shop shows and offers, from its operator to a reader. The tests follow each other.
test.describe.configure({ mode: 'serial' });

const US = 'bom-us';
const id = randomUUID().slice(0, 8);

let seller: BrowserContext;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(60_000);
  seller = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
});
test.afterAll(() => seller?.close());

/** A moment of yesterday in the form’s own field. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNote(page, 'Saved.');
}

/** What is said after an act; screen readers have it a second time. */
const expectNote = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

test('a banner with a picture and a coupon go live, and a reader sees both', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await seller.newPage();
  await signInAs(page, 'merchandiser');
  await openConsole(page, `/window/banners?platform=${US}`);
  await expectCompleteScreen(page);
  await page.getByRole('link', { name: 'New banner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New banner' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill(`Spring ${id} <script>alert(1)</script>`);
  await page.getByLabel('Page', { exact: true }).fill('/notice');
  await page.getByLabel('From', { exact: true }).fill(yesterday());
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#224488' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({ name: 'spring.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('dialog', { name: 'Wide windows' }).getByRole('button', { name: 'Store the picture' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Key', { exact: true }).fill(`spring-${id}`);
  await expectCompleteScreen(page);
  await save(page);
  await expect(page.getByRole('link', { name: `Spring ${id} <script>` })).toBeVisible();

  await openConsole(page, `/offers/coupons?platform=${US}`);
  await expectCompleteScreen(page);
  await page.getByRole('link', { name: 'New coupon' }).click();
  await page.getByLabel('Title', { exact: true }).fill(`Gift ${id}`);
  await page.getByLabel('Code', { exact: true }).fill(`GIFT${id}`);
  await page.getByLabel('From', { exact: true }).fill(yesterday());
  await page.getByLabel('Key', { exact: true }).fill(`gift-${id}`);
  await page.getByLabel('Reason', { exact: true }).fill('A spring fair');
  await expectCompleteScreen(page);
  await save(page);

  const { state } = await signUp(browser, US);
  const reader = await browser.newContext({ storageState: state, locale: 'en-US', serviceWorkers: 'block' });
  const site = await reader.newPage();
  await site.goto(addressOf(US, '/'));
  await expect(site.getByRole('link', { name: `Spring ${id}` }).first()).toBeAttached();
  await site.goto(addressOf(US, '/coupon'));
  await untilHydrated(site);
  await site.getByRole('textbox').fill(`gift-${id}`);
  await site.getByRole('textbox').press('Enter');
  await expect(
    site
      .getByText(/5 .*coins/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await reader.close();
});

test('a save over a newer one shows both versions, and rows are put in order with the keys', async () => {
  test.setTimeout(120_000);
  const [one, other] = [await seller.newPage(), await seller.newPage()];
  for (const page of [one, other]) {
    await openConsole(page, `/window/banners/${US}/spring-${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `spring-${id}` })).toBeVisible();
  }
  await one.getByLabel('Page', { exact: true }).fill('/shop');
  await save(one);
  await other.getByLabel('Page', { exact: true }).fill('/library');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = other.getByRole('alert');
  await expect(alert).toContainText('changed while you edited it');
  await expect(alert.getByRole('row', { name: /path \/shop \/library/ })).toBeVisible();
  await expectCompleteScreen(other);
  await alert.getByRole('button', { name: 'Save mine over it' }).click();
  await expectNote(other, 'Saved.');

  const rows = other.getByRole('list', { name: 'Banners and popups' }).getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const first = await rows.first().getByRole('link').textContent();
  await rows.first().getByRole('button', { name: /^Move/ }).focus();
  await other.keyboard.press('Space');
  await expect(other.getByText(/, place 1\.$| at place 1\.$/)).toBeAttached();
  // A key that comes before the rows are measured moves nothing, and is pressed again.
  await expect(async () => {
    await other.keyboard.press('ArrowDown');
    await expect(other.getByText(/ at place 2\.$/)).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await other.keyboard.press('Space');
  await expect(rows.nth(1).getByRole('link')).toHaveText(first ?? '');
  await other.getByRole('button', { name: 'Save the order' }).click();
  await expectNote(other, 'The order is saved.');
  await other.reload();
  await expect(rows.nth(1).getByRole('link')).toHaveText(first ?? '');
});

test('the other lists and forms are complete screens', async () => {
  test.setTimeout(180_000);
  const page = await seller.newPage();
  for (const path of [
    `/window/picks?platform=${US}`,
    `/window/picks/${US}`,
    `/window/themes?platform=${US}`,
    `/offers/packs?platform=${US}`,
    `/offers/packs/${US}`,
    `/offers/coupon-codes/${US}`,
    `/offers/events?platform=${US}`,
    `/offers/events/${US}`,
    `/offers/gifts?platform=${US}`,
    `/offers/roulettes?platform=${US}`,
    `/offers/roulettes/${US}`,
    `/texts/notices?platform=${US}`,
    '/texts/notices/bom-th',
    `/texts/faq?platform=${US}`,
    `/texts/faq/${US}`,
    `/texts/policies?platform=${US}`,
  ]) {
    await openConsole(page, path);
    await expectCompleteScreen(page);
  }
});
