import type { HomeTab } from '@longstrip/core';
import { GridSkeleton, ListSkeleton } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader, SiteInnerHeader } from '../shell/site-headers.tsx';
import { useSlowPath } from '../shell/use-pending-path.ts';
import { HomeTabs } from './home-tabs.tsx';
import { isListPath } from './list-paths.ts';

export interface SectionFrameProps {
  /** The page's heading, for who cannot see which tab is chosen. */
  title: string;
  current: HomeTab | null;
  children: ReactNode;
}

/** A section of the home page: its tabs, and below them the list. */
export function SectionFrame({ title, current, children }: SectionFrameProps) {
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <HomeTabs current={current} />
      <h1 className="sr-only">{title}</h1>
      {children}
    </SiteFrame>
  );
}

/** A list that is no tab: a header with the way back, and its name. */
export function InnerListFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SiteFrame header={<SiteInnerHeader title={title} />}>
      <h1 className="sr-only">{title}</h1>
      {children}
    </SiteFrame>
  );
}

/**
 * The ways within a section, such as its days. Once the shape of another section stands below, they are not to be seen;
 * their room stays, so that nothing jumps.
 */
export function SectionWays({ children }: { children: ReactNode }) {
  const slow = useSlowPath();
  const { pathname } = useLocation();
  const isLeaving = slow !== null && slow.pathname !== pathname && isListPath(slow.pathname);
  return <div className={isLeaving ? 'invisible' : undefined}>{children}</div>;
}

/** What a list page shows; the shape of the next one while that is slow to come. */
export function SlowList({ children }: { children: ReactNode }) {
  const text = useText();
  const slow = useSlowPath();
  if (slow === null || !isListPath(slow.pathname)) return children;
  return (
    <div className="pt-6">
      {slow.pathname.endsWith('/ranking') ? (
        <ListSkeleton label={text('list.loading')} count={8} />
      ) : (
        <GridSkeleton label={text('list.loading')} count={15} />
      )}
    </div>
  );
}
