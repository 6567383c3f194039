import type { Page } from '@playwright/test';

/** A phone with a weak signal. */
const BITS_PER_SECOND = 1_600_000;
const LATENCY_MS = 150;

/** Makes the line of the page slow: 1.6 Mbit/s in either direction, 150 ms before each answer. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = BITS_PER_SECOND / 8;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: LATENCY_MS, downloadThroughput: throughput, uploadThroughput: throughput },
  });
}

/** Holds the data of pages back until the returned function is called. */
export async function holdPageData(page: Page): Promise<() => Promise<void>> {
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
    // All held requests are released before the route handlers are removed.
    await page.unrouteAll({ behavior: 'wait' });
  };
}
