import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { AGAIN, ANY_WIDTH } from '../browser/windows.ts';
import { addressOf, KOREAN_ADDRESS } from '../product/running-product.ts';
import { logInNewReader, signUpByGoogle } from '../sign-in/accounts.ts';

/** An adult work of the demo on each site. */
const ADULT_WORK = {
  'bom-us': '/detail/black-tide-motel',
  'beltoon-jp': '/detail/kuroshio-motel',
  'bom-th': '/detail/black-tide-motel-th',
  'bom-tw': '/detail/black-tide-motel-zh',
  'delitoon-me': '/detail/black-tide-motel-ar',
} as const;
type Site = keyof typeof ADULT_WORK;

const THIS_YEAR = new Date().getUTCFullYear();

const work = (site: Site) => addressOf(site, ADULT_WORK[site]);
const episodes = (page: Page) => page.locator('main li a[href^="/viewer/"]');
const popup = (page: Page) => page.getByRole('dialog');

async function open(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(addressOf(site, path));
  await untilHydrated(page);
}

/** Chooses in the lists that lie over the wheels, as a phone's own picker does. */
async function chooseBirthday(form: Page | Locator, year: number): Promise<void> {
  await form.locator('select[name="year"]').selectOption(String(year));
  await form.locator('select[name="month"]').selectOption('1');
  await form.locator('select[name="day"]').selectOption('2');
}

const chosen = (form: Page | Locator) =>
  form
    .locator('select')
    .evaluateAll((lists) => lists.map((list) => (list instanceof HTMLSelectElement ? [list.name, list.value] : [])));

