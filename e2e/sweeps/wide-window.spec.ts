import type { PlatformId } from '@longstrip/platform-config';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from '../browser/layout.ts';
import { expectToFit, seriousFindings } from '../browser/page-checks.ts';
import { samplePath } from '../browser/pages.ts';
import { untilHydrated } from '../browser/waits.ts';
import { readInItsLanguage, WIDE_ONLY } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

/** A series of the demo with many episodes, the first of them free. */
const SERIAL = 'ninety-nine-floors';
/** A comic of pages. */
const PAGED = 'iron-orchid';
const COLUMN_PX = 720;
const TOP_BAR_PX = 78;

const rail = (page: Page) => page.locator('.page-rail');
const side = (page: Page) => page.locator('.page-side');

async function open(page: Page, site: PlatformId, path: string, widthPx = 1280): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: 800 });
  await page.goto(addressOf(site, path));
  await untilHydrated(page);
}

async function boxOf(
  element: Locator,
): Promise<{ left: number; right: number; width: number; top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return { left: box.x, right: box.x + box.width, width: box.width, top: box.y, bottom: box.y + box.height };
}

for (const [site, isMirrored] of [
  ['bom-us', false],
  ['delitoon-me', true],
] as const) {
  test(
    `${site} has three columns from 1024 to 1920 px, centred together, and one below that`,
    WIDE_ONLY,
    async ({ page }) => {
      if (isMirrored) await open(page, site, '/?lang=ar');
      const detail = await samplePath(site, 'detail');
      for (const path of ['/', '/home/weekly', '/search?q=a', detail, '/faq']) {
        await open(page, site, path);
        for (const widthPx of [1024, 1239, 1240, 1440, 1920]) {
          await test.step(`${path} in ${widthPx} px`, async () => {
            await page.setViewportSize({ width: widthPx, height: 800 });
            await expectToFit(page);
            const [first, column, last] = [
              await boxOf(rail(page)),
              await boxOf(page.locator('.page-columns > .column')),
              await boxOf(side(page)),
            ];
            expect(column.width).toBe(COLUMN_PX);
            const [left, right] = isMirrored ? [last, first] : [first, last];
            expect(left.right).toBeLessThanOrEqual(column.left + 0.5);
            expect(column.right).toBeLessThanOrEqual(right.left + 0.5);
            expect(left.left).toBeGreaterThanOrEqual(0);
            expect(Math.abs(left.left - (widthPx - right.right))).toBeLessThan(1);
          });
        }
        await page.setViewportSize({ width: 1023, height: 800 });
        await expect(rail(page)).toBeHidden();
        await expectToFit(page);
      }
    },
  );
}

test(
  'beside the episodes of a series its cover, facts and button stay; the first three are in the first screen',
  WIDE_ONLY,
  async ({ page }) => {
    await recordLayoutShifts(page);
    await open(page, 'bom-us', `/detail/${SERIAL}`);
    const episodes = page.getByRole('main').locator('ol > li');
    await expect(episodes.nth(2)).toBeInViewport({ ratio: 1 });
    const cover = side(page).locator('.cover-frame');
    const button = side(page).getByRole('link', { name: /^Read first/ });
    const before = await boxOf(cover);
    await page.evaluate(() => window.scrollTo(0, 750));
    await expect(episodes.first()).not.toBeInViewport();
    expect(await boxOf(cover)).toEqual(before);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(side(page).getByText('reads')).toBeInViewport();
    expect((await layoutShifts(page)).filter(({ value }) => value !== 0)).toEqual([]);
    // The narrowest second column has room for its two buttons below each other.
    await page.setViewportSize({ width: 1024, height: 800 });
    const follow = side(page).getByRole('button', { name: 'Follow for new episodes' });
    const [upper, lower] = [await boxOf(follow), await boxOf(button)];
    expect(upper.bottom).toBeLessThanOrEqual(lower.top);
    expect(lower.width).toBeGreaterThan(150);
  },
);

test(
  'the rail is reached by Tab after the bar, and opens a list; the focus is visible',
  WIDE_ONLY,
  async ({ page }) => {
    await open(page, 'bom-us', '/');
    const names: string[] = [];
    const ranking = rail(page).getByRole('link', { name: 'Ranking' });
    for (
      let stops = 0;
      stops < 12 && !(await ranking.evaluate((link) => link === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press('Tab');
      names.push((await page.locator(':focus').getAttribute('href')) ?? '');
    }
    expect(names.slice(-3)).toEqual(['/', '/home/weekly', '/home/ranking']);
    await expect(ranking).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home\/ranking$/);
    await expect(rail(page).getByRole('link', { name: 'Ranking' })).toHaveAttribute('aria-current', 'page');
    // Its choices are in the second column, and only there.
    await expect(page.getByRole('main').getByRole('group', { name: 'Period' })).toBeHidden();
    await side(page).getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).press('Enter');
    await expect(page).toHaveURL(/period=WEEKLY/);
  },
);

