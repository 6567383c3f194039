import type { PlatformId } from '@longstrip/platform-config';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cutTexts } from '../browser/layout.ts';
import { expectToFit } from '../browser/page-checks.ts';
import { samplePath } from '../browser/pages.ts';
import { addressOf } from '../product/running-product.ts';

/** Opens a page for a reader whose text is twice the usual size. */
async function openLarge(page: Page, id: PlatformId, path: string): Promise<void> {
  await page.goto(addressOf(id, path), { waitUntil: 'load' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectToFit(page);
}

async function expectNoCutText(frames: Locator): Promise<void> {
  await expect(frames.first()).toBeVisible();
  for (const frame of await frames.all()) {
    if (await frame.isVisible()) expect(await cutTexts(frame)).toEqual([]);
  }
}

const bar = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('link');

/** Badges of one cover that overlap. */
function overlappingBadges(page: Page): Promise<string[]> {
  return page.locator('main .cover-frame').evaluateAll((covers) =>
    covers.flatMap((cover) => {
      const badges = [...cover.querySelectorAll(':scope > span > span')]
        .map((badge) => ({ text: badge.textContent, box: badge.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      return badges.flatMap((one, index) =>
        badges
          .slice(index + 1)
          .filter(({ box }) => one.box.left < box.right && box.left < one.box.right)
          .map((other) => `${one.text} and ${other.text}`),
      );
    }),
  );
}

test('at twice the size of text the home page cuts no banner, bar or badge', async ({ page }) => {
  await openLarge(page, 'bom-us', '/');
  await expectNoCutText(page.locator('[aria-roledescription="carousel"] li a'));
  await expectNoCutText(bar(page, 'Main navigation'));
  await expectNoCutText(bar(page, 'Sections'));
  await expectNoCutText(bar(page, 'Days of the week'));
  expect(await page.locator('main .cover-frame').count()).toBeGreaterThan(10);
  expect(await overlappingBadges(page)).toEqual([]);
});

test('at twice the size of text the first episode of a series can be opened', async ({ page }) => {
  await openLarge(page, 'bom-us', await samplePath('bom-us', 'detail'));
  await expectNoCutText(page.getByRole('link', { name: /^Read first/ }));
  await expectNoCutText(page.getByRole('heading', { level: 1 }));
});

test('at twice the size of text lists cut no name, and no badges overlap', async ({ page }) => {
  await openLarge(page, 'bom-us', '/home/weekly');
  await expectNoCutText(page.getByRole('main').getByRole('heading', { level: 2 }));
  expect(await overlappingBadges(page)).toEqual([]);
  await openLarge(page, 'bom-us', '/home/ranking');
  await expectNoCutText(page.getByRole('group', { name: 'Period' }));
  expect(await overlappingBadges(page)).toEqual([]);
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });
  test('at twice the size of text the ranking fits its window', async ({ page }) => {
    await openLarge(page, 'beltoon-jp', '/home/ranking');
  });
});

for (const [id, locale] of [
  ['bom-th', 'th-TH'],
  ['delitoon-me', 'ar'],
] as const) {
  test.describe(`in a window 320 wide, on ${id},`, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } });
    test('the dots of the banners cover no word', async ({ page }) => {
      await page.goto(addressOf(id), { waitUntil: 'load' });
      const carousel = page.locator('[aria-roledescription="carousel"]');
      const dots = await carousel.getByRole('button').last().locator('..').boundingBox();
      const words = carousel.locator('li a > span:last-child > span');
      await expect(words.first()).toBeVisible();
      expect(dots).not.toBeNull();
      const feet = await words.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      for (const foot of feet) expect(foot).toBeLessThanOrEqual(dots?.y ?? 0);
    });
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  for (const width of [390, 320]) {
    test(`at twice the size of text long names are whole, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openLarge(page, 'delitoon-de', '/transfer/note');
      await expectNoCutText(bar(page, 'Hauptmenü'));
      await expectNoCutText(page.getByRole('heading', { level: 1 }));
      const skipLink = await page.locator('a[href="#main"]').boundingBox();
      expect((skipLink?.y ?? 0) + (skipLink?.height ?? 0)).toBeLessThanOrEqual(0);
    });
  }
});
