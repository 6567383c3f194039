import { matchRoute, type Platform, type RouteName } from '@longstrip/core';
import { PROVIDER_MANNERS } from './oauth/provider-manners.ts';
import { isOAuthProvider, type ProviderSettings, providerOrigins } from './oauth/provider-settings.ts';
import { returnPath } from './oauth/provider-strategies.ts';

/** Pages with forms that lead to a provider. */
const FORM_ROUTES: readonly (RouteName | null)[] = ['userLogin', 'userSignup', 'callbackLoginError'];

/** Where the forms of a page may lead beside our own site: to the providers that are set up, from the login pages alone. */
export function formOriginsOf(pathname: string, settings: ProviderSettings | undefined): string[] {
  return FORM_ROUTES.includes(matchRoute(pathname)) ? providerOrigins(settings) : [];
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
