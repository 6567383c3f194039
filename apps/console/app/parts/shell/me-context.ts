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
