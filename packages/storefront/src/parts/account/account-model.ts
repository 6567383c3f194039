import type { StoreUser } from '@longstrip/api-contract';
import type { ServerKey } from '@longstrip/messages';
import { PROVIDER_NAMES } from '../sign-in/sign-in-ways.ts';

/** The account of the reader who is logged in, as pages show it. */
export interface AccountModel {
  /** Null for somebody who has given none. */
  name: string | null;
  email: string | null;
  /** How they logged in, as a text with its values. */
  way: { key: ServerKey; provider: string };
}

export function accountModel(user: StoreUser | null): AccountModel | null {
  if (user === null) return null;
  return { name: user.nickname ?? user.name, email: user.email, way: wayOf(user.snsProvider) };
}

function wayOf(provider: string | null): AccountModel['way'] {
  if (provider === 'email') return { key: 'account.withEmail', provider: '' };
  if (provider === 'phone') return { key: 'account.withPhone', provider: '' };
  if (provider === 'apple_guest') return { key: 'account.guest', provider: '' };
  const name = Object.entries(PROVIDER_NAMES).find(([id]) => id === provider)?.[1] ?? provider ?? '';
  return { key: 'account.with', provider: name };
}
