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
  /** From 1024 px before the column: the navigation (`Rail`). */
  rail?: ReactNode;
  /** From 1024 px after the column: what belongs to the page and stays while it scrolls (`SideColumn`). */
  side?: ReactNode;
  /** The site has nothing for the second column: the others are centred without it. */
  hasNoSide?: boolean;
}

const END_SPACE = {
  'bottom-bar': 'pb-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom)+24px)] desk:pb-16',
  'buy-bar': 'pb-[calc(var(--size-detail-bar)+env(safe-area-inset-bottom)+24px)] desk:pb-24 wide:pb-16',
  none: '',
} as const;

/**
 * The frame of every page except the viewer: one column of at most 720 px. A page with a rail has it and its second column
 * beside that from 1024 px; all others have a plain background there.
 */
export function AppFrame(props: AppFrameProps) {
  const { children, topBar, bottomBar, skipLink, endSpace = 'bottom-bar', rail, side, hasNoSide = false } = props;
  const column = (
    <div
      className={clsx(
        'column relative min-h-dvh bg-page text-fg desk:min-h-[calc(100dvh-var(--size-top-bar)-1px)]',
        END_SPACE[endSpace],
      )}
    >
      {children}
    </div>
  );
  return (
    <>
      {skipLink}
      {topBar}
      {rail === undefined ? (
        column
      ) : (
        <div className={clsx('page-columns', hasNoSide && 'page-columns-alone')}>
          {rail}
          {column}
          {side}
        </div>
      )}
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
