import { type Locale, ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { expect, type Page } from '@playwright/test';
import { reachableRoutes } from '../../packages/storefront/src/implemented-routes.ts';
import type { SiteSample } from './site-sample.ts';

export interface Screen {
  /** Part of the file's name, and the title on the contact sheet. */
  name: string;
  path: string;
  /** What a reader does there before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** The reader; by default a guest with a history. */
  as?: 'adultGuest' | 'reader' | 'appGuest';
}

/** Nothing on any site has this name. */
const NOWHERE = 'qxzvwkjf';

/** Every screen that a site has, in the order of its sheet. */
export function screensOf(sample: SiteSample): Screen[] {
  const platform = getPlatform(sample.site);
  const has = new Set(reachableRoutes(platform));
  const of = (...names: RouteName[]): Screen[] =>
    names.filter((name) => has.has(name)).map((name) => ({ name: nameOf(name), path: ROUTE_PATTERNS[name] }));
  return [
    ...of('main', 'transferNote', 'homeWeekly', 'homeFree', 'homeRanking', 'homeRomance', 'homeAction', 'homeBl'),
    ...of('homeMature'),
    ...(platform.adult.guestCookie && has.has('homeMature')
      ? [{ name: 'home-mature-list', path: '/home/mature', as: 'adultGuest' as const }]
      : []),
    ...of('homePick'),
    ...(sample.pick === null ? [] : [{ name: 'home-pick-one', path: `/home/pick/${sample.pick}` }]),
    ...seriesScreens(sample),
    ...(sample.creator === null ? [] : [{ name: 'creator', path: `/creator/${sample.creator}` }]),
    ...searchScreens(sample.site, has),
    ...of('event', 'notice'),
    ...(sample.event === null ? [] : [{ name: 'event-detail', path: `/event/${sample.event}` }]),
    ...(sample.notice === null ? [] : [{ name: 'notice-detail', path: `/notice/detail/${sample.notice}` }]),
    ...of('faq', 'policy', 'privacy', 'my', 'setting', 'shop', 'gift', 'benefit', 'benefitGift', 'roulette'),
    ...of('userLogin', 'userSignup', 'userAdult', 'userFindId', 'userFindPassword', 'mailResetPassword'),
    ...of('callbackLoginError', 'callbackAdultKr', 'transferApplyLogin', 'transferApplyWrong'),
    ...of('notFound', 'error', 'prepare'),
    ...readerScreens(sample, of),
    ...of('settingApp').map((screen) => ({ ...screen, as: 'appGuest' as const })),
    ...(has.has('main')
      ? [
          // The viewer was opened before, so that home shows the page for a reader.
          { name: 'home-again', path: '/' },
          { name: 'offline', path: '/home/free', act: loseConnection },
        ]
      : []),
  ];
}

/** Screens of a signed-in reader: the demo reader, who has something in each list. */
function readerScreens({ comic }: SiteSample, of: (...names: RouteName[]) => Screen[]): Screen[] {
  const own = of(
    ...(['main', 'my', 'libraryMy', 'libraryFavorite', 'libraryRecent', 'libraryMarks', 'libraryDevice'] as const),
    ...(['historyCharge', 'historyMileage'] as const),
    ...(['historyUse', 'shop', 'coupon', 'gift', 'benefit', 'benefitGift', 'roulette', 'comment', 'qna'] as const),
    ...(['qnaRegister', 'alarm', 'setting', 'settingPassword', 'userWithdrawal', 'transferApplyLogin'] as const),
  );
  const bought =
    comic === null
      ? []
      : [
          { name: 'detail', path: `/detail/${comic.series}` },
          { name: 'purchase', path: `/detail/${comic.series}?buyAll=1` },
        ];
  const said = of('comment').flatMap(({ path }) =>
    comic === null ? [] : [{ name: 'comments', path: `${path}?contents=${comic.series}&episode=${comic.episode}` }],
  );
  return [...own, ...bought, ...said].map((screen) => ({ ...screen, name: `reader-${screen.name}`, as: 'reader' }));
}

/** `homePickOne` as `home-pick-one`. */
function nameOf(route: RouteName): string {
  return route === 'main' ? 'home' : route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function seriesScreens({ comic, novel }: SiteSample): Screen[] {
  const screens: Screen[] = [];
  if (comic !== null) {
    const path = `/viewer/${comic.series}/${comic.episode}`;
    screens.push(
      { name: 'detail', path: `/detail/${comic.series}` },
      { name: 'viewer', path },
      { name: 'viewer-bars', path, act: showBars },
      { name: 'viewer-list', path, act: (page) => openSheet(page, 0) },
      { name: 'viewer-settings', path, act: (page) => openSheet(page, 1) },
      { name: 'viewer-end', path, act: goToEnd },
    );
  }
  if (novel !== null) {
    const path = `/viewer/${novel.series}/${novel.episode}`;
    screens.push(
      { name: 'detail-novel', path: `/detail/${novel.series}` },
      { name: 'novel', path },
      { name: 'novel-settings', path, act: (page) => openSheet(page, 1) },
    );
  }
  return screens;
}

function searchScreens(site: PlatformId, has: ReadonlySet<RouteName>): Screen[] {
  if (!has.has('search')) return [];
  const [locale] = getPlatform(site).locales;
  return [
    { name: 'search', path: '/search' },
    { name: 'search-results', path: `/search?q=${encodeURIComponent(COMMON_WORD[locale])}` },
    { name: 'search-none', path: `/search?q=${NOWHERE}` },
  ];
}

/** Search words with results in each language. */
const COMMON_WORD: Readonly<Record<Locale, string>> = {
  'en-US': 'the',
  'ja-JP': 'の',
  'th-TH': 'รัก',
  'zh-TW': '的',
  ar: 'في',
  'ko-KR': '의',
  'de-DE': 'der',
  'fr-FR': 'le',
};

async function showBars(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const shown = page.locator('.viewer-toggle[aria-expanded="true"]');
  // A tap before hydration does nothing.
  await expect(async () => {
    if ((await shown.count()) === 0) await page.mouse.click(width / 2, height / 2);
    await shown.waitFor({ state: 'attached', timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** Opens one of the sheets of the lower bar: the list of episodes or the settings. */
async function openSheet(page: Page, place: number): Promise<void> {
  await showBars(page);
  await page.locator('nav button:enabled').nth(place).click();
  await page.getByRole('dialog').waitFor();
}

async function goToEnd(page: Page): Promise<void> {
  await page.keyboard.press('End');
}

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('main a').last().click();
}
