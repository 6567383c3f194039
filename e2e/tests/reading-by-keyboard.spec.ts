import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { importWork } from '../reading/import-work.ts';
import { readToEnd } from '../reading/read-episode.ts';
import { untilAwake } from '../reading/until-awake.ts';
import { WRITTEN_WORKS } from '../reading/works.ts';

/** As many as there are on the page of an episode, and more. */
const STOPS = 6;
/** Past these the reader has gone round: the end's own stops, and the browser's. */
const STOPS_AT_THE_END_MOST = 20;

/** Walks on with Tab, and says where the reader is then. */
async function walkThrough(page: Page): Promise<{ address: string; isEndInSight: boolean }> {
  for (let stops = 0; stops < STOPS; stops += 1) await page.keyboard.press('Tab');
  const end = page.getByRole('main').getByText(/^End of /);
  return { address: page.url(), isEndInSight: await end.evaluate(isInSight) };
}

function isInSight(element: Element): boolean {
  const { top, left } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight && left >= 0 && left < innerWidth;
}

async function walkTo(page: Page, link: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS_AT_THE_END_MOST; stops += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${STOPS_AT_THE_END_MOST} stops did not lead there`);
}

for (const work of WRITTEN_WORKS.filter(({ site, kind }) => site === 'bom-us' && kind !== 'lines')) {
  test(`Tab leads from the first page of ${work.name} to no end, and at the end to the way on`, async ({ page }) => {
    const { alias } = await importWork(work);
    await page.goto(addressOf(work.site, `/viewer/${alias}/ep-1`));
    await untilAwake(page);
    const end = page.getByRole('main').locator('section').filter({ hasText: 'End of ' });
    // What comes into view or not is known a frame after everything else.
    await expect(end).toHaveAttribute('inert');
    const address = page.url();
    expect(await walkThrough(page)).toEqual({ address, isEndInSight: false });
    await readToEnd(page, alias);
    await expect(end).not.toHaveAttribute('inert');
    await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Back to the series' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(work.site, `/detail/${alias}`));
  });
}
