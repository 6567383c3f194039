import { matchRoute, type Platform, type RouteName } from '@longstrip/core';
import { PROVIDER_MANNERS } from './oauth/provider-manners.ts';
import { isOAuthProvider, type ProviderSettings, providerOrigins } from './oauth/provider-settings.ts';
import { returnPath } from './oauth/provider-strategies.ts';

/** Pages with forms that lead to a provider. */
const FORM_ROUTES: readonly (RouteName | null)[] = [
  'userLogin',
  'userSignup',
  'callbackLoginError',
  'transferApplyLogin',
];

/** Pages with a form that begins Korea's identity check. */
const KOREAN_CHECK_ROUTES: readonly (RouteName | null)[] = ['userAdult', 'homeMature'];

/** Outside services to which forms lead, as far as they are set up. */
export interface FormTargets {
  providers?: ProviderSettings;
  koreanCheckOrigin?: string | null;
  checkoutOrigins?: readonly string[];
  /** The site that accounts move to (D34). */
  transferOrigin?: string | null;
}

/**
 * Where the forms of a page may lead beside our own site: from the login pages to the providers, from the age check to
 * Korea's identity check, from the shop to the check-outs, from a finished move to the site that the account has moved to.
 */
export function formOriginsOf(
  pathname: string,
  { providers, koreanCheckOrigin = null, checkoutOrigins = [], transferOrigin = null }: FormTargets,
): string[] {
  const route = matchRoute(pathname);
  if (route === 'shop') return [...checkoutOrigins];
  if (FORM_ROUTES.includes(route)) return providerOrigins(providers);
  if (transferOrigin !== null && route === 'transferApplyStatus') return [transferOrigin];
  return koreanCheckOrigin !== null && KOREAN_CHECK_ROUTES.includes(route) ? [koreanCheckOrigin] : [];
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
