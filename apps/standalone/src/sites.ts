import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLATFORMS } from '@longstrip/platform-config';
import { isOAuthProvider, providerSettings, type SiteServerOptions } from '@longstrip/storefront/server';
import type { Settings } from '../launch/settings.mjs';

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

/** The services that readers sign in with, as far as the store is registered with them. */
export function registeredProviders({ signIn }: Pick<Settings, 'signIn'>): NonNullable<SiteServerOptions['providers']> {
  return Object.fromEntries(
    Object.entries(signIn).flatMap(([provider, registration]) =>
      isOAuthProvider(provider) ? [[provider, providerSettings(provider, registration)]] : [],
    ),
  );
}
