import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every layout shift since the start of the document, whatever caused it. */
    longstripShifts?: { value: number; sources: string[] }[];
  }
}

/** Records layout shifts of every document that the page opens from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    window.longstripShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node),
        );
        shifts.push({ value, sources: names });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the open document. */
export async function layoutShifts(page: Page): Promise<{ value: number; sources: string[] }[]> {
  return page.evaluate(() => window.longstripShifts ?? [{ value: Number.NaN, sources: ['not recorded'] }]);
}

/** Clears the record: shifts during a change of pages are not measured. */
export async function forgetLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A shift is reported after the frame in which it happened.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    window.longstripShifts?.splice(0);
  });
}
