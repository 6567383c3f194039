import type { SignInMethod } from '../shared/enumerations.ts';
import type { Platform } from '../shared/platform.ts';

/** The people of the demo (D44): a new account, a regular reader, a minor, a verified adult, and an operator. */
export const DEMO_ROLES = ['newcomer', 'reader', 'minor', 'adult', 'operator'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** The providers that demo accounts sign in with, on platforms without sign-in by e-mail. */
const DEMO_PROVIDERS = ['google', 'facebook', 'twitter', 'apple'] as const satisfies readonly SignInMethod[];
export type DemoProvider = (typeof DEMO_PROVIDERS)[number];

export interface DemoAccount {
  readonly platformId: string;
  readonly role: DemoRole;
  readonly provider: 'email' | DemoProvider;
  readonly email: string;
  /** The person's name at a provider. */
  readonly name: string;
  readonly nickname: string;
}

/**
 * The demo accounts of a platform: with e-mail if it has that, else spread over its providers so that each has one. None if
 * it has neither.
 */
export function demoAccountsOf({ id: platformId, signIn }: Pick<Platform, 'id' | 'signIn'>): DemoAccount[] {
  const providers = DEMO_PROVIDERS.filter((provider) => signIn.includes(provider));
  return DEMO_ROLES.flatMap((role, index) => {
    const provider = signIn.includes('email') ? 'email' : providers[index % providers.length];
    if (provider === undefined) return [];
    const title = `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
    return [
      { platformId, role, provider, email: `${role}@demo.example`, name: `Demo ${title}`, nickname: `Demo${title}` },
    ];
  });
}
