import { type HomeTab, matchRoute } from '@longstrip/core';
import { type ChoiceGroup, CoversSkeleton, NoticeSkeleton, RankingSkeleton } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { useSlowLocation } from '../navigation/pending-location.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader, SiteInnerHeader } from '../shell/site-headers.tsx';
import { HomeTabs } from './home-tabs.tsx';
import { PageSide } from './wide-frame.tsx';

export interface SectionFrameProps {
  /** The page's heading, only for screen readers: others see which tab is chosen. */
  title: string;
  current: HomeTab | null;
  /** The choices of the list, for the second column. */
  choices?: readonly ChoiceGroup[];
  children: ReactNode;
}

/** A section of the home page: its tabs, and below them the list. */
export function SectionFrame({ title, current, choices = [], children }: SectionFrameProps) {
  return (
    <SiteFrame
      header={<SiteHomeHeader />}
      side={<PageSide choices={choices} rest={current === 'RANKING' ? 'continued' : 'all'} />}
    >
      <HomeTabs current={current} />
      <h1 className="sr-only">{title}</h1>
      {children}
    </SiteFrame>
  );
}

/** A list that is not a tab: a header with a back link and its title. */
export function InnerListFrame({ title, choices = [], children }: Omit<SectionFrameProps, 'current'>) {
  return (
    <SiteFrame header={<SiteInnerHeader title={title} />} side={<PageSide choices={choices} />}>
      <h1 className="sr-only">{title}</h1>
      {children}
    </SiteFrame>
  );
}

/**
 * The controls of a list, such as its days. They are hidden while another list's skeleton is shown, and from 1024 px, where they are
 * in the second column.
 */
export function SectionControls({ children }: { children: ReactNode }) {
  return useSlowListPath() === null ? <div className="wide:hidden">{children}</div> : null;
}

/** The list; or the skeleton of another list that is slow to load. */
export function ListOrSkeleton({ children }: { children: ReactNode }) {
  const section = useSlowListPath();
  return section === null ? children : <ListPageSkeleton pathname={section} />;
}

/** The path of another list that is slow to load. */
function useSlowListPath(): string | null {
  const slow = useSlowLocation();
  const { pathname } = useLocation();
  return slow !== null && slow.pathname !== pathname && isListPath(slow.pathname) ? slow.pathname : null;
}

function ListPageSkeleton({ pathname }: { pathname: string }) {
  const label = useText()('list.loading');
  const { seesAdult } = useSite();
  const route = matchRoute(pathname);
  if (route === 'homeRanking') return <RankingSkeleton label={label} hasFilters />;
  // Readers who may not see adult works get the age check or a notice there.
  if (route === 'homeMature' && !seesAdult) return <NoticeSkeleton label={label} />;
  const isWeekly = route === 'homeWeekly';
  return <CoversSkeleton label={label} hasFilters={isWeekly || route === 'homeFree'} hasTitle={isWeekly} />;
}

/** Whether a path is one of the lists below /home. */
function isListPath(pathname: string): boolean {
  return matchRoute(pathname)?.startsWith('home') ?? false;
}
