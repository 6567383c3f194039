import { sample, sampleTitle } from '@longstrip/test-kit/sample';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { firstEpisode, readToEnd } from '../browser/episodes.ts';
import { untilAtRest, untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, windowOf } from '../browser/windows.ts';
import { importWork, longNovel, WRITTEN_WORKS } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

/** More than the page of an episode has. */
const STOPS = 6;
/** More than the card at the end and the browser have together. */
const STOPS_AT_THE_END_MOST = 20;

/** Presses Tab some times. @returns the state after that */
async function pressTab(page: Page, end: Locator): Promise<object> {
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

async function tabTo(page: Page, link: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS_AT_THE_END_MOST; stops += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${STOPS_AT_THE_END_MOST} stops did not lead there`);
}

/** The card after the last page, and its link back to the series. */
function endOf(page: Page, alias: string): { end: Locator; backLink: Locator } {
  const backLink = page.locator(`main a[href="/detail/${alias}"]`);
  return { end: page.locator(`main section:not(.paper-scroller):has(a[href="/detail/${alias}"])`), backLink };
}

async function openFirstEpisode(page: Page, site: string, alias: string): Promise<void> {
  await page.goto(addressOf(site, `/detail/${alias}`));
  await page.goto(addressOf(site, await firstEpisode(page, alias)));
  await untilHydrated(page);
}

const COMICS = WRITTEN_WORKS.filter(({ kind }) => kind === 'pages' || kind === 'strip');

for (const [index, work] of sample(COMICS, 2).entries()) {
  const title = sampleTitle(
    `Tab on the first page of ${work.name} does not reach the card at the end, and at the end it does`,
    2,
  );
  test(title, windowOf(index), async ({ page }) => {
    const { alias } = await importWork(work);
    await openFirstEpisode(page, work.site, alias);
    const { end, backLink } = endOf(page, alias);
    // What is in the viewport is known a frame later.
    await expect(end).toHaveAttribute('inert');
    const address = page.url();
    await page.keyboard.press('Tab');
    await expect(page.locator('.viewer-toggle')).toBeFocused();
    expect(await pressTab(page, end)).toEqual({ address, isBeginningInSight: true, isEndInSight: false });
    await readToEnd(page, alias);
    await expect(end).not.toHaveAttribute('inert');
    await tabTo(page, backLink);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(work.site, `/detail/${alias}`));
  });
}

test('Tab reaches a page of text while it is open, and nothing after it', windowOf(1), async ({ page }) => {
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
  // What is in the viewport is known a frame later: until then the page takes no focus.
  await expect(page.locator('.paper-view:not([inert]) section[data-page="3"]')).toHaveCount(1);
  await tabTo(page, text);
  const { end } = endOf(page, alias);
  await pressTab(page, end);
  await expect(text).toBeInViewport({ ratio: 0.9 });
  // It is taller than the window: the page key scrolls it to its end, then turns the page, and Tab does not go back to it.
  await tabTo(page, text);
  await page.keyboard.press('PageDown');
  await expect.poll(() => text.evaluate(isReadToItsEnd)).toBe(true);
  await expect(text).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('PageDown');
  const next = page.locator('main [data-page="4"]');
  await expect(next).toBeInViewport({ ratio: 0.9 });
  await expect(text).not.toBeFocused();
  await pressTab(page, end);
  await expect(next).toBeInViewport({ ratio: 0.9 });
});

for (const language of ['en', 'ja'] as const) {
  const lines = language === 'ja' ? 'vertical lines' : 'lines';
  test(
    `End leads to the end of a novel that scrolls in ${lines}, and Home to its beginning`,
    ANY_WIDTH,
    async ({ page }) => {
      const work = longNovel({ title: `Scrolled ${lines}`, language, flow: 'scrolled-doc' });
      const { alias } = await importWork(work);
      await openFirstEpisode(page, work.site, alias);
      const beginning = page.getByRole('heading', { name: 'One', level: 2, exact: true });
      const { backLink } = endOf(page, alias);
      await expect(beginning).toBeInViewport();
      await page.keyboard.press('End');
      await expect(backLink).toBeInViewport();
      await expect(beginning).not.toBeInViewport();
      await untilAtRest(page);
      await page.keyboard.press('Home');
      await expect(beginning).toBeInViewport();
      await expect(backLink).not.toBeInViewport();
    },
  );
}
