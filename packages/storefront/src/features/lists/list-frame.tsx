import { type HomeTab, matchRoute } from '@longstrip/core';
import { CoversSkeleton, NoticeSkeleton, RankingSkeleton } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
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

/** The ways within a section, such as its days. They go with it once the shape of another section takes its place. */
export function SectionWays({ children }: { children: ReactNode }) {
  return useSlowSection() === null ? children : null;
}

/** What a section shows; the shape of another one that the reader is headed for and that is slow to come. */
export function SlowList({ children }: { children: ReactNode }) {
  const section = useSlowSection();
  return section === null ? children : <SectionShape pathname={section} />;
}

/** The path of another list that is slow to come. */
function useSlowSection(): string | null {
  const slow = useSlowPath();
  const { pathname } = useLocation();
  return slow !== null && slow.pathname !== pathname && isListPath(slow.pathname) ? slow.pathname : null;
}

function SectionShape({ pathname }: { pathname: string }) {
  const label = useText()('list.loading');
  const { seesAdult } = useSite();
  const route = matchRoute(pathname);
  if (route === 'homeRanking') return <RankingSkeleton label={label} hasWays />;
  // Whoever does not see adult works is asked there, or told.
  if (route === 'homeMature' && !seesAdult) return <NoticeSkeleton label={label} />;
  const isWeekly = route === 'homeWeekly';
  return <CoversSkeleton label={label} hasWays={isWeekly || route === 'homeFree'} hasTitle={isWeekly} />;
}
