import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/product/chromium.ts';
import { LIMITS } from '../limits.ts';
import { type Measure, median } from '../report.ts';

const SIZES = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
];

/** From the navigation to the decoded picture of the first page, in a browser without a cache. */
export async function measureFirstImage(url: string): Promise<Measure[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const measures: Measure[] = [];
    for (const { name, viewport } of SIZES) {
      const times: number[] = [];
      for (let round = 0; round < LIMITS.firstImageLoads; round += 1) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
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
      // The first load also includes the resizing on the server.
      measures.push({ what: `first image, ${name}, first visit`, value: times[0] ?? Number.NaN, unit: 'ms' });
      measures.push({
        what: `first image, ${name}, median`,
        value: median(times.slice(1)),
        unit: 'ms',
        note: `${times.length - 1} cold browsers`,
      });
    }
    return measures;
  } finally {
    await browser.close();
  }
}
