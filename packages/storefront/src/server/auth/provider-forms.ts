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
  /** The site that accounts move to (D34). */
  transferOrigin?: string | null;
}

/**
 * Where the forms of a page may lead beside our own site: from the login pages to the providers, from the age check to
 * Korea's identity check, from a finished move to the site that the account has moved to.
 */
export function formOriginsOf(
  pathname: string,
  { providers, koreanCheckOrigin = null, transferOrigin = null }: FormTargets,
): string[] {
  const route = matchRoute(pathname);
  // A page that the router leads to keeps the policy of its document, so all pages of a move may do what any of them does.
  const target = transferOrigin === null ? [] : [transferOrigin];
  const isOfMove = transferOrigin !== null && route?.startsWith('transfer') === true;
  if (FORM_ROUTES.includes(route) || isOfMove) return [...providerOrigins(providers), ...target];
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
