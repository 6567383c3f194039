import type { Platform } from '@longstrip/core';
import { siteCookieName } from '../cookies/site-cookies.ts';
import { type CookieJar, createCookieJar, signedInJar } from './cookie-jar.ts';
import { fakeUser } from './fake-accounts.ts';
import { type Expectation, guestRoutes, readCell } from './guest-routes.ts';
import type { TestSite } from './site-under-test.ts';

/** A reader who requests every page of a site. */
export interface CrawlReader {
  name: string;
  /** Makes their browser. */
  open(site: TestSite, platform: Platform): Promise<CookieJar>;
  /**
   * The pages on which they get something else than a guest, by address, in the notation of `guest-routes.tsv`. `signedIn`
   * stands for every page that requires sign-in.
   */
  differences(platform: Platform): Readonly<Record<string, string>>;
}

const GROWN_UP = { isAdult: true, isAdultToggle: true, birthedAt: '1990-05-17' };

/** The differences for every signed-in reader. The BL switch is off until its reader turns it on (D36). */
const signedIn = ({ features }: Platform): Record<string, string> => ({
  signedIn: '200',
  '/user/login': '302 /',
  '/user/signup': '302 /',
  '/callback/login-error': '302 /',
  '/transfer/apply/confirm': '302 /transfer/apply/login',
  '/transfer/apply/status': '302 /transfer/apply/login',
  ...(features.blToggle ? { '/home/bl': '302 /home/weekly' } : {}),
});
/** D8: adults get the section for adults instead of action; after the age check they do not see it again. */
const forAdults = { '/home/action': '302 /home/weekly', '/user/adult': '302 /home/mature' };

const account =
  (facts: Parameters<typeof fakeUser>[0]) =>
  (site: TestSite, { id }: Platform) =>
    signedInJar(site, { platformId: id }, fakeUser(facts));

/** The readers of section 1, except guests. */
export const CRAWL_READERS: readonly CrawlReader[] = [
  {
    name: 'a minor',
    open: account({ birthedAt: '2012-05-17' }),
    differences: (platform) => ({ ...signedIn(platform), '/home/mature': '302 /home/weekly' }),
  },
  {
    name: 'an adult',
    open: account(GROWN_UP),
    differences: (platform) => ({ ...signedIn(platform), ...forAdults }),
  },
  {
    // The session of an account that was deleted elsewhere: the reader is a guest again (D21).
    name: 'the reader of a deleted account',
    async open(site, { id }) {
      const jar = await signedInJar(site, { platformId: id });
      site.api.accounts.revokeAll();
      return jar;
    },
    differences: () => ({ signedIn: '401' }),
  },
  {
    // An adult who has not passed Korea's check, so no adult on platforms that require it (D2).
    name: 'an adult at a Korean address',
    open: account({ ...GROWN_UP, isKrIpUser: true, isAdultKr: false }),
    differences: (platform) => ({ ...signedIn(platform), ...(platform.features.useAdultAuthKr ? {} : forAdults) }),
  },
  {
    name: 'a guest in the app',
    async open(_site, { id }) {
      const jar = createCookieJar();
      jar.set(siteCookieName(id, 'client', true), 'ios');
      return jar;
    },
    differences: ({ features }) => ({
      '/setting': '302 /setting/app',
      '/setting/app': '200',
      ...(features.blToggle ? { '/home/bl': '302 /home/weekly' } : {}),
    }),
  },
];

export interface AskedPage {
  path: string;
  expected: Expectation;
  /** Whether a guest gets something else there. */
  isOwn: boolean;
}

/** The expected answers for a reader at every address of a platform. */
export function pagesOf(reader: CrawlReader, platform: Platform): AskedPage[] {
  const differences = reader.differences(platform);
  return guestRoutes(platform).map(({ path, guest }) => {
    const needsSignIn = guest.length === 1 && guest[0]?.location?.startsWith('/user/login?') === true;
    const isShown = guest.some(({ status, location }) => status === 200 || location === '/setting');
    // If a guest gets nothing, because the platform does not list the page, no reader gets anything.
    const own = needsSignIn ? (differences[path] ?? differences.signedIn) : isShown ? differences[path] : undefined;
    const settled = guest.filter(({ location }) => !location?.startsWith('/user/login?'));
    const asGuest = needsSignIn ? guest : settled;
    return { path, expected: own === undefined ? asGuest : readCell(own, path), isOwn: own !== undefined };
  });
}
