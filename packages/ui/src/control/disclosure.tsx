import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';

export interface DisclosureProps {
  /** Id for links to it. */
  id?: string;
  title: string;
  /** Called when its content is unfolded. */
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * A line that unfolds its content. A native `details` element: it works before hydration, and the browser's search finds its
 * text.
 */
export function Disclosure({ id, title, onOpen, children }: DisclosureProps) {
  return (
    <details
      id={id}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
      className="group/fold scroll-mt-[calc(var(--size-header-bar)+8px)] desk:scroll-mt-[calc(var(--size-top-bar)+var(--size-header-bar)+8px)]"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3.5 text-16 font-strong [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 leading-title text-pretty wrap-anywhere">{title}</span>
        <span className="shrink-0 text-fg-3 transition-transform group-open/fold:rotate-180">
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      {children}
    </details>
  );
}
