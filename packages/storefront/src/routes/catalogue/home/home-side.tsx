import { SideColumn, SideLink, SideList, SideSection, SkeletonBlock, TicketIcon } from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import type { ServerPlace } from '../../../parts/reading/reading-record.ts';
import { CHART_ROWS, useChartRows } from '../../../parts/series-lists/chart-rows.ts';
import { Chart } from '../../../parts/series-lists/page-side.tsx';
import { useSideData } from '../../../parts/shell/use-side-data.ts';
import { RememberedMarkup } from '../../../root/remembered-markup.tsx';
import { useSite } from '../../../root/site-data.ts';
import { ContinueShelf } from './continue-shelf.tsx';
import type { ListSection } from './section-beside.ts';

export interface HomeSideProps {
  /** The part of the page that is there. */
  beside: ListSection | null;
  places: readonly ServerPlace[];
}

/** The second column of the home page: what the reader goes on with, what is free for them today, and the chart. */
export function HomeSide({ beside, places }: HomeSideProps) {
  const text = useText();
  const { sessionStatus, routes } = useSite();
  return (
    <SideColumn label={text('shell.beside')}>
      <div className="-mx-4">
        <ContinueShelf places={places.slice(0, SHOWN)} most={SHOWN} />
      </div>
      {sessionStatus === 'authenticated' && routes.includes('benefit') && <FreeToday />}
      {beside === null ? (
        <Chart />
      ) : (
        <RememberedMarkup name="home beside" of={beside}>
          <ListBeside section={beside} />
        </RememberedMarkup>
      )}
    </SideColumn>
  );
}

/** Series in progress in the second column. */
const SHOWN = 5;

/** The list itself, in the markup of the page: no other part of the page shows it in a wide window. */
function ListBeside({ section }: { section: ListSection }) {
  const text = useText();
  const rows = useChartRows(section.series.slice(0, CHART_ROWS));
  const { title, more } = HEADS[section.kind];
  return (
    <SideSection title={text(title)} {...(more === null ? {} : { more: { href: more, label: text('home.seeAll') } })}>
      <SideList label={text(title)} rows={rows} />
    </SideSection>
  );
}

const HEADS = {
  top: { title: 'home.topNow', more: '/home/ranking' },
  free: { title: 'home.freeShelf', more: '/home/free' },
  newest: { title: 'home.newest', more: null },
  novels: { title: 'home.newestNovels', more: null },
} as const;

/** Tickets that are ready, or another thing that is free today, in one line. Its room is there before it is loaded. */
function FreeToday() {
  const today = useSideData('/_/free-today', isFreeToday);
  if (today === null) return null;
  return (
    <div className="pt-5">
      {today === undefined ? (
        <SkeletonBlock className="h-15 rounded-card!" />
      ) : (
        <SideLink {...today} icon={<TicketIcon />} />
      )}
    </div>
  );
}

interface FreeTodayModel {
  href: string;
  title: string;
  note: string;
}

function isFreeToday(answer: unknown): answer is FreeTodayModel {
  return typeof answer === 'object' && answer !== null && 'href' in answer && 'title' in answer && 'note' in answer;
}
