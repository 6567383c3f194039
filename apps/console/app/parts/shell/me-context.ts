import { DOCUMENT_ROLES } from '@longstrip/api-contract';
import { createContext, useContext } from 'react';
import type { Choice } from '../form/fields.tsx';

/** What pages know of the operator. What they may do the api decides: `calls` only leaves out what it would refuse. */
export interface ShellMe {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** The names of the calls that the operator may make somewhere. */
  readonly calls: readonly string[];
  readonly platforms: readonly Choice[];
  /** The platform of lists that name none. */
  readonly platform: string;
}

export const MeContext = createContext<ShellMe | null>(null);

export function useMe(): ShellMe {
  const me = useContext(MeContext);
  if (me === null) throw new Error('this page is shown inside the frame alone');
  return me;
}

/**
 * Whether the operator may somewhere apply this part of a document; the api decides where. Where not, a form shows what is there, and
 * nothing offers to change it.
 */
export function useMayApply(section: keyof typeof DOCUMENT_ROLES | 'policies'): boolean {
  const { roles } = useMe();
  const allowed: readonly string[] = section === 'policies' ? ['owner'] : DOCUMENT_ROLES[section];
  return roles.some((grant) => allowed.includes(grant.split('/')[0] ?? ''));
}
