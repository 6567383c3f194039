import { randomUUID } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { PLATFORMS } from '@longstrip/platform-config';
import { createAccountServices, type TokenSecrets } from '../people/index.ts';
import type { Operator } from '../shared/operator.ts';
import type { BringDemoParts } from './bring-demo.ts';
import type { ProviderAccountId } from './bring-demo-accounts.ts';
import { removeEntries } from './demo-account-file.ts';
import { removeDemo } from './remove-demo.ts';

/** What the demo's accounts are made with; null outside of demo mode. */
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

/** Takes the demo out of a store, and the list of its accounts out of the data directory. */
export async function removeDemoWithList(
  { database, dataDirectory }: { database: Database; dataDirectory: string },
  operator: Operator,
  nowMs: number,
): Promise<number> {
  await removeEntries(dataDirectory);
  return removeDemo(database, operator, nowMs);
}
