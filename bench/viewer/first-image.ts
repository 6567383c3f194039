import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { slowDown } from '../../e2e/browser/network.ts';
import { CHROMIUM } from '../../e2e/product/chromium.ts';
import { LIMITS, type Measure, median, PROMISES } from '../report.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const SIZES = [
  { name: 'phone', window: PHONE },
  { name: 'desktop', window: { viewport: { width: 1280, height: 900 } } },
];

/** From the navigation to the decoded picture of the first page, in a browser without a cache. */
export async function measureFirstImage(url: string): Promise<Measure[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const measures: Measure[] = [];
    for (const { name, window } of SIZES) {
      const [first = Number.NaN, ...others] = await openCold(browser, url, window);
      // The first load also includes the resizing on the server.
      measures.push({ what: `first image, ${name}, first visit`, value: first, unit: 'ms' });
      const note = `${others.length} cold browsers`;
      measures.push({ what: `first image, ${name}, median`, value: median(others), unit: 'ms', note });
    }
    return measures;
  } finally {
    await browser.close();
  }
}

/** The same on a phone with a slow line (1.6 Mbit/s, 150 ms), where page and picture are cached already. */
export async function measureSlowFirstImage(url: string): Promise<Measure> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const phone = { ...PHONE, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
    const [, ...times] = await openCold(browser, url, phone, slowDown);
    const what = 'first image, phone on a slow line, median';
    return { what, value: median(times), unit: 'ms', most: PROMISES.slowFirstImageMs };
  } finally {
    await browser.close();
  }
}

async function openCold(
  browser: Browser,
  url: string,
  window: BrowserContextOptions,
  prepare: typeof slowDown = async () => undefined,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < LIMITS.firstImageLoads; round += 1) {
    const context = await browser.newContext(window);
    const page = await context.newPage();
    await prepare(page);
    await page.goto(url, { waitUntil: 'commit' });
    const image = page.locator('[data-page] img').first();
    await image.waitFor({ state: 'attached' });
    times.push(
      await image.evaluate(async (element) => {
        if (!(element instanceof HTMLImageElement)) throw new Error('not a picture');
        if (!element.complete)
          await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
        await element.decode();
        return performance.now();
      }),
    );
    await context.close();
  }
  return times;
}
