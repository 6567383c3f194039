import type { Page } from '@playwright/test';

/**
 * Waits until the page answers: its scripts have come and run. A document can be whole, and the network silent, for a
 * while before that, on a busy machine for long; a key or a button pressed then is lost.
 */
export async function untilAwake(page: Page): Promise<void> {
  // The router takes the place in the page over from the browser once everything has its listeners, as one of them.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
