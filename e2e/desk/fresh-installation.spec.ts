import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { decodedPictures } from '../browser/episodes.ts';
import { untilHydrated } from '../browser/waits.ts';
import { act, confirmChanges, openConsole, openPreview } from '../console/console-steps.ts';
import { buyPack, newReader, rentEpisode } from '../console/reader-steps.ts';
import { saveEntry, yesterday } from '../console/window-steps.ts';
import { addressOf, runningProduct } from '../product/running-product.ts';
import { approve, openDesk, waitingRequest } from './desk-steps.ts';
import { BAD, BOOKS, fileOf, firstSeenAt, inZone, nextFriday, writeFolder, writeMended } from './fresh-steps.ts';

// From a publisher's folder to readers, a sale and a refund, on a store that was just installed. The tests follow each other.
test.describe.configure({ mode: 'serial' });

const SITES = ['bom-us', 'bom-th', 'delitoon-me'] as const;
const US = 'bom-us';
const MINUTE_MS = 60_000;
/** Later than its minute an episode is seen by a page that was asked for within this time. */
const LATE_MOST_MS = 15_000;
const STEP_MS = 180_000;

const id = randomUUID().slice(0, 8);
const title = `Paper Kites ${id}`;

let desk: Page;
let alias: string;
const opened: BrowserContext[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(STEP_MS);
  desk = await openDesk(browser, 'owner');
  opened.push(desk.context());
});
test.afterAll(() => Promise.all(opened.map((context) => context.close())));

const verdict = (number: number) => desk.getByRole('row').filter({ hasText: fileOf(number) });
const detail = () => `/detail/${alias}`;

async function check(): Promise<void> {
  await desk.getByRole('button', { name: /^Check (?:the files|again)$/ }).click();
  await expect(desk.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: STEP_MS });
}

test('a folder of forty comes in: each file has its verdict before anything is stored, and one is sent again', async () => {
  test.setTimeout(3 * STEP_MS);
  const { parent } = runningProduct();
  await openConsole(desk, '/uploads');
  await desk.getByRole('button', { name: 'New upload' }).click();
  await desk
    .getByLabel('Choose a folder')
    .first()
    .setInputFiles(await writeFolder(parent, title));
  await expect(desk.getByText(`${BOOKS} of ${BOOKS} files`)).toBeVisible({ timeout: STEP_MS });
  for (const site of SITES) await desk.getByLabel(`(${site})`).check();
  await expect(desk.getByLabel('As drafts, hidden until they are published')).toBeChecked();
  await check();
  const filter = desk.getByRole('navigation', { name: 'What an import makes of them' });
  await expect(filter.getByRole('link', { name: `new ${BOOKS - 3}` })).toBeVisible();
  await expect(filter.getByRole('link', { name: 'refused 3' })).toBeVisible();
  await expect(desk.getByRole('table').getByRole('row')).toHaveCount(BOOKS + 1);
  await expect(verdict(BAD.noArchive)).toContainText(/refused.*PDF/s);
  await expect(verdict(BAD.damaged)).toContainText(/refused.*001\.jpg/s);
  await expect(verdict(BAD.climbs)).toContainText(/refused.*evil\.jpg/s);
  await expect(verdict(1)).toContainText(/new.*Episode 1\b/s);
  const upload = desk.url();
  await openConsole(desk, `/series?platform=${US}&text=${encodeURIComponent(title)}`);
  await expect(desk.getByText('No series matches.')).toBeVisible();

  await desk.goto(upload);
  await untilHydrated(desk);
  await desk
    .getByLabel('Choose a folder')
    .first()
    .setInputFiles(await writeMended(parent, title));
  await expect(desk.getByText('1 of 1 files')).toBeVisible({ timeout: STEP_MS });
  await expect(desk.getByText('Something was changed since: check again.')).toBeVisible();
  await check();
  await expect(verdict(BAD.damaged)).toContainText(new RegExp(`new.*Episode ${BAD.damaged}\\b`, 's'));
  await desk.getByRole('button', { name: `Import ${BOOKS - 2} files` }).click();
  await expect(desk.getByRole('heading', { name: 'What they became' })).toBeVisible({ timeout: STEP_MS });
  await verdict(1).getByRole('link', { name: title }).click();
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
  alias = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
});

