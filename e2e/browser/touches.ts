import type { Page } from '@playwright/test';

/**
 * Two taps a tenth of a second apart by their time stamps, however long a busy machine takes to hand them over. Each waits
 * for the one before: of two taps at once Chromium may make one click.
 */
export async function doubleTap(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const firstS = Date.now() / 1000 - 0.12;
  for (const [type, afterS] of [
    ['touchStart', 0],
    ['touchEnd', 0.02],
    ['touchStart', 0.1],
    ['touchEnd', 0.12],
  ] as const) {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: 195, y: 420 }];
    await client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: firstS + afterS });
  }
}
