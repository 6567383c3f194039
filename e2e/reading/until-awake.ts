import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated. On a busy machine that may be long after the document has loaded and the network is
 * idle; a key or a button that is pressed before is lost.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // After hydration the router restores scroll positions instead of the browser.
    const isSiteAwake = history.scrollRestoration === 'manual';
    // A document that replaced another begins with what that one had set: forms and buttons are looked at as well. The
    // viewer has a script of its own, which loads later; until then its links open whole documents.
    const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return isSiteAwake && [...document.querySelectorAll('main [data-page], form, button')].every(isTaken);
  });
}