test('prices and a weekly plan are drafts, next Friday is seen on three sites, and the series is published', async () => {
  test.setTimeout(3 * STEP_MS);
  for (const site of SITES) {
    await openConsole(desk, `/prices?platform=${site}&text=${encodeURIComponent(title)}`);
    for (const [column, value] of Object.entries({ Rent: '3', Own: '5', 'Free episodes': '2' })) {
      await desk.getByLabel(`${title}, ${column}`).fill(value);
    }
    await desk.getByRole('button', { name: 'Review the change' }).click();
    await confirmChanges(desk, 'Apply the prices');

    const day = nextFriday(Date.now(), site);
    await openConsole(desk, `/calendar?platform=${site}&day=${day}`);
    await desk.getByRole('button', { name: 'Fill weekly' }).click();
    const plan = desk.getByRole('dialog', { name: 'Fill weekly' });
    await plan.getByLabel('Series').selectOption({ label: `${title} (en): ${BOOKS - 2} drafts` });
    await plan.getByLabel('Publish them').uncheck();
    await plan.getByRole('button', { name: 'Review the change' }).click();
    await confirmChanges(desk, 'Apply');
    // A day may have more than is shown before it is opened.
    const entry = desk.locator(`[data-day="${day}"] button`).filter({ hasText: `${title} 1` });
    await expect(entry).toContainText('draft');
    expect((await desk.request.get(addressOf(site, detail()))).status()).toBe(404);

    for (const [time, episodes] of [
      ['19:59', 0],
      ['20:00', 1],
    ] as const) {
      await desk.reload();
      await untilHydrated(desk);
      const preview = await openPreview(desk, { at: `${day}T${time}`, path: detail() });
      const bar = preview.locator('.preview-bar');
      await expect(bar).toBeVisible();
      await expect(preview.locator('html')).toHaveAttribute('dir', site === 'delitoon-me' ? 'rtl' : 'ltr');
      await expect(preview.locator(`main li a[href*="/viewer/${alias}/"]`)).toHaveCount(episodes);
      await bar.getByRole('link').click();
      await expect(bar).toHaveCount(0);
      await preview.close();
    }
  }
  for (const site of SITES) {
    await openConsole(desk, `/series?platform=${site}&text=${encodeURIComponent(title)}`);
    await desk.getByLabel(`Select ${title}`).check();
    await desk.getByRole('button', { name: 'Publish drafts' }).click();
    await confirmChanges(desk, 'Publish drafts');
    await expect(async () => {
      expect((await desk.request.get(addressOf(site, detail()))).status()).toBe(200);
    }).toPass();
  }
});

test('readers see each episode from its minute on, and not before', async ({ browser }) => {
  test.setTimeout(3 * STEP_MS);
  await openConsole(desk, `/series/${alias}?tab=episodes&on=${US}`);
  const rows = desk.getByRole('table', { name: 'Episodes' }).getByRole('row');
  const firstMs = Math.ceil((Date.now() + 40_000) / MINUTE_MS) * MINUTE_MS;
  const plan: { viewer: string; opensMs: number }[] = [];
  for (const number of [1, 2]) {
    const row = rows.nth(number);
    const episode = await row.locator('.mono').textContent();
    const opensMs = firstMs + (number - 1) * MINUTE_MS;
    plan.push({ viewer: `/viewer/${alias}/${episode}`, opensMs });
    await row.getByRole('button', { name: 'Edit' }).click();
    await desk.getByRole('dialog').getByLabel('Opened').fill(inZone(opensMs, US));
    await desk.getByRole('button', { name: 'Review the change' }).click();
    await confirmChanges(desk, 'Apply');
  }
  const reader = await browser.newPage();
  for (const { viewer, opensMs } of plan) {
    const lateMs = (await firstSeenAt(reader, US, viewer)) - opensMs;
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(LATE_MOST_MS);
  }
  await reader.goto(addressOf(US, plan[0]?.viewer));
  await expect.poll(async () => (await decodedPictures(reader)).widths.some((widthPx) => widthPx > 0)).toBe(true);
  await reader.close();
});

