import { expect, type Locator, type Page } from '@playwright/test';

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

/**
 * Waits until the page is hydrated. On a busy machine that may be long after the document has loaded and the network is
 * idle; a key or a button that is pressed before is lost.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // After hydration the router restores scroll positions instead of the browser.
    const isSiteAwake = history.scrollRestoration === 'manual';
    // A document that replaced another begins with what that one had set: forms and buttons are looked at as well. The
    // viewer has a script of its own, which loads later; until then its links open whole documents.
    // No function has a name here: tsx, which takes the pictures, would give it one by a helper that the page lacks.
    return (
      isSiteAwake &&
      [...document.querySelectorAll('main [data-page], form, button')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      )
    );
  });
}

/** Ticks a box by its square, as a finger does: a click on the label could open a link in its text. */
export async function tick(label: Locator): Promise<void> {
  await label.locator('> span[aria-hidden="true"]').click();
}
