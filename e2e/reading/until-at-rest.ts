import { expect, type Page } from '@playwright/test';

/** Waits until the page scrolls no more. A key that comes between the last frame of a scroll and `scrollend` is dropped by Chromium. */
export async function untilAtRest(page: Page): Promise<void> {
  const isAtRest = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const at = [scrollX, scrollY];
      for (let count = 0; count < 6; count += 1) await frame();
      return at[0] === scrollX && at[1] === scrollY;
    });
  await expect.poll(isAtRest).toBe(true);
}
