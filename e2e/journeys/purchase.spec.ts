import type { PlatformId } from '@longstrip/platform-config';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { lockedSeries } from '../browser/episodes.ts';
import { tick, untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH, firstOf, readInItsLanguage } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';
import { giveCoins, logInNewReader, signUpByGoogle } from '../sign-in/accounts.ts';

async function readerWith(page: Page, platformId: PlatformId, coins: number): Promise<void> {
  if (platformId === 'bom-us') await signUpByGoogle(page);
  else await logInNewReader(page, platformId);
  await readInItsLanguage(page, platformId);
  if (coins > 0) await giveCoins(page, platformId, coins);
}

/** A press before the panel has settled has no effect, so it is repeated until its result is there. */
async function pressUntil(button: Locator, isThere: (wait: { timeout: number }) => Promise<void>): Promise<void> {
  await expect(button).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await isThere({ timeout: 2_000 });
  }).toPass();
}

const WORDS = {
  'bom-us': { rent: /^Rent for/, own: /^Own for/, rented: /Rented until/, owned: /It is yours/ },
  'beltoon-jp': { rent: /でレンタル$/, own: /で購入$/, rented: /までレンタル/, owned: /購入しました/ },
  'delitoon-me': { rent: /^استئجار مقابل/, own: /^شراء مقابل/, rented: /مستأجرة حتى/, owned: /صارت لك/ },
} as const;

const REGIONS = ['bom-us', 'beltoon-jp', 'delitoon-me'] as const;

for (const platformId of REGIONS) {
  const words = WORDS[platformId];

  test(
    `${platformId}: an episode is rented from the page of its series, and another one owned`,
    platformId === 'beltoon-jp' ? AGAIN : ANY_WIDTH,
    async ({ page }) => {
      await readerWith(page, platformId, 100);
      const { alias, locked } = await lockedSeries(page, platformId);
      const [first, second] = locked;
      await page.goto(addressOf(platformId, `/detail/${alias}`));
      await untilHydrated(page);
      const row = page.locator(`a[href="/detail/${alias}?buy=${first?.alias}"]`).first();
      await row.scrollIntoViewIfNeeded();
      const placePx = await page.evaluate(() => window.scrollY);
      await row.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('button', { name: words.rent })).toBeVisible();
      // Closing it keeps the scroll position.
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(addressOf(platformId, `/detail/${alias}`));
      expect(await page.evaluate(() => window.scrollY)).toBe(placePx);

      await row.click();
      const button = sheet.getByRole('button', { name: words.rent });
      await expect(button).toBeVisible();
      await pressUntil(button, (wait) => expect(page).toHaveURL(new RegExp(`/viewer/${alias}/${first?.alias}`), wait));
      await expect(page.getByText(words.rented).first()).toBeVisible();

      await page.goto(addressOf(platformId, `/viewer/${alias}/${second?.alias}`));
      await untilHydrated(page);
      await page.locator('label:has(input[name="choice"])').nth(1).click();
      const own = page.getByRole('button', { name: words.own });
      await pressUntil(own, (wait) => expect(page.getByText(words.owned).first()).toBeVisible(wait));
      await page.goto(addressOf(platformId, `/detail/${alias}`));
      await expect(page.locator(`a[href="/viewer/${alias}/${first?.alias}"]`).first()).toBeVisible();
      await expect(page.locator(`a[href="/viewer/${alias}/${second?.alias}"]`).first()).toBeVisible();
    },
  );
}

for (const [index, platformId] of REGIONS.entries()) {
  test(`${platformId}: renting works without script`, firstOf(index), async ({ browser }) => {
    const words = WORDS[platformId];
    const scripted = await browser.newContext();
    const page = await scripted.newPage();
    await readerWith(page, platformId, 100);
    const { alias, locked } = await lockedSeries(page, platformId);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await scripted.storageState(),
    });
    const plain = await context.newPage();
    for (const [nth, path] of [
      `/viewer/${alias}/${locked[0]?.alias}`,
      `/detail/${alias}?buy=${locked[1]?.alias}`,
    ].entries()) {
      await plain.goto(addressOf(platformId, path));
      await plain.getByRole('button', { name: words.rent }).click();
      await expect(plain).toHaveURL(new RegExp(`/viewer/${alias}/${locked[nth]?.alias}\\?bought=RENT`));
      await expect(plain.getByRole('button', { name: words.rent })).toHaveCount(0);
    }
    await context.close();
    await scripted.close();
  });
}

