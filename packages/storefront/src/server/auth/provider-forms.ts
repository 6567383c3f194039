import type { Platform } from '@longstrip/core';
import {
  isOAuthProvider,
  PROVIDER_MANNERS,
  type ProviderSettings,
  providerOrigins,
} from './oauth/provider-settings.ts';
import { returnPath } from './oauth/provider-strategy.ts';

/** Outside services to which forms lead, as far as they are set up. */
export interface FormTargets {
  providers?: ProviderSettings;
  koreanCheckOrigin?: string | null;
  checkoutOrigins?: readonly string[];
  /** The site that accounts move to (D34). */
  transferOrigin?: string | null;
}

/**
 * Where the forms of a site may lead beside itself. It is one list for all its pages: a page that the router leads to
 * keeps the policy of the document that was loaded first.
 */
export function formOriginsOf({
  providers,
  koreanCheckOrigin = null,
  checkoutOrigins = [],
  transferOrigin = null,
}: FormTargets): string[] {
  const single = [koreanCheckOrigin, transferOrigin].filter((origin) => origin !== null);
  return [...new Set([...providerOrigins(providers), ...checkoutOrigins, ...single])];
}

/** Whether a request may be a provider's return by form, which comes from the provider's own page. */
export function isReturnByPost({ signIn }: Pick<Platform, 'signIn'>, method: string, pathname: string): boolean {
  return (
    method === 'POST' &&
    signIn
      .filter(isOAuthProvider)
      .some((provider) => PROVIDER_MANNERS[provider].returnsByPost && pathname === returnPath(provider))
  );
}
