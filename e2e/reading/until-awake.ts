import type { Page } from '@playwright/test';

/**
 * Waits until the page answers: its scripts have come and run. A document can be whole, and the network silent, for a
 * while before that, on a busy machine for long; a key or a button pressed then is lost.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The router takes the place in the page over from the browser once everything has its listeners, as one of them.
    const isSiteAwake = history.scrollRestoration === 'manual';
    // What shows an episode has a script of its own, which comes later. Until then a link in it opens a whole document.
    const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return isSiteAwake && [...document.querySelectorAll('main [data-page]')].every(isTaken);
  });
}
