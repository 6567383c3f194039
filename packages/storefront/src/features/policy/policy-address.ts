import type { PolicyKind } from '@longstrip/core';
import { listAddress } from '../lists/list-query.ts';

/** Where a legal text is read; a version in force needs no number. */
export function policyAddress(kind: PolicyKind, version: number | null = null): string {
  const number = version === null ? null : String(version);
  if (kind === 'PRIVACY') return listAddress('/privacy', { version: number });
  return listAddress('/policy', { kind: kind === 'TERMS' ? null : kind, version: number });
}
