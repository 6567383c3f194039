import { createHash } from 'node:crypto';
import type { ProviderName } from './providers.ts';

/** A person's account at a provider. */
export interface ProviderAccount {
  /** The provider's id of the person: `sub`, or `id`. */
  id: string;
  name: string;
  /** X's handle. */
  username: string;
  /** null: the account has no confirmed address. */
  email: string | null;
  /** For Apple: the store gets an address of Apple's that forwards. */
  isEmailHidden: boolean;
}

/** The accounts of one provider. Ids depend only on names, so a reader has the same id after the next start. */
export interface AccountBook {
  readonly ready: readonly ProviderAccount[];
  find(id: string): ProviderAccount | undefined;
  /** The account with that name and address; it is made if there is none. */
  make(name: string, email: string | null): ProviderAccount;
  /** Replaces an account by another version of it. */
  keep(account: ProviderAccount): void;
}

const READY: readonly { name: string; mailbox: string | null }[] = [
  { name: 'Juniper Hale', mailbox: 'juniper.hale' },
  { name: 'Rowan Ito', mailbox: 'rowan.ito' },
  { name: 'Mina Sorn', mailbox: 'mina.sorn' },
  { name: 'Noor Amari', mailbox: null },
];

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** The id that a provider of the sandbox gives a person. */
export function providerAccountId(provider: ProviderName, { name, email }: Person): string {
  return accountOf(provider, name, email).id;
}

/** The domain of Apple's forwarding addresses; the real one belongs to Apple. */
const RELAY_DOMAIN = 'privaterelay.appleid.example';
/** Most accounts that are made on the pages of one provider; the oldest are deleted first. */
const MADE_MOST = 500;

/** @param people who have an account here besides the usual ones, such as those of the demo; their address alone finds it */
export function createAccountBook(provider: ProviderName, people: readonly Person[] = []): AccountBook {
  const guests = people.map(({ name, email }) => accountOf(provider, name, email));
  const ready = [
    ...READY.map(({ name, mailbox }) =>
      accountOf(provider, name, mailbox === null ? null : `${mailbox}@${provider}.example`),
    ),
    ...guests,
  ];
  const accounts = new Map(ready.map((account) => [account.id, account]));
  const keep = (account: ProviderAccount): void => {
    accounts.set(account.id, account);
    const made = [...accounts.keys()].slice(ready.length);
    for (const id of made.slice(0, Math.max(0, made.length - MADE_MOST))) accounts.delete(id);
  };
  return {
    ready,
    find: (id) => accounts.get(id),
    make: (name, email) => {
      const guest = guests.find((person) => person.email === email);
      if (guest !== undefined) return accounts.get(guest.id) ?? guest;
      const account = accountOf(provider, name, email);
      const known = accounts.get(account.id);
      if (known === undefined) keep(account);
      return known ?? account;
    },
    keep,
  };
}

function accountOf(provider: ProviderName, name: string, email: string | null): ProviderAccount {
  return {
    id: accountId(provider, `${name} ${email ?? ''}`),
    name,
    username: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
    email,
    isEmailHidden: false,
  };
}

/** An id in the provider's own form. Apple's is scoped to the developer team: `001234.<32 hex digits>.0567`. */
function accountId(provider: ProviderName, person: string): string {
  const hex = createHash('sha256').update(`${provider} ${person}`).digest('hex');
  const digits = (count: number, from = 0): string =>
    (BigInt(`0x${hex.slice(from, from + 32)}`) % 10n ** BigInt(count)).toString().padStart(count, '1');
  if (provider === 'apple') return `00${digits(4)}.${hex.slice(0, 32)}.${digits(4, 32)}`;
  return digits(provider === 'google' ? 21 : provider === 'facebook' ? 17 : 19);
}

/** The address that Apple gives a store in place of a hidden one. */
function relayAddress(account: ProviderAccount): string {
  return `${createHash('sha256').update(`relay ${account.id}`).digest('hex').slice(0, 10)}@${RELAY_DOMAIN}`;
}

/** The address that a store gets, if it asked for one. */
export function shownEmail(account: ProviderAccount): string | null {
  return account.email !== null && account.isEmailHidden ? relayAddress(account) : account.email;
}
