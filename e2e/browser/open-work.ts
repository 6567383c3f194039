import type { Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { untilHydrated } from './waits.ts';
import { importWork, type Work } from './works.ts';

/**
 * Opens an episode of a work, in the language of its site.
 * @param settings of this device, as the viewer writes them into its cookie
 */
export async function openWork(page: Page, work: Work, settings: string, episode = 'ep-1'): Promise<void> {
  const { alias } = await importWork(work);
  await page.setExtraHTTPHeaders({ 'accept-language': work.site === 'beltoon-jp' ? 'ja' : 'en' });
  const cookie = { name: `longstrip-${work.site}-viewer`, value: encodeURIComponent(settings) };
  await page.context().addCookies([{ ...cookie, url: addressOf(work.site) }]);
  await page.goto(addressOf(work.site, `/viewer/${alias}/${episode}`));
  await untilHydrated(page);
}
