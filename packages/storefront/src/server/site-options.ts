import type { Platform } from '@longstrip/core';
import type { ServerBuild } from '@remix-run/server-runtime';
import type { CatalogueFreshness } from './answer-cache.ts';
import type { ProviderSettings } from './auth/oauth/provider-settings.ts';
import type { PageStore } from './page-cache/index.ts';
import type { SiblingSite } from './page-guards.ts';
import type { PictureStore } from './picture-cache/index.ts';

/** Writes one line for each event; a pino logger fits. */
export interface SiteLogger {
  info(facts: Record<string, unknown>, message: string): void;
  warn(facts: Record<string, unknown>, message: string): void;
  error(facts: Record<string, unknown>, message: string): void;
}

/** A fake app store: it returns the proof of a purchase, in the format of `PaymentVerify`. */
interface FakeStore {
  buy(asked: FakePurchase): Promise<{ proof: string }>;
}

interface FakePurchase {
  store: 'apple' | 'google';
  productId: string;
  accountToken: string;
  /** The purchase is paid in cash later. */
  isPending: boolean;
}

/** What a site's server is started with. */
export interface SiteServerOptions {
  platform: Platform;
  /** The built Remix server; in development a function that loads the newest one. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built client (`build/client`); null in development, where Vite serves it. */
  clientDirectory: string | null;
  /** Calls the api: `fetch` over a socket, or the api's own `fetch` inside the process. */
  apiFetch: (request: Request, init?: { readonly signal: AbortSignal }) => Response | Promise<Response>;
  /** Origin of the api, without a slash at the end. */
  apiBaseUrl: string;
  /** Proves to the api that a request comes from this site; null when none is configured. */
  serviceSecret: string | null;
  /**
   * Secrets for the cookies that only the server reads. The first one is used; the others are older ones that are still
   * accepted. At least one.
   */
  sessionSecrets: readonly string[];
  /** Settings of the providers for sign-in. A provider of the platform without settings answers with an error page. */
  providers?: ProviderSettings;
  /** Origin of Korea's identity check, to which forms of the age check lead (D2); null or not given: it is not set up. */
  koreanCheckOrigin?: string | null;
  /** Origins of check-outs, to which the form of an order leads (D16). */
  checkoutOrigins?: readonly string[];
  /** Only in demo mode: buys in a fake app store, for the app simulator (record 0084). */
  fakeStore?: FakeStore | null;
  /** Calls the providers; by default `fetch`. */
  providerFetch?: (request: Request) => Promise<Response>;
  /** Origin under which readers open the site, without a slash at the end. */
  publicOrigin: string;
  mode: 'development' | 'production';
  logger: SiteLogger;
  /** Epoch milliseconds. */
  nowMs: () => number;
  /** A fresh, unguessable identifier. */
  createId: () => string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies?: readonly string[];
  /** Called with the address of a client that names other addresses and is not trusted; by default nothing is done. */
  onUntrustedProxy?: (connection: string) => void;
  /** All sites: unlisted pages may be redirected to one of them (D35), and works may be on several (record 0029). */
  siblingSites?: readonly SiblingSite[];
  /** False while the process starts or shuts down: the health check then answers 503. */
  isReady?: () => boolean;
  /**
   * Allows the site to cache answers about the catalogue, and whole pages for guests (D37); without it every page calls the
   * api again.
   */
  catalogue?: CatalogueFreshness | null;
  /** The cache of guests' pages, shared by the sites of a process; null: no cache; if not given, the site has its own. */
  pageStore?: PageStore | null;
  /** The same for pictures that all readers may see. */
  pictureStore?: PictureStore | null;
  /** How long a cache in front of the site may store pages for guests without cookies, in seconds; by default not at all. */
  edgePageSeconds?: number;
}
