import {
  type ChoiceGroup,
  ChoicePanel,
  SideColumn,
  SideList,
  SideListSkeleton,
  type SideRowProps,
  SideSection,
} from '@longstrip/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { seriesInProgress } from '../reading/reading-record.ts';
import { useReadingRecord } from '../reading/reading-store.ts';
import { BLANK_COVER } from '../series/blank-cover.ts';
import type { RankedModel } from '../series/series-card-model.server.ts';
import { useIsWide } from '../shell/use-is-wide.ts';
import { useSideData } from '../shell/use-side-data.ts';
import { CHART_ROWS, useChartRows } from './chart-rows.ts';

/** Where the site answers with its chart. */
const CHART_PATH = '/_/chart';
/** Series that the reader goes on with. */
const CONTINUED = 3;

export interface PageSideProps {
  /** The choices of the page's list. */
  choices?: readonly ChoiceGroup[];
  /** What the page itself has there. */
  children?: ReactNode;
  /** What follows: the chart and what the reader goes on with, the latter alone, or nothing. */
  rest?: 'all' | 'continued' | 'none';
}

/** The second column of a page: the choices of its list and its own parts; below them what is popular, and what the reader goes on with. */
export function PageSide({ choices = [], children, rest = 'all' }: PageSideProps) {
  const text = useText();
  const { routes } = useSite();
  const hasRanking = routes.includes('homeRanking');
  if (!hasRanking && choices.length === 0 && children === undefined) return null;
  return (
    <SideColumn label={text('shell.beside')}>
      {choices.length > 0 && <ChoicePanel groups={choices} />}
      {children}
      {rest === 'all' && hasRanking && <Chart isContinued />}
      {rest === 'continued' && <Continued />}
    </SideColumn>
  );
}

/**
 * The ranking of the last 24 hours, whose rows are loaded after the page. From the server, and without scripts, it is a heading that
 * leads to the ranking; without rows it stays that.
 * @param isContinued what the reader goes on with follows as soon as the rows are there, so that nothing moves
 */
export function Chart({ isContinued = false }: { isContinued?: boolean }) {
  const text = useText();
  const isWide = useIsWide();
  const chart = useSideData(CHART_PATH, isChart);
  const rows = useChartRows(chart?.series ?? []);
  return (
    <>
      <SideSection title={text('home.topNow')} more={{ href: '/home/ranking', label: text('home.seeAll') }}>
        {isWide && chart === undefined && <SideListSkeleton label={text('list.loading')} count={CHART_ROWS} />}
        {rows.length > 0 && <SideList label={text('home.topNow')} rows={rows} />}
      </SideSection>
      {isContinued && chart !== undefined && <Continued />}
    </>
  );
}

function isChart(answer: unknown): answer is { series: RankedModel[] } {
  return typeof answer === 'object' && answer !== null && 'series' in answer && Array.isArray(answer.series);
}

/** What this browser has in progress. */
function Continued() {
  const text = useText();
  const inProgress = seriesInProgress(useReadingRecord()).slice(0, CONTINUED);
  if (inProgress.length === 0) return null;
  const rows: SideRowProps[] = inProgress.map(({ alias, series, resume }) => ({
    href: `/viewer/${alias}/${resume.episodeAlias}`,
    title: series.title,
    cover: series.cover ?? BLANK_COVER,
    note: resume.episodeTitle,
    readShare: resume.share,
  }));
  return (
    <SideSection title={text('home.continueReading')}>
      <SideList label={text('home.continueReading')} rows={rows} />
    </SideSection>
  );
}
