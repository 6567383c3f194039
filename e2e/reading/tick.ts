import type { Locator } from '@playwright/test';

/** Ticks a box by its square, as a finger does: a link among the words of its label would lead away. */
export async function tick(label: Locator): Promise<void> {
  await label.locator('> span[aria-hidden="true"]').click();
}