test('what only the second column needs is not loaded without one', WIDE_ONLY, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, 'bom-us', '/faq', 1000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/_/chart') || path.includes('page-side'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(side(page).getByRole('list').getByRole('link').first()).toBeVisible();
  expect(asked).toContain('/_/chart');
});

test('without scripts the columns lead where they lead with them', WIDE_ONLY, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(addressOf('bom-us', '/home/weekly'));
  await side(page)
    .getByRole('link', { name: /^See all ?: Top right now/ })
    .click();
  await expect(page).toHaveURL(/\/home\/ranking$/);
  await rail(page).getByRole('link', { name: 'Free', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/free$/);
  await side(page).getByRole('link', { name: 'Latest' }).click();
  await expect(page).toHaveURL(/sort=LATEST/);
  await context.close();
});

test('rows of covers have arrows for a mouse, and a cover that it rests on says more', WIDE_ONLY, async ({ page }) => {
  await open(page, 'bom-us', '/');
  const row = page.getByRole('main').getByRole('list', { name: 'New here' });
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  const on = page.getByRole('button', { name: 'Scroll on: New here' });
  await on.click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Scroll back: New here' }).press('Enter');
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeLessThan(2);
  await row.getByRole('link').first().hover();
  const preview = page.locator('[data-cover-preview]');
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
});

test(
  'the episodes and the settings of the viewer stand beside the pages, which still scroll',
  WIDE_ONLY,
  async ({ page }) => {
    await open(page, 'bom-us', `/viewer/${SERIAL}/ep-1`, 1024);
    for (const [button, name] of [
      ['List', /./],
      ['Settings', 'Settings'],
    ] as const) {
      // Scrolling has hidden them.
      await page.getByRole('button', { name: 'Show or hide the controls' }).press('Enter');
      await page.getByRole('button', { name: button, exact: true }).click();
      const panel = page.getByRole('dialog', { name });
      await expect(panel).toBeVisible();
      const strip = page.locator('.strip');
      await expect.poll(async () => (await boxOf(panel)).left - (await boxOf(strip)).right).toBeGreaterThanOrEqual(0);
      const at = await page.evaluate(() => scrollY);
      await strip.hover({ position: { x: 200, y: 400 + at } });
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at);
      await panel.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(panel).toHaveCount(0);
    }
  },
);

test('the settings of the viewer stand beside pages that fill the window', WIDE_ONLY, async ({ page }) => {
  await open(page, 'bom-us', `/viewer/${PAGED}/ep-1`, 1440);
  await page.getByRole('button', { name: 'Show or hide the controls' }).press('Enter');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  const pages = page.locator('.paper-scroller');
  await expect.poll(async () => (await boxOf(panel)).left - (await boxOf(pages)).right).toBeGreaterThanOrEqual(-0.5);
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect.poll(async () => (await boxOf(pages)).right).toBe(1440);
});

for (const [site, isMirrored] of [
  ['bom-us', false],
  ['delitoon-me', true],
] as const) {
  test(`${site} has the brand’s scene beside the log-in from 1024 px on`, WIDE_ONLY, async ({ page }) => {
    const scenes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/illustration.svg')) scenes.push(request.url());
    });
    // Not its home page, which has the scene too: a picture from the browser's memory is never lazy.
    if (isMirrored) await readInItsLanguage(page, site);
    await open(page, site, '/user/login', 1023);
    const scene = page.locator('.sign-in-scene');
    await expect(scene).toBeHidden();
    expect(scenes).toEqual([]);
    for (const widthPx of [1024, 1280, 1920]) {
      await page.setViewportSize({ width: widthPx, height: 800 });
      await expectToFit(page);
      const [form, beside] = [await boxOf(page.getByRole('main')), await boxOf(scene)];
      const [left, right] = isMirrored ? [form, beside] : [beside, form];
      expect(left.right).toBeLessThanOrEqual(right.left);
      expect(beside.width).toBeCloseTo(widthPx / 2, 0);
    }
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the columns, ${scheme}`, WIDE_ONLY, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ['/', '/home/weekly', `/detail/${SERIAL}`]) {
      await open(page, 'bom-us', path);
      await page.waitForLoadState('networkidle');
      expect(await seriousFindings(page), path).toEqual([]);
    }
    expect((await boxOf(rail(page))).top).toBeGreaterThanOrEqual(TOP_BAR_PX);
  });
}
