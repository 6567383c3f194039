import { expect, type Page, test } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from '../browser/layout.ts';
import { slowDown } from '../browser/network.ts';
import { watchPage } from '../browser/page-checks.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { importWork, WRITTEN_WORKS } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

/** As fast as a thumb scrolls. */
const SPEED_PX_PER_S = 1_500;

async function openWebtoon(page: Page): Promise<void> {
  const webtoon = WRITTEN_WORKS.find(({ kind }) => kind === 'strip');
  if (webtoon === undefined) throw new Error('no strip is written');
  const { alias } = await importWork(webtoon);
  await page.goto(addressOf(webtoon.site, `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
}

test(
  'a strip that is scrolled fast on a slow line shows a picture or its blur in every window',
  ANY_WIDTH,
  async ({ page }) => {
    const watch = watchPage(page);
    await recordLayoutShifts(page);
    await slowDown(page);
    await openWebtoon(page);
    const { flat, frames, blurs } = await page.evaluate(scrollThrough, SPEED_PX_PER_S);
    expect(flat).toEqual([]);
    expect(frames).toBeGreaterThan(10);
    expect(blurs).toBeGreaterThan(10);
    expect(await layoutShifts(page)).toEqual([]);
    expect(watch.problems()).toEqual([]);
  },
);

test(
  'the pictures of three windows ahead load before they are scrolled to, and no others',
  ANY_WIDTH,
  async ({ page }) => {
    await openWebtoon(page);
    const state = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main [data-page]')].map((frame) => {
          const image = frame.querySelector('img');
          const isNear = frame.getBoundingClientRect().top < 4 * innerHeight;
          return `${isNear ? 'near' : 'far'} ${image === null ? 'waits' : image.complete && image.naturalWidth > 0}`;
        }),
      );
    await expect.poll(async () => new Set(await state())).toEqual(new Set(['near true', 'far waits']));
  },
);

/** Runs in the page: scrolls to the last page. @returns pages that were in the window as one colour, and when */
async function scrollThrough(pxPerS: number): Promise<{ flat: string[]; frames: number; blurs: number }> {
  const pages = [...document.querySelectorAll<HTMLElement>('main [data-page]')];
  const blurOf = (frame: HTMLElement) => /url\("(data:image\/[^"]+)"\)/.exec(frame.style.backgroundImage)?.[1];
  const decodes = async (address: string) => {
    const image = new Image();
    image.src = address;
    await image.decode();
  };
  const blurs = pages.flatMap((frame) => blurOf(frame) ?? []);
  await Promise.all(blurs.map(decodes));
  const endPx = scrollY + (pages.at(-1)?.getBoundingClientRect().bottom ?? 0) - innerHeight;
  const startMs = performance.now();
  const flat: string[] = [];
  let frames = 0;
  for (let topPx = 0; topPx < endPx; ) {
    await new Promise(requestAnimationFrame);
    topPx = Math.min(endPx, ((performance.now() - startMs) * pxPerS) / 1000);
    window.scrollTo({ top: topPx, behavior: 'instant' });
    frames += 1;
    for (const frame of pages) {
      const { top, bottom } = frame.getBoundingClientRect();
      if (bottom <= 1 || top >= innerHeight - 1) continue;
      const image = frame.querySelector('img');
      const isThere = image?.complete === true && image.naturalWidth > 0;
      if (!isThere && blurOf(frame) === undefined) flat.push(`page ${frame.dataset.page} at ${Math.round(topPx)} px`);
    }
  }
  return { flat, frames, blurs: blurs.length };
}
