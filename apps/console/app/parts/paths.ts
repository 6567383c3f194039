/** The addresses of the console's pages. */
export const PATHS = {
  home: '/',
  signIn: '/sign-in',
  secondFactor: '/sign-in/second-factor',
  setUp: '/set-up',
  signOut: '/sign-out',
  account: '/account',
  readers: '/readers',
  tickets: '/tickets',
  orders: '/orders',
  doubles: '/payments/doubles',
  owed: '/payments/owed',
  handOver: '/hand-over',
  requests: '/requests',
  comments: '/comments',
  series: '/series',
  seriesTable: '/series.csv',
  calendar: '/calendar',
  prices: '/prices',
  apply: '/apply',
  previews: '/previews',
  log: '/log',
  health: '/health',
  operators: '/operators',
  tokens: '/tokens',
  books: '/books',
  numbers: '/numbers',
  uploads: '/uploads',
  search: '/search',
  banners: '/window/banners',
  bannerTable: '/window/banners.csv',
  picks: '/window/picks',
  themes: '/window/themes',
  pictures: '/window/pictures',
  packs: '/offers/packs',
  coupons: '/offers/coupons',
  gifts: '/offers/gifts',
  events: '/offers/events',
  eventTable: '/offers/events.csv',
  couponTable: '/offers/coupons.csv',
  prizeAddresses: '/offers/prize-addresses.csv',
  wheels: '/offers/roulettes',
  promotions: '/offers/promotions',
  promotionTable: '/offers/promotions.csv',
  notices: '/texts/notices',
  faqs: '/texts/faq',
  policies: '/texts/policies',
  words: '/texts/words',
} as const;

/** Where the browser sends the files of an upload: `/upload-files/<upload>`. The console’s server passes them on. */
export const UPLOAD_FILES_PATH = '/upload-files';
/** The form of an entry of a list; without a key, that of a new one. */
export const entryPath = (list: string, platform: string, key?: string) =>
  key === undefined ? `${list}/${platform}` : `${list}/${platform}/${encodeURIComponent(key)}`;

/** A stored picture, as the console shows it. */
export const picturePath = (platform: string, id: string, isSmall = false) =>
  `${PATHS.pictures}?${new URLSearchParams({ platform, picture: id, ...(isSmall ? { isSmall: 'true' } : {}) })}`;

export const eventEntriesPath = (platform: string, key: string) =>
  `${PATHS.events}/${platform}/${encodeURIComponent(key)}/entries`;
export const couponCodesPath = (platform: string) => `/offers/coupon-codes/${platform}`;

/** A list with its filters as a file. */
export function tablePath(table: string, search: URLSearchParams, platform: string): string {
  const asked = new URLSearchParams(search);
  asked.delete('after');
  asked.set('platform', platform);
  return `${table}?${asked}`;
}
