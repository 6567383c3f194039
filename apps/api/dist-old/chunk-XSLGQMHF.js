import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  CHILD_HEAP_MIB,
  CHILD_RSS_LIMIT_BYTES,
  CHILD_STALL_LIMIT_MS,
  ChildMessageSchema,
  PublicationSchema,
  REGIONS_MOST,
  RefusedInput,
  manifestName,
  openOutputFolder,
  refusedWhole
} from "./chunk-YZKYM6NF.js";
import {
  HOME_SHELVES
} from "./chunk-BFA6DVZH.js";

// ../../packages/core/src/shared/business-constants.ts
var MINUTE_MS = 6e4;
var HOUR_MS = 60 * MINUTE_MS;
var DAY_MS = 24 * HOUR_MS;
var MEBIBYTE = 1024 * 1024;
var BUSINESS_DEFAULTS = {
  mileageSymbol: "M",
  chargeHistoryDays: 90,
  useHistoryDays: 90,
  mileageHistoryDays: 180,
  navigationCacheMs: 5 * MINUTE_MS,
  bannerSlideMs: 3e3,
  searchDelayMs: 1e3,
  detailNoticeCount: 2,
  exchangeMinimumMileage: 3e3,
  exchangeMileagePerCoin: 200,
  bonusCoinDays: 30,
  mileageDays: null,
  refundDays: 7,
  resetLinkMs: HOUR_MS,
  mailOtpMs: HOUR_MS,
  mailOtpDigits: 6,
  smsCodeMs: 10 * MINUTE_MS,
  smsCodeDigits: 6,
  authAttempts: 5,
  codeRequestPauseMs: 5 * MINUTE_MS,
  alertDays: 30,
  findIdCount: 20,
  commentCharacters: 500,
  commentReportsToBlind: 5,
  ticketImageBytes: 3 * MEBIBYTE,
  ticketImageCount: 3,
  ticketsPerDay: 5,
  passwordMinimumCharacters: 8,
  passwordMaximumCharacters: 20,
  rentalHours: 72,
  freetimeOpenHours: 72,
  freetimeRefillHours: 24,
  freetimeRefillMinimumHours: 12,
  freetimeRefillMaximumHours: 168,
  tokenRefreshThresholdMs: 5 * MINUTE_MS,
  accessTokenMs: DAY_MS,
  refreshTokenMs: 7 * DAY_MS,
  refreshRaceMs: 3e4,
  requestTimeoutMs: 3e4,
  dataCacheMs: HOUR_MS,
  refetchOnFocus: false,
  toastMs: 3e3,
  renewedTokenCookieSeconds: 3600,
  renewedTokenCookiePath: "/",
  marketingCodeCookieSeconds: 7200,
  marketingCheckCookieSeconds: 600,
  adultPopupCookieSeconds: 86400,
  mainPopupCookieSeconds: 86400,
  browserIdCookieSeconds: 86400,
  signUpCookieSeconds: 3600,
  withdrawalRetentionMonths: 1,
  withdrawalBlockDays: 30,
  adultVerificationYears: 1,
  contentMaximumWidthPx: 720,
  desktopBreakpointPx: 600,
  topBarHeightPx: 78,
  headerBarHeightPx: 48,
  bottomBarHeightPx: 50,
  tabHeightPx: 48,
  detailBottomBarHeightPx: 62,
  loginButtonHeightPx: 48,
  authBasePath: "/api/auth",
  lazyLoadMarginPx: 200,
  imageQuality: 75
};

// ../../packages/core/src/shared/home-tabs.ts
var HOME_TABS = ["DAILY", "RANKING", "FREE", "ACTION", "ADULT"];
var WEEKLY_TABS = ["ALL", "MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN", "TEN"];

// ../../packages/core/src/shared/platform-defaults.ts
var PLATFORM_DEFAULTS = {
  currency: { code: "USD", symbol: "$", position: "before", minorDigits: 2 },
  timeZone: "America/Los_Angeles",
  dateFormat: "yyyy.MM.dd",
  primaryColour: "#ff3900",
  adult: { limitYears: 18, check: "BIRTHDAY", birthedAtRequired: false, guestCookie: false, shown: true },
  /** Section 9: night window 22:00 to 04:00. */
  nightPush: { startMinute: 22 * 60, endMinute: 4 * 60 },
  payments: { WEB: "stripe", AND_PLUS: "stripe", AND_PLAY: "google", IOS_APP: "apple" }
};

