import type { AuthProviderType, ClientPlatform, Platform } from '@longstrip/core';
import { PROVIDER_NAMES } from '../../parts/sign-in/sign-in-methods.ts';
import {
  isOAuthProvider,
  PROVIDER_PROFILES,
  type ProviderSettings,
  providerOrigins,
} from './oauth/provider-settings.ts';
import { returnPath } from './oauth/provider-strategy.ts';

/** The library's name for signing in with an e-mail address or phone number and a password. */
export const LOCAL_PROVIDER = 'EmailLogin';

/** The guest of the iPhone app, a sign-in method only there. */
export const GUEST_PROVIDER = 'apple_guest';

/** A sign-in method, as `GET providers` lists it. */
export interface ListedProvider {
  id: string;
  name: string;
  type: AuthProviderType;
  signinUrl: string;
  callbackUrl: string;
}

/** Whether readers of the platform may sign in with a password. */
export function hasLocalProvider({ signIn }: Pick<Platform, 'signIn'>): boolean {
  return signIn.includes('email') || signIn.includes('phone');
}

/** Whether readers with this client may continue as guests who have an account. */
export function hasGuestProvider({ signIn }: Pick<Platform, 'signIn'>, client: ClientPlatform): boolean {
  return client === 'IOS_APP' && signIn.includes(GUEST_PROVIDER);
}

/** The sign-in methods of a platform for this client, by their ids in the library. */
export function listProviders(
  { signIn }: Pick<Platform, 'signIn'>,
  { publicOrigin, client }: { publicOrigin: string; client: ClientPlatform },
): Record<string, ListedProvider> {
  const listed = (id: string, name: string, type: AuthProviderType): [string, ListedProvider] => {
    const at = (step: string) => `${publicOrigin}/api/auth/${step}/${id}`;
    return [id, { id, name, type, signinUrl: at('signin'), callbackUrl: at('callback') }];
  };
  return Object.fromEntries([
    ...(hasLocalProvider({ signIn }) ? [listed(LOCAL_PROVIDER, 'E-mail', 'credentials')] : []),
    ...(hasGuestProvider({ signIn }, client) ? [listed(GUEST_PROVIDER, 'Guest', 'credentials')] : []),
    ...signIn.filter(isOAuthProvider).map((id) => listed(id, PROVIDER_NAMES[id], 'other')),
  ]);
}

/** Outside services to which forms lead, if they are set up. */
export interface FormTargets {
  providers?: ProviderSettings;
  koreanCheckOrigin?: string | null;
  checkoutOrigins?: readonly string[];
  /** The site that accounts move to (D34). */
  transferOrigin?: string | null;
}

/**
 * The origins to which the forms of a site may lead, except its own. There is one list for all its pages, because a page
 * that the router opens keeps the policy of the document that was loaded first.
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

/** Whether a request may be a provider's return by form, posted by the provider's own page. */
export function isReturnByPost({ signIn }: Pick<Platform, 'signIn'>, method: string, pathname: string): boolean {
  return (
    method === 'POST' &&
    signIn
      .filter(isOAuthProvider)
      .some((provider) => PROVIDER_PROFILES[provider].returnsByPost && pathname === returnPath(provider))
  );
}
