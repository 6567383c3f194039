import { buildComicCbz } from '@longstrip/test-kit/files';
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { ANY_WIDTH } from '../reading/any-width.ts';
import { importWork } from '../reading/import-work.ts';
import { untilAwake } from '../reading/until-awake.ts';
import type { Work } from '../reading/works.ts';

const COMIC: Work = {
  name: 'a comic of ten pages',
  site: 'bom-us',
  source: { fileName: 'Ten Pages - c001.cbz', build: () => buildComicCbz({ pages: 10, seed: 12 }) },
  kind: 'pages',
  direction: 'ltr',
};
const PAGE = 6;

async function choose(page: Page, mode: 'Scroll' | 'Swipe pages'): Promise<void> {
  await page.locator('.viewer-toggle').press('Enter');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: mode }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'another way of reading goes on at the page where the last one was, and so does the next visit',
  ANY_WIDTH,
  async ({ page }) => {
    const { alias } = await importWork(COMIC);
    await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`));
    await untilAwake(page);
    const here = page.locator(`main [data-page="${PAGE}"]`);
    const before = page.locator(`main [data-page="${PAGE - 1}"]`);
    for (let turned = 1; turned < PAGE; turned += 1) await page.keyboard.press('ArrowRight');
    await expect(here).toBeInViewport({ ratio: 0.9 });
    await choose(page, 'Scroll');
    await expect(here).toBeInViewport({ ratio: 0.5 });
    await expect(before).not.toBeInViewport();
    await choose(page, 'Swipe pages');
    await expect(here).toBeInViewport({ ratio: 0.9 });
    await page.reload();
    await expect(here).toBeInViewport({ ratio: 0.9 });
  },
);