// ../../packages/core/src/shared/routes.ts
var ROUTE_PATTERNS = {
  main: "/",
  homeWeekly: "/home/weekly",
  homeFree: "/home/free",
  homeRanking: "/home/ranking",
  homeBl: "/home/bl",
  homeMature: "/home/mature",
  homeRomance: "/home/romance",
  homeAction: "/home/action",
  homePick: "/home/pick",
  homePickOne: "/home/pick/{id}",
  detail: "/detail/{id}",
  creator: "/creator/{id}",
  viewerById: "/viewer/{id}",
  viewer: "/viewer/{alias}/{episodeAlias}",
  event: "/event",
  eventDetail: "/event/{id}",
  shop: "/shop",
  gift: "/gift",
  coupon: "/coupon",
  notice: "/notice",
  noticeDetail: "/notice/detail/{id}",
  search: "/search",
  my: "/my",
  setting: "/setting",
  settingApp: "/setting/app",
  settingPassword: "/setting/password",
  userSignup: "/user/signup",
  userLogin: "/user/login",
  userAdult: "/user/adult",
  userWithdrawal: "/user/withdrawal",
  userFindId: "/user/find-id",
  userFindPassword: "/user/find-password",
  callbackLoginSuccess: "/callback/login-success",
  callbackLoginError: "/callback/login-error",
  callbackViewerLoginSuccess: "/callback/viewer-login-success",
  callbackLoginNewuser: "/callback/login-newuser",
  callbackLogoutSuccess: "/callback/logout-success",
  callbackFacebookLogin: "/callback/facebook-login",
  callbackAdultKr: "/callback/adult-kr",
  faq: "/faq",
  qna: "/qna",
  qnaRegister: "/qna/register",
  alarm: "/alarm",
  libraryMy: "/library/my",
  libraryFavorite: "/library/favorite",
  libraryRecent: "/library/recent",
  libraryMarks: "/library/marks",
  libraryDevice: "/library/device",
  historyCharge: "/history/charge",
  historyMileage: "/history/mileage",
  historyUse: "/history/use",
  benefit: "/benefit",
  benefitGift: "/benefit/gift",
  comment: "/comment",
  roulette: "/roulette",
  policy: "/policy",
  privacy: "/privacy",
  transferNote: "/transfer/note",
  transferApplyLogin: "/transfer/apply/login",
  transferApplyConfirm: "/transfer/apply/confirm",
  transferApplyWrong: "/transfer/apply/wrong",
  transferApplyStatus: "/transfer/apply/status",
  mailResetPassword: "/mail/resetPassword",
  mailUnsubscribe: "/mail/unsubscribe",
  notFound: "/404",
  error: "/error",
  prepare: "/prepare",
  health: "/_/health"
};
var ROUTE_NAMES = Object.keys(ROUTE_PATTERNS).filter(isRouteName);
function isRouteName(text) {
  return Object.hasOwn(ROUTE_PATTERNS, text);
}
function partsOf(path) {
  return path.split("/").filter((part) => part !== "");
}
var PATTERNS_BY_BEGINNING = /* @__PURE__ */ new Map();
for (const name of ROUTE_NAMES) {
  const parts = partsOf(ROUTE_PATTERNS[name]);
  const alike = PATTERNS_BY_BEGINNING.get(parts[0]) ?? [];
  PATTERNS_BY_BEGINNING.set(parts[0], [...alike, { name, parts }]);
}
var ANY_SITE = "https://site.invalid";
function readSitePath(text) {
  const isPath = text.startsWith("/") && !/[\\\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(text);
  if (!isPath || !URL.canParse(text, ANY_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE);
  return origin === ANY_SITE && !pathname.includes("//") ? `${pathname}${search}${hash}` : null;
}

// ../../packages/platform-config/src/presets.ts
var TRANSFER_ROUTES = ROUTE_NAMES.filter((name) => name.startsWith("transfer"));
var COMMON_ROUTES = [
  "health",
  "notFound",
  "error",
  "prepare",
  "userLogin",
  "policy",
  "privacy"
];
var ROUTE_CONDITIONS = {
  comment: ({ features: features8 }) => features8.comments,
  homeMature: ({ adult: adult8 }) => adult8.shown,
  userAdult: ({ adult: adult8 }) => adult8.shown,
  userFindId: ({ signIn: signIn8 }) => signIn8.includes("phone"),
  userFindPassword: hasOwnPasswords,
  settingPassword: hasOwnPasswords,
  mailResetPassword: ({ signIn: signIn8 }) => signIn8.includes("email"),
  callbackFacebookLogin: ({ signIn: signIn8 }) => signIn8.includes("facebook"),
  callbackAdultKr: ({ features: features8 }) => features8.useAdultAuthKr
};
function hasOwnPasswords({ signIn: signIn8 }) {
  return signIn8.includes("email") || signIn8.includes("phone");
}
function storeRoutes(facts) {
  return ROUTE_NAMES.filter((name) => !TRANSFER_ROUTES.includes(name) && (ROUTE_CONDITIONS[name]?.(facts) ?? true));
}
function transferSiteRoutes(facts, others = []) {
  const listed = [
    ...TRANSFER_ROUTES,
    ...COMMON_ROUTES,
    "userFindPassword",
    "mailResetPassword",
    ...others
  ];
  return ROUTE_NAMES.filter(
    (name) => (listed.includes(name) || name.startsWith("callback")) && (ROUTE_CONDITIONS[name]?.(facts) ?? true)
  );
}
function navigationItem(route, icon, rest = {}) {
  return { route, path: ROUTE_PATTERNS[route], icon, labelKey: `nav.${icon}`, ...rest };
}
var DESKTOP = [
  navigationItem("shop", "shop"),
  navigationItem("benefitGift", "benefit"),
  navigationItem("search", "search"),
  navigationItem("my", "my")
];
var MOVING = [
  navigationItem("transferNote", "transfer"),
  navigationItem("notice", "notice"),
  navigationItem("faq", "faq")
];
var TRANSFER_NAVIGATION = {
  desktop: MOVING,
  mobile: MOVING,
  my: [],
  homeTabs: [],
  weeklyTabs: []
};
var STORE_NAVIGATION = {
  desktop: DESKTOP,
  mobile: [navigationItem("main", "home"), ...DESKTOP],
  my: [
    navigationItem("libraryMy", "library"),
    navigationItem("historyCharge", "history"),
    navigationItem("benefitGift", "benefit"),
    navigationItem("event", "event"),
    navigationItem("faq", "faq"),
    navigationItem("notice", "notice"),
    navigationItem("setting", "setting", { channel: "WEB" }),
    navigationItem("settingApp", "setting", { channel: "APP" })
  ],
  homeTabs: HOME_TABS,
  weeklyTabs: WEEKLY_TABS
};
var LATIN_TYPE = {
  fonts: {
    body: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    novel: '"Iowan Old Style", Charter, "Noto Serif", Georgia, serif'
  },
  leading: { text: 1.5, title: 1.25, novel: 1.75 }
};
var JAPANESE_TYPE = {
  fonts: {
    body: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif',
    novel: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif'
  },
  leading: { text: 1.6, title: 1.35, novel: 1.75 }
};
var THAI_TYPE = {
  fonts: {
    body: '"Sukhumvit Set", Thonburi, "Leelawadee UI", "Noto Sans Thai", "Noto Sans", Roboto, sans-serif',
    novel: '"Noto Serif Thai", Thonburi, serif'
  },
  leading: { text: 1.7, title: 1.5, novel: 1.95 }
};
var TRADITIONAL_CHINESE_TYPE = {
  fonts: {
    body: '"PingFang TC", "Hiragino Sans CNS", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC", sans-serif',
    novel: '"Songti TC", "Noto Serif TC", "Noto Serif CJK TC", PMingLiU, serif'
  },
  leading: { text: 1.6, title: 1.35, novel: 1.8 }
};
var ARABIC_TYPE = {
  fonts: {
    body: '"SF Arabic", "Geeza Pro", "Segoe UI", "Noto Sans Arabic", "Noto Sans", Tahoma, sans-serif',
    novel: '"Noto Naskh Arabic", "Geeza Pro", serif'
  },
  leading: { text: 1.7, title: 1.5, novel: 1.9 }
};
var KOREAN_TYPE = {
  fonts: {
    body: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif',
    novel: '"AppleMyungjo", "Noto Serif KR", "Noto Serif CJK KR", Batang, serif'
  },
  leading: { text: 1.6, title: 1.35, novel: 1.8 }
};
var TYPE_OF = {
  "en-US": LATIN_TYPE,
  "ja-JP": JAPANESE_TYPE,
  "th-TH": THAI_TYPE,
  "zh-TW": TRADITIONAL_CHINESE_TYPE,
  ar: ARABIC_TYPE,
  "ko-KR": KOREAN_TYPE,
  "de-DE": LATIN_TYPE,
  "fr-FR": LATIN_TYPE
};
var LONGSTRIP = {
  name: "Longstrip Comics Ltd.",
  representative: "Ada Example",
  address: ["1 Example Street", "London", "United Kingdom"],
  email: "support@longstrip.example",
  phone: null,
  registrations: [{ kind: "BUSINESS", number: "00000000" }],
  isShownOnWeb: false,
  hasSaleTerms: false
};
var COMPANY = LONGSTRIP;
var COMPANY_JAPAN = {
  ...LONGSTRIP,
  name: "ロングストリップ株式会社",
  representative: "例 あだ",
  address: ["〒100-0000", "東京都千代田区見本町1-1"],
  phone: "03-0000-0000",
  registrations: [{ kind: "BUSINESS", number: "0000000000000" }],
  isShownOnWeb: true,
  hasSaleTerms: true
};
var COMPANY_EUROPE = {
  ...LONGSTRIP,
  name: "Longstrip Comics GmbH",
  address: ["Beispielstraße 1", "10115 Berlin"],
  phone: "+49 30 0000000",
  registrations: [
    { kind: "REGISTER", number: "Amtsgericht Berlin, HRB 000000" },
    { kind: "VAT", number: "DE000000000" }
  ],
  isShownOnWeb: true
};

// ../../packages/platform-config/src/define-platform.ts
var REGIONAL_DEFAULTS = {
  minorMonthlyCaps: [],
  unusedBalanceReport: null,
  nightPush: PLATFORM_DEFAULTS.nightPush,
  nightPushKorea: { startMinute: 21 * 60, endMinute: 8 * 60 },
  moneyPriceShown: false,
  withdrawalRightDays: null,
  rouletteOddsShown: true
};
var DISPOSABLE_MAIL_DOMAINS = [
  "10minutemail.com",
  "guerrillamail.com",
  "mailinator.com",
  "sharklasers.com",
  "temp-mail.org",
  "yopmail.com"
];
function definePlatform(definition) {
  return {
    company: COMPANY,
    countries: countriesOf(definition.locales[0]),
    currency: PLATFORM_DEFAULTS.currency,
    timeZone: PLATFORM_DEFAULTS.timeZone,
    dateFormat: PLATFORM_DEFAULTS.dateFormat,
    phoneCountry: null,
    deniedMailDomains: DISPOSABLE_MAIL_DOMAINS,
    home: { shelves: HOME_SHELVES, firstBanner: "operator" },
    shareTargets: ["whatsapp", "facebook", "x"],
    unlistedPage: { kind: "notFound" },
    transferTarget: null,
    transferLastDay: null,
    payments: PLATFORM_DEFAULTS.payments,
    ...definition,
    regional: { ...REGIONAL_DEFAULTS, ...definition.regional },
    constants: { ...BUSINESS_DEFAULTS, ...definition.constants }
  };
}
function countriesOf(locale) {
  const { region } = new Intl.Locale(locale);
  return region === void 0 ? [] : [region];
}

// ../../packages/platform-config/src/platforms/beltoon-jp.ts
var signIn = ["email", "google", "twitter", "apple", "apple_guest"];
var adult = {
  limitYears: 18,
  check: "YES_NO",
  birthedAtRequired: false,
  guestCookie: true,
  shown: true
};
var features = {
  comments: true,
  freetime: true,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true
};
var beltoon_jp_default = definePlatform({
  id: "beltoon-jp",
  app: "jp",
  portOffset: 1,
  balconyId: "BELTOON_JP",
  brand: { name: "Beltoon", wordmark: "beltoon", coinLetter: "ベ", illustration: "train" },
  company: COMPANY_JAPAN,
  hosts: ["jp.longstrip.example", "jp.localhost"],
  locales: ["ja-JP"],
  currency: { code: "JPY", symbol: "¥", position: "before", minorDigits: 0 },
  timeZone: "Asia/Tokyo",
  theme: {
    light: {
      primary: "#d6006c",
      onPrimary: "#ffffff",
      primaryText: "#c90065",
      primarySoft: "#ffeef6",
      accent: "#2c56c8",
      accentSoft: "#ecf1fe"
    },
    dark: {
      primary: "#ff5ca8",
      onPrimary: "#2a0015",
      primaryText: "#ff7ab8",
      primarySoft: "#391326",
      accent: "#8fb0ff",
      accentSoft: "#18233f"
    },
    badges: "cut",
    density: "dense",
    ...TYPE_OF["ja-JP"]
  },
  signIn,
  adult,
  features,
  // Rankings decide what is read there, then the day’s magazine.
  home: {
    shelves: ["top", "today", "free", "themes", "newest", "novels", "picks"],
    firstBanner: "top"
  },
  shareTargets: ["line", "x", "facebook"],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn, adult, features }),
  payments: { WEB: "gmo", AND_PLUS: "gmo", AND_PLAY: "google", IOS_APP: "apple" },
  regional: {
    minorMonthlyCaps: [
      { belowAgeYears: 16, capMinorUnits: 5e3 },
      { belowAgeYears: 18, capMinorUnits: 2e4 }
    ],
    unusedBalanceReport: {
      days: [
        { month: 3, day: 31 },
        { month: 9, day: 30 }
      ],
      depositAboveMinorUnits: 1e7
    }
  }
});

// ../../packages/platform-config/src/platforms/bom-th.ts
var signIn2 = ["email", "phone", "google", "facebook", "apple"];
var adult2 = {
  limitYears: 19,
  check: "BIRTHDAY",
  birthedAtRequired: true,
  guestCookie: false,
  shown: true
};
var features2 = {
  comments: true,
  freetime: true,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true
};
var bom_th_default = definePlatform({
  id: "bom-th",
  app: "th",
  portOffset: 2,
  balconyId: "BOMTOON_TH",
  brand: { name: "Bom", wordmark: "bom", coinLetter: "บ", illustration: "boat" },
  hosts: ["th.longstrip.example", "th.localhost"],
  locales: ["th-TH", "en-US"],
  currency: { code: "THB", symbol: "฿", position: "before", minorDigits: 2 },
  timeZone: "Asia/Bangkok",
  theme: {
    light: {
      primary: "#6a35e8",
      onPrimary: "#ffffff",
      primaryText: "#6230db",
      primarySoft: "#f2edff",
      accent: "#0b6e75",
      accentSoft: "#e6f4f4"
    },
    dark: {
      primary: "#a488ff",
      onPrimary: "#170a3d",
      primaryText: "#b39bff",
      primarySoft: "#251b43",
      accent: "#5ad1d3",
      accentSoft: "#102c2e"
    },
    badges: "pill",
    density: "usual",
    ...TYPE_OF["th-TH"]
  },
  signIn: signIn2,
  phoneCountry: "TH",
  adult: adult2,
  features: features2,
  // Most readers begin with what costs nothing.
  home: {
    shelves: ["free", "today", "themes", "newest", "novels", "top", "picks"],
    firstBanner: "free"
  },
  shareTargets: ["line", "facebook", "x"],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn: signIn2, adult: adult2, features: features2 })
});

// ../../packages/platform-config/src/platforms/bom-tw.ts
var signIn3 = ["email", "google", "facebook", "apple"];
var adult3 = {
  limitYears: 18,
  check: "BIRTHDAY",
  birthedAtRequired: true,
  guestCookie: false,
  shown: true
};
var features3 = {
  comments: true,
  freetime: true,
  blToggle: true,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true
};
var bom_tw_default = definePlatform({
  id: "bom-tw",
  app: "tw",
  portOffset: 3,
  balconyId: "BOMTOON_TW",
  brand: { name: "Bom", wordmark: "bom", coinLetter: "ㄅ", illustration: "lanterns" },
  hosts: ["tw.longstrip.example", "tw.localhost"],
  locales: ["zh-TW", "en-US"],
  currency: { code: "TWD", symbol: "NT$", position: "before", minorDigits: 2 },
  timeZone: "Asia/Taipei",
  theme: {
    light: {
      primary: "#0b63ce",
      onPrimary: "#ffffff",
      primaryText: "#0a5bbf",
      primarySoft: "#eaf3fe",
      accent: "#994700",
      accentSoft: "#fff0e3"
    },
    dark: {
      primary: "#5ba8ff",
      onPrimary: "#00152e",
      primaryText: "#7ab8ff",
      primarySoft: "#11263d",
      accent: "#ffa95c",
      accentSoft: "#33200f"
    },
    badges: "slant",
    density: "usual",
    ...TYPE_OF["zh-TW"]
  },
  signIn: signIn3,
  adult: adult3,
  features: features3,
  // New releases, and novels, which have more readers there than elsewhere.
  home: {
    shelves: ["newest", "novels", "today", "themes", "free", "top", "picks"],
    firstBanner: "newest"
  },
  shareTargets: ["line", "facebook", "x"],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn: signIn3, adult: adult3, features: features3 })
});

