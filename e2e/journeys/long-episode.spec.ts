import { brotliCompressSync, constants } from 'node:zlib';
import { buildComicCbz } from '@longstrip/test-kit/files';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { expect, type Page, test } from '@playwright/test';
import { storedAnchor } from '../browser/anchors.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { importWork, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

const PAGES = isWholeRun ? 500 : 150;
const LONG: Work = {
  ...{ name: 'a very long comic', site: 'bom-us', kind: 'pages', direction: 'ltr' },
  source: {
    fileName: 'Very Long - c001.cbz',
    build: () =>
      buildComicCbz({
        pages: PAGES,
        seed: 21,
        info: { Title: 'One', Series: 'Very Long', Number: '1', LanguageISO: 'en' },
      }),
  },
};
/** As the server compresses kept pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const DOCUMENT_MOST_BYTES = 60_000;

/** The pages of the pictures that are requested, in order, and how often the network was used. */
function watchPictures(page: Page): number[] {
  const asked: number[] = [];
  // The document before asks until the next one has come.
  page.on('framenavigated', () => {
    asked.length = 0;
  });
  page.on('request', (request) => {
    const order = /[?&]n=\d+\.(\d+)/.exec(decodeURIComponent(request.url()))?.[1];
    if (request.url().includes('/_/image') && order !== undefined) asked.push(Number(order));
  });
  return asked;
}

async function openAsStrip(page: Page): Promise<string> {
  const { alias } = await importWork(LONG);
  const address = addressOf('bom-us', `/viewer/${alias}/ep-1`);
  await page
    .context()
    .addCookies([{ name: 'longstrip-bom-us-viewer', value: 'books%3DSCROLL', url: addressOf('bom-us') }]);
  await page.goto(address);
  await untilHydrated(page);
  return address;
}

/** The pages in the window. */
function shownPages(page: Page): Promise<{ order: number; isFlat: boolean; isSharp: boolean }[]> {
  return page.locator('main [data-page]').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      if (!(frame instanceof HTMLElement) || bottom <= 0 || top >= innerHeight) return [];
      const image = frame.querySelector('img');
      const isSharp = image?.complete === true && image.naturalWidth > 0;
      return [{ order: Number(frame.dataset.page), isFlat: !isSharp && frame.style.backgroundImage === '', isSharp }];
    }),
  );
}

test('the document of a very long episode is small, and its pages are in their places', ANY_WIDTH, async ({ page }) => {
  const address = await openAsStrip(page);
  const html = await (await page.request.get(address)).text();
  expect(brotliCompressSync(html, BROTLI).byteLength).toBeLessThan(DOCUMENT_MOST_BYTES);
  expect(html.match(/data-page="/g)?.length).toBeGreaterThanOrEqual(PAGES);
});

test('a reader who comes back is sent what they see first, and nothing before it', ANY_WIDTH, async ({ page }) => {
  await openAsStrip(page);
  const middle = page.locator(`main [data-page="${Math.round(PAGES / 2)}"]`);
  await middle.evaluate((frame) => frame.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(async () => (await shownPages(page)).every(({ isSharp }) => isSharp)).toBe(true);
  await expect.poll(async () => JSON.parse(await storedAnchor(page)).page).toBeGreaterThan(10);
  const asked = watchPictures(page);
  await page.reload();
  await expect.poll(async () => (await shownPages(page)).every(({ isSharp }) => isSharp)).toBe(true);
  const [first] = await shownPages(page);
  // The window may begin in the last row of the page before.
  expect([first?.order, (first?.order ?? 0) - 1]).toContain(asked[0]);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual((first?.order ?? 0) - 2);
});

test('pages that fly past are blurred and never flat, far ones are released', ANY_WIDTH, async ({ page }) => {
  await openAsStrip(page);
  const flat = await page.evaluate(async () => {
    const seen: string[] = [];
    // Four pixels a millisecond at sixty frames a second; a busy machine, which draws fewer, also sends pictures more slowly.
    for (let frames = 0; frames < 240; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      scrollBy({ top: 66, behavior: 'instant' });
      for (const frame of document.querySelectorAll<HTMLElement>('main [data-page]')) {
        const { top, bottom } = frame.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight || frame.style.backgroundImage !== '') continue;
        if (frame.querySelector('img')?.complete !== true) seen.push(frame.dataset.page ?? '');
      }
    }
    return seen;
  });
  expect(flat).toEqual([]);
  await expect.poll(async () => (await shownPages(page)).every(({ isSharp }) => isSharp)).toBe(true);
  await expect(page.locator('main [data-page="1"] img')).toHaveCount(0);
  expect(await page.locator('main [data-page] img').count()).toBeLessThan(80);
});

test('a picture that fails is tried again by itself', ANY_WIDTH, async ({ page }) => {
  let refused = 0;
  await page.route(/\/_\/image.*[?&]n=\d+\.2&/, (route) => {
    refused += 1;
    return refused <= 2 ? route.abort() : route.continue();
  });
  await openAsStrip(page);
  await page.locator('main [data-page="2"]').evaluate((frame) => frame.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(async () => (await shownPages(page)).find(({ order }) => order === 2)?.isSharp).toBe(true);
  expect(refused).toBe(3);
});
