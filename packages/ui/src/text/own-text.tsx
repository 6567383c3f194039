import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * A title or a name, which runs its own way whatever the page's: what is cut of it is its end. It begins where the page
 * begins.
 */
export function OwnText({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span dir="auto" className={clsx('from-page-start', className)}>
      {children}
    </span>
  );
}
