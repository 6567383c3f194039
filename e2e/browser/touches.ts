import type { Page } from '@playwright/test';

/** Two taps at once: sent one after the other, a busy machine may make them two single ones. */
export async function doubleTap(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y: 420 }] });
  await Promise.all([touch('touchStart'), touch('touchEnd'), touch('touchStart'), touch('touchEnd')]);
}
