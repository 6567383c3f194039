import {
  type AdultPolicy,
  HOME_TABS,
  type Locale,
  type NavigationIcon,
  type NavigationItem,
  type PlatformCompany,
  type PlatformFeatures,
  type PlatformNavigation,
  type PlatformTheme,
  ROUTE_NAMES,
  ROUTE_PATTERNS,
  type RouteName,
  type SignInMethod,
  WEEKLY_TABS,
} from '@longstrip/core';

/** What decides which pages a platform has. */
export interface RouteFacts {
  readonly signIn: readonly SignInMethod[];
  readonly adult: Pick<AdultPolicy, 'shown'>;
  readonly features: Pick<PlatformFeatures, 'comments' | 'useAdultAuthKr'>;
}

/** D34, D35: pages of moving an account. */
export const TRANSFER_ROUTES: readonly RouteName[] = ROUTE_NAMES.filter((name) => name.startsWith('transfer'));

/** Pages that every platform has: technical ones, signing in and the legal texts. */
export const COMMON_ROUTES: readonly RouteName[] = [
  'health',
  'notFound',
  'error',
  'prepare',
  'userLogin',
  'policy',
  'privacy',
];

/** Pages that exist only under a condition (section 1, D3, D22); all others of a store exist everywhere. */
export const ROUTE_CONDITIONS: Partial<Record<RouteName, (facts: RouteFacts) => boolean>> = {
  comment: ({ features }) => features.comments,
  homeMature: ({ adult }) => adult.shown,
  userAdult: ({ adult }) => adult.shown,
  userFindId: ({ signIn }) => signIn.includes('phone'),
  userFindPassword: hasOwnPasswords,
  settingPassword: hasOwnPasswords,
  mailResetPassword: ({ signIn }) => signIn.includes('email'),
  callbackFacebookLogin: ({ signIn }) => signIn.includes('facebook'),
  callbackAdultKr: ({ features }) => features.useAdultAuthKr,
};

function hasOwnPasswords({ signIn }: RouteFacts): boolean {
  return signIn.includes('email') || signIn.includes('phone');
}

/** The pages of a platform that sells: all of section 2 but those whose condition fails, and none of the transfer. */
export function storeRoutes(facts: RouteFacts): RouteName[] {
  return ROUTE_NAMES.filter((name) => !TRANSFER_ROUTES.includes(name) && (ROUTE_CONDITIONS[name]?.(facts) ?? true));
}

/** The pages of a platform whose accounts move away (D35). */
export function transferSiteRoutes(facts: RouteFacts, others: readonly RouteName[] = []): RouteName[] {
  const listed: readonly RouteName[] = [
    ...TRANSFER_ROUTES,
    ...COMMON_ROUTES,
    'userFindPassword',
    'mailResetPassword',
    ...others,
  ];
  return ROUTE_NAMES.filter(
    (name) => (listed.includes(name) || name.startsWith('callback')) && (ROUTE_CONDITIONS[name]?.(facts) ?? true),
  );
}

/** One entry of a navigation; its text is looked up under `nav.<icon>` unless another key is given. */
function navigationItem(
  route: RouteName,
  icon: NavigationIcon,
  rest: Partial<Pick<NavigationItem, 'labelKey' | 'channel'>> = {},
): NavigationItem {
  return { route, path: ROUTE_PATTERNS[route], icon, labelKey: `nav.${icon}`, ...rest };
}

const DESKTOP = [
  navigationItem('shop', 'shop'),
  navigationItem('benefitGift', 'benefit'),
  navigationItem('search', 'search'),
  navigationItem('my', 'my'),
];

const MOVING = [
  navigationItem('transferNote', 'transfer'),
  navigationItem('notice', 'notice'),
  navigationItem('faq', 'faq'),
];

/** The navigation of a platform whose accounts move away. What it does not list itself is on its sibling's site (D35). */
export const TRANSFER_NAVIGATION: PlatformNavigation = {
  desktop: MOVING,
  mobile: MOVING,
  my: [],
  homeTabs: [],
  weeklyTabs: [],
};

/** Section 2: the navigation of a platform that sells. */
export const STORE_NAVIGATION: PlatformNavigation = {
  desktop: DESKTOP,
  mobile: [navigationItem('main', 'home'), ...DESKTOP],
  my: [
    navigationItem('libraryMy', 'library'),
    navigationItem('historyCharge', 'history'),
    navigationItem('benefitGift', 'benefit'),
    navigationItem('event', 'event'),
    navigationItem('faq', 'faq'),
    navigationItem('notice', 'notice'),
    navigationItem('setting', 'setting', { channel: 'WEB' }),
    navigationItem('settingApp', 'setting', { channel: 'APP' }),
  ],
  homeTabs: HOME_TABS,
  weeklyTabs: WEEKLY_TABS,
};

