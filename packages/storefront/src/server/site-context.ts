import type { ApiClient, StoreUser } from '@longstrip/api-contract';
import type { AdultRules, Locale, Platform, Reader } from '@longstrip/core';
import type { ViewerSettings } from '../parts/reading/viewer-settings.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';
import type { SiteClient } from './client/which-client.ts';
import type { PageCaching } from './page-cache/index.ts';
import type { SiblingSite } from './page-guards.ts';
import type { PageAccess } from './session/page-access.ts';
import type { SiteLogger } from './site-options.ts';

/** What the site's server gives to every loader: the facts of one request. */
export type SiteContext = {
  readonly platform: Platform;
  readonly locale: Locale;
  readonly theme: ThemeChoice;
  /** Name of the cookie with the theme; the page writes it. */
  readonly themeCookie: string;
  /** Whether this browser remembers a series that the reader has begun. */
  readonly hasReading: boolean;
  /** The reader's settings of the viewer. */
  readonly viewerSettings: ViewerSettings;
  /** Name of the cookie that keeps them; the page writes it. */
  readonly viewerCookie: string;
  readonly reader: Reader;
  readonly isSignedIn: boolean;
  /** The signed-in reader's account; null for a guest. It is for that reader's eyes alone. */
  readonly user: StoreUser | null;
  /** This request brought a session that has ended: a public page says so. */
  readonly hasSessionExpired: boolean;
  /** The program in which the reader has the site open. */
  readonly client: SiteClient;
  /** In demo mode a browser that says to be the native app gets the app simulator (record 0084). */
  readonly hasAppSimulator: boolean;
  /** What an action needs to sign in, to sign out and to change tokens. */
  readonly pageAccess: PageAccess;
  /** The platform's rules for adults, on its calendar day. */
  readonly adultRules: AdultRules;
  /** Whether this reader is shown adult content (D24). */
  readonly seesAdult: boolean;
  /** Whether BL works are shown to this reader (D36). */
  readonly seesBl: boolean;
  /** A client of the api for this request's reader. */
  readonly api: ApiClient;
  /** The configured public origin; addresses for search engines and for sharing begin with it. */
  readonly publicOrigin: string;
  /** Where the accounts of this platform move to (D34): the public origin of that site; null: nowhere. */
  readonly transferOrigin: string | null;
  /** All sites, this one too. */
  readonly siblingSites: readonly SiblingSite[];
  /** For the inline scripts of this answer. A page that many readers get loses it after it is drawn. */
  readonly nonce: string;
  readonly requestId: string;
  /** When the request came in, epoch milliseconds. */
  readonly nowMs: number;
  /**
   * The same, for what stays as it is until the catalogue's next change: the platform's day, and whether an episode or a
   * free window is open.
   */
  readonly catalogueNowMs: number;
  /** Whether the server may keep this page for other guests. */
  readonly caching: PageCaching;
  /** Addresses of the scripts with the reader's messages, to be preloaded. */
  readonly messageChunks: readonly string[];
  /** Whether the page blocks inspect keys, context menu and drag (D30). */
  readonly blocksInspection: boolean;
  readonly logger: SiteLogger;
};

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends SiteContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
