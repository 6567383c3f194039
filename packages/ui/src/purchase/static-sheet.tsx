import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

export interface StaticSheetProps {
  title: string;
  /** The page without the sheet. */
  close: { href: string; label: string };
  children: ReactNode;
}

/**
 * A sheet that is a part of its document: it looks like a `Modal` of style `Bottom`, and needs no script. If scripts run,
 * the modal replaces it.
 */
export function StaticSheet({ title, close, children }: StaticSheetProps) {
  return (
    <div className="fixed inset-0 z-[2500] flex items-end justify-center desk:items-center">
      <Link href={close.href} tabIndex={-1} aria-hidden="true" className="modal-scrim" />
      <section
        aria-label={title}
        className="relative flex max-h-[92dvh] w-full max-w-[560px] flex-col rounded-t-sheet bg-surface text-fg shadow-sheet desk:max-w-110 desk:rounded-sheet desk:shadow-modal"
      >
        <div className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-pill bg-line-strong opacity-55 desk:hidden" />
        <div className="flex min-h-12 shrink-0 items-center ps-4 pe-1 desk:min-h-14 desk:ps-5">
          <h2 className="min-w-0 flex-1 text-16">{title}</h2>
          <Link
            href={close.href}
            aria-label={close.label}
            className="grid size-11 shrink-0 place-items-center text-fg-2 -outline-offset-4"
          >
            <CloseIcon size={20} />
          </Link>
        </div>
        <div className="overflow-y-auto overscroll-contain px-4 pt-1 pb-[calc(12px+env(safe-area-inset-bottom))] desk:px-5 desk:pb-5">
          {children}
        </div>
      </section>
    </div>
  );
}
