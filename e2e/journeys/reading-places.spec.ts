import { sample, sampleTitle } from '@longstrip/test-kit/sample';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { firstEpisode } from '../browser/episodes.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { importWork, longNovel, type Work, WRITTEN_WORKS } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

interface Mode {
  name: string;
  work: Work;
  /** The reader's settings, as in the viewer's cookie. */
  settings?: string;
}

const VERTICAL = longNovel({ title: 'Paged vertical', language: 'ja', flow: 'paginated' });
const HORIZONTAL = longNovel({ title: 'Paged horizontal', language: 'en', flow: 'paginated' });

const MODES: readonly Mode[] = [
  { name: 'a comic from the left', work: written('a comic of pages') },
  { name: 'a comic from the right', work: written('a right-to-left comic of fixed layout') },
  { name: 'a comic in pairs', work: written('a comic of pages'), settings: 'layout=double' },
  { name: 'a novel', work: HORIZONTAL },
  { name: 'a novel in vertical lines', work: VERTICAL },
  { name: 'a novel whose chapters follow by themselves', work: HORIZONTAL, settings: 'binge=1' },
];

function written(name: string): Work {
  const work = WRITTEN_WORKS.find((one) => one.name === name);
  if (work === undefined) throw new Error(`no work is called ${name}`);
  return work;
}

async function open(page: Page, { work, settings }: Mode): Promise<{ alias: string; address: string }> {
  const { alias } = await importWork(work);
  await page.goto(addressOf(work.site, `/detail/${alias}`));
  const address = addressOf(work.site, await firstEpisode(page, alias));
  if (settings !== undefined) {
    const name = `longstrip-${work.site}-viewer`;
    await page.context().addCookies([{ name, value: encodeURIComponent(settings), url: address }]);
  }
  // Pages turn without an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await untilHydrated(page);
  return { alias, address };
}

/** The scroll position of the pages, in pixels from the first one. */
async function scrolledPx(page: Page): Promise<number> {
  const pages = page.locator('.paper-scroller, .novel-columns');
  return pages.evaluate(({ scrollLeft, scrollTop }) => Math.round(Math.abs(scrollLeft) + scrollTop));
}

/** The place of an element after it has not moved for some frames. */
async function settledPlace(element: Element): Promise<{ x: number; y: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let place = element.getBoundingClientRect();
  for (let still = 0; still < 12; still += 1) {
    await frame();
    const now = element.getBoundingClientRect();
    if (now.x !== place.x || now.y !== place.y) still = 0;
    place = now;
  }
  return { x: place.x, y: place.y };
}

function backLink(page: Page, alias: string): Locator {
  return page.locator(`main a[href="/detail/${alias}"]`);
}

for (const mode of sample(MODES, 2)) {
  const title = sampleTitle(`the last page is restored, and after it the episode is finished: ${mode.name}`, 2);
  test(title, ANY_WIDTH, async ({ page }) => {
    const { alias, address } = await open(page, mode);
    await page.keyboard.press('End');
    await expect.poll(() => scrolledPx(page)).toBeGreaterThan(0);
    const lastPx = await scrolledPx(page);
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => scrolledPx(page)).toBe(lastPx);
    await expect(page).toHaveURL(address);

    await page.keyboard.press('PageDown');
    if (mode.settings === 'binge=1') {
      await expect(page).toHaveURL(addressOf(mode.work.site, `/viewer/${alias}/ep-2`));
      return;
    }
    await expect(backLink(page, alias)).toBeInViewport();
    // Loaded again it is the same page; opened again the episode begins anew.
    await page.reload();
    await untilHydrated(page);
    await expect(backLink(page, alias)).toBeInViewport();
    await page.goto('about:blank');
    await page.goto(address);
    await untilHydrated(page);
    await expect(backLink(page, alias)).not.toBeInViewport();
    expect(await scrolledPx(page)).toBe(0);
  });
}

test('the last page is shown before any script of the viewer', ANY_WIDTH, async ({ page }) => {
  await open(page, { name: 'a comic', work: written('a comic of pages') });
  await page.keyboard.press('End');
  await expect(page.locator('main [data-page]').last()).toBeInViewport({ ratio: 0.9 });
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('main [data-page]').last()).toBeInViewport({ ratio: 0.9 });
});

const NOVEL_MODES: readonly Mode[] = [
  { name: 'a novel that is turned', work: HORIZONTAL },
  { name: 'a novel that is turned, in vertical lines', work: VERTICAL },
  { name: 'a novel that scrolls', work: HORIZONTAL, settings: 'novels=SCROLL' },
  { name: 'a novel that scrolls, in vertical lines', work: VERTICAL, settings: 'novels=SCROLL' },
];

for (const mode of sample(NOVEL_MODES, 2)) {
  const title = sampleTitle(`the place is restored before any script of the viewer: ${mode.name}`, 2);
  test(title, ANY_WIDTH, async ({ page }) => {
    const { address } = await open(page, mode);
    const placeOf = () => page.locator('.novel-text p').first().evaluate(settledPlace);
    for (let press = 0; press < 3; press += 1) {
      const before = await placeOf();
      await page.keyboard.press('PageDown');
      await expect.poll(placeOf).not.toEqual(before);
    }
    const saved = await placeOf();
    await page.route(/\.js$/, (route) => route.abort());
    // After a reload the browser itself would restore the scroll position.
    await page.goto('about:blank');
    await page.goto(address);
    const { x, y } = await placeOf();
    expect(Math.hypot(x - saved.x, y - saved.y), 'pixels').toBeLessThan(20);
  });
}

test(
  'after the last page home offers the next episode, and the series marks this one as read',
  ANY_WIDTH,
  async ({ page }) => {
    const { alias } = await open(page, { name: 'a novel', work: HORIZONTAL });
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await expect(backLink(page, alias)).toBeInViewport();
    await page.goto(addressOf(HORIZONTAL.site));
    await expect(page.locator(`main a[href="/viewer/${alias}/ep-2"]`)).toBeVisible();
    await page.goto(addressOf(HORIZONTAL.site, `/detail/${alias}`));
    await expect(page.locator(`main li a[href="/viewer/${alias}/ep-1"]`)).toHaveAccessibleName(/already read/);
  },
);
