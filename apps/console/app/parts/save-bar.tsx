import type { ReactNode } from 'react';

/** What saves a long page: it stays in sight at the bottom. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-backdrop py-3">
      {children}
    </div>
  );
}
