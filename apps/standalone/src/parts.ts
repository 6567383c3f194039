import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLATFORMS } from '@longstrip/platform-config';
import {
  createStartingPage,
  isOAuthProvider,
  providerSettings,
  type SiteServerOptions,
} from '@longstrip/storefront/server';
import { findPortTrouble, MAIL_PORT, PART_OFFSETS, type PortUse } from '../launch/ports.mjs';
import type { Settings } from '../launch/settings.mjs';
import { type Listener, openListener, type StartingPage } from './listener.ts';

/** A part of the product that listens on a port: a site, the api, the console, the sandbox. */
export interface Part extends PortUse {
  /** A platform's id, `api`, `console` or `sandbox`. */
  id: string;
  title: string;
  /** Where a person opens it. */
  url: string;
  startingPage?: StartingPage;
}

/** The api's origin on this machine. It is an IP address, since Node may resolve `localhost` to another one. */
export function apiOrigin({ host, basePort }: Pick<Settings, 'host' | 'basePort'>): string {
  return originAt(host, basePort + PART_OFFSETS.api);
}

/** The sandbox's own origin. For a browser it is another site than the stores, which are opened as `localhost`. */
export function sandboxOrigin({ host, basePort }: Pick<Settings, 'host' | 'basePort'>): string {
  return originAt(host, basePort + PART_OFFSETS.sandbox);
}

function originAt(host: string, port: number): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Where operators open the console. */
export function consoleOriginOf({ consoleOrigin, basePort }: Pick<Settings, 'consoleOrigin' | 'basePort'>): string {
  return consoleOrigin ?? `http://localhost:${basePort + PART_OFFSETS.console}`;
}

/** The console as a part. */
export function consolePart(settings: Settings): Part {
  const offset = PART_OFFSETS.console;
  return { id: 'console', name: 'the console', offset, title: 'Console', url: consoleOriginOf(settings) };
}

/**
 * All parts, in the order of the printed table. Production has no sandbox.
 * @param hasConsole whether the console is served too: in development one app is, from its sources
 */
export function listParts(
  platforms: readonly Platform[],
  settings: Settings,
  { hasConsole = false }: { hasConsole?: boolean } = {},
): Part[] {
  const sandbox = {
    id: 'sandbox',
    name: 'the sandbox',
    offset: PART_OFFSETS.sandbox,
    title: 'Sandbox',
    url: sandboxOrigin(settings),
  };
  return [
    ...platforms.map((platform) => ({
      id: platform.id,
      name: `the site ${platform.id}`,
      offset: platform.portOffset,
      title: `${platform.brand.name} (${platform.id})`,
      url: publicOriginOf(platform, settings),
      startingPage: createStartingPage(platform, publicOriginOf(platform, settings)),
    })),
    ...(hasConsole ? [consolePart(settings)] : []),
    { id: 'api', name: 'the api', offset: PART_OFFSETS.api, title: 'API', url: apiOrigin(settings) },
    ...(settings.mode === 'demo' ? [sandbox] : []),
  ];
}

/**
 * Opens the ports of all parts, or none. When a port is not free, the opened ones are closed again, and the sentence names
 * all that are not free and the next free base.
 * @param leaveTo the ids of parts that other processes will serve; their ports are checked, and not opened
 */
export async function openPorts(
  parts: readonly Part[],
  { basePort, host }: Pick<Settings, 'basePort' | 'host'>,
  { instance, leaveTo, onError }: { instance: string; leaveTo: readonly string[]; onError: (error: Error) => void },
): Promise<{ ok: true; listeners: Map<string, Listener> } | { ok: false; sentence: string }> {
  const uses = parts.some(({ id }) => id === 'sandbox') ? [...parts, MAIL_PORT] : parts;
  const trouble = await findPortTrouble(uses, basePort, host);
  if (trouble !== null) return { ok: false, sentence: trouble };
  const opened = await Promise.allSettled(
    parts
      .filter(({ id }) => !leaveTo.includes(id))
      .map(async ({ id, offset, startingPage }) => {
        const listener = await openListener(basePort + offset, host, { instance, startingPage, onError });
        return [id, listener] as const;
      }),
  );
  const listeners = new Map(opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  const failed = opened.find((result) => result.status === 'rejected');
  if (failed === undefined) return { ok: true, listeners };
  // The port was taken between the check and the opening: check again, for the sentence.
  const sentence = (await findPortTrouble(uses, basePort, host)) ?? String(failed.reason);
  await Promise.all([...listeners.values()].map((listener) => listener.drain({ limitMs: 0 })));
  return { ok: false, sentence };
}

export type Platform = (typeof PLATFORMS)[number];

/** A platform whose app is built. */
export interface BuiltSite {
  platform: Platform;
  serverFile: string;
  clientDirectory: string;
}

/** The platforms whose apps are built, in the order of their ports. */
export function findBuiltSites(root: string): BuiltSite[] {
  return PLATFORMS.map((platform) => {
    const build = join(root, 'apps', platform.app, 'build');
    return { platform, serverFile: join(build, 'server', 'index.js'), clientDirectory: join(build, 'client') };
  }).filter((site) => existsSync(site.serverFile));
}

/** Loads an app's built server. Two platforms of one app share the loaded module. */
export async function loadServerBuild(site: BuiltSite): Promise<SiteServerOptions['build']> {
  return import(pathToFileURL(site.serverFile).href);
}

/**
 * Where readers open a site: the configured origin; otherwise `localhost` in demo mode, and the platform's first host in
 * production. The sandbox is opened by 127.0.0.1, so that the browser takes it for another site.
 */
export function publicOriginOf(
  platform: Pick<Platform, 'id' | 'portOffset' | 'hosts'>,
  { mode, basePort, publicOrigins }: Pick<Settings, 'mode' | 'basePort' | 'publicOrigins'>,
): string {
  const local = `http://localhost:${basePort + platform.portOffset}`;
  const host = platform.hosts[0];
  return publicOrigins.get(platform.id) ?? (mode === 'demo' || host === undefined ? local : `https://${host}`);
}

/** The sign-in providers that the store is registered with. */
export function registeredProviders({ signIn }: Pick<Settings, 'signIn'>): NonNullable<SiteServerOptions['providers']> {
  return Object.fromEntries(
    Object.entries(signIn).flatMap(([provider, registration]) =>
      isOAuthProvider(provider) ? [[provider, providerSettings(provider, registration)]] : [],
    ),
  );
}
