import type { ReactNode } from 'react';

/** The second column of a page, from 1024 px on. `label`: its name for screen readers. */
export function SideColumn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className="page-side hidden px-3 pb-8 wide:block roomy:px-5">
      {children}
    </aside>
  );
}