// ../../packages/platform-config/src/platforms/bom-us.ts
var signIn4 = ["google", "facebook", "twitter", "apple"];
var adult4 = PLATFORM_DEFAULTS.adult;
var features4 = {
  comments: false,
  freetime: false,
  blToggle: false,
  useAdultAuthKr: true,
  allowUpgradeFromRent: false,
  blockInspect: true
};
var bom_us_default = definePlatform({
  id: "bom-us",
  app: "us",
  portOffset: 0,
  balconyId: "BOMTOON_US",
  brand: { name: "Bom", wordmark: "bom", coinLetter: "B", illustration: "windows" },
  hosts: ["us.longstrip.example", "us.localhost"],
  locales: ["en-US"],
  theme: {
    light: {
      primary: PLATFORM_DEFAULTS.primaryColour,
      onPrimary: "#1a0500",
      primaryText: "#cf2e00",
      primarySoft: "#fff0eb",
      accent: "#0b6e75",
      accentSoft: "#e6f4f4"
    },
    dark: {
      primary: PLATFORM_DEFAULTS.primaryColour,
      onPrimary: "#1a0500",
      primaryText: "#ff6b42",
      primarySoft: "#351910",
      accent: "#5ad1d3",
      accentSoft: "#102c2e"
    },
    badges: "square",
    density: "usual",
    ...TYPE_OF["en-US"]
  },
  signIn: signIn4,
  adult: adult4,
  features: features4,
  // The week’s schedule, as readers of web-comics there know it.
  home: {
    shelves: ["today", "themes", "newest", "free", "novels", "top", "picks"],
    firstBanner: "operator"
  },
  shareTargets: ["x", "facebook", "whatsapp"],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn: signIn4, adult: adult4, features: features4 })
});

// ../../packages/platform-config/src/platforms/delitoon-de.ts
var signIn5 = ["email", "google", "facebook", "apple"];
var adult5 = { ...PLATFORM_DEFAULTS.adult, shown: false };
var features5 = {
  comments: false,
  freetime: false,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true
};
var delitoon_de_default = definePlatform({
  id: "delitoon-de",
  app: "de-fr-transfer",
  portOffset: 5,
  balconyId: "DELITOON_DE",
  brand: { name: "Delitoon", wordmark: "delitoon", coinLetter: "D", illustration: "birds" },
  company: COMPANY_EUROPE,
  hosts: ["de.longstrip.example", "de.localhost"],
  locales: ["de-DE"],
  currency: { code: "EUR", symbol: "€", position: "after", minorDigits: 2 },
  timeZone: "Europe/Berlin",
  dateFormat: "dd.MM.yyyy",
  theme: {
    light: {
      primary: "#005f7a",
      onPrimary: "#ffffff",
      primaryText: "#005a73",
      primarySoft: "#e5f3f7",
      accent: "#6b3fa0",
      accentSoft: "#f3edfb"
    },
    dark: {
      primary: "#3fb4d6",
      onPrimary: "#001b24",
      primaryText: "#5cc3e2",
      primarySoft: "#0f2a34",
      accent: "#c4a3f5",
      accentSoft: "#2a1e3d"
    },
    badges: "tab",
    density: "usual",
    ...TYPE_OF["de-DE"]
  },
  signIn: signIn5,
  adult: adult5,
  features: features5,
  navigation: TRANSFER_NAVIGATION,
  routes: transferSiteRoutes({ signIn: signIn5, adult: adult5, features: features5 }, ["notice", "noticeDetail", "faq"]),
  unlistedPage: { kind: "redirect", sibling: null, fallback: "transferNote" },
  transferTarget: "bom-us",
  transferLastDay: "2027-06-30",
  regional: { moneyPriceShown: true, withdrawalRightDays: 14 }
});

// ../../packages/platform-config/src/platforms/delitoon-fr.ts
var signIn6 = ["email", "google", "facebook", "apple"];
var adult6 = { ...PLATFORM_DEFAULTS.adult, shown: false };
var features6 = {
  comments: false,
  freetime: false,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true
};
var delitoon_fr_default = definePlatform({
  id: "delitoon-fr",
  app: "de-fr-transfer",
  portOffset: 6,
  balconyId: "DELITOON_COM",
  brand: { name: "Delitoon", wordmark: "delitoon", coinLetter: "D", illustration: "balloon" },
  company: COMPANY_EUROPE,
  hosts: ["fr.longstrip.example", "fr.localhost"],
  locales: ["fr-FR"],
  currency: { code: "EUR", symbol: "€", position: "after", minorDigits: 2 },
  timeZone: "Europe/Paris",
  dateFormat: "dd/MM/yyyy",
  theme: {
    light: {
      primary: "#8e1b3f",
      onPrimary: "#ffffff",
      primaryText: "#8e1b3f",
      primarySoft: "#fbedf1",
      accent: "#1d5fae",
      accentSoft: "#eaf2fc"
    },
    dark: {
      primary: "#f26d92",
      onPrimary: "#2b0511",
      primaryText: "#f78aa8",
      primarySoft: "#37151f",
      accent: "#86bbf5",
      accentSoft: "#152840"
    },
    badges: "pill",
    density: "usual",
    ...TYPE_OF["fr-FR"]
  },
  signIn: signIn6,
  adult: adult6,
  features: features6,
  navigation: TRANSFER_NAVIGATION,
  routes: transferSiteRoutes({ signIn: signIn6, adult: adult6, features: features6 }),
  unlistedPage: { kind: "redirect", sibling: "delitoon-de", fallback: "transferNote" },
  transferTarget: "bom-us",
  transferLastDay: "2027-06-30",
  regional: { moneyPriceShown: true, withdrawalRightDays: 14 }
});

// ../../packages/platform-config/src/platforms/delitoon-me.ts
var signIn7 = ["email", "google", "facebook", "apple"];
var adult7 = PLATFORM_DEFAULTS.adult;
var features7 = {
  comments: true,
  freetime: true,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true
};
var delitoon_me_default = definePlatform({
  id: "delitoon-me",
  app: "me",
  portOffset: 4,
  balconyId: "DELITOON_ME",
  brand: { name: "Delitoon", wordmark: "delitoon", coinLetter: "د", illustration: "tent" },
  hosts: ["me.longstrip.example", "me.localhost"],
  locales: ["ar", "en-US"],
  countries: ["AE", "SA", "EG", "KW", "QA", "BH", "OM", "JO", "LB", "IQ"],
  timeZone: "Asia/Dubai",
  theme: {
    light: {
      primary: "#00735f",
      onPrimary: "#ffffff",
      primaryText: "#006b58",
      primarySoft: "#e7f5f1",
      accent: "#8a5600",
      accentSoft: "#fbf2e0"
    },
    dark: {
      primary: "#2cc7a4",
      onPrimary: "#00231b",
      primaryText: "#3dd1af",
      primarySoft: "#0f2e27",
      accent: "#edbb5a",
      accentSoft: "#302512"
    },
    badges: "ribbon",
    density: "usual",
    ...TYPE_OF.ar
  },
  signIn: signIn7,
  adult: adult7,
  features: features7,
  // Web-comics are new there, so the editors’ rows come first.
  home: {
    shelves: ["themes", "today", "newest", "free", "novels", "top", "picks"],
    firstBanner: "today"
  },
  shareTargets: ["whatsapp", "x", "facebook"],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn: signIn7, adult: adult7, features: features7 })
});

// ../../packages/platform-config/src/platforms.ts
var INDEX = [bom_us_default, beltoon_jp_default, bom_th_default, bom_tw_default, delitoon_me_default, delitoon_de_default, delitoon_fr_default];
var PLATFORMS = INDEX;
function isPlatformId(text) {
  return PLATFORMS.some((platform) => platform.id === text);
}
function getPlatform(id) {
  const platform = PLATFORMS.find((candidate) => candidate.id === id);
  if (platform === void 0) throw new Error(`No platform has the id ${id}`);
  return platform;
}

// ../../packages/platform-config/src/colours.ts
var NEUTRAL_COLOURS = {
  light: {
    page: "#ffffff",
    backdrop: "#f3f3f5",
    surface: "#ffffff",
    fill: "#f4f4f6"
  },
  dark: {
    page: "#131316",
    backdrop: "#0a0a0c",
    surface: "#1c1c20",
    fill: "#212126"
  }
};

// ../../packages/platform-config/src/identity-problems.ts
var GRAPHEMES = new Intl.Segmenter("und", { granularity: "grapheme" });

// ../../packages/platform-config/src/rule-problems.ts
var MINUTES_A_DAY = 24 * 60;

