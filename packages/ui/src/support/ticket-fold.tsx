import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';

export interface TicketFoldProps {
  /** Id for links to it. */
  id: string;
  title: string;
  /** "Coins and payment · 2026.11.27". */
  note: string;
  status: { label: string; isDone: boolean };
  isOpen?: boolean;
  /** Called when its content is unfolded. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A support ticket in one line, which unfolds its text and answer. A native `details` element: it works before hydration. */
export function TicketFold({ id, title, note, status, isOpen = false, onOpen, children }: TicketFoldProps) {
  return (
    <details
      id={id}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
      className="group/fold scroll-mt-[calc(var(--size-header-bar)+8px)] desk:scroll-mt-[calc(var(--size-top-bar)+var(--size-header-bar)+8px)]"
    >
      <summary className="flex min-h-18 cursor-pointer list-none items-center gap-3 px-(--size-gutter) py-3.5 -outline-offset-2 transition-colors hover:bg-fill [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span dir="auto" className="from-page-start line-clamp-2 text-16 leading-title font-strong wrap-anywhere">
            {title}
          </span>
          <span className="mt-1.5 block text-13 text-fg-3">{note}</span>
        </span>
        <span
          className={clsx(
            'shrink-0 rounded-pill px-2.5 py-1 text-12 font-strong',
            status.isDone ? 'bg-accent-soft text-accent' : 'bg-fill-strong text-fg-2',
          )}
        >
          {status.label}
        </span>
        <span className="shrink-0 text-fg-3 transition-transform group-open/fold:rotate-180">
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <div className="px-(--size-gutter) pt-1 pb-5">{children}</div>
    </details>
  );
}
