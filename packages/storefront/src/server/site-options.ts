import type { Platform } from '@longstrip/core';
import type { ServerBuild } from '@remix-run/server-runtime';
import type { CatalogueFreshness } from './answer-keeper.ts';
import type { SiblingSite } from './page-guards.ts';

/** One line an event; pino fits. */
export interface SiteLogger {
  info(facts: Record<string, unknown>, message: string): void;
  warn(facts: Record<string, unknown>, message: string): void;
  error(facts: Record<string, unknown>, message: string): void;
}

/** What a site's server needs from whoever starts it. */
export interface SiteServerOptions {
  platform: Platform;
  /** The built Remix server, or a way to load the newest in development. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built client (`build/client`); null in development, where Vite serves it. */
  clientDirectory: string | null;
  /** How the api is called: `fetch` over a socket, or the api's own without one. */
  apiFetch: (request: Request) => Response | Promise<Response>;
  /** Origin of the api, without a slash at the end. */
  apiBaseUrl: string;
  /** Tells the api that this site may speak for its readers; null where none is configured. */
  serviceSecret: string | null;
  /** Origin under which readers open the site, without a slash at the end. */
  publicOrigin: string;
  mode: 'development' | 'production';
  logger: SiteLogger;
  /** Epoch milliseconds. */
  nowMs: () => number;
  /** A fresh, unguessable identifier. */
  createId: () => string;
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[];
  /** Other platforms' sites that unlisted pages may lead to (D35). */
  siblingSites?: readonly SiblingSite[];
  /** False while the process starts or drains: the health check then answers 503. */
  isReady?: () => boolean;
  /** Lets the site keep what guests are answered about the catalogue (D37); without it every page asks anew. */
  catalogue?: CatalogueFreshness | null;
}
