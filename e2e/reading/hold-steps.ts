import type { Page } from '@playwright/test';

/** Holds the data of pages back until the returned function is called. */
export async function holdSteps(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    // All that is held is let go before the hold itself ends.
    await page.unrouteAll({ behavior: 'wait' });
  };
}
