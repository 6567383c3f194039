import type { SiteServerOptions } from '../../site-options.ts';
import { doorFacts } from '../sealed-cookies.ts';
import { createAskProvider } from './ask-provider.ts';
import { createOAuthStateCookie, type OAuthStateCookie } from './oauth-state.ts';
import { PROVIDER_MANNERS } from './provider-manners.ts';
import { isOAuthProvider, type OAuthProvider } from './provider-settings.ts';
import { ProviderStrategy } from './provider-strategy.ts';

/** A provider of a platform. Without settings it has no strategy, and nobody can sign in by it. */
export interface PlatformProvider {
  strategy: ProviderStrategy | null;
  stateCookie: OAuthStateCookie;
  returnsByPost: boolean;
}

/** The address at which a provider returns readers; it is registered there, so it is of the configured origin. */
export function returnPath(provider: OAuthProvider): string {
  return `/api/auth/callback/${provider}`;
}

/** The providers of a site's platform. Those without settings are logged, once. */
export function createProviderStrategies(options: SiteServerOptions): ReadonlyMap<OAuthProvider, PlatformProvider> {
  const { platform, publicOrigin, nowMs, logger, providers = {} } = options;
  const ask = createAskProvider(options.providerFetch ?? ((request) => fetch(request)));
  const listed = platform.signIn.filter(isOAuthProvider);
  const missing = listed.filter((provider) => providers[provider] === undefined);
  // In development a site is made anew for each request.
  if (missing.length > 0 && options.mode === 'production') {
    logger.warn({ platform: platform.id, providers: missing }, 'providers are not set up: nobody can sign in by them');
  }
  return new Map(
    listed.map((provider) => {
      const settings = providers[provider];
      const manners = PROVIDER_MANNERS[provider];
      const { returnsByPost } = manners;
      const stateCookie = createOAuthStateCookie(provider, doorFacts(options), { returnsByPost, nowMs });
      const redirectUrl = `${publicOrigin}${returnPath(provider)}`;
      const parts = { provider, manners, redirectUrl, stateCookie, ask, nowMs };
      const strategy = settings === undefined ? null : new ProviderStrategy({ ...parts, settings });
      return [provider, { strategy, stateCookie, returnsByPost }];
    }),
  );
}