type Type = Pick<PlatformTheme, 'fonts' | 'leading'>;

/** System fonts and line heights by script: the script's own first choice, then what other systems have. */
const LATIN_TYPE: Type = {
  fonts: {
    body: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    novel: '"Iowan Old Style", Charter, "Noto Serif", Georgia, serif',
  },
  leading: { text: 1.5, title: 1.25, novel: 1.75 },
};

const JAPANESE_TYPE: Type = {
  fonts: {
    body: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif',
    novel: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif',
  },
  leading: { text: 1.6, title: 1.35, novel: 1.75 },
};

const THAI_TYPE: Type = {
  fonts: {
    body: '"Sukhumvit Set", Thonburi, "Leelawadee UI", "Noto Sans Thai", "Noto Sans", Roboto, sans-serif',
    novel: '"Noto Serif Thai", Thonburi, serif',
  },
  leading: { text: 1.7, title: 1.5, novel: 1.95 },
};

const TRADITIONAL_CHINESE_TYPE: Type = {
  fonts: {
    body: '"PingFang TC", "Hiragino Sans CNS", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC", sans-serif',
    novel: '"Songti TC", "Noto Serif TC", "Noto Serif CJK TC", PMingLiU, serif',
  },
  leading: { text: 1.6, title: 1.35, novel: 1.8 },
};

const ARABIC_TYPE: Type = {
  fonts: {
    body: '"SF Arabic", "Geeza Pro", "Segoe UI", "Noto Sans Arabic", "Noto Sans", Tahoma, sans-serif',
    novel: '"Noto Naskh Arabic", "Geeza Pro", serif',
  },
  leading: { text: 1.7, title: 1.5, novel: 1.9 },
};

const KOREAN_TYPE: Type = {
  fonts: {
    body: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif',
    novel: '"AppleMyungjo", "Noto Serif KR", "Noto Serif CJK KR", Batang, serif',
  },
  leading: { text: 1.6, title: 1.35, novel: 1.8 },
};

/** The type of a platform, by its first language. */
export const TYPE_OF: Readonly<Record<Locale, Type>> = {
  'en-US': LATIN_TYPE,
  'ja-JP': JAPANESE_TYPE,
  'th-TH': THAI_TYPE,
  'zh-TW': TRADITIONAL_CHINESE_TYPE,
  ar: ARABIC_TYPE,
  'ko-KR': KOREAN_TYPE,
  'de-DE': LATIN_TYPE,
  'fr-FR': LATIN_TYPE,
};

/** Who runs the stores; the company that runs this product puts their own company here (record 0087). */
const LONGSTRIP: PlatformCompany = {
  name: 'Longstrip Comics Ltd.',
  representative: 'Ada Example',
  address: ['1 Example Street', 'London', 'United Kingdom'],
  email: 'support@longstrip.example',
  phone: null,
  registrations: [{ kind: 'BUSINESS', number: '00000000' }],
  isShownOnWeb: false,
  hasSaleTerms: false,
};

/** For platforms where no law requires it on the web: it is shown in the app’s settings only. */
export const COMPANY = LONGSTRIP;

/** Japan: what the law on specified commercial transactions requires to be stated, with the terms of a sale. */
export const COMPANY_JAPAN: PlatformCompany = {
  ...LONGSTRIP,
  name: 'ロングストリップ株式会社',
  representative: '例 あだ',
  address: ['〒100-0000', '東京都千代田区見本町1-1'],
  phone: '03-0000-0000',
  registrations: [{ kind: 'BUSINESS', number: '0000000000000' }],
  isShownOnWeb: true,
  hasSaleTerms: true,
};

/** The European Union: article 5 of the directive on electronic commerce. */
export const COMPANY_EUROPE: PlatformCompany = {
  ...LONGSTRIP,
  name: 'Longstrip Comics GmbH',
  address: ['Beispielstraße 1', '10115 Berlin'],
  phone: '+49 30 0000000',
  registrations: [
    { kind: 'REGISTER', number: 'Amtsgericht Berlin, HRB 000000' },
    { kind: 'VAT', number: 'DE000000000' },
  ],
  isShownOnWeb: true,
};
