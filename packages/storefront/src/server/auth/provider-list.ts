import type { AuthProviderType, ClientPlatform, Platform } from '@longstrip/core';
import { PROVIDER_NAMES } from '../../parts/sign-in/sign-in-ways.ts';
import { isOAuthProvider } from './oauth/provider-settings.ts';

/** The library's name for signing in by e-mail address or phone number, with a password. */
export const LOCAL_PROVIDER = 'EmailLogin';

/** The guest of the iPhone app; a way of signing in there alone. */
export const GUEST_PROVIDER = 'apple_guest';

/** A way of signing in, as `GET providers` lists it. */
export interface ListedProvider {
  id: string;
  name: string;
  type: AuthProviderType;
  signinUrl: string;
  callbackUrl: string;
}

/** Whether readers of the platform may sign in by a password. */
export function hasLocalProvider({ signIn }: Pick<Platform, 'signIn'>): boolean {
  return signIn.includes('email') || signIn.includes('phone');
}

/** Whether readers with this client may go on as guests with an account. */
export function hasGuestProvider({ signIn }: Pick<Platform, 'signIn'>, client: ClientPlatform): boolean {
  return client === 'IOS_APP' && signIn.includes(GUEST_PROVIDER);
}

/** The ways of signing in to a platform with a client, by their ids in the library. */
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
