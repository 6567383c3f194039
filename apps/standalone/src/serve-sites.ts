import { randomUUID } from 'node:crypto';
import { warnOfUntrustedProxy } from '@longstrip/api-contract/request';
import {
  createPageStore,
  createPictureStore,
  createSiteServer,
  isOAuthProvider,
  type PageStore,
  type PictureStore,
  type SiteServerOptions,
} from '@longstrip/storefront/server';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Settings } from '../launch/settings.mjs';
import type { App } from './listener.ts';
import type { Api } from './load-api.ts';
import type { OpenedSandbox } from './open-sandbox.ts';
import {
  type BuiltSite,
  loadServerBuild,
  type Platform,
  publicOriginOf,
  registeredProviders,
  sandboxOrigin,
} from './parts.ts';
import { checkoutOrigins, createFakeStore } from './payments.ts';
import type { Secrets } from './secrets.ts';

/** Guests' pages of all sites in their three encodings, some 250 kB each. */
const PAGE_CACHE_BYTES = 48_000_000;
/** Pictures that all readers of a site may see: some 150 pages of episodes and 500 covers. */
const PICTURE_CACHE_BYTES = 24_000_000;

const ProviderSchema = v.custom<NonNullable<SiteServerOptions['providers']>>(
  (value) => typeof value === 'object' && value !== null && Object.keys(value).every(isOAuthProvider),
);

/** What all sites of a process are set up with; JSON, since workers are sent it. */
export const SiteFactsSchema = v.object({
  providers: ProviderSchema,
  /** Origin of Korea's identity check; null: it is not set up. */
  koreanCheckOrigin: v.nullable(v.string()),
  checkoutOrigins: v.array(v.string()),
  /** Origin of the sandbox with the fake app stores. */
  fakeStoreUrl: v.nullable(v.string()),
  serviceSecret: v.string(),
  /** The present one first. */
  cookieSecrets: v.array(v.string()),
});
export type SiteFacts = v.InferOutput<typeof SiteFactsSchema>;

/** @param sandbox null: there is none, as in production */
export function siteFactsOf(settings: Settings, secrets: Secrets, sandbox: OpenedSandbox | null): SiteFacts {
  const nice = sandbox?.nice ?? settings.nice;
  return {
    providers: sandbox?.providers ?? registeredProviders(settings),
    koreanCheckOrigin: nice === null ? null : new URL(nice.popupUrl).origin,
    checkoutOrigins: [...checkoutOrigins(settings)],
    fakeStoreUrl: sandbox === null ? null : sandboxOrigin(settings),
    serviceSecret: secrets.service,
    cookieSecrets: [secrets.cookie, ...settings.previousCookieSecrets],
  };
}

/** The api as the sites call it: in their own process, or elsewhere. */
export interface CalledApi extends Pick<Api, 'catalogue'> {
  fetch: SiteServerOptions['apiFetch'];
  origin: string;
}

interface SitesOptions {
  settings: Settings;
  log: Logger;
  facts: SiteFacts;
  api: CalledApi;
  /** False while the process stops. */
  isReady: () => boolean;
}

/** What the sites of a process share. */
interface SharedBySites {
  readonly pageStore: PageStore | null;
  readonly pictureStore: PictureStore | null;
  readonly siblings: NonNullable<SiteServerOptions['siblingSites']>;
  readonly onUntrustedProxy: (connection: string) => void;
}

/** Loads the built sites. They share one cache of guests' pages and one of pictures. */
export async function loadSites(sites: readonly BuiltSite[], options: SitesOptions): Promise<Map<string, App>> {
  const isCaching = options.settings.dataCache === 'on';
  const pageStore = isCaching ? createPageStore(PAGE_CACHE_BYTES) : null;
  const pictureStore = isCaching ? createPictureStore(PICTURE_CACHE_BYTES) : null;
  const siblings = sites.map(({ platform }) => ({ platform, origin: publicOriginOf(platform, options.settings) }));
  const onUntrustedProxy = warnOfUntrustedProxy((facts, message) => options.log.warn(facts, message));
  const apps = new Map<string, App>();
  const shared = { pageStore, pictureStore, siblings, onUntrustedProxy };
  for (const site of sites) apps.set(site.platform.id, await loadSite(site, options, shared));
  return apps;
}

async function loadSite(
  site: BuiltSite,
  { settings, log, facts, api, isReady }: SitesOptions,
  { pageStore, pictureStore, siblings, onUntrustedProxy }: SharedBySites,
): Promise<App> {
  return createSiteServer({
    platform: site.platform,
    build: await loadServerBuild(site),
    clientDirectory: site.clientDirectory,
    apiFetch: api.fetch,
    apiBaseUrl: api.origin,
    serviceSecret: facts.serviceSecret,
    sessionSecrets: facts.cookieSecrets,
    providers: facts.providers,
    koreanCheckOrigin: facts.koreanCheckOrigin,
    checkoutOrigins: facts.checkoutOrigins,
    fakeStore: facts.fakeStoreUrl === null ? null : createFakeStore(facts.fakeStoreUrl),
    publicOrigin: publicOriginOf(site.platform, settings),
    mode: 'production',
    logger: log.child({ part: site.platform.id }),
    nowMs: () => Date.now(),
    createId: randomUUID,
    trustedProxies: settings.trustedProxies,
    onUntrustedProxy,
    siblingSites: siblings,
    isReady,
    catalogue: settings.dataCache !== 'off' ? freshnessOf(site.platform, api) : null,
    pageStore,
    pictureStore,
    edgePageSeconds: settings.edgePageSeconds,
  });
}

function freshnessOf(platform: Platform, { catalogue }: CalledApi): NonNullable<SiteServerOptions['catalogue']> {
  return {
    edition: () => catalogue.edition(),
    nextChangeMs: (nowMs) => catalogue.nextChangeMs(platform, nowMs),
  };
}
