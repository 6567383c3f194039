import type { PolicyKind } from '@longstrip/core';
import { listAddress } from './list-query.ts';

/** The address of a legal text. The address of the version in force has no number. */
export function policyAddress(kind: PolicyKind, version: number | null = null): string {
  const number = version === null ? null : String(version);
  if (kind === 'PRIVACY') return listAddress('/privacy', { version: number });
  return listAddress('/policy', { kind: kind === 'TERMS' ? null : kind, version: number });
}
