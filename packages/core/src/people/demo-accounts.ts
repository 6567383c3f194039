import type { SignInMethod } from '../shared/enumerations.ts';
import type { Platform } from '../shared/platform.ts';

/** The people of the demo (D44): one who has nothing yet, one who reads, one who is too young, a verified adult, and an operator. */
export const DEMO_ROLES = ['newcomer', 'reader', 'minor', 'adult', 'operator'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** The providers that demo accounts sign in by where a platform has no method of its own. */
const DEMO_PROVIDERS = ['google', 'facebook', 'twitter', 'apple'] as const satisfies readonly SignInMethod[];
export type DemoProvider = (typeof DEMO_PROVIDERS)[number];

/** A demo account as it is to be. */
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
 * The demo accounts of a platform: by e-mail where it has that, else spread over its providers, so that each has one. None
 * where there is neither.
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
