import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import type { Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

/** From here on a page's browser is shown a site in that site's first language, whatever the browser asks for. */
export async function readInItsLanguage(page: Page, site: PlatformId): Promise<void> {
  await page.goto(addressOf(site, `/policy?lang=${getPlatform(site).locales[0]}`));
}