test.describe('a guest', () => {
  test('in Japan is asked over the page that they are on', ANY_WIDTH, async ({ page, context }) => {
    await open(page, 'beltoon-jp', '/home/weekly');
    const tab = page.getByRole('navigation', { name: 'メニュー', exact: true }).locator('a[href="/home/mature"]');
    await tab.click();
    await expect(popup(page)).toContainText('あなたは18歳以上ですか？');
    const [no, yes] = [
      popup(page).getByRole('button', { name: 'いいえ' }),
      popup(page).getByRole('button', { name: 'はい' }),
    ];
    expect((await no.boundingBox())?.width).toBe((await yes.boundingBox())?.width);
    await no.click();
    await expect(popup(page)).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('notLoginAdult');
    await expect(page).toHaveURL(addressOf('beltoon-jp', '/home/weekly'));
    await tab.click();
    await yes.click();
    await expect(page).toHaveURL(addressOf('beltoon-jp', '/home/mature'));
    await expect(page.getByRole('navigation', { name: '並び順' })).toBeVisible();
    // The view has changed on every page.
    await page.goto(work('beltoon-jp'));
    await expect(episodes(page).first()).toBeVisible();
  });

  test('in Japan closes the question with Escape, and opens it again by the button', ANY_WIDTH, async ({ page }) => {
    await open(page, 'beltoon-jp', ADULT_WORK['beltoon-jp']);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('link', { name: '確認' }).click();
    await popup(page).getByRole('button', { name: 'はい' }).click();
    await expect(episodes(page).first()).toBeVisible();
  });

  test('in the viewer answers there', ANY_WIDTH, async ({ page }) => {
    const path = `${ADULT_WORK['beltoon-jp'].replace('detail', 'viewer')}/ep-1`;
    await open(page, 'beltoon-jp', path);
    await popup(page).getByRole('button', { name: 'はい' }).click();
    await expect(page.locator('[data-page]').first()).toBeVisible();
    await expect(page).toHaveURL(addressOf('beltoon-jp', path));
  });

  test('elsewhere logs in and comes back', ANY_WIDTH, async ({ page }) => {
    await open(page, 'bom-us', ADULT_WORK['bom-us']);
    const callback = `callback=${encodeURIComponent(ADULT_WORK['bom-us'])}`;
    await popup(page).getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(addressOf('bom-us', `/user/login?${callback}`));
    await page.goto(addressOf('bom-us', `/user/adult?${callback}`));
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/user/login?${callback}`);
  });
});

test(
  'without script, at 19 in Thailand: a reader of 18 sees when it opens, one of 19 sees the list',
  ANY_WIDTH,
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'th-TH' });
    const page = await context.newPage();
    await logInNewReader(page, 'bom-th');
    await page.goto(work('bom-th'));
    await page.getByRole('link', { name: 'ยืนยัน' }).click();
    await expect(page).toHaveURL(
      addressOf('bom-th', `/user/adult?callback=${encodeURIComponent(ADULT_WORK['bom-th'])}`),
    );
    expect(await chosen(page)).toEqual([
      ['day', ''],
      ['month', ''],
      ['year', ''],
    ]);
    // Years of the Buddhist calendar.
    await expect(page.locator('select[name="year"] option[value="2000"]')).toHaveText('2543');
    const confirm = page.getByRole('button', { name: 'ยืนยัน' });
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('โปรดตรวจสอบวันเกิดของคุณ');
    await chooseBirthday(page, THIS_YEAR - 18);
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('19');
    expect(await chosen(page)).toContainEqual(['year', String(THIS_YEAR - 18)]);
    await chooseBirthday(page, THIS_YEAR - 20);
    await confirm.click();
    await expect(page).toHaveURL(work('bom-th'));
    await expect(episodes(page).first()).toBeVisible();
    await page.goto(addressOf('bom-th', '/home/mature'));
    await expect(page.locator('main li a[href^="/detail/"]').first()).toBeVisible();
    await context.close();
  },
);

test('a minor in Taiwan is not let in; an adult is, and BL works stay as they are', ANY_WIDTH, async ({ page }) => {
  await logInNewReader(page, 'bom-tw');
  await open(page, 'bom-tw', '/home/bl?lang=en-US');
  const works = await page.locator('main li a[href^="/detail/"]').count();
  await open(page, 'bom-tw', '/home/mature');
  await chooseBirthday(page, THIS_YEAR - 17);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('Please check your Date of Birth.');
  await expect(page.getByRole('alert')).toContainText('This section opens at 18.');
  await chooseBirthday(page, THIS_YEAR - 30);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('main li a[href^="/detail/"]').first()).toBeVisible();
  // The tab of adult works replaces the one that all other readers see.
  await expect(page.locator('nav a[href="/home/action"]')).toHaveCount(0);
  await page.goto(addressOf('bom-tw', '/home/bl'));
  expect(await page.locator('main li a[href^="/detail/"]').count()).toBeGreaterThanOrEqual(works);
});

test(
  'in the Middle East the wheels are turned by keyboard, in the page’s own direction',
  ANY_WIDTH,
  async ({ page }) => {
    await logInNewReader(page, 'delitoon-me');
    await open(page, 'delitoon-me', `${ADULT_WORK['delitoon-me']}?lang=ar`);
    await expect(popup(page)).toContainText('متى وُلدت؟');
    const wheels = popup(page).locator('select');
    const places = await wheels.evaluateAll((lists) =>
      lists.map((list) => [list.getAttribute('name'), list.getBoundingClientRect().left]),
    );
    expect(places.map(([name]) => name)).toEqual(['day', 'month', 'year']);
    expect(Number(places[0]?.[1])).toBeGreaterThan(Number(places[2]?.[1]));
    await wheels.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1999');
    expect(await chosen(popup(page))).toEqual([
      ['day', '1'],
      ['month', '1'],
      ['year', '1999'],
    ]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(episodes(page).first()).toBeVisible();
  },
);

test('a reader in Japan says yes once a year', ANY_WIDTH, async ({ page, context }) => {
  await logInNewReader(page, 'beltoon-jp');
  await open(page, 'beltoon-jp', ADULT_WORK['beltoon-jp']);
  await popup(page).getByRole('button', { name: 'はい' }).click();
  await expect(episodes(page).first()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('notLoginAdult');
});

test.describe('at a Korean address', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': KOREAN_ADDRESS } });

  /** A new reader of the site without a toggle, whose birthday is confirmed: the phone is next. */
  async function comeToThePhone(page: Page): Promise<void> {
    await signUpByGoogle(page);
    await open(page, 'bom-us', ADULT_WORK['bom-us']);
    await chooseBirthday(popup(page), 1995);
    await popup(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('2 of 2')).toBeVisible();
    await untilHydrated(page);
  }

  /** The sandbox's fake of NICE's page. A person can verify only one account of a site, so each call is another person. */
  async function confirmAsNewReader(check: Page): Promise<void> {
    await check.getByLabel('Phone number').fill(`010${randomInt(10_000_000, 100_000_000)}`);
    await check.getByRole('button', { name: 'Confirm' }).click();
  }

  test('the phone is asked as well, in a window that closes by itself', ANY_WIDTH, async ({ page }) => {
    await comeToThePhone(page);
    const begin = page.getByRole('button', { name: 'Verify by phone' });
    await begin.click();
    await expect(page.getByRole('alert')).toContainText('Please tick this to go on.');
    await page.getByRole('checkbox').check({ force: true });
    const opened = page.waitForEvent('popup');
    await begin.click();
    const check = await opened;
    await expect(page.getByRole('status').filter({ hasText: 'Nothing happened?' })).toBeVisible();
    await confirmAsNewReader(check);
    await expect(page).toHaveURL(work('bom-us'));
    await expect(episodes(page).first()).toBeVisible();
    await expect.poll(() => check.isClosed()).toBe(true);
  });

  test('a check that is broken off changes nothing, and can be started again', AGAIN, async ({ page }) => {
    await comeToThePhone(page);
    await page.getByRole('checkbox').check({ force: true });
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Verify by phone' }).click();
    const check = await opened;
    await check.getByRole('button', { name: 'Cancel' }).click();
    await expect(check.getByText('Nothing happened? Close that window and start again.')).toBeVisible();
    await check.close();
    await expect(page.getByText('2 of 2')).toBeVisible();
    const again = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Verify by phone' }).click();
    await confirmAsNewReader(await again);
    await expect(episodes(page).first()).toBeVisible();
  });

  test('the check takes the whole page where windows are blocked', AGAIN, async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await comeToThePhone(page);
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Verify by phone' }).click();
    await confirmAsNewReader(page);
    await expect(page).toHaveURL(work('bom-us'));
    await expect(episodes(page).first()).toBeVisible();
  });
});
