import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { ANY_WIDTH } from '../reading/any-width.ts';
import { firstEpisode } from '../reading/first-episode.ts';
import { importWork } from '../reading/import-work.ts';
import { longNovel } from '../reading/long-novel.ts';
import { untilAwake } from '../reading/until-awake.ts';
import { type Work, WRITTEN_WORKS } from '../reading/works.ts';

interface Way {
  name: string;
  work: Work;
  /** How the reader likes to read, as the viewer's cookie says it. */
  settings?: string;
}

const UPRIGHT = longNovel({ title: 'Turned upright', language: 'ja', flow: 'paginated' });
const ACROSS = longNovel({ title: 'Turned across', language: 'en', flow: 'paginated' });

const WAYS: readonly Way[] = [
  { name: 'a comic from the left', work: written('a comic of pages') },
  { name: 'a comic from the right', work: written('a right-to-left comic of fixed layout') },
  { name: 'a comic in pairs', work: written('a comic of pages'), settings: 'layout=double' },
  { name: 'a novel', work: ACROSS },
  { name: 'a novel in upright lines', work: UPRIGHT },
  { name: 'a novel whose chapters follow by themselves', work: ACROSS, settings: 'binge=1' },
];

function written(name: string): Work {
  const work = WRITTEN_WORKS.find((one) => one.name === name);
  if (work === undefined) throw new Error(`no work is called ${name}`);
  return work;
}

async function open(page: Page, { work, settings }: Way): Promise<{ alias: string; address: string }> {
  const { alias } = await importWork(work);
  await page.goto(addressOf(work.site, `/detail/${alias}`));
  const address = addressOf(work.site, await firstEpisode(page, alias));
  if (settings !== undefined) {
    const name = `longstrip-${work.site}-viewer`;
    await page.context().addCookies([{ name, value: encodeURIComponent(settings), url: address }]);
  }
  // Pages are turned at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await untilAwake(page);
  return { alias, address };
}

/** How far the pages have been turned, in pixels from the first one. */
async function turnedPx(page: Page): Promise<number> {
  const pages = page.locator('.paper-scroller, .novel-columns');
  return pages.evaluate(({ scrollLeft, scrollTop }) => Math.round(Math.abs(scrollLeft) + scrollTop));
}

/** Where an element has come to rest: it has not moved for some frames. */
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

function wayBack(page: Page, alias: string): Locator {
  return page.locator(`main a[href="/detail/${alias}"]`);
}

for (const way of WAYS) {
  test(`the last page is kept, and past it the episode is over: ${way.name}`, ANY_WIDTH, async ({ page }) => {
    const { alias, address } = await open(page, way);
    await page.keyboard.press('End');
    await expect.poll(() => turnedPx(page)).toBeGreaterThan(0);
    const lastPx = await turnedPx(page);
    await page.reload();
    await untilAwake(page);
    await expect.poll(() => turnedPx(page)).toBe(lastPx);
    await expect(page).toHaveURL(address);

    await page.keyboard.press('PageDown');
    if (way.settings === 'binge=1') {
      await expect(page).toHaveURL(addressOf(way.work.site, `/viewer/${alias}/ep-2`));
      return;
    }
    await expect(wayBack(page, alias)).toBeInViewport();
    await page.reload();
    await untilAwake(page);
    await expect(wayBack(page, alias)).not.toBeInViewport();
    expect(await turnedPx(page)).toBe(0);
  });
}

test('the last page is there before any script of the viewer', ANY_WIDTH, async ({ page }) => {
  await open(page, { name: 'a comic', work: written('a comic of pages') });
  await page.keyboard.press('End');
  await expect(page.locator('main [data-page]').last()).toBeInViewport({ ratio: 0.9 });
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('main [data-page]').last()).toBeInViewport({ ratio: 0.9 });
});

for (const way of [
  { name: 'a novel that is turned', work: ACROSS },
  { name: 'a novel that is turned, in upright lines', work: UPRIGHT },
  { name: 'a novel that scrolls', work: ACROSS, settings: 'novels=SCROLL' },
  { name: 'a novel that scrolls, in upright lines', work: UPRIGHT, settings: 'novels=SCROLL' },
]) {
  test(`the place is there before any script of the viewer: ${way.name}`, ANY_WIDTH, async ({ page }) => {
    const { address } = await open(page, way);
    const placeOf = () => page.locator('.novel-text p').first().evaluate(settledPlace);
    for (let press = 0; press < 3; press += 1) {
      const before = await placeOf();
      await page.keyboard.press('PageDown');
      await expect.poll(placeOf).not.toEqual(before);
    }
    const kept = await placeOf();
    await page.route(/\.js$/, (route) => route.abort());
    // What is loaded again is scrolled by the browser itself.
    await page.goto('about:blank');
    await page.goto(address);
    const { x, y } = await placeOf();
    expect(Math.hypot(x - kept.x, y - kept.y), 'pixels').toBeLessThan(20);
  });
}

test(
  'past the last page home goes on with the next episode, and the series says that this one is read',
  ANY_WIDTH,
  async ({ page }) => {
    const { alias } = await open(page, { name: 'a novel', work: ACROSS });
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await expect(wayBack(page, alias)).toBeInViewport();
    await page.goto(addressOf(ACROSS.site));
    await expect(page.locator(`main a[href="/viewer/${alias}/ep-2"]`)).toBeVisible();
    await page.goto(addressOf(ACROSS.site, `/detail/${alias}`));
    await expect(page.locator(`main li a[href="/viewer/${alias}/ep-1"]`)).toHaveAccessibleName(/already read/);
  },
);
