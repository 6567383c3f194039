import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface AppFrameProps {
  children: ReactNode;
  /** Desktop bar, as wide as the window, above the column. */
  topBar?: ReactNode;
  /** Phone bar at the bottom; the column leaves room for it. */
  bottomBar?: ReactNode;
  /** First thing the Tab key reaches. */
  skipLink?: ReactNode;
  /** Space at the end of the column for a bar above it. */
  endSpace?: 'bottom-bar' | 'buy-bar' | 'none';
}

const END_SPACE = {
  'bottom-bar': 'pb-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom)+24px)] desk:pb-16',
  'buy-bar': 'pb-[calc(var(--size-detail-bar)+env(safe-area-inset-bottom)+24px)] desk:pb-24',
  none: '',
} as const;

/** The frame of every page except the viewer: one column of at most 720 px, with a plain background beside it. */
export function AppFrame({ children, topBar, bottomBar, skipLink, endSpace = 'bottom-bar' }: AppFrameProps) {
  return (
    <>
      {skipLink}
      {topBar}
      <div
        className={clsx(
          'column relative min-h-dvh bg-page text-fg desk:min-h-[calc(100dvh-var(--size-top-bar)-1px)]',
          END_SPACE[endSpace],
        )}
      >
        {children}
      </div>
      {bottomBar}
    </>
  );
}

/** Skips the bars. Invisible until the Tab key reaches it. */
export function SkipLink({ label, targetId = 'main' }: { label: string; targetId?: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed start-4 top-2 z-(--layer-toast) -translate-y-[calc(100%+16px)] rounded-card bg-inverse px-5 py-3 font-strong text-on-inverse focus:translate-y-0"
    >
      {label}
    </a>
  );
}
