import {
  type DemoAccount,
  type DemoProvider,
  type DemoRole,
  demoAccountsOf,
  grant,
  type Platform,
} from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { ApiServices } from '../api-services.ts';
import { changeAccount, createAccount, storePassword } from '../people/index.ts';
import { scopeOf, type UserRow } from '../shared/reader-scope.ts';
import { type DemoAccountEntry, ensureDemoAccounts } from './demo-accounts.ts';

/** Returns a person's id at a provider, as the sandbox gives it. */
export type ProviderAccountId = (provider: DemoProvider, person: { name: string; email: string }) => string;

export interface DemoAccountParts {
  readonly database: Database;
  readonly services: Pick<ApiServices, 'keys' | 'newId' | 'passwords'>;
  readonly platforms: readonly Platform[];
  readonly dataDirectory: string;
  /** Null if there is no sandbox: then no reader has an account at a provider. */
  readonly providerAccountId: ProviderAccountId | null;
  readonly nowMs: () => number;
}

/**
 * Creates the missing demo accounts (D44), by the same steps as a sign-up, and lists them in the data directory. If the list was
 * lost, the accounts get new passwords.
 * @returns how many were created
 */
export async function prepareDemoAccounts(parts: DemoAccountParts): Promise<number> {
  const { platforms, dataDirectory, providerAccountId } = parts;
  const wanted = platforms
    .flatMap(demoAccountsOf)
    .filter(({ provider }) => provider === 'email' || providerAccountId !== null);
  const provided = await ensureDemoAccounts(dataDirectory, wanted);
  let made = 0;
  for (const one of provided) if (await bringAccount(parts, one)) made += 1;
  return made;
}

async function bringAccount(
  parts: DemoAccountParts,
  { account, entry, isNew }: { account: DemoAccount; entry: DemoAccountEntry; isNew: boolean },
): Promise<boolean> {
  const { database, services, nowMs } = parts;
  const platform = parts.platforms.find(({ id }) => id === account.platformId);
  if (platform === undefined) return false;
  const known = await findDemoAccount(database, account);
  if (known !== null && !isNew) return false;
  const { password } = entry;
  const passwordHash = password === null ? null : await services.passwords.hash(password);
  const brought = await decideInTransaction(database, async (transaction) => {
    if (known !== null) {
      if (passwordHash !== null) {
        await storePassword(transaction, scopeOf(known), { hash: passwordHash, nowMs: nowMs() });
      }
      return grant(false);
    }
    return grant(await makeAccount(transaction, parts, { platform, account, passwordHash }));
  });
  return brought.ok && brought.value;
}

/** The existing account of a person of the demo. */
export async function findDemoAccount(
  { orm }: Database,
  { platformId, nickname }: Pick<DemoAccount, 'platformId' | 'nickname'>,
): Promise<UserRow | null> {
  const rows = await orm
    .select()
    .from(appUser)
    .where(
      and(
        eq(appUser.platformId, platformId),
        eq(appUser.nickname, nickname),
        eq(appUser.isDemo, true),
        isNull(appUser.withdrawnAtMs),
      ),
    );
  return rows[0] ?? null;
}

async function makeAccount(
  transaction: Transaction,
  { services, providerAccountId, nowMs }: DemoAccountParts,
  of: { platform: Platform; account: DemoAccount; passwordHash: string | null },
): Promise<boolean> {
  const { platform, account, passwordHash } = of;
  const { platformId, provider, email, name, nickname, role } = account;
  const snsId = provider === 'email' ? email : (providerAccountId?.(provider, { name, email }) ?? '');
  const created = await createAccount(
    transaction,
    services,
    {
      ...{ id: { platformId, provider, snsId }, email, phone: null, nickname, isAgreeMail: false, passwordHash },
      name: provider === 'email' ? null : name,
      isDemo: true,
    },
    { platform, locale: platform.locales[0], nowMs: nowMs() },
  );
  // Another reader already has the address or the name; that account is not changed.
  if (!created.ok || created.value.kind === 'taken') return false;
  await changeAccount(transaction, scopeOf(created.value.user), ageOf(role, nowMs()));
  return true;
}

/** The ages of the demo's people; those with another role have not stated theirs. */
function ageOf(role: DemoRole, nowMs: number): Partial<UserRow> {
  const year = new Date(nowMs).getUTCFullYear();
  const updatedAtMs = nowMs;
  if (role === 'minor') return { updatedAtMs, birthedOn: `${year - 14}-04-01` };
  if (role !== 'adult') return { updatedAtMs };
  return { updatedAtMs, birthedOn: `${year - 30}-04-01`, isAdult: true, adultVerifiedAtMs: nowMs, isAdultToggle: true };
}
