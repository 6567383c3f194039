import { readdirSync } from 'node:fs';
import {
  BLOCKS_OF_SHELF,
  type Platform,
  type RouteName,
  routeExists,
  TITLE_FACES,
  textDirection,
} from '@longstrip/core';
import { expect, test } from 'vitest';
import { definePlatform } from './define-platform.ts';
import {
  getPlatform,
  isPlatformId,
  PLATFORMS,
  type PlatformId,
  platformByBalconyId,
  platformByHost,
} from './platforms.ts';

/** The platforms that D1 decides. A platform that was added later is described by its own file only. */
const DECIDED: readonly Platform[] = PLATFORMS.filter(({ id }) =>
  /^(bom-(us|th|tw)|beltoon-jp|delitoon-(me|de|fr))$/.test(id),
);

test('every file below platforms/ is in the index under its own name, and nothing else is', () => {
  const files = readdirSync(new URL('platforms/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));
  expect(PLATFORMS.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});

test('the platforms are those of D1', () => {
  const rows = DECIDED.map(({ id, app, portOffset, balconyId, locales, currency, timeZone, signIn, adult }) =>
    [
      id,
      app,
      portOffset,
      balconyId,
      locales.join(),
      currency.code,
      timeZone,
      signIn.join(),
      adult.limitYears,
      adult.check,
    ].join(' '),
  );
  expect(rows).toEqual([
    'bom-us us 0 BOMTOON_US en-US USD America/Los_Angeles google,facebook,twitter,apple 18 BIRTHDAY',
    'beltoon-jp jp 1 BELTOON_JP ja-JP JPY Asia/Tokyo email,google,twitter,apple,apple_guest 18 YES_NO',
    'bom-th th 2 BOMTOON_TH th-TH,en-US THB Asia/Bangkok email,phone,google,facebook,apple 19 BIRTHDAY',
    'bom-tw tw 3 BOMTOON_TW zh-TW,en-US TWD Asia/Taipei email,google,facebook,apple 18 BIRTHDAY',
    'delitoon-me me 4 DELITOON_ME ar,en-US USD Asia/Dubai email,google,facebook,apple 18 BIRTHDAY',
    'delitoon-de de-fr-transfer 5 DELITOON_DE de-DE EUR Europe/Berlin email,google,facebook,apple 18 BIRTHDAY',
    'delitoon-fr de-fr-transfer 6 DELITOON_COM fr-FR EUR Europe/Paris email,google,facebook,apple 18 BIRTHDAY',
  ]);
});

function idsWhere(condition: (platform: Platform) => boolean): string[] {
  return DECIDED.filter(condition).map(({ id }) => id);
}

test('what one platform has and another has not is as decided', () => {
  expect(idsWhere(({ adult }) => adult.guestCookie)).toEqual(['beltoon-jp']);
  expect(idsWhere(({ adult }) => adult.birthedAtRequired)).toEqual(['bom-th', 'bom-tw']);
  expect(idsWhere(({ adult }) => !adult.shown)).toEqual(['delitoon-de', 'delitoon-fr']);
  expect(idsWhere(({ features }) => features.comments)).toEqual(['beltoon-jp', 'bom-th', 'bom-tw', 'delitoon-me']);
  expect(idsWhere(({ features }) => features.freetime)).toEqual(['beltoon-jp', 'bom-th', 'bom-tw', 'delitoon-me']);
  expect(idsWhere(({ features }) => features.blToggle)).toEqual(['bom-tw']);
  expect(idsWhere(({ features }) => features.useAdultAuthKr)).toEqual(['bom-us']);
  expect(idsWhere(({ features }) => features.allowUpgradeFromRent)).toEqual([]);
  expect(idsWhere(({ locales }) => textDirection(locales[0]) === 'rtl')).toEqual(['delitoon-me']);
  expect(idsWhere(({ transferTarget }) => transferTarget === 'bom-us')).toEqual(['delitoon-de', 'delitoon-fr']);
  expect(idsWhere(({ regional }) => regional.minorMonthlyCaps.length > 0)).toEqual(['beltoon-jp']);
  expect(idsWhere(({ regional }) => regional.moneyPriceShown)).toEqual(['delitoon-de', 'delitoon-fr']);
  expect(idsWhere(({ regional }) => !regional.rouletteOddsShown)).toEqual([]);
});

test('stores differ in all that a brand has of its own, and Japan is dense and begins with its ranking', () => {
  const stores = DECIDED.filter(({ transferTarget }) => transferTarget === null);
  const traits: ((platform: Platform) => string)[] = [
    ({ theme }) => theme.light.primary,
    ({ theme }) => theme.badges,
    ({ brand }) => brand.coinLetter,
    ({ home }) => home.shelves.join(),
    ({ home }) => home.firstBanner,
    ({ home }) => JSON.stringify(home.blocks),
    ({ theme }) => theme.character.titles.stack,
    ({ theme }) => theme.character.titles.mark,
    ({ theme }) => JSON.stringify(theme.character.corners),
    ({ theme }) => String(theme.character.icons.strokePx),
    ({ theme }) => theme.character.banner,
    ({ theme }) => theme.character.artFrame,
    ({ theme }) => theme.character.splash,
  ];
  for (const trait of traits) expect(new Set(stores.map(trait)).size).toBe(stores.length);
  expect(new Set(DECIDED.map(({ brand }) => brand.illustration)).size).toBe(DECIDED.length);
  expect(idsWhere(({ theme }) => theme.density === 'dense')).toEqual(['beltoon-jp']);
  expect(idsWhere(({ home }) => home.shelves[0] === 'top')).toEqual(['beltoon-jp']);
});

test('the first shelf of a store is composed as its readers choose there', () => {
  const first = ({ home }: Platform) => {
    const [shelf = 'today'] = home.shelves;
    return `${shelf}: ${home.blocks[shelf] ?? BLOCKS_OF_SHELF[shelf][0]}`;
  };
  const stores = DECIDED.filter(({ transferTarget }) => transferTarget === null);
  expect(stores.map((store) => `${store.id} ${first(store)}`)).toEqual([
    'bom-us today: rail',
    'beltoon-jp top: chart',
    'bom-th free: posters',
    'bom-tw novels: lines',
    'delitoon-me themes: editorial',
  ]);
});

test('a self-hosted face is the first font of its titles, and each face has a style sheet', () => {
  for (const { id, theme } of DECIDED) {
    const { face, stack } = theme.character.titles;
    const first = /^"?([\w ]+)/.exec(stack)?.[1]?.toLowerCase().split(' ')[0];
    if (face !== null) expect([id, face.split('-')[0]]).toEqual([id, first]);
  }
  const sheets = readdirSync(new URL('../../storefront/src/styles/faces/', import.meta.url));
  expect(sheets.map((sheet) => sheet.replace(/\.css$/, '')).toSorted()).toEqual([...TITLE_FACES].toSorted());
});

test('the navigation of a store is that of section 2, and leads to the events from /my', () => {
  const { navigation } = getPlatform('bom-us');
  expect(navigation.desktop.map(({ path }) => path)).toEqual(['/shop', '/benefit/gift', '/search', '/my']);
  expect(navigation.mobile.map(({ path }) => path)).toEqual(['/', '/shop', '/benefit/gift', '/search', '/my']);
  expect(navigation.my.map(({ path }) => path)).toEqual([
    '/library/my',
    '/history/charge',
    '/benefit/gift',
    '/event',
    '/faq',
    '/notice',
    '/setting',
    '/setting/app',
  ]);
  expect(navigation.homeTabs).toEqual(['DAILY', 'RANKING', 'FREE', 'ACTION', 'ADULT']);
  expect(navigation.weeklyTabs).toEqual(['ALL', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN', 'TEN']);
});

/** Where a page is: the letters of the platforms that list it (us, jp, th, tw, me, de, fr). */
const WHERE: readonly [path: string, ids: string][] = [
  ['/', 'us jp th tw me'],
  ['/home/mature', 'us jp th tw me'],
  ['/home/bl', 'us jp th tw me'],
  ['/detail/x', 'us jp th tw me'],
  ['/viewer/x/y', 'us jp th tw me'],
  ['/shop', 'us jp th tw me'],
  ['/notice', 'us jp th tw me de'],
  ['/notice/detail/1', 'us jp th tw me de'],
  ['/faq', 'us jp th tw me de'],
  ['/qna', 'us jp th tw me'],
  ['/policy', 'us jp th tw me de fr'],
  ['/privacy', 'us jp th tw me de fr'],
  ['/404', 'us jp th tw me de fr'],
  ['/error', 'us jp th tw me de fr'],
  ['/prepare', 'us jp th tw me de fr'],
  ['/_/health', 'us jp th tw me de fr'],
  ['/user/login', 'us jp th tw me de fr'],
  ['/user/signup', 'us jp th tw me'],
  ['/user/adult', 'us jp th tw me'],
  ['/user/find-id', 'th'],
  ['/user/find-password', 'jp th tw me de fr'],
  ['/setting/password', 'jp th tw me'],
  ['/mail/resetPassword', 'jp th tw me de fr'],
  ['/mail/unsubscribe', 'us jp th tw me'],
  ['/callback/login-success', 'us jp th tw me de fr'],
  ['/callback/facebook-login', 'us th tw me de fr'],
  ['/comment', 'jp th tw me'],
  ['/transfer/note', 'de fr'],
  ['/transfer/apply/login', 'de fr'],
  ['/transfer/apply/status', 'de fr'],
  ['/no/such/page', ''],
];

test.each(WHERE)('%s is on: %s', (path, ids) => {
  const found = DECIDED.filter((platform) => routeExists(platform, path)).map(({ id }) => id.split('-')[1]);
  expect(found.join(' ')).toBe(ids);
});

test('on the German and French sites only the pages of D35 are listed', () => {
  const german: readonly RouteName[] = getPlatform('delitoon-de').routes;
  const french: readonly RouteName[] = getPlatform('delitoon-fr').routes;
  expect(french.filter((route) => !/^(transfer|callback)/.test(route))).toEqual([
    'userLogin',
    'userFindPassword',
    'policy',
    'privacy',
    'mailResetPassword',
    'notFound',
    'error',
    'prepare',
    'health',
  ]);
  expect(german.filter((route) => !french.includes(route))).toEqual(['notice', 'noticeDetail', 'faq']);
});

test('the French site’s navigation has all of the German one’s', () => {
  const pages = (id: PlatformId) => getPlatform(id).navigation.mobile.map(({ path }) => path);
  expect(pages('delitoon-fr')).toEqual(['/transfer/note', '/notice', '/faq']);
  expect(pages('delitoon-fr')).toEqual(pages('delitoon-de'));
  expect(getPlatform('delitoon-fr').navigation.desktop).toEqual(getPlatform('delitoon-de').navigation.desktop);
});

test('a platform is found by its id, balcony id and host', () => {
  expect(isPlatformId('bom-us')).toBe(true);
  expect(isPlatformId('bom-nowhere')).toBe(false);
  expect(platformByBalconyId('DELITOON_COM')?.id).toBe('delitoon-fr');
  expect(platformByBalconyId('delitoon_com')).toBeNull();
  expect(platformByHost('FR.localhost:3006')?.id).toBe('delitoon-fr');
  expect(platformByHost('fr.longstrip.example.')?.id).toBe('delitoon-fr');
  expect(platformByHost('evil.example')).toBeNull();
  expect(platformByHost('')).toBeNull();
  expect(() => getPlatform('bom-nowhere' as PlatformId)).toThrow('bom-nowhere');
});

test('a file says only what differs from the specification, and of constants those that are not built in', () => {
  const kr = definePlatform({ ...getPlatform('bom-us'), id: 'bom-kr', constants: { bannerSlideMs: 4000 } });
  expect(kr.constants.bannerSlideMs).toBe(4000);
  expect(kr.constants.toastMs).toBe(3000);
  // @ts-expect-error the toast of every site is the same
  definePlatform({ ...getPlatform('bom-us'), id: 'bom-kr', constants: { toastMs: 4000 } });
  expect(kr.regional.nightPush).toEqual({ startMinute: 22 * 60, endMinute: 4 * 60 });
  expect(getPlatform('bom-us').timeZone).toBe('America/Los_Angeles');
  expect(getPlatform('bom-us').dateFormat).toBe('yyyy.MM.dd');
});
