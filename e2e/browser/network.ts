import type { Page } from '@playwright/test';

/** A phone with a weak signal. */
const WEAK = { bitsPerSecond: 1_600_000, latencyMs: 150 };

/** Makes the line of the page slow, in either direction, with a wait before each answer: as with a weak signal, if not told. */
export async function slowDown(page: Page, { bitsPerSecond, latencyMs } = WEAK): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: latencyMs, downloadThroughput: throughput, uploadThroughput: throughput },
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