test('a banner leads to the series, and a coupon of the same day gives coins', async ({ browser }) => {
  test.setTimeout(STEP_MS);
  await openConsole(desk, `/window/banners?platform=${US}`);
  await desk.getByRole('link', { name: 'New banner' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'New banner' })).toBeVisible();
  await desk.getByLabel('Title', { exact: true }).fill(`Kites ${id}`);
  await desk.getByLabel('Page', { exact: true }).fill(detail());
  await desk.getByLabel('From', { exact: true }).fill(yesterday());
  await desk.getByLabel('Key', { exact: true }).fill(`kites-${id}`);
  await saveEntry(desk);
  await openConsole(desk, `/offers/coupons?platform=${US}`);
  await desk.getByRole('link', { name: 'New coupon' }).click();
  await desk.getByLabel('Title', { exact: true }).fill(`Kites ${id}`);
  await desk.getByLabel('Code', { exact: true }).fill(`KITES${id}`);
  await desk.getByLabel('From', { exact: true }).fill(yesterday());
  await desk.getByLabel('Key', { exact: true }).fill(`kites-${id}`);
  await desk.getByLabel('Reason', { exact: true }).fill('A new series');
  await saveEntry(desk);

  const reader = await newReader(browser);
  opened.push(reader.context);
  await reader.page.goto(addressOf(US, '/'));
  await untilHydrated(reader.page);
  const banner = reader.page.getByRole('link', { name: `Kites ${id}` }).first();
  await expect(banner).toHaveAttribute('href', detail());
  await reader.page.goto(addressOf(US, '/coupon'));
  await untilHydrated(reader.page);
  await reader.page.getByRole('textbox').fill(`kites-${id}`);
  await reader.page.getByRole('textbox').press('Enter');
  await expect(
    reader.page
      .getByText(/5 .*coins/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('a refund against the rule needs a second person, and the log tells of all that was done', async ({ browser }) => {
  test.setTimeout(STEP_MS);
  const reader = await newReader(browser);
  opened.push(reader.context);
  await buyPack(reader.page);
  await rentEpisode(reader.page);
  await openConsole(desk, `/readers?text=${encodeURIComponent(reader.email)}`);
  await desk
    .getByRole('main')
    .getByRole('link', { name: /Reader/ })
    .click();
  await desk.getByRole('listitem').filter({ hasText: 'sandbox' }).getByRole('link').click();
  const dialog = await act(desk, 'Refund against the rule', async (form) => {
    await form.getByLabel('Reason').fill(`a promise ${id}`);
  });
  const request = await waitingRequest(dialog);
  const second = await openDesk(browser);
  opened.push(second.context());
  await approve(second, request, 'Refund');

  const log = desk.getByRole('main').getByRole('listitem').first();
  for (const [action, said] of [
    ['upload.import', 'Upload imported'],
    ['series.import', 'Series imported'],
    ['series.set', 'Series changed'],
    ['series.apply', 'Series changed'],
    ['banner.apply', 'Banner changed'],
    ['coupon.apply', 'Coupon changed'],
    ['request.ask', 'Approval asked for'],
  ]) {
    await openConsole(desk, `/log?who=${encodeURIComponent('Demo owner')}&action=${action}`);
    await expect(log).toContainText(said ?? '');
  }
  for (const action of ['request.approve', 'order.refund']) {
    await openConsole(desk, `/log?who=${encodeURIComponent('Demo support')}&action=${action}`);
    await expect(log).toContainText('Demo support');
  }
});
