import { buildComicCbz } from '@longstrip/test-kit/files';
import { expect, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { importWork, longNovel, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

const COMIC: Work = {
  ...{ name: 'a comic with bookmarks', site: 'bom-us', kind: 'pages', direction: 'ltr' },
  source: {
    fileName: 'Marked - c001.cbz',
    build: () =>
      buildComicCbz({
        pages: 10,
        seed: 31,
        info: { Title: 'One', Series: 'Bookmarked', Number: '1', LanguageISO: 'en' },
      }),
  },
};

test('a guest sets a bookmark, goes elsewhere by the line, and comes back to it', ANY_WIDTH, async ({ page }) => {
  const { alias } = await importWork(COMIC);
  await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
  const shown = (order: number) => expect(page.locator(`main [data-page="${order}"]`)).toBeInViewport({ ratio: 0.9 });
  const line = page.getByRole('slider', { name: 'Go to' });
  const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
  await page.locator('.viewer-toggle').press('Enter');
  await line.fill('4');
  await shown(4);
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  // By the mouse, as it is dragged: nothing moves before the end.
  const box = await line.boundingBox();
  if (box === null) throw new Error('the line is not shown');
  await page.mouse.move(box.x + box.width * 0.35, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
  await shown(4);
  await page.mouse.up();
  await shown(11);
  await expect(line).toHaveAttribute('aria-valuetext', 'Page 11 of 11');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  // Where they were before the line was used.
  await page.getByRole('button', { name: 'Back to page 1', exact: true }).click();
  await shown(1);
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Page 4', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shown(4);
  await page.reload();
  await untilHydrated(page);
  await shown(4);
  await page.locator('.viewer-toggle').press('Enter');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});

test('keys are shown and can be changed, and pages scroll by themselves', ANY_WIDTH, async ({ page }) => {
  const novel = longNovel({ title: 'Keys', language: 'en', flow: 'scrolled-doc' });
  const { alias } = await importWork(novel);
  await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
  await page.keyboard.press('a');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Stop scrolling' }).click();
  const stoppedAt = await page.evaluate(() => scrollY);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('button', { name: 'Next episode: n' }).click();
  await page.keyboard.press('x');
  await expect(keys.getByRole('button', { name: 'Next episode: x' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(stoppedAt);
  await page.keyboard.press('n');
  await page.keyboard.press('x');
  await expect(page).toHaveURL(addressOf('bom-us', `/viewer/${alias}/ep-2`));
});
