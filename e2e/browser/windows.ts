import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { isWholeRun } from '@longstrip/test-kit/sample';
import type { Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

/**
 * The window for a test whose claim holds for both: the long run uses both windows, the others one.
 * @param index of the test among its neighbours: even ones run in the phone's window, odd ones in the wide one
 */
export function windowOf(index: number): { tag: string } | object {
  if (isWholeRun) return {};
  return index % 2 === 0 ? ANY_WIDTH : WIDE_ONLY;
}

/** For a test whose claim does not depend on the width of the window: it runs only in the phone's. */
export const ANY_WIDTH = { tag: '@any-width' };
/** The same, for a test that repeats another one on another site or by another method: only `npm run test:all` runs it. */
export const AGAIN = { tag: ['@any-width', '@again'] };

/** The tag of a test that runs once for each of several: the first few always, the others only in `npm run test:all`. */
export const firstOf = (index: number, first = 1) => (index < first ? ANY_WIDTH : AGAIN);

/** For a test that runs only in the wide window. */
export const WIDE_ONLY = { tag: '@wide-only' };

/** From here on a page's browser gets a site in the site's first language, even if the browser asks for another. */
export async function readInItsLanguage(page: Page, site: PlatformId): Promise<void> {
  await page.goto(addressOf(site, `/policy?lang=${getPlatform(site).locales[0]}`));
}
