import { expect, test } from '@playwright/test';
import { lastCover, notePlaceAtClick } from '../browser/episodes.ts';
import { watchPage } from '../browser/page-checks.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, windowOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

test('the sections can be opened by keyboard, and each has an address', windowOf(1), async ({ page }) => {
  await page.goto(addressOf('beltoon-jp', '/home/weekly'));
  const tabs = page.getByRole('navigation', { name: 'メニュー', exact: true });
  await expect(tabs.getByRole('link', { name: '曜日' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: '無料' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/free$/);
  await expect(tabs.getByRole('link', { name: '無料' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/weekly$/);
});

test('a guest in Japan says their age once a day', ANY_WIDTH, async ({ page, context }) => {
  await page.goto(addressOf('beltoon-jp', '/home/mature'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'はい' }).click();
  await expect(page.getByRole('navigation', { name: '並び順' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'はい' })).toHaveCount(0);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'notLoginAdult');
  expect(cookie).toMatchObject({ value: 'Y', path: '/', sameSite: 'Lax' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(120);
  const work = await page.locator('main li a[href^="/detail/"]').first().getAttribute('href');
  // The tab of adult works replaces another one.
  await expect(page.getByRole('link', { name: 'アクション' })).toHaveCount(0);
  await page.goto(addressOf('beltoon-jp', '/home/action'));
  await expect(page).toHaveURL(/\/home\/weekly$/);
  // When a work asks the question about the age, the answer leads to that work.
  await context.clearCookies();
  await page.goto(addressOf('beltoon-jp', work ?? ''));
  await untilHydrated(page);
  await page.getByRole('dialog').getByRole('button', { name: 'はい' }).click();
  await expect(page).toHaveURL(addressOf('beltoon-jp', work ?? ''));
  await expect(page.locator('main li a[href^="/viewer/"]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/weekly$/);
});

test('the question about the age works without scripts', ANY_WIDTH, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('beltoon-jp', '/home/mature'));
  await page.getByRole('link', { name: 'いいえ' }).click();
  await expect(page).toHaveURL(addressOf('beltoon-jp', '/home/weekly'));
  await page.goto(addressOf('beltoon-jp', '/home/mature'));
  await page.getByRole('button', { name: 'はい' }).click();
  await expect(page).toHaveURL(addressOf('beltoon-jp', '/home/mature'));
  await expect(page.getByRole('navigation', { name: '並び順' })).toBeVisible();
  await context.close();
});

test('a "no" leads to the weekly list and is not stored', ANY_WIDTH, async ({ page, context }) => {
  await page.goto(addressOf('beltoon-jp', '/home/mature'));
  await untilHydrated(page);
  await page.getByRole('link', { name: 'いいえ' }).click();
  await expect(page).toHaveURL(addressOf('beltoon-jp', '/home/weekly'));
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('notLoginAdult');
});

test('a cover leads to its series, and back to the same place', async ({ page }) => {
  const watch = watchPage(page);
  await page.goto(addressOf('beltoon-jp', '/home/free'));
  const cover = await lastCover(page);
  const placeAtClick = await notePlaceAtClick(cover);
  await cover.click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { topPx } = await placeAtClick();
  expect(topPx).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/free$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(topPx);
  expect(watch.problems()).toEqual([]);
});

test(
  'a search without an answer keeps its field and words, and what is typed meanwhile',
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto(addressOf('bom-us', '/search'));
    await untilHydrated(page);
    const field = page.getByRole('combobox', { name: 'Title, creator or tag' });
    await page.route(/\/search\.data/, (route) => route.abort());
    await field.pressSequentially('moon');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('Check your connection')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('moon');
    await field.pressSequentially(' off');
    await expect(page).toHaveURL(/q=moon\+off/);
    await expect(field).toHaveValue('moon off');
    await page.unroute(/\/search\.data/);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: /moon off/ })).toBeVisible();
    await expect(field).toHaveValue('moon off');
  },
);

test('suggestions come while a reader types, and lead to a series by the keys alone', ANY_WIDTH, async ({ page }) => {
  const watch = watchPage(page);
  await page.goto(addressOf('bom-us', '/search'));
  await untilHydrated(page);
  const field = page.getByRole('combobox', { name: 'Title, creator or tag' });
  await field.pressSequentially('the');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  const reached = list.getByRole('option', { selected: true });
  await expect(reached).toHaveCount(1);
  const href = await reached.getAttribute('href');
  await field.press('Enter');
  await expect(page).toHaveURL(addressOf('bom-us', href ?? ''));
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Recent searches' }).getByText('the', { exact: true })).toBeVisible();
  expect(watch.problems()).toEqual([]);
});

test('a list is filtered in a sheet, and one condition is taken back', ANY_WIDTH, async ({ page }) => {
  const watch = watchPage(page);
  await page.goto(addressOf('bom-us', '/home/romance'));
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.locator('label', { hasText: 'Free now' }).click();
  await sheet.locator('label', { hasText: /^Novel$/ }).click();
  await sheet.getByRole('button', { name: 'Show series' }).click();
  await expect(page).toHaveURL(addressOf('bom-us', '/home/romance?free=1&format=NOVEL'));
  await expect(sheet).toBeHidden();
  await page.getByRole('link', { name: 'Remove filter: Novel' }).click();
  await expect(page).toHaveURL(addressOf('bom-us', '/home/romance?free=1'));
  expect(watch.problems()).toEqual([]);
});

test(
  'badges of a cover never meet: the price goes where it has no room beside the news',
  ANY_WIDTH,
  async ({ page }) => {
    const badgesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(addressOf('delitoon-me', '/home/free?lang=ar'));
      const cover = page
        .getByRole('main')
        .locator('.cover-frame')
        .filter({ hasText: 'محدّث' })
        .filter({ hasText: /مجان/ });
      return cover.first().evaluate((frame) => {
        const badges = [...frame.querySelectorAll('span.whitespace-nowrap')];
        const free = badges.find(({ textContent }) => textContent?.includes('مجان') === true);
        // The longest text for it, whichever work is new today.
        if (free !== undefined) free.textContent = 'حلقة مجانية';
        const shown = badges.map((badge) => {
          const [{ left, right, top, bottom }, row] = [badge, badge.parentElement ?? badge].map((element) =>
            element.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          const isThere = (top + bottom) / 2 < row.bottom;
          return { isFree: badge === free, left, right, isThere, isCut: left < row.left - 1 || right > row.right + 1 };
        });
        return shown.filter(({ isThere }) => isThere).sort((one, other) => one.left - other.left);
      });
    };
    expect((await badgesAt(360)).some(({ isFree }) => isFree)).toBe(false);
    const wide = await badgesAt(560);
    expect(wide.some(({ isFree }) => isFree)).toBe(true);
    expect(wide.filter(({ isCut }) => isCut)).toEqual([]);
    for (const [index, badge] of wide.slice(1).entries()) {
      expect(badge.left).toBeGreaterThan(wide[index]?.right ?? Number.POSITIVE_INFINITY);
    }
  },
);

test('taps during hydration do no harm', ANY_WIDTH, async ({ page }) => {
  const watch = watchPage(page);
  await page.addInitScript(() => {
    const tapping = setInterval(() => document.body?.dispatchEvent(new MouseEvent('click', { bubbles: true })), 0);
    addEventListener('load', () => setTimeout(() => clearInterval(tapping), 1_000));
  });
  // The error occurred in one load of three.
  for (let load = 0; load < 5; load += 1) await page.goto(addressOf('beltoon-jp', '/home/mature'));
  await untilHydrated(page);
  await page.getByRole('link', { name: 'いいえ' }).click();
  await expect(page).toHaveURL(addressOf('beltoon-jp', '/home/weekly'));
  expect(watch.problems()).toEqual([]);
});

test(
  'a link opens its page here without another document, unless the reader wants it elsewhere',
  ANY_WIDTH,
  async ({ page }) => {
    // The routes of all links of the page are requested ahead …
    const isKnown = page.waitForResponse(/\/__manifest/);
    await page.goto(addressOf('beltoon-jp', '/home/free'));
    await (await isKnown).finished();
    await untilHydrated(page);
    // … and no click waits for a later request.
    await page.route(/\/__manifest/, () => undefined);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const ranking = page.getByRole('link', { name: 'ランキング', exact: true }).first();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      ranking.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened).toHaveURL(/\/home\/ranking$/);
    await opened.close();
    await expect(page).toHaveURL(/\/home\/free$/);
    await ranking.click();
    await expect(page).toHaveURL(/\/home\/ranking$/);
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  },
);
