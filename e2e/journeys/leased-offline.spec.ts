import { buildComicCbz } from '@longstrip/test-kit/files';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { lockedSeries, readToEnd } from '../browser/episodes.ts';
import { seriousFindings } from '../browser/page-checks.ts';
import { untilHydrated } from '../browser/waits.ts';
import { importWork, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';
import { giveCoins, signUpByGoogle } from '../sign-in/accounts.ts';

test.use({ serviceWorkers: 'allow' });

const SITE = 'bom-us';
const COMIC: Work = {
  ...{ name: 'a comic for the device', site: SITE, kind: 'pages', direction: 'ltr' },
  source: {
    fileName: 'On the Device - c001.cbz',
    build: () =>
      buildComicCbz({
        ...{ pages: 8, seed: 118 },
        info: { Title: 'One', Series: 'On the Device', Number: '1', LanguageISO: 'en' },
      }),
  },
};

/** Opens an episode and saves it from the viewer's menu. */
async function save(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(SITE, path));
  await untilHydrated(page);
  await page.locator('.viewer-toggle').press('Enter');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save to this device' }).click();
  const sheet = page.getByRole('dialog', { name: 'On this device' });
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByText(/^Readable offline until/)).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

/** The caches of copies, with the first bytes of what they contain. */
const copiesIn = (page: Page) =>
  page.evaluate(async () => {
    const copies: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      if (!name.startsWith('device ') || !name.includes('/viewer/')) continue;
      const cache = await caches.open(name);
      const heads: string[] = [];
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer();
        heads.push(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0), 0, 32)));
      }
      copies[name] = heads;
    }
    return copies;
  });

/** Moves the clock of the service worker, which decides what may be shown. */
async function moveClock(context: BrowserContext, ms: number): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no service worker');
  await worker.evaluate((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by;
  }, ms);
}

const offlinePage = (page: Page) => page.getByRole('heading', { name: 'You are offline' });

test('a rented episode is read without a connection, its place is sent later, and it ends with the rental', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await signUpByGoogle(page);
  await page.goto(addressOf(SITE, '/'));
  await giveCoins(page, SITE, 100);
  const { alias, locked } = await lockedSeries(page, SITE);
  const path = `/viewer/${alias}/${locked[0]?.alias}`;
  await page.goto(addressOf(SITE, path));
  await untilHydrated(page);
  const rent = page.getByRole('button', { name: /^Rent for/ });
  await expect(async () => {
    if (await rent.isVisible()) await rent.click({ timeout: 1_000 });
    await expect(page.getByText(/Rented until/).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await save(page, path);

  const [bytes] = Object.values(await copiesIn(page));
  expect(bytes?.length).toBeGreaterThan(2);
  expect(bytes?.filter((head) => /WEBP|JFIF|Exif|ftypavif|^\xff\xd8|PNG|<!DOCTYPE/i.test(head))).toEqual([]);

  await context.setOffline(true);
  // Where an installed site starts.
  await page.goto(addressOf(SITE, '/'));
  await expect(page).toHaveURL(addressOf(SITE, '/library/device'));
  await page.locator(`main a[href="${path}"]`).click();
  await expect(page).toHaveURL(addressOf(SITE, path));
  await readToEnd(page, alias);
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator(`main a[href="/detail/${alias}"]`).first()).toBeInViewport();

  const sent = page.waitForResponse((answer) => answer.url().endsWith('/_/position'));
  await context.setOffline(false);
  // A browser that believed to be connected all along does not say that the connection is back.
  await page.reload();
  expect((await sent).status()).toBe(204);
  // What another browser of the reader gets.
  const html = await (await page.request.get(addressOf(SITE, path))).text();
  const [, known = ''] = /data-known="([^"]*)"/.exec(html) ?? [];
  const { place } = JSON.parse(known.replaceAll('&quot;', '"'));
  expect([place.episodeAlias, place.share]).toEqual([locked[0]?.alias, 1]);

  await context.setOffline(true);
  await moveClock(context, 4 * 24 * 3_600_000);
  await page.reload();
  await expect(offlinePage(page)).toBeVisible();
  expect(await copiesIn(page)).toEqual({});
  await page.goto(addressOf(SITE, '/library/device'));
  await expect(page.getByText('Ended. It was removed from this device.')).toBeVisible();
});

test('a guest saves a free episode; another reader does not see it, and its removal frees the room', async ({
  page,
  context,
}) => {
  const { alias } = await importWork(COMIC);
  const path = `/viewer/${alias}/ep-1`;
  await save(page, path);
  await context.setOffline(true);
  await page.goto(addressOf(SITE, path));
  await readToEnd(page, alias);
  await context.setOffline(false);

  await signUpByGoogle(page);
  await page.goto(addressOf(SITE, '/library/device'));
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await page.goto(addressOf(SITE, `/detail/${alias}`));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Save episodes to this device' }).click();
  await page.getByRole('button', { name: 'Save: One' }).click();
  await expect(page.getByRole('button', { name: 'Remove: One' })).toBeVisible({ timeout: 40_000 });
  await context.setOffline(true);
  await page.goto(addressOf(SITE, path));
  await expect(page.locator('main [data-page="1"]')).toBeVisible();
  await context.setOffline(false);

  // The session ends: what the account has saved goes, what the guest has saved is there again.
  await context.clearCookies();
  await page.goto(addressOf(SITE, '/library/device'));
  const row = page.locator(`main a[href="${path}"]`);
  await expect(row).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  expect(Object.keys(await copiesIn(page))).toEqual([`device guest ${path}`]);
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(row).toHaveCount(0);
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('device')))).toEqual(
    [],
  );
  await context.setOffline(true);
  await page.goto(addressOf(SITE, path));
  await expect(offlinePage(page)).toBeVisible();
});