// ../../packages/ingest/src/ingest-in-child.ts
import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, extname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as v from "valibot";
var USUAL_LIMITS = { stallMs: CHILD_STALL_LIMIT_MS, rssBytes: CHILD_RSS_LIMIT_BYTES };
var RETAINED_STDERR_CHARACTERS = 4e3;
var MAX_RESTARTS = 5;
function entryPath(childEntry) {
  const entry = childEntry ?? new URL(`./ingest-child${extname(import.meta.url)}`, import.meta.url);
  return typeof entry === "string" && !entry.startsWith("file:") ? entry : fileURLToPath(entry);
}
function loaderArguments(entry) {
  if (!entry.endsWith(".ts")) return [];
  return ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href];
}
function startChild(entry) {
  return fork(entry, [], {
    execArgv: [`--max-old-space-size=${CHILD_HEAP_MIB}`, ...loaderArguments(entry)],
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2" },
    stdio: ["ignore", "ignore", "pipe", "ipc"]
  });
}
function waitForEnding(child, request, { onProgress, signal }, stallMs) {
  return new Promise((settle, fail) => {
    let ending = null;
    let reading = null;
    let stderr = "";
    const end = () => child.kill("SIGKILL");
    const stall = setTimeout(() => {
      ending = { kind: "stalled" };
      end();
    }, stallMs);
    signal?.addEventListener("abort", end, { once: true });
    child.stderr?.on("data", (chunk) => {
      stderr = `${stderr}${chunk.toString("utf8")}`.slice(-RETAINED_STDERR_CHARACTERS);
    });
    child.stderr?.on("error", () => void 0);
    child.on("message", (raw) => {
      const parsed = v.safeParse(ChildMessageSchema, raw);
      if (!parsed.success) {
        end();
        fail(new Error("The process that reads inputs said what this version does not know"));
        return;
      }
      const message = parsed.output;
      stall.refresh();
      if (message.kind !== "progress") {
        ending = message;
        return;
      }
      const { kind: _kind, ...progress } = message;
      reading = progress;
      onProgress?.(progress);
    });
    child.on("error", (error) => {
      end();
      fail(new Error("The process that reads inputs could not be started", { cause: error }));
    });
    child.on("close", (_code, killedBy) => {
      clearTimeout(stall);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) fail(signal.reason);
      else settle({ ending: ending ?? { kind: "silent", signal: killedBy, stderr }, reading });
    });
    child.send(request);
  });
}
function refusalOfSilence({ signal, stderr }) {
  if (signal === null && !/heap out of memory/i.test(stderr)) {
    throw new Error(`The process that reads inputs ended without an answer: ${stderr.trim()}`);
  }
  const isOutOfMemory = /heap out of memory|allocation failed/i.test(stderr) || signal === "SIGKILL";
  if (isOutOfMemory) return new RefusedInput("MEMORY_LIMIT", null, "reading it takes more memory than is allowed");
  const cause = new Error(`The child ended by ${signal ?? "itself"}: ${stderr}`);
  return new RefusedInput("READER_CRASHED", null, "the process that read it ended without an answer", { cause });
}
function refusalOfEnding(ending, stallMs) {
  if (ending.kind === "stalled") {
    return new RefusedInput("TIME_LIMIT", null, `it made no progress for ${stallMs / 1e3} seconds`);
  }
  return ending.kind === "silent" ? refusalOfSilence(ending) : null;
}
async function readManifest(outDir, index) {
  return v.parse(PublicationSchema, JSON.parse(await readFile(join(outDir, manifestName(index)), "utf8")));
}
async function toRun(ending, outDir) {
  if (ending.kind === "failed") throw new Error(`The child failed: ${ending.message}`);
  const { refused, fileCount, usage } = ending;
  if (ending.kind === "refused") return { result: { ok: false, refusal: ending.refusal, refused, fileCount }, usage };
  const publications = [];
  for (let index = 0; index < ending.publicationCount; index += 1) publications.push(await readManifest(outDir, index));
  const [publication, ...otherPublications] = publications;
  if (publication === void 0) throw new Error("The child answered with no publication");
  const { warnings } = ending;
  return { result: { ok: true, publication, otherPublications, warnings, refused, fileCount }, usage };
}
async function runOnce(request, entry, controls, stallMs) {
  const { ending, reading } = await waitForEnding(startChild(entry), request, controls, stallMs);
  const isOneOfSeveral = reading !== null && reading.books > 1;
  const ended = refusalOfEnding(ending, stallMs);
  if (ended !== null) {
    const refusal = (isOneOfSeveral ? ended.inBook(reading.book) : ended).toRefusal(basename(request.inputPath));
    const result = refusedWhole(refusal, request.options.refusedBefore ?? []);
    return { run: { result, usage: null }, fatal: isOneOfSeveral ? refusal : null };
  }
  if (ending.kind === "silent" || ending.kind === "stalled") throw new Error("an ending without a refusal");
  const run = await toRun(ending, request.outDir);
  const isFatal = ending.kind === "refused" && ending.refusal.code === "MEMORY_LIMIT" && isOneOfSeveral;
  return { run, fatal: isFatal ? ending.refusal : null };
}
async function runIngestChild(inputPath, outDir, options = {}, { stallMs, rssBytes } = USUAL_LIMITS) {
  const { childEntry, onProgress, signal, ...rest } = options;
  signal?.throwIfAborted();
  const cleanUp = await openOutputFolder(outDir);
  const controls = { ...onProgress && { onProgress }, ...signal && { signal } };
  const refusedBefore = [...rest.refusedBefore ?? []];
  try {
    for (let restarts = 0; ; restarts += 1) {
      const request = {
        inputPath: resolve(inputPath),
        outDir: resolve(outDir),
        rssLimitBytes: rssBytes,
        options: { ...rest, refusedBefore }
      };
      const { run, fatal } = await runOnce(request, entryPath(childEntry), controls, stallMs);
      if (!run.result.ok) await cleanUp();
      if (fatal === null || restarts === MAX_RESTARTS) return run;
      refusedBefore.push(fatal);
    }
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
async function ingestInChild(inputPath, outDir, options = {}) {
  const { result } = await runIngestChild(inputPath, outDir, options);
  return result;
}

// ../../packages/ingest/src/panels/colours.ts
var WHITE = [255, 255, 255];
var ALIKE = 20;
var ColourGroups = class {
  all = [];
  add(colour, weight) {
    const known = this.all.find((group) => isAlike(group.colour, colour));
    if (known === void 0) this.all.push({ colour, weight });
    else known.weight += weight;
  }
};
function differenceOf(one, other) {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}
function isAlike(one, other) {
  return differenceOf(one, other) <= ALIKE;
}
function colourAt({ pixels }, pixel) {
  return [pixels[pixel * 3] ?? 0, pixels[pixel * 3 + 1] ?? 0, pixels[pixel * 3 + 2] ?? 0];
}
function maskOfColours({ pixels, width, height }, colours) {
  const mask = new Uint8Array(width * height);
  for (const [red, green, blue] of colours) {
    for (let pixel = 0, at = 0; pixel < mask.length; pixel += 1, at += 3) {
      if (Math.abs((pixels[at] ?? 0) - red) > ALIKE) continue;
      if (Math.abs((pixels[at + 1] ?? 0) - green) > ALIKE) continue;
      if (Math.abs((pixels[at + 2] ?? 0) - blue) <= ALIKE) mask[pixel] = 1;
    }
  }
  return mask;
}

// ../../packages/ingest/src/panels/drawn-parts.ts
var LEAST_PIXELS = 6;
function drawnParts(background, width) {
  const joining = new Joining();
  let above = [];
  for (let start = 0, y = 0; start < background.length; start += width, y += 1) {
    const runs = [];
    let first = 0;
    for (let x = 0; x < width; x += 1) {
      if (background[start + x] !== 0) continue;
      const from = x;
      while (x < width && background[start + x] === 0) x += 1;
      while ((above[first]?.to ?? width) < from) first += 1;
      const run = { from, to: x, part: joining.add({ left: from, top: y, right: x, bottom: y + 1, pixels: x - from }) };
      for (let index = first; (above[index]?.from ?? width + 1) <= x; index += 1) {
        joining.join(above[index]?.part ?? run.part, run.part);
      }
      runs.push(run);
    }
    above = runs;
  }
  return joining.parts().filter(({ pixels }) => pixels >= LEAST_PIXELS).toSorted((one, other) => one.top - other.top);
}
var Joining = class {
  #parts = [];
  /** Of each part the one that it was joined with; itself while it is not. */
  #joined = [];
  add(part) {
    this.#joined.push(this.#parts.length);
    return this.#parts.push(part) - 1;
  }
  join(one, other) {
    const [joined, given] = [this.#root(one), this.#root(other)];
    const part = this.#parts[joined];
    const added = this.#parts[given];
    if (joined === given || part === void 0 || added === void 0) return;
    part.left = Math.min(part.left, added.left);
    part.top = Math.min(part.top, added.top);
    part.right = Math.max(part.right, added.right);
    part.bottom = Math.max(part.bottom, added.bottom);
    part.pixels += added.pixels;
    this.#joined[given] = joined;
  }
  parts() {
    return this.#parts.filter((_, index) => this.#joined[index] === index);
  }
  #root(part) {
    let root = part;
    for (let next = this.#joined[root] ?? root; next !== root; next = this.#joined[root] ?? root) {
      this.#joined[root] = this.#joined[next] ?? next;
      root = next;
    }
    return root;
  }
};

// ../../packages/ingest/src/panels/filling.ts
var DRIFT = 12;
var STEP = 12;
var Filling = class {
  #raster;
  #filled;
  /** Of each filled pixel: the index of the colour that it was filled from. */
  #origin;
  #colours = [];
  #queue = [];
  constructor(raster) {
    this.#raster = raster;
    this.#filled = new Uint8Array(raster.width * raster.height);
    this.#origin = new Uint32Array(raster.width * raster.height);
  }
  add(pixel, colour) {
    if (this.#colours.at(-1) !== colour) this.#colours.push(colour);
    this.#fill(pixel, this.#colours.length - 1);
  }
  addRow(y, colour) {
    const { width } = this.#raster;
    for (let x = 0; x < width; x += 1) this.add(y * width + x, colour);
  }
  #fill(pixel, origin) {
    this.#filled[pixel] = 1;
    this.#origin[pixel] = origin;
    this.#queue.push(pixel);
  }
  spread() {
    const { width, height } = this.#raster;
    for (let pixel = this.#queue.pop(); pixel !== void 0; pixel = this.#queue.pop()) {
      const x = pixel % width;
      if (x > 0) this.#reach(pixel, pixel - 1);
      if (x < width - 1) this.#reach(pixel, pixel + 1);
      if (pixel >= width) this.#reach(pixel, pixel - width);
      if (pixel < (height - 1) * width) this.#reach(pixel, pixel + width);
    }
    return this.#filled;
  }
  #reach(from, to) {
    if (this.#filled[to] === 1) return;
    const { pixels } = this.#raster;
    const origin = this.#origin[from] ?? 0;
    const colour = this.#colours[origin];
    if (colour === void 0) return;
    for (let channel = 0; channel < 3; channel += 1) {
      const level = pixels[to * 3 + channel] ?? 0;
      if (Math.abs(level - (pixels[from * 3 + channel] ?? 0)) > STEP) return;
      if (Math.abs(level - (colour[channel] ?? 0)) > DRIFT) return;
    }
    this.#fill(to, origin);
  }
};
function withoutThin(mask, { width, height }, radius) {
  const thick = spreadOut(mask, width, height, radius, 0);
  return spreadOut(thick, width, height, radius, 1);
}
function spreadOut(pixels, width, height, radius, value) {
  return alongLines(
    alongLines(pixels, [height, width], [width, 1], radius, value),
    [width, height],
    [1, width],
    radius,
    value
  );
}
function alongLines(pixels, [lines, length], [nextLine, next], radius, value) {
  const spread = pixels.slice();
  for (let line = 0; line < lines; line += 1) {
    let last = -radius - 1;
    for (let at = 0; at < length + radius; at += 1) {
      if (at < length && pixels[line * nextLine + at * next] === value) last = at;
      const reach = at - radius;
      if (reach >= 0 && reach < length && last >= reach - radius) spread[line * nextLine + reach * next] = value;
    }
  }
  return spread;
}

// ../../packages/ingest/src/panels/background.ts
var PLAIN = 14;
var JUMP = 8;
var SIDE_SHARE = 0.9;
var BLEED_SHARE = 5e-3;
var SECOND_SHARE = 0.1;
var STRIP_RADIUS = 2;
function backgroundOfPage(raster) {
  const { width, height } = raster;
  const line = (start, next, length) => Array.from({ length }, (_, index) => start + index * next);
  const sides = [
    line(0, 1, width),
    line((height - 1) * width, 1, width),
    line(0, width, height),
    line(width - 1, width, height)
  ];
  const colours = coloursOfSides(raster, sides);
  const filling = new Filling(raster);
  for (const pixel of sides.flat()) {
    const colour = colours.find((each) => isAlike(each, colourAt(raster, pixel)));
    if (colour !== void 0) filling.add(pixel, colour);
  }
  return { mask: filling.spread(), colours };
}
var BLACK = [0, 0, 0];
function coloursOfSides(raster, sides) {
  const plain = new ColourGroups();
  for (const side of sides) {
    const groups = new ColourGroups();
    for (const pixel of side) groups.add(colourAt(raster, pixel), 1);
    for (const { colour, weight } of groups.all) if (weight >= side.length * SIDE_SHARE) plain.add(colour, weight);
  }
  if (plain.all.length > 0) return plain.all.map(({ colour }) => colour);
  const edge = sides.flat();
  const share = (colour) => edge.filter((pixel) => isAlike(colour, colourAt(raster, pixel))).length / edge.length;
  return [WHITE, BLACK].filter((colour) => share(colour) >= BLEED_SHARE).slice(0, 1);
}
var TILTED_MOST = 0.2;
function backgroundOfStrip(raster) {
  const runs = plainRuns(raster);
  const colours = coloursOfStrip(runs);
  const filling = new Filling(raster);
  for (const run of runs) {
    for (const rows of run) {
      if (!colours.some((colour) => rows.colours.some((each) => isAlike(colour, each)))) continue;
      for (const [index, colour] of rows.colours.entries()) filling.addRow(rows.from + index, colour);
    }
  }
  for (const { top, bottom } of tiltedGutters(raster, colours)) {
    for (let pixel = top * raster.width; pixel < bottom * raster.width; pixel += raster.width) {
      const colour = colours.find((each) => isAlike(each, colourAt(raster, pixel)));
      if (colour !== void 0) filling.add(pixel, colour);
    }
  }
  return { mask: withoutThin(filling.spread(), raster, STRIP_RADIUS), colours };
}
function tiltedGutters(raster, colours) {
  const { width } = raster;
  const plain = withoutThin(maskOfColours(raster, colours), raster, STRIP_RADIUS);
  return drawnParts(
    plain.map((value) => 1 - value),
    width
  ).filter(({ left, right, top, bottom }) => left === 0 && right === width && bottom - top <= width * TILTED_MOST);
}
function plainRuns(raster) {
  const runs = [];
  let previous = null;
  for (let y = 0; y < raster.height; y += 1) {
    const colour = plainColour(raster, y);
    if (colour !== null) {
      if (previous === null) runs.push([]);
      const run = runs.at(-1) ?? [];
      const rows = run.at(-1);
      if (rows !== void 0 && previous !== null && differenceOf(previous, colour) <= JUMP) {
        rows.to = y + 1;
        rows.colours.push(colour);
      } else run.push({ from: y, to: y + 1, colours: [colour] });
    }
    previous = colour;
  }
  return runs;
}
function plainColour({ pixels, width }, y) {
  const mean = [0, 0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    let least = 255;
    let most = 0;
    let sum = 0;
    for (let at = y * width * 3 + channel; at < (y + 1) * width * 3; at += 3) {
      const level = pixels[at] ?? 0;
      if (level < least) least = level;
      if (level > most) most = level;
      sum += level;
    }
    if (most - least > PLAIN) return null;
    mean[channel] = sum / width;
  }
  return mean;
}
function coloursOfStrip(runs) {
  const groups = new ColourGroups();
  for (const rows of runs.flat()) for (const colour of rows.colours) groups.add(colour, 1);
  const ranked = groups.all.map(({ colour, weight }) => {
    const having = runs.filter((run) => run.some((rows) => rows.colours.some((each) => isAlike(colour, each))));
    return { colour, weight, having };
  }).toSorted((one, other) => other.having.length * other.weight - one.having.length * one.weight);
  const [first] = ranked;
  if (first === void 0) return [];
  const total = ranked.reduce((sum, { weight }) => sum + weight, 0);
  const others = ranked.slice(1).filter(({ weight, having }) => {
    const alone = having.filter((run) => !first.having.includes(run)).length;
    return weight >= total * SECOND_SHARE && alone >= 2 && alone >= having.length * 0.7;
  });
  return [first, ...others].map(({ colour }) => colour);
}

// ../../packages/ingest/src/panels/find-cuts.ts
var TILTED = 0.13;
var OWN = 0.2;
function findCuts(parts, { width, height }) {
  const cuts = [];
  let upper = 0;
  let ended = 0;
  for (const part of [...parts, { top: height, bottom: height }]) {
    if (part.top > upper) cuts.push({ from: upper, to: part.top });
    else if (upper - part.top <= width * TILTED && isTilted(parts, part.top, upper, width)) {
      if (part.top > ended) cuts.push({ from: upper, to: part.top });
    }
    if (part.bottom > upper) {
      ended = part.top;
      upper = part.bottom;
    }
  }
  return cuts;
}
function isTilted(parts, top, bottom, width) {
  const sharing = parts.filter((part) => part.bottom > top && part.top < bottom);
  return sharing.every((part) => (part.top < top ? top - part.top : part.bottom - bottom) >= width * OWN);
}

// ../../packages/ingest/src/panels/find-insets.ts
var LEAST_WIDTH = 0.2;
var LEAST_HEIGHT = 0.15;
var MOST_IN_PANEL = 2;
var RING_SHARE = 0.98;
var DRAWN_SHARE = 0.9;
function findInsets(panels, plain, width) {
  const found = drawnParts(plain, width).filter((part) => {
    const [partWidth, partHeight] = [part.right - part.left, part.bottom - part.top];
    const isLarge2 = partWidth >= width * LEAST_WIDTH && partHeight >= width * LEAST_HEIGHT;
    return isLarge2 && part.pixels >= partWidth * partHeight * DRAWN_SHARE;
  }).filter((part) => hasRing(part, plain, width) && hasRing(wider(part), plain, width));
  return panels.flatMap((panel) => {
    const insets = found.filter((part) => isInside(part, panel));
    return insets.length > MOST_IN_PANEL ? [] : insets;
  });
}
function isInside(part, panel) {
  return part.left > panel.left + 2 && part.top > panel.top + 2 && part.right < panel.right - 2 && part.bottom < panel.bottom - 2;
}
function wider({ left, top, right, bottom }) {
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}
function hasRing({ left, top, right, bottom }, plain, width) {
  let free = 0;
  for (let x = left; x < right; x += 1) free += (plain[(top - 1) * width + x] ?? 0) + (plain[bottom * width + x] ?? 0);
  for (let y = top; y < bottom; y += 1) free += (plain[y * width + left - 1] ?? 0) + (plain[y * width + right] ?? 0);
  return free >= RING_SHARE * 2 * (right - left + bottom - top);
}

// ../../packages/ingest/src/panels/gutter-signs.ts
var GUTTER = 1;
var THIN = 2;
var OPEN = 4;
var EDGE = 8;
var LINE = 16;
var DARK_END = 32;
var MIDDLE = 64;
var THICKNESS = 7;
var THICKEST = 0.05;
var DARK = 120;
var CONTRAST = 50;
var BESIDE = [2, 3];
function signsOf(plain, background, raster, isUpright) {
  const signs = new Uint16Array(plain.length);
  addGutters(signs, plain, background, raster, isUpright);
  addOutlines(signs, plain, background, raster, isUpright);
  return signs;
}
function addGutters(signs, plain, background, { width, height }, isUpright) {
  const most = Math.round(width * THICKEST);
  const [lines, length, nextLine, next] = isUpright ? [height, width, width, 1] : [width, height, 1, width];
  for (let line = 0; line < lines; line += 1) {
    let from = 0;
    let isReached = false;
    for (let at = 0; at <= length; at += 1) {
      const pixel = line * nextLine + at * next;
      if (at < length && (plain[pixel] === 1 || background[pixel] === 1)) {
        if (background[pixel] === 1) isReached = true;
        continue;
      }
      const thickness = at - from;
      const isOpen = from === 0 || at === length || thickness > most;
      const sign = isOpen ? OPEN : (isReached ? GUTTER | THIN : THIN) | thickness << THICKNESS;
      for (let each = from; each < at; each += 1) signs[line * nextLine + each * next] = sign;
      if (!isOpen && thickness > 0) signs[line * nextLine + (from + (thickness >> 1)) * next] = sign | MIDDLE;
      from = at + 1;
      isReached = false;
    }
  }
}
function addOutlines(signs, plain, background, { pixels, width, height }, isUpright) {
  const light = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < light.length; pixel += 1, at += 3) {
    light[pixel] = (pixels[at] ?? 0) + 2 * (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) >> 2;
  }
  const next = isUpright ? 1 : width;
  const [near, far] = [BESIDE[0] * next, BESIDE[1] * next];
  for (let y = BESIDE[1]; y < height - BESIDE[1]; y += 1) {
    for (let pixel = y * width + BESIDE[1]; pixel < (y + 1) * width - BESIDE[1]; pixel += 1) {
      const lighter = (light[pixel] ?? 0) + CONTRAST;
      if (lighter > DARK + CONTRAST || plain[pixel] === 1) continue;
      const isLineBefore = (light[pixel - near] ?? 0) >= lighter || (light[pixel - far] ?? 0) >= lighter;
      const isLineAfter = (light[pixel + near] ?? 0) >= lighter || (light[pixel + far] ?? 0) >= lighter;
      const isEdge = [near, far].some((away) => background[pixel - away] === 1 || background[pixel + away] === 1);
      if (!isLineBefore && !isLineAfter) continue;
      const sign = DARK_END | (isEdge ? EDGE : 0) | (isLineBefore && isLineAfter ? LINE : 0);
      signs[pixel] = (signs[pixel] ?? 0) | sign | MIDDLE;
      signs[pixel - next] = (signs[pixel - next] ?? 0) | sign;
      signs[pixel + next] = (signs[pixel + next] ?? 0) | sign;
    }
  }
}

// ../../packages/ingest/src/panels/gutter-votes.ts
var STEEPEST = 0.29;
var LEAN_STEP = 4;
var MOST = 16;
var APART = 6;
var GutterVotes = class {
  #counts;
  #slopes;
  #from;
  #centre;
  #bins;
  constructor({ from, to, first, end }) {
    const extent = end - first;
    const steps = Math.ceil(extent * STEEPEST / LEAN_STEP);
    this.#slopes = Float64Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * LEAN_STEP / extent);
    this.#from = from;
    this.#centre = first + extent / 2;
    this.#bins = to - from + 1;
    this.#counts = new Uint16Array(this.#bins * this.#slopes.length);
  }
  add(at, along) {
    const bins = this.#bins;
    const counts = this.#counts;
    const away = along - this.#centre;
    const place = at - this.#from + 0.5;
    for (let index = 0, cell = 0; index < this.#slopes.length; index += 1, cell += bins) {
      const bin = Math.floor(place - (this.#slopes[index] ?? 0) * away);
      if (bin >= 0 && bin < bins) counts[cell + bin] = (counts[cell + bin] ?? 0) + 1;
    }
  }
  /** The lines with the most signs, which have at least this many. */
  most(least) {
    const bins = this.#bins;
    const counts = this.#counts;
    const ranked = [];
    for (let cell = 0; cell < counts.length; cell += 1) {
      const count = counts[cell] ?? 0;
      if (count < least || (counts[cell - 1] ?? 0) >= count || (counts[cell + 1] ?? 0) > count) continue;
      ranked.push({ count, bin: cell % bins, index: Math.floor(cell / bins) });
    }
    ranked.sort((one, other) => other.count - one.count);
    const found = [];
    for (const line of ranked) {
      if (found.length >= MOST) break;
      const isBeside = found.some(
        ({ bin, index }) => Math.abs(bin - line.bin) < APART && Math.abs(index - line.index) * LEAN_STEP < 2 * APART
      );
      if (!isBeside) found.push(line);
    }
    return found.map(({ bin, index }) => ({ middle: bin + this.#from, slope: this.#slopes[index] ?? 0 }));
  }
};

// ../../packages/ingest/src/panels/page-area.ts
function wholePage({ width, height }) {
  return { left: new Int16Array(height), right: new Int16Array(height).fill(width) };
}
function boundsOf({ left, right }) {
  const bounds = { left: Number.POSITIVE_INFINITY, top: left.length, right: 0, bottom: 0 };
  for (let y = 0; y < left.length; y += 1) {
    const [from, to] = [left[y] ?? 0, right[y] ?? 0];
    if (to <= from) continue;
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = y + 1;
    bounds.left = Math.min(bounds.left, from);
    bounds.right = Math.max(bounds.right, to);
  }
  return bounds;
}
function divideArea(area, { isUpright, start, slope }) {
  const before = { left: area.left.slice(), right: area.right.slice() };
  const after = { left: area.left.slice(), right: area.right.slice() };
  for (let y = 0; y < area.left.length; y += 1) {
    const [from, to] = [area.left[y] ?? 0, area.right[y] ?? 0];
    const crossing = isUpright ? start + slope * y : crossingOf(y, start, slope);
    const x = Math.max(from, Math.min(to, Math.round(crossing)));
    const isFirstBefore = isUpright || slope < 0 || slope === 0 && y < start;
    const [first, second] = isFirstBefore ? [before, after] : [after, before];
    first.right[y] = x;
    second.left[y] = x;
  }
  return [before, after];
}
function crossingOf(y, start, slope) {
  return slope === 0 ? Number.MAX_SAFE_INTEGER : (y - start) / slope;
}
var DrawnCounts = class {
  #counts;
  #next;
  constructor(plain, { width, height }) {
    this.#next = width + 1;
    this.#counts = new Int32Array(this.#next * height);
    for (let y = 0; y < height; y += 1) {
      let count = 0;
      for (let x = 0; x < width; x += 1) {
        count += 1 - (plain[y * width + x] ?? 0);
        this.#counts[y * this.#next + x + 1] = count;
      }
    }
  }
  in(y, from, to) {
    return (this.#counts[y * this.#next + to] ?? 0) - (this.#counts[y * this.#next + from] ?? 0);
  }
};

// ../../packages/ingest/src/panels/gutter-line.ts
var GUTTER_SHARE = 0.55;
var COVERED_SHARE = 0.3;
var SURE_SHARE = 0.75;
var OUTLINE_SHARE = 0.88;
var EDGE_SHARE = 0.4;
var LINE_SHARE = 0.93;
var OUTLINE_LESS = 0.05;
var LENGTH_SHARE = 0.5;
var UNEVEN = 0.6;
var SHIFT = 5;
var VOTE_STEP = 2;
var PLAIN2 = THIN | OPEN;
var SURE = { gutter: GUTTER, outline: EDGE | LINE, outlineShare: 2 };
var SHARED = { ...SURE, outlineShare: LINE_SHARE };
var LIKELY = { gutter: GUTTER | THIN, outline: DARK_END, outlineShare: OUTLINE_SHARE };
var GutterSearch = class {
  #signs;
  #width;
  #isUpright;
  #least;
  /** The signs along the line that is measured. */
  #read;
  #thicknesses = new Uint16Array(64);
  constructor(signs, options) {
    this.#signs = signs;
    this.#width = options.width;
    this.#isUpright = options.isUpright;
    this.#least = options.least;
    this.#read = new Uint16Array(Math.max(options.width, signs.length / options.width));
  }
  /** The lines through an area. */
  lines(area, looks) {
    const { left, top, right, bottom } = boundsOf(area);
    const span = this.#isUpright ? { from: left, to: right, first: top, end: bottom } : { from: top, to: bottom, first: left, end: right };
    if (span.end - span.first < this.#least || span.to - span.from < 2 * this.#least) return [];
    const votes = this.#votes(area, span, looks);
    return votes.flatMap((each) => each.most(this.#least * GUTTER_SHARE / VOTE_STEP)).flatMap(({ middle, slope }) => this.#nearest(area, span, { middle, slope }, looks) ?? []);
  }
  /** The same line, moved from an outline into the gutter beside it. */
  intoGutter(area, line) {
    const { left, top, right, bottom } = boundsOf(area);
    const [first, end] = this.#isUpright ? [top, bottom] : [left, right];
    let [best, most] = [line.start, 0];
    for (let distance = 0; distance <= SHIFT; distance += 1) {
      for (const start of [line.start + distance, line.start - distance]) {
        const length = this.#readLine(area, first, end, start, line.slope);
        let plain = 0;
        for (let at = 0; at < length; at += 1) if (((this.#read[at] ?? 0) & PLAIN2) !== 0) plain += 1;
        if (plain > most) [best, most] = [start, plain];
      }
    }
    return { ...line, start: best };
  }
  /** Gutters and outlines, each by themselves. */
  #votes(area, span, looks) {
    const [gutters, outlines] = [new GutterVotes(span), new GutterVotes(span)];
    for (let y = 0; y < area.left.length; y += this.#isUpright ? VOTE_STEP : 1) {
      const to = area.right[y] ?? 0;
      for (let x = area.left[y] ?? 0; x < to; x += 1) {
        if (!this.#isUpright && x % VOTE_STEP !== 0) continue;
        const sign = this.#signs[y * this.#width + x] ?? 0;
        if ((sign & MIDDLE) === 0) continue;
        const votes = (sign & looks.gutter) !== 0 ? gutters : (sign & looks.outline) !== 0 ? outlines : null;
        if (this.#isUpright) votes?.add(x, y);
        else votes?.add(y, x);
      }
    }
    return [gutters, outlines];
  }
  /** The best of the lines that lie a pixel or two from one. */
  #nearest(area, { first, end }, { middle, slope }, looks) {
    let best = null;
    const extent = end - first;
    for (let turn = -2; turn <= 2; turn += 1) {
      const turned = slope + turn * LEAN_STEP / (2 * extent);
      for (let shift = -1; shift <= 1; shift += 1) {
        const start = middle + shift - turned * (first + extent / 2);
        const score = this.#score(this.#readLine(area, first, end, start, turned), looks);
        if (score > (best?.score ?? 0)) best = { isUpright: this.#isUpright, start, slope: turned, score };
      }
    }
    return best;
  }
  /** Reads the signs along a line, as far as it is in the area; returns how many there are. */
  #readLine({ left, right }, first, end, start, slope) {
    let length = 0;
    for (let along = first; along < end; along += 1) {
      const at = Math.round(start + slope * along);
      const x = this.#isUpright ? at : along;
      const y = this.#isUpright ? along : at;
      if (y < 0 || y >= left.length || x < (left[y] ?? 0) || x >= (right[y] ?? 0)) continue;
      this.#read[length] = this.#signs[y * this.#width + x] ?? 0;
      length += 1;
    }
    return length;
  }
  /** How likely the signs that were read are those of a gutter; 0 if they are not. */
  #score(count, looks) {
    const read = this.#read;
    let first = 0;
    while (first < count && read[first] === OPEN) first += 1;
    let last = count - 1;
    while (last > first && read[last] === OPEN) last -= 1;
    const length = last - first + 1;
    if (length < this.#least || length < count * LENGTH_SHARE) return 0;
    this.#thicknesses.fill(0);
    let [gutter, outline, edge, covered] = [0, 0, 0, 0];
    for (let at = first; at <= last; at += 1) {
      const sign = read[at] ?? 0;
      const thickness = sign >> THICKNESS;
      if ((sign & looks.gutter) !== 0) {
        gutter += 1;
        this.#thicknesses[thickness] = (this.#thicknesses[thickness] ?? 0) + 1;
      }
      if ((sign & looks.outline) !== 0) outline += 1;
      if ((sign & EDGE) !== 0) edge += 1;
      if ((sign & PLAIN2) === 0) covered += 1;
    }
    const isEndFree = ((read[first] ?? 0) & PLAIN2) !== 0 && ((read[last] ?? 0) & PLAIN2) !== 0;
    const share = gutter < length * GUTTER_SHARE ? 0 : this.#evenCount(gutter) / length;
    const isGutter = covered <= length * COVERED_SHARE && share >= (isEndFree ? GUTTER_SHARE : SURE_SHARE);
    const shown = outline / length;
    const least = edge >= length * EDGE_SHARE ? OUTLINE_SHARE : looks.outlineShare;
    return Math.max(isGutter ? share : 0, shown >= least ? shown - OUTLINE_LESS : 0);
  }
  /** How many pixels of a gutter are about as thick as half of them. */
  #evenCount(gutter) {
    let median = 0;
    for (let count = this.#thicknesses[0] ?? 0; count * 2 < gutter; count += this.#thicknesses[median] ?? 0)
      median += 1;
    const most = Math.max(2, median * UNEVEN);
    let even = 0;
    for (let thickness = 0; thickness < this.#thicknesses.length; thickness += 1) {
      if (Math.abs(thickness - median) <= most) even += this.#thicknesses[thickness] ?? 0;
    }
    return even;
  }
};

// ../../packages/ingest/src/panels/cut-at-gutters.ts
var LEAST = 0.1;
var LEAST_DRAWN = 6e-3;
var LEAK = 0.025;
var DARKER = 100;
var TALLEST = 4;
var MOST_DEEP = 7;
function cutAtGutters({ mask: background, colours }, plain, raster) {
  const { width, height } = raster;
  if (height > width * TALLEST) return [wholePage(raster)];
  const least = Math.round(width * LEAST);
  const counts = new DrawnCounts(plain, raster);
  const searches = [true, false].map(
    (isUpright) => new GutterSearch(signsOf(plain, background, raster, isUpright), { width, isUpright, least })
  );
  const isPanel = ({ left, right }) => {
    let [drawn, rows, most] = [0, 0, 0];
    for (let y = 0; y < left.length; y += 1) {
      const [from, to] = [left[y] ?? 0, right[y] ?? 0];
      if (to <= from) continue;
      const inRow = counts.in(y, from, to);
      drawn += inRow;
      if (inRow > 0) rows += 1;
      most = Math.max(most, to - from);
    }
    return rows >= least && most >= least && drawn >= width * width * LEAST_DRAWN;
  };
  const divide = (area, depth, looks) => {
    if (depth >= MOST_DEEP) return [area];
    const lines = searches.flatMap((search) => search.lines(area, looks).map((line) => ({ line, search }))).toSorted((one, other) => other.line.score - one.line.score);
    for (const { line, search } of lines) {
      if (!divideArea(area, line).every(isPanel)) continue;
      return divideArea(area, search.intoGutter(area, line)).flatMap((side) => divide(side, depth + 1, looks));
    }
    return [area];
  };
  const isOpen = (area) => leakIn(area, background, width) >= LEAK;
  const areas = divide(wholePage(raster), 0, SURE);
  const isDark = colours.every((colour) => differenceOf(colour, WHITE) > DARKER);
  if (isDark || !areas.some(isOpen)) return areas;
  return areas.flatMap((area) => divide(area, 0, SHARED)).flatMap((area) => isOpen(area) ? divide(area, 0, LIKELY) : [area]);
}
function leakIn({ left, right }, background, width) {
  let [leak, all] = [0, 0];
  for (let y = 0; y < left.length; y += 1) {
    let from = y * width + (left[y] ?? 0);
    let to = y * width + (right[y] ?? 0);
    while (from < to && background[from] === 1) from += 1;
    while (to > from && background[to - 1] === 1) to -= 1;
    all += to - from;
    for (let pixel = from; pixel < to; pixel += 1) leak += background[pixel] ?? 0;
  }
  return leak / Math.max(1, all);
}

// ../../packages/ingest/src/panels/find-panels.ts
var LEAST_WIDTH2 = 0.1;
var LEAST_HEIGHT2 = 0.08;
var LEAST_AREA = 0.025;
var LOOSE_WIDTH = 0.62;
var LOOSE_HEIGHT = 0.36;
var LOOSE_REACH = 0.3;
var COVERED = 0.5;
function findPanels(parts, width, mayBeLoose = () => true) {
  const isLoosePart = (part) => isLoose(part, width) && mayBeLoose(part);
  const large = parts.filter((part) => isLarge(part, width));
  const panels = joinCovered(large.filter((part) => !isLoosePart(part)));
  const loose = parts.filter((part) => !large.includes(part) || isLoosePart(part));
  if (panels.length === 0) {
    const [first, ...rest] = large;
    return first === void 0 ? [] : [rest.reduce(unionOf, unionOf(first, first))];
  }
  for (const part of loose) {
    const [nearest] = panels.toSorted((one, other) => distanceOf(one, part) - distanceOf(other, part));
    if (nearest === void 0 || distanceOf(nearest, part) > width * LOOSE_REACH) continue;
    Object.assign(nearest, unionOf(nearest, part));
  }
  return joinCovered(panels);
}
var widthOf = ({ left, right }) => right - left;
var heightOf = ({ top, bottom }) => bottom - top;
var areaOf = (rectangle) => Math.max(0, widthOf(rectangle)) * Math.max(0, heightOf(rectangle));
function isLarge(part, width) {
  return widthOf(part) >= width * LEAST_WIDTH2 && heightOf(part) >= width * LEAST_HEIGHT2 && areaOf(part) >= width * width * LEAST_AREA;
}
function isLoose(part, width) {
  return widthOf(part) < width * LOOSE_WIDTH && heightOf(part) < width * LOOSE_HEIGHT && part.pixels < areaOf(part) * 0.93;
}
function unionOf(one, other) {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom)
  };
}
function intersectionOf(one, other) {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom)
  };
}
function distanceOf(one, other) {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const along = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(across, along);
}
function joinCovered(rectangles) {
  const joined = [];
  for (const rectangle of rectangles) {
    let whole = {
      left: rectangle.left,
      top: rectangle.top,
      right: rectangle.right,
      bottom: rectangle.bottom
    };
    for (; ; ) {
      const index = joined.findIndex(
        (other) => areaOf(intersectionOf(whole, other)) > COVERED * Math.min(areaOf(whole), areaOf(other))
      );
      const [covered] = index < 0 ? [] : joined.splice(index, 1);
      if (covered === void 0) break;
      whole = unionOf(whole, covered);
    }
    joined.push(whole);
  }
  return joined.toSorted((one, other) => one.top - other.top);
}

// ../../packages/ingest/src/panels/split-bridged.ts
var FREE_SHARE = 3e-3;
var GUTTER_SHARE2 = 0.5;
var SIDE_SHARE2 = 0.8;
var LEAN = 0.15;
var LEAST2 = 0.12;
var STEP2 = 2;
var MOST_DEEP2 = 4;
function splitBridged(parts, background, width) {
  return parts.flatMap((part) => split(part, background, width, 0));
}
function split(part, background, width, depth) {
  const free = 1 - part.pixels / areaOf2(part);
  if (depth >= MOST_DEEP2 || free < FREE_SHARE) return [part];
  const upright = bestLine(part, background, width, true);
  const level = bestLine(part, background, width, false);
  const line = upright !== null && (level === null || upright.share >= level.share) ? upright : level;
  if (line === null) return [part];
  const isBefore = (x, y) => line.isUpright ? x < placeAt(line, y - part.top) : y < placeAt(line, x - part.left);
  const sides = [
    drawnIn(part, background, width, isBefore),
    drawnIn(part, background, width, (x, y) => !isBefore(x, y))
  ];
  const reach = ({ left, top, right, bottom }) => line.isUpright ? bottom - top : right - left;
  if (sides.some((side) => reach(side) < line.length * SIDE_SHARE2)) return [part];
  return sides.flatMap((side) => split(side, background, width, depth + 1));
}
function placeAt({ start, lean, length }, along) {
  return start + lean * along / length;
}
function bestLine(part, background, width, isUpright) {
  const [from, to] = isUpright ? [part.left, part.right] : [part.top, part.bottom];
  const length = isUpright ? part.bottom - part.top : part.right - part.left;
  const [along, across] = isUpright ? [width, 1] : [1, width];
  const origin = isUpright ? part.top * width : part.left;
  const least = Math.ceil(width * LEAST2);
  const most = Math.floor(length * LEAN);
  let best = null;
  for (let start = from + least; start <= to - least; start += STEP2) {
    const isFirstFree = background[origin + start * across] === 1;
    for (let lean = Math.max(-most, from + least - start); lean <= Math.min(most, to - least - start); lean += STEP2) {
      if (!isFirstFree && background[origin + (length - 1) * along + (start + lean) * across] !== 1) continue;
      const isFree = (at) => background[origin + at * along + Math.round(start + lean * at / length) * across] === 1;
      const share = freeShare(length, isFree);
      if (share >= GUTTER_SHARE2 && share > (best?.share ?? 0)) best = { isUpright, start, lean, length, share };
    }
  }
  return best;
}
function freeShare(length, isFree) {
  let first = 0;
  while (first < length && isFree(first)) first += STEP2;
  let last = length - 1;
  while (last > first && isFree(last)) last -= STEP2;
  return Math.min(1, (first + length - 1 - last) / length);
}
function drawnIn(part, background, width, isInside2) {
  const found = { left: part.right, top: part.bottom, right: part.left, bottom: part.top, pixels: 0 };
  for (let y = part.top; y < part.bottom; y += 1) {
    for (let x = part.left; x < part.right; x += 1) {
      if (background[y * width + x] === 1 || !isInside2(x, y)) continue;
      found.pixels += 1;
      if (x < found.left) found.left = x;
      if (x >= found.right) found.right = x + 1;
      if (y < found.top) found.top = y;
      if (y >= found.bottom) found.bottom = y + 1;
    }
  }
  return found;
}
function areaOf2({ left, top, right, bottom }) {
  return (right - left) * (bottom - top);
}

// ../../packages/ingest/src/panels/find-page-panels.ts
var WHITE_SHARE = 0.4;
var WHITE2 = 225;
var SOLID_SHARE = 0.6;
function findPagePanels(background, raster) {
  const { width } = raster;
  const plain = maskOfColours(raster, background.colours);
  const areas = cutAtGutters(background, plain, raster);
  const isWhite = (part) => whiteShare(part, raster) >= WHITE_SHARE;
  const panels = areas.flatMap((area) => {
    const mask = maskIn(area, background.mask, width);
    const parts = drawnParts(mask, width);
    if (areas.length === 1) return findPanels(splitBridged(parts, mask, width), width, isWhite);
    const found = findPanels(parts, width, isWhite);
    return found.every((panel) => drawnShare(panel, mask, width) >= SOLID_SHARE) ? found : [found.reduce(unionOf)];
  });
  return [...panels, ...findInsets(panels, plain, width)];
}
function maskIn({ left, right }, background, width) {
  const mask = new Uint8Array(background.length).fill(1);
  for (const [y, from] of left.entries()) {
    const to = right[y] ?? 0;
    if (to > from) mask.set(background.subarray(y * width + from, y * width + to), y * width + from);
  }
  return mask;
}
function drawnShare(panel, mask, width) {
  return shareOf(panel, width, (pixel) => mask[pixel] === 0);
}
function whiteShare(part, { pixels, width }) {
  const isWhite = (at) => (pixels[at] ?? 0) >= WHITE2 && (pixels[at + 1] ?? 0) >= WHITE2 && (pixels[at + 2] ?? 0) >= WHITE2;
  return shareOf(part, width, (pixel) => isWhite(pixel * 3));
}
function shareOf({ left, top, right, bottom }, width, isCounted) {
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let pixel = y * width + left; pixel < y * width + right; pixel += 1) if (isCounted(pixel)) count += 1;
  }
  return count / ((right - left) * (bottom - top));
}

// ../../packages/ingest/src/panels/raster.ts
import sharp from "sharp";
var RASTER_WIDTH = 400;
var MOST_ROWS = 8e3;
async function shrinkPicture(bytes, limitInputPixels) {
  const picture = sharp(bytes, { limitInputPixels });
  const { width: widthPx, height: heightPx } = await picture.metadata();
  const height = Math.min(MOST_ROWS, Math.max(1, Math.round(heightPx * RASTER_WIDTH / widthPx)));
  const { data, info } = await picture.resize(RASTER_WIDTH, height, { fit: "fill", kernel: "linear" }).flatten({ background: "#ffffff" }).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return {
    raster: { pixels: inColour(data, info.channels), width: info.width, height: info.height },
    widthPx,
    heightPx
  };
}
function inColour(data, channels) {
  if (channels === 3) return data;
  const pixels = new Uint8Array(data.length / channels * 3);
  for (let pixel = 0; pixel * channels < data.length; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[pixel * 3 + channel] = data[pixel * channels + (channels < 3 ? 0 : channel)] ?? 0;
    }
  }
  return pixels;
}
function joinRasters(rasters) {
  const pixels = new Uint8Array(rasters.reduce((sum, raster) => sum + raster.pixels.length, 0));
  let at = 0;
  for (const raster of rasters) {
    pixels.set(raster.pixels, at);
    at += raster.pixels.length;
  }
  return { pixels, width: RASTER_WIDTH, height: rasters.reduce((sum, { height }) => sum + height, 0) };
}

// ../../packages/ingest/src/panels/trim.ts
var MOST2 = 0.15;
var LEAST3 = 0.01;
function findTrim(background, { width, height }, { widthPx, heightPx }) {
  const isPlainRow = (y) => isPlain(background, y * width, 1, width);
  const isPlainColumn = (x) => isPlain(background, x, width, height);
  const border = (isPlainAt, lines, sidePx, isFromEnd) => {
    let count = 0;
    while (count < lines && isPlainAt(isFromEnd ? lines - 1 - count : count)) count += 1;
    if (count === lines) return 0;
    const share = Math.min(MOST2, Math.max(0, count - 1) / lines);
    return share < LEAST3 ? 0 : Math.floor(share * sidePx);
  };
  const trim = [
    border(isPlainColumn, width, widthPx, false),
    border(isPlainRow, height, heightPx, false),
    border(isPlainColumn, width, widthPx, true),
    border(isPlainRow, height, heightPx, true)
  ];
  return trim.every((px) => px === 0) ? null : trim;
}
function isPlain(background, from, step, count) {
  for (let index = 0; index < count; index += 1) if (background[from + index * step] !== 1) return false;
  return true;
}

// ../../packages/ingest/src/panels/examine.ts
function examinePictures({
  pictures,
  viewerMode
}) {
  return viewerMode === "SCROLL" ? examineStrip(pictures) : pictures.map(examinePage);
}
function examinePage({ raster, widthPx, heightPx }) {
  const background = backgroundOfPage(raster);
  const panels = findPagePanels(background, raster);
  const boxOf = scaleTo({ widthPx, heightPx }, raster);
  return {
    panels: isSplash(panels, raster) ? [[0, 0, widthPx, heightPx]] : panels.slice(0, REGIONS_MOST).map(boxOf),
    trim: findTrim(background.mask, raster, { widthPx, heightPx }),
    gutters: null
  };
}
function examineStrip(slices) {
  const whole = joinRasters(slices.map(({ raster }) => raster));
  const background = backgroundOfStrip(whole);
  const parts = drawnParts(background.mask, whole.width);
  const panels = panelsOfStrip(parts, background, whole);
  const cuts = findCuts(parts, whole);
  let top = 0;
  return slices.map(({ raster, widthPx, heightPx }) => {
    const from = top;
    top += raster.height;
    const isHere = (row) => row >= from && row < from + raster.height;
    const boxOf = scaleTo({ widthPx, heightPx }, raster, from);
    const rowPx = (row) => Math.round((row - from) * heightPx / raster.height);
    const [left, , right] = findTrim(background.mask, whole, { widthPx, heightPx }) ?? [0, 0, 0];
    return {
      panels: panels.filter((panel) => isHere(panel.top)).slice(0, REGIONS_MOST).map(boxOf),
      trim: left + right > 0 ? [left, 0, right, 0] : null,
      gutters: cuts.flatMap((cut) => {
        if (cut.to < cut.from) return isHere(cut.to) ? [[rowPx(cut.from), rowPx(cut.to)]] : [];
        const [start, end] = [Math.max(cut.from, from), Math.min(cut.to, top)];
        return end > start ? [[rowPx(start), rowPx(end)]] : [];
      }).slice(0, REGIONS_MOST)
    };
  });
}
function panelsOfStrip(parts, { mask, colours }, raster) {
  const panels = findPanels(splitBridged(parts, mask, raster.width), raster.width);
  return [...panels, ...findInsets(panels, maskOfColours(raster, colours), raster.width)];
}
function isSplash(panels, { width, height }) {
  const [panel] = panels;
  if (panel === void 0 || panels.length > 1) return false;
  const { left, top, right, bottom } = panel;
  const isAtEdge = left === 0 || top === 0 || right === width || bottom === height;
  return isAtEdge && (right - left) * (bottom - top) >= width * height / 2;
}
function scaleTo({ widthPx, heightPx }, { width, height }, top = 0) {
  return (panel) => {
    const x = Math.round(panel.left * widthPx / width);
    const y = Math.round((panel.top - top) * heightPx / height);
    const right = Math.round(panel.right * widthPx / width);
    const bottom = Math.round((panel.bottom - top) * heightPx / height);
    return [x, y, right - x, bottom - y];
  };
}

// ../../packages/messages/src/load-messages.ts
var LOADERS = {
  "en-US": {
    pages: () => import("./en-US-RRHYRRKJ.js"),
    servers: () => import("./server-HLV3LPHN.js"),
    viewerPanels: () => import("./viewer-panels-4PYHU5ZQ.js"),
    transcript: () => import("./transcript-D55HJEPZ.js"),
    viewerNovel: () => import("./viewer-novel-YPMUAS7K.js"),
    viewerSettings: () => import("./viewer-settings-5DC7INU3.js"),
    viewerTools: () => import("./viewer-tools-VVRIMNGW.js"),
    device: () => import("./device-YPL7QT6F.js")
  },
  "ja-JP": {
    pages: () => import("./ja-JP-P2FNYOIQ.js"),
    servers: () => import("./server-WB7HQVFC.js"),
    viewerPanels: () => import("./viewer-panels-JY27UZDG.js"),
    transcript: () => import("./transcript-F322RGUP.js"),
    viewerNovel: () => import("./viewer-novel-C764WPCD.js"),
    viewerSettings: () => import("./viewer-settings-MFZ2QHCE.js"),
    viewerTools: () => import("./viewer-tools-BHW53DMC.js"),
    device: () => import("./device-XX7V66UG.js")
  },
  "th-TH": {
    pages: () => import("./th-TH-Y4R7QWA2.js"),
    servers: () => import("./server-KYKUWAVY.js"),
    viewerPanels: () => import("./viewer-panels-E2DOCUUR.js"),
    transcript: () => import("./transcript-ADO6KKN2.js"),
    viewerNovel: () => import("./viewer-novel-XAMENF4X.js"),
    viewerSettings: () => import("./viewer-settings-W5VOQTCA.js"),
    viewerTools: () => import("./viewer-tools-TD2C6CNH.js"),
    device: () => import("./device-B6XNZ36V.js")
  },
  "zh-TW": {
    pages: () => import("./zh-TW-KMVSJBR6.js"),
    servers: () => import("./server-OHPYG3GL.js"),
    viewerPanels: () => import("./viewer-panels-E5RB34TM.js"),
    transcript: () => import("./transcript-HDJTJMBZ.js"),
    viewerNovel: () => import("./viewer-novel-64I3ET6I.js"),
    viewerSettings: () => import("./viewer-settings-OGBOSAOM.js"),
    viewerTools: () => import("./viewer-tools-ONZT5WOV.js"),
    device: () => import("./device-ZIEN26LK.js")
  },
  ar: {
    pages: () => import("./ar-X5F3M7QO.js"),
    servers: () => import("./server-XHKYBMSA.js"),
    viewerPanels: () => import("./viewer-panels-RMTW37BD.js"),
    transcript: () => import("./transcript-PJLGD3E6.js"),
    viewerNovel: () => import("./viewer-novel-QM426UW7.js"),
    viewerSettings: () => import("./viewer-settings-XUFE5IES.js"),
    viewerTools: () => import("./viewer-tools-O7TD4QAJ.js"),
    device: () => import("./device-HMGZC5U3.js")
  },
  "ko-KR": {
    pages: () => import("./ko-KR-VTU3ACIL.js"),
    servers: () => import("./server-EPZSYXTT.js"),
    viewerPanels: () => import("./viewer-panels-5OIXE3M3.js"),
    transcript: () => import("./transcript-ULNKDKNA.js"),
    viewerNovel: () => import("./viewer-novel-K4AHZQDM.js"),
    viewerSettings: () => import("./viewer-settings-6SGOOKJW.js"),
    viewerTools: () => import("./viewer-tools-FRC3V6GP.js"),
    device: () => import("./device-GWHIKDHW.js")
  },
  "de-DE": {
    pages: () => import("./de-DE-6P4ZJDC2.js"),
    servers: () => import("./server-DXXZ7KD2.js"),
    viewerPanels: () => import("./viewer-panels-QBFU7NDY.js"),
    transcript: () => import("./transcript-CON2H32M.js"),
    viewerNovel: () => import("./viewer-novel-ZDEW3LHJ.js"),
    viewerSettings: () => import("./viewer-settings-IS4RVBO6.js"),
    viewerTools: () => import("./viewer-tools-NAXZ5GIJ.js"),
    device: () => import("./device-V54ZT22V.js")
  },
  "fr-FR": {
    pages: () => import("./fr-FR-4NVUHRFV.js"),
    servers: () => import("./server-2IIEVKP7.js"),
    viewerPanels: () => import("./viewer-panels-URAGTEQR.js"),
    transcript: () => import("./transcript-4GDONMT7.js"),
    viewerNovel: () => import("./viewer-novel-4X3DRUNB.js"),
    viewerSettings: () => import("./viewer-settings-QMWH6367.js"),
    viewerTools: () => import("./viewer-tools-ROBGWNIF.js"),
    device: () => import("./device-G3XQ535N.js")
  }
};
async function loadMessages(locale) {
  const { default: messages } = await LOADERS[locale].pages();
  return messages;
}
async function loadServerMessages(locale) {
  const { default: messages } = await LOADERS[locale].servers();
  return messages;
}

// ../../packages/messages/src/marked-text.ts
var MESSAGE_MARKER = "t:";
function readMarkedText(text, messages, report) {
  if (!text.startsWith(MESSAGE_MARKER)) return text;
  const key = text.slice(MESSAGE_MARKER.length).trim();
  const message = Object.hasOwn(messages, key) ? messages[key] : void 0;
  if (message === void 0) report(key);
  return message ?? key;
}

// ../../packages/messages/src/refusal-message-key.ts
var BLOCK_TEXTS = [
  "error.payment.UNKNOWN",
  "error.login.INVALID_PW_REGEX",
  "error.purchase.ADULT_ONLY_CONTENTS",
  "error.passwordChange.INCORRECT_PASSWORD",
  "error.passwordReset.INCORRECT_PASSWORD",
  "error.withdrawal.FREQUENT_REQUEST",
  "error.withdrawal.WITHDRAWAL",
  "error.withdrawal.TIMEOUT",
  "error.withdrawal.NOT_FOUND_USER"
];
function refusalMessageKey(code) {
  return `error.${code}`;
}
function refusalMessageKeyIn(block, code) {
  const own = `error.${block}.${code}`;
  return BLOCK_TEXTS.find((key) => key === own) ?? refusalMessageKey(code);
}

export {
  NEUTRAL_COLOURS,
  BUSINESS_DEFAULTS,
  readSitePath,
  PLATFORMS,
  isPlatformId,
  getPlatform,
  ingestInChild,
  shrinkPicture,
  examinePictures,
  loadMessages,
  loadServerMessages,
  readMarkedText,
  refusalMessageKey,
  refusalMessageKeyIn
};
//# sourceMappingURL=chunk-XSLGQMHF.js.map
