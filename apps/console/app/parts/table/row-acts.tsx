import type { ReactNode } from 'react';

/** What can be done with a row: quiet buttons that do not make it higher. */
export function RowActs({ children }: { children: ReactNode }) {
  return <span className="-my-2 -ms-2.5 flex flex-wrap">{children}</span>;
}