test('the next episode is rented over the end of this one', ANY_WIDTH, async ({ page }) => {
  await readerWith(page, 'bom-us', 100);
  const { alias, locked, before } = await lockedSeries(page, 'bom-us');
  await page.goto(addressOf('bom-us', `/viewer/${alias}/${before}`));
  await untilHydrated(page);
  const next = page.getByRole('main').getByRole('link', { name: 'Next episode' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  const button = page.getByRole('dialog').getByRole('button', { name: /^Rent for/ });
  await pressUntil(button, (wait) => expect(page).toHaveURL(new RegExp(`/viewer/${alias}/${locked[0]?.alias}`), wait));
  await expect(page.getByText(/Rented until/).first()).toBeVisible();
});

test('all episodes are bought at once, and their rows change', ANY_WIDTH, async ({ page }) => {
  await readerWith(page, 'bom-us', 1_000);
  const { alias, locked } = await lockedSeries(page, 'bom-us');
  await page.goto(addressOf('bom-us', `/detail/${alias}?buyAll=1`));
  await untilHydrated(page);
  // The cheapest is chosen: renting them all.
  await expect(page.getByRole('radio', { name: /^Rent all/ })).toBeChecked();
  const own = page.locator('label', { hasText: /^Own all/ });
  const button = page.getByRole('button', { name: /^Own \d+ for/ });
  await pressUntil(own, (wait) => expect(button).toBeVisible(wait));
  await pressUntil(button, (wait) => expect(page.getByText(/All of them are open/).first()).toBeVisible(wait));
  await expect(page.locator(`a[href="/viewer/${alias}/${locked[0]?.alias}"]`).first()).toBeVisible();
  await expect(page.locator(`a[href*="?buy="]`)).toHaveCount(0);
});

test('an option that is chosen before the script of sheets has come stays chosen', ANY_WIDTH, async ({ page }) => {
  await readerWith(page, 'bom-us', 100);
  const { alias, locked } = await lockedSeries(page, 'bom-us');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/modal-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(addressOf('bom-us', `/detail/${alias}?buy=${locked[0]?.alias}`));
  await untilHydrated(page);
  await page.locator('label', { hasText: /^Own/ }).click();
  const own = page.getByRole('button', { name: WORDS['bom-us'].own });
  await expect(own).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.waitForLoadState('networkidle');
  await expect(own).toBeVisible();
  await pressUntil(own, (wait) => expect(page.getByText(WORDS['bom-us'].owned).first()).toBeVisible(wait));
});

test('a ticket opens the first locked episode for nothing', ANY_WIDTH, async ({ page }) => {
  await readerWith(page, 'beltoon-jp', 0);
  const { alias, locked } = await lockedSeries(page, 'beltoon-jp', true);
  await page.goto(addressOf('beltoon-jp', `/detail/${alias}`));
  await untilHydrated(page);
  await page.getByRole('link', { name: /無料チケットが使えます/ }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'チケットで無料で読む' });
  await pressUntil(button, (wait) => expect(page).toHaveURL(new RegExp(`/viewer/${alias}/${locked[0]?.alias}`), wait));
  await page.goto(addressOf('beltoon-jp', `/detail/${alias}`));
  await expect(page.getByRole('timer')).toBeVisible();
});

test(
  'without coins the panel leads to the cheapest pack that is enough, and back to the episode',
  ANY_WIDTH,
  async ({ page }) => {
    await readerWith(page, 'bom-us', 1);
    const { alias, locked } = await lockedSeries(page, 'bom-us');
    const episode = addressOf('bom-us', `/viewer/${alias}/${locked[0]?.alias}`);
    await page.goto(episode);
    await untilHydrated(page);
    await expect(page.getByText('Still needed').first()).toBeVisible();
    const rent = page.getByRole('button', { name: /^Rent for/ });
    await expect(rent).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Get \d+ coins for \$/ })
      .first()
      .click();
    await tick(page.locator('label', { hasText: 'I agree:' }));
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(episode);
    await pressUntil(rent, (wait) => expect(page.getByText(WORDS['bom-us'].rented).first()).toBeVisible(wait));
  },
);
