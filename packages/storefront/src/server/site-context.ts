import type { ApiClient, Preview, StoreUser, WalletDetail } from '@longstrip/api-contract';
import type { AdultRules, Locale, Platform, Reader, ViewerLayers } from '@longstrip/core';
import type { LastPlace } from '../parts/reading/last-place.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';
import type { SiteClient } from './client/which-client.ts';
import type { PageCaching } from './page-cache/index.ts';
import type { SiblingSite } from './page-guards.ts';
import type { PageAccess } from './session/page-access.ts';
import type { SiteLogger } from './site-options.ts';

/** The facts of one request, which the site's server gives to every loader. */
export type SiteContext = {
  readonly platform: Platform;
  readonly locale: Locale;
  readonly theme: ThemeChoice;
  /** Name of the cookie with the theme; the page writes it. */
  readonly themeCookie: string;
  /** Whether this browser has a series that the reader has begun. */
  readonly hasReading: boolean;
  /** The comic's page that this browser read last. The answer to a request for that episode is never cached. */
  readonly lastPlace: LastPlace | null;
  /** Name of the cookie with the last place; the viewer writes it. */
  readonly placeCookie: string;
  /** What this browser knows of how its reader reads: in general, and in the series of the requested page. */
  readonly viewerSettings: Pick<ViewerLayers, 'device' | 'series'>;
  /** Names of the cookies with these settings; the page writes them. */
  readonly viewerCookie: string;
  readonly seriesViewerCookie: string;
  readonly reader: Reader;
  readonly isSignedIn: boolean;
  /** Names the reader for what is on their device (`readerKeyOf`); empty if it is not known whose request it is. */
  readonly readerKey: string;
  /** The signed-in reader's account; null for a guest. Only this reader may see it. */
  readonly user: StoreUser | null;
  /** The reader's wallet if it came with their account; null: it could not be read; undefined: it was not asked for. */
  readonly wallet: WalletDetail | null | undefined;
  /** The session in this request has ended. A public page says so. */
  readonly hasSessionExpired: boolean;
  /** The program in which the reader has opened the site. */
  readonly client: SiteClient;
  /** In demo mode, a browser that claims to be the native app gets the app simulator (record 0084). */
  readonly hasAppSimulator: boolean;
  /** Functions for actions that sign in, sign out or change tokens. */
  readonly pageAccess: PageAccess;
  /** The platform's rules for adults, with its current calendar day. */
  readonly adultRules: AdultRules;
  /** Whether this reader is shown adult content (D24). */
  readonly seesAdult: boolean;
  /** Whether BL works are shown to this reader (D36). */
  readonly seesBl: boolean;
  /** A client of the api for this request's reader. */
  readonly api: ApiClient;
  /** The configured public origin; addresses for search engines and for sharing start with it. */
  readonly publicOrigin: string;
  /** The public origin of the site to which the accounts of this platform move (D34); null if they do not move. */
  readonly transferOrigin: string | null;
  /** All sites, including this one. */
  readonly siblingSites: readonly SiblingSite[];
  /** For the inline scripts of this answer. It is removed from a cached page. */
  readonly nonce: string;
  readonly requestId: string;
  /** When the request came in, epoch milliseconds. */
  readonly nowMs: number;
  /**
   * The same time, for facts that stay the same until the catalogue's next change: the platform's day, and whether an
   * episode or a free window is open.
   */
  readonly catalogueNowMs: number;
  /** Tells whether the server may cache this page for other guests. */
  readonly caching: PageCaching;
  /** Addresses of the scripts with the reader's messages, to be preloaded. */
  readonly messageChunks: readonly string[];
  /** Whether the page blocks inspect keys, context menu and drag (D30). */
  readonly blocksInspection: boolean;
  /** What an operator previews with this request; null: it is a reader's. A cached page is never a preview. */
  readonly preview: Preview | null;
  readonly logger: SiteLogger;
};

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends SiteContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
