import type { WeeklyTab } from '@longstrip/core';
import { DayRow } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { filterWords } from '../../../parts/navigation/filter-query.ts';
import { listAddress, orderWord } from '../../../parts/navigation/list-query.ts';
import { usePendingLocation } from '../../../parts/navigation/pending-location.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ListOrSkeleton, SectionControls, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import { SortLinks, useSortChoice } from '../../../parts/series-lists/sort-links.tsx';
import type { WeeklyPage } from './weekly.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './weekly.server.ts';
export { ErrorScreen as ErrorBoundary };

/** The weekly list: a row of days, and the series of the chosen one. */
export default function WeeklyScreen() {
  const { title, note, sort, filters, tabs, tab, todayTab, series, alsoLike } = useLoaderData<WeeklyPage>();
  const text = useText();
  const pending = usePendingLocation();
  const dayWord = (day: WeeklyTab) => ({ tab: day === todayTab ? null : day });
  const addressOf = (day: WeeklyTab, order = sort) =>
    listAddress('/home/weekly', { ...dayWord(day), ...orderWord(order), ...filterWords(filters.chosen) });
  const opening = tabs.find((day) => pending !== null && addressOf(day) === `${pending.pathname}${pending.search}`);
  const days = tabs.map((day) => ({
    href: addressOf(day),
    label: text(`tab.${day}`),
    isCurrent: day === (opening ?? tab),
  }));
  const choices = [{ label: text('home.days'), options: days }, useSortChoice(sort, (order) => addressOf(tab, order))];
  return (
    <SectionFrame title={text('tab.DAILY')} current="DAILY" choices={choices}>
      <SectionControls>
        <div className="pt-2">
          <DayRow label={text('home.days')} days={days} />
        </div>
      </SectionControls>
      <ListOrSkeleton>
        <SeriesList
          title={title}
          {...(note === null ? {} : { note })}
          series={series}
          alsoLike={alsoLike}
          filters={{ filters, path: '/home/weekly', unchanged: { ...dayWord(tab), ...orderWord(sort) } }}
          action={<SortLinks sort={sort} addressOf={(order) => addressOf(tab, order)} />}
        />
      </ListOrSkeleton>
    </SectionFrame>
  );
}
