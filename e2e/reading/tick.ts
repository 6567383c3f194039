import type { Locator, Page } from '@playwright/test';

/** Ticks a box by its square, as a finger does: a link among its words would lead away. */
export async function tick(within: Page | Locator, words: string): Promise<void> {
  await within.locator('label', { hasText: words }).click({ position: { x: 11, y: 24 } });
}
