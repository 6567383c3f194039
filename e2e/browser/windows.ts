import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { isWholeRun } from '@longstrip/test-kit/sample';
import type { Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

/**
 * The window in which a test runs whose claim is for both: the long run has it in both, the others in one.
 * @param index of the test among its neighbours: even ones run in the phone's window, odd ones in the wide one
 */
export function windowOf(index: number): { tag: string } | object {
  if (isWholeRun) return {};
  return index % 2 === 0 ? ANY_WIDTH : WIDE_ONLY;
}

/** For a test whose claim does not depend on the width of the window: it runs in the phone's alone. */
export const ANY_WIDTH = { tag: '@any-width' };
/** The same, for what another test shows on another site or by another way: `npm run test:all` has it too. */
export const AGAIN = { tag: ['@any-width', '@again'] };

/** The tag of a test that runs once for each of several: the first few always, the others again. */
export const firstOf = (index: number, first = 1) => (index < first ? ANY_WIDTH : AGAIN);

/** For a test that runs in the wide window alone. */
export const WIDE_ONLY = { tag: '@wide-only' };

/** From here on a page's browser is shown a site in that site's first language, whatever the browser asks for. */
export async function readInItsLanguage(page: Page, site: PlatformId): Promise<void> {
  await page.goto(addressOf(site, `/policy?lang=${getPlatform(site).locales[0]}`));
}
