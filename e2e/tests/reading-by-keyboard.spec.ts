import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { importWork } from '../reading/import-work.ts';
import { readToEnd } from '../reading/read-episode.ts';
import { WRITTEN_WORKS } from '../reading/works.ts';

/** Presses Tab as often as there are stops on the page and more, and says where the reader is then. */
async function walkThrough(page: Page): Promise<{ address: string; isEndInSight: boolean }> {
  for (let stops = 0; stops < 6; stops += 1) await page.keyboard.press('Tab');
  const end = page.getByRole('main').getByText(/^End of /);
  return { address: page.url(), isEndInSight: await end.evaluate(isInSight) };
}

function isInSight(element: Element): boolean {
  const { top, left } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight && left >= 0 && left < innerWidth;
}

for (const work of WRITTEN_WORKS.filter(({ site, kind }) => site === 'bom-us' && kind !== 'lines')) {
  test(`Tab leads from the first page of ${work.name} to no end, and at the end to the way on`, async ({ page }) => {
    const { alias } = await importWork(work);
    await page.goto(addressOf(work.site, `/viewer/${alias}/ep-1`), { waitUntil: 'networkidle' });
    const address = page.url();
    expect(await walkThrough(page)).toEqual({ address, isEndInSight: false });
    await readToEnd(page, alias);
    const back = page.getByRole('main').getByRole('link', { name: 'Back to the series' });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(back).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(work.site, `/detail/${alias}`));
  });
}
