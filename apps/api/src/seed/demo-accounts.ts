import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_ROLES, type DemoAccount, OPERATOR_ROLES } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { type DemoOperator, prepareDemoOperators } from '../operators/index.ts';
import { createAccountServices, type TokenSecrets } from '../people/index.ts';
import type { Operator } from '../shared/operator.ts';
import type { BringDemoParts } from './prepare-demo.ts';
import type { ProviderAccountId } from './prepare-demo-accounts.ts';
import { removeDemo } from './remove-demo.ts';

/** An entry of `demo-accounts.json`. */
const EntrySchema = v.object({
  platform: v.string(),
  role: v.picklist([...DEMO_ROLES, ...OPERATOR_ROLES]),
  provider: v.string(),
  email: v.string(),
  /** Null for a provider of the sandbox, which asks for none. */
  password: v.nullable(v.string()),
  /** Of operators: the secret of their app with codes, in base32. */
  secondFactor: v.exactOptional(v.string()),
});
export type DemoAccountEntry = v.InferOutput<typeof EntrySchema>;
const FileSchema = v.array(EntrySchema);
/** Stands where the entries of readers name their platform. */
const CONSOLE = 'console';

const fileOf = (dataDirectory: string): string => join(dataDirectory, 'demo-accounts.json');

async function readEntries(dataDirectory: string): Promise<DemoAccountEntry[]> {
  try {
    return v.parse(FileSchema, JSON.parse(await readFile(fileOf(dataDirectory), 'utf8')));
  } catch {
    // The file does not exist, or is not in our format any more: it is written again.
    return [];
  }
}

/**
 * The entries of the wanted accounts. Their random password is made once, the same for all accounts of a platform. Only the owner
 * of the file can read it.
 * @returns `isNew`: the password was not in the file before
 */
export async function ensureDemoAccounts(
  dataDirectory: string,
  wanted: readonly DemoAccount[],
): Promise<{ account: DemoAccount; entry: DemoAccountEntry; isNew: boolean }[]> {
  const before = await readEntries(dataDirectory);
  const passwords = new Map(before.map(({ platform, password }) => [platform, password]));
  const provided = wanted.map((account) => {
    const { platformId: platform, role, provider, email } = account;
    const known = before.find((entry) => entry.platform === platform && entry.role === role);
    const stored = passwords.get(platform) ?? null;
    const password = provider === 'email' ? (stored ?? makePassword()) : null;
    passwords.set(platform, password);
    return { account, entry: { platform, role, provider, email, password }, isNew: known?.password !== password };
  });
  const operators = before.filter(({ platform }) => platform === CONSOLE);
  await writeEntries(dataDirectory, [...provided.map(({ entry }) => entry), ...operators]);
  return provided;
}

async function writeEntries(dataDirectory: string, entries: readonly DemoAccountEntry[]): Promise<void> {
  await rm(fileOf(dataDirectory), { force: true });
  await writeFile(fileOf(dataDirectory), `${JSON.stringify(entries, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
}

type OperatorParts = Omit<Parameters<typeof prepareDemoOperators>[0], 'makePassword'>;

/** Adds the demo's operators, and lists them beside its readers. */
export async function ensureDemoOperators({
  dataDirectory,
  ...parts
}: OperatorParts & { dataDirectory: string }): Promise<void> {
  const before = await readEntries(dataDirectory);
  const known = before.flatMap(({ platform, role, email, password, secondFactor }): DemoOperator[] => {
    const its = OPERATOR_ROLES.find((each) => each === role);
    if (platform !== CONSOLE || its === undefined || password === null || secondFactor === undefined) return [];
    return [{ role: its, email, password, secondFactor }];
  });
  const operators = await prepareDemoOperators({ ...parts, makePassword }, known);
  const listed = operators.map((each) => ({ platform: CONSOLE, provider: CONSOLE, ...each }));
  await writeEntries(dataDirectory, [...before.filter(({ platform }) => platform !== CONSOLE), ...listed]);
}

/**
 * The code that the app of a demo operator would show now: a demo has no telephone.
 * @returns null: the data directory has no demo operator with that e-mail address
 */
export async function readDemoCode(dataDirectory: string, email: string, nowMs: number): Promise<string | null> {
  const entries = await readEntries(dataDirectory);
  const secret = entries.find((entry) => entry.platform === CONSOLE && entry.email === email)?.secondFactor;
  return secret === undefined ? null : new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });
}

/** Contains letters, digits and a sign, whatever the random part is. */
function makePassword(): string {
  return `Demo-${randomBytes(6).toString('hex')}7`;
}

export async function removeEntries(dataDirectory: string): Promise<void> {
  await rm(fileOf(dataDirectory), { force: true });
}

/** The parts for making the demo's accounts; null outside demo mode. */
export function demoAccountParts(
  options: { mode: 'demo' | 'production'; dataDirectory: string; providerAccountId?: ProviderAccountId | null },
  database: Database,
  secrets: TokenSecrets,
): BringDemoParts['accounts'] {
  const { mode, dataDirectory, providerAccountId = null } = options;
  if (mode !== 'demo') return null;
  const services = { ...createAccountServices(database, secrets), newId: randomUUID };
  return { services, platforms: PLATFORMS, dataDirectory, providerAccountId };
}

/** Removes the demo from a store, and the list of its accounts from the data directory. */
export async function removeDemoWithList(
  { database, dataDirectory }: { database: Database; dataDirectory: string },
  operator: Operator,
  nowMs: number,
): Promise<number> {
  await removeEntries(dataDirectory);
  return removeDemo(database, operator, nowMs);
}
