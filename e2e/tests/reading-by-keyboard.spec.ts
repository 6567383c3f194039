import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { ANY_WIDTH } from '../reading/any-width.ts';
import { firstEpisode } from '../reading/first-episode.ts';
import { importWork } from '../reading/import-work.ts';
import { longNovel } from '../reading/long-novel.ts';
import { readToEnd } from '../reading/read-episode.ts';
import { untilAwake } from '../reading/until-awake.ts';
import { WRITTEN_WORKS } from '../reading/works.ts';

/** As many as there are on the page of an episode, and more. */
const STOPS = 6;
/** Past these the reader has gone round: the end's own stops, and the browser's. */
const STOPS_AT_THE_END_MOST = 20;

/** Walks on with Tab, and says where the reader is then. */
async function walkThrough(page: Page, end: Locator): Promise<object> {
  for (let stops = 0; stops < STOPS; stops += 1) await page.keyboard.press('Tab');
  const beginning = page.locator('main [data-page="1"]');
  return {
    address: page.url(),
    isBeginningInSight: await beginning.evaluate(isInSight),
    isEndInSight: await end.evaluate(isInSight),
  };
}

function isInSight(element: Element): boolean {
  const { top, left } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight && left >= 0 && left < innerWidth;
}

function isReadToItsEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return scrollTop > 0 && scrollHeight - clientHeight - scrollTop <= 1;
}

async function walkTo(page: Page, link: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS_AT_THE_END_MOST; stops += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${STOPS_AT_THE_END_MOST} stops did not lead there`);
}

/** What comes after the last page. It offers the way back, in every language. */
function endOf(page: Page, alias: string): { end: Locator; wayBack: Locator } {
  const wayBack = page.locator(`main a[href="/detail/${alias}"]`);
  return { end: page.locator(`main section:not(.paper-scroller):has(a[href="/detail/${alias}"])`), wayBack };
}

async function openFirstEpisode(page: Page, site: string, alias: string): Promise<void> {
  await page.goto(addressOf(site, `/detail/${alias}`));
  await page.goto(addressOf(site, await firstEpisode(page, alias)));
  await untilAwake(page);
}

for (const work of WRITTEN_WORKS.filter(({ kind }) => kind === 'pages' || kind === 'strip')) {
  test(`Tab leads from the first page of ${work.name} to no end, and at the end to the way on`, async ({ page }) => {
    const { alias } = await importWork(work);
    await openFirstEpisode(page, work.site, alias);
    const { end, wayBack } = endOf(page, alias);
    // What comes into view or not is known a frame after everything else.
    await expect(end).toHaveAttribute('inert');
    const address = page.url();
    await page.keyboard.press('Tab');
    await expect(page.locator('.viewer-toggle')).toBeFocused();
    expect(await walkThrough(page, end)).toEqual({ address, isBeginningInSight: true, isEndInSight: false });
    await readToEnd(page, alias);
    await expect(end).not.toHaveAttribute('inert');
    await walkTo(page, wayBack);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(work.site, `/detail/${alias}`));
  });
}

test('Tab leads into a page of text while it is the one that is read, and no further', async ({ page }) => {
  const work = WRITTEN_WORKS.find(({ name }) => name === 'a comic with a page of text');
  if (work === undefined) throw new Error('no comic with a page of text is written');
  const { alias } = await importWork(work);
  await openFirstEpisode(page, work.site, alias);
  const text = page.locator('main section[data-page="3"]');
  await expect(text).toHaveAttribute('tabindex', '0');
  for (const order of [2, 3]) {
    await page.keyboard.press('PageDown');
    await expect(page.locator(`main [data-page="${order}"]`)).toBeInViewport({ ratio: 0.9 });
  }
  await walkTo(page, text);
  const { end } = endOf(page, alias);
  await walkThrough(page, end);
  await expect(text).toBeInViewport({ ratio: 0.9 });
  // It is taller than the window: keys first read it to its end. Then they turn the page, and it is not gone back to.
  await walkTo(page, text);
  await page.keyboard.press('PageDown');
  await expect.poll(() => text.evaluate(isReadToItsEnd)).toBe(true);
  await expect(text).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('PageDown');
  const next = page.locator('main [data-page="4"]');
  await expect(next).toBeInViewport({ ratio: 0.9 });
  await expect(text).not.toBeFocused();
  await walkThrough(page, end);
  await expect(next).toBeInViewport({ ratio: 0.9 });
});

for (const language of ['en', 'ja'] as const) {
  const lines = language === 'ja' ? 'upright lines' : 'lines';
  test(
    `End leads to the end of a novel that scrolls in ${lines}, and Home to its beginning`,
    ANY_WIDTH,
    async ({ page }) => {
      const work = longNovel({ title: `Scrolled ${lines}`, language, flow: 'scrolled-doc' });
      const { alias } = await importWork(work);
      await openFirstEpisode(page, work.site, alias);
      const beginning = page.getByRole('heading', { name: 'One', level: 2, exact: true });
      const { wayBack } = endOf(page, alias);
      await expect(beginning).toBeInViewport();
      await page.keyboard.press('End');
      await expect(wayBack).toBeInViewport();
      await expect(beginning).not.toBeInViewport();
      await page.keyboard.press('Home');
      await expect(beginning).toBeInViewport();
      await expect(wayBack).not.toBeInViewport();
    },
  );
}
