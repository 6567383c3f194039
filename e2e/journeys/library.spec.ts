import type { PlatformId } from '@longstrip/platform-config';
import { expect, type Page, test } from '@playwright/test';
import { firstEpisode } from '../browser/episodes.ts';
import { untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH, readInItsLanguage } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { makeMailAccount, signUpByGoogle } from '../sign-in/accounts.ts';
import { logInBy } from '../sign-in/sign-in-steps.ts';

/** A series of the demo with free episodes, on the site’s home page. */
async function someSeries(page: Page, site: string): Promise<string> {
  await page.goto(addressOf(site, '/home/free'));
  const href = await page.locator('main a[href^="/detail/"]').first().getAttribute('href');
  return href?.replace('/detail/', '').split('?')[0] ?? '';
}

/** A new reader who is logged in. */
async function enter(page: Page, site: PlatformId): Promise<void> {
  if (site === 'bom-us') return signUpByGoogle(page);
  await logInBy(page, site, await makeMailAccount(site), '/my');
  // Opening a page earlier would interrupt the log-in.
  await expect(page).toHaveURL(addressOf(site, '/my'));
  await readInItsLanguage(page, site);
}

for (const [site, heart, continues] of [
  ['bom-us', 'Follow for new episodes', 'Continue reading'],
  ['delitoon-me', 'تابع لتصلك الحلقات الجديدة', 'تابع القراءة'],
] as const) {
  test(
    `${site}: a series that is marked stands in the library, and is taken back`,
    site === 'bom-us' ? ANY_WIDTH : AGAIN,
    async ({ page }) => {
      await enter(page, site);
      const alias = await someSeries(page, site);
      await page.goto(addressOf(site, `/detail/${alias}`));
      await untilHydrated(page);
      const button = page.getByRole('button', { name: heart });
      const taken = page.waitForResponse((answer) => answer.url().endsWith('/_/favorite'));
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      expect((await taken).status()).toBe(200);
      await page.goto(addressOf(site, '/library/favorite'));
      await expect(page.locator(`main a[href="/detail/${alias}"]`)).toBeVisible();
      await page.goto(addressOf(site, `/detail/${alias}`));
      await untilHydrated(page);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const back = page.waitForResponse((answer) => answer.url().endsWith('/_/favorite'));
      await button.click();
      await back;
      await page.goto(addressOf(site, '/library/favorite'));
      await expect(page.locator(`main a[href="/detail/${alias}"]`)).toHaveCount(0);
    },
  );

  test(
    `${site}: what is read in one browser goes on in another`,
    site === 'bom-us' ? AGAIN : ANY_WIDTH,
    async ({ page, browser }) => {
      await enter(page, site);
      const alias = await someSeries(page, site);
      await page.goto(addressOf(site, `/detail/${alias}`));
      const episode = await firstEpisode(page, alias);
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/_/position'));
      await page.goto(addressOf(site, episode));
      await untilHydrated(page);
      expect((await saved).status()).toBe(204);
      // The same reader elsewhere: the session, and nothing that this browser has stored.
      const { cookies } = await page.context().storageState();
      const other = await browser.newContext({ storageState: { cookies, origins: [] } });
      const there = await other.newPage();
      await there.goto(addressOf(site, '/'));
      await expect(there.getByRole('heading', { name: continues })).toBeVisible();
      await expect(there.locator(`a[href="${episode}"]`).first()).toBeVisible();
      await there.goto(addressOf(site, '/library/recent'));
      await expect(there.locator(`main a[href="${episode}"]`)).toBeVisible();
      await other.close();
    },
  );
}

test('a guest who presses the heart logs in and comes back', ANY_WIDTH, async ({ page }) => {
  const alias = await someSeries(page, 'bom-us');
  await page.goto(addressOf('bom-us', `/detail/${alias}`));
  await page.getByRole('button', { name: 'Follow for new episodes' }).click();
  await expect(page).toHaveURL(addressOf('bom-us', `/user/login?callback=${encodeURIComponent(`/detail/${alias}`)}`));
});
