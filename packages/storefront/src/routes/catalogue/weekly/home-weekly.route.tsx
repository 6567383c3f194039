import type { WeeklyTab } from '@longstrip/core';
import { DayRow } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { listAddress } from '../../../parts/navigation/list-query.ts';
import { usePendingLocation } from '../../../parts/navigation/pending-location.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListOrSkeleton, SectionControls, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import { SortLinks } from '../../../parts/series-lists/sort-links.tsx';
import type { WeeklyPage } from './weekly.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './weekly.server.ts';
export { ErrorScreen as ErrorBoundary };

/** The weekly list: a row of days, and the series of the chosen one. */
export default function WeeklyScreen() {
  const { title, note, sort, tabs, tab, todayTab, series, alsoLike } = useLoaderData<WeeklyPage>();
  const text = useText();
  const pending = usePendingLocation();
  const addressOf = (day: WeeklyTab, order = sort) =>
    listAddress('/home/weekly', {
      tab: day === todayTab ? null : day,
      sort: order === 'POPULAR' ? null : order,
    });
  const opening = tabs.find((day) => pending !== null && addressOf(day) === `${pending.pathname}${pending.search}`);
  return (
    <SectionFrame title={text('tab.DAILY')} current="DAILY">
      <SectionControls>
        <div className="pt-2">
          <DayRow
            label={text('home.days')}
            days={tabs.map((day) => ({
              href: addressOf(day),
              label: text(`tab.${day}`),
              isCurrent: day === (opening ?? tab),
            }))}
          />
        </div>
      </SectionControls>
      <ListOrSkeleton>
        <SeriesList
          title={title}
          {...(note === null ? {} : { note })}
          series={series}
          alsoLike={alsoLike}
          action={<SortLinks sort={sort} addressOf={(order) => addressOf(tab, order)} />}
        />
      </ListOrSkeleton>
    </SectionFrame>
  );
}
