import { type Numbers, SERIES_NUMBERS_ORDERS } from '@longstrip/api-contract';
import { Segment } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { Moment } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { PageHead } from '../../parts/layout.tsx';
import { useMe } from '../../parts/shell/me-context.ts';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { CoinsView } from './coins-view.tsx';
import type { loader, View } from './numbers.server.ts';
import { ReadersView } from './readers-view.tsx';
import { RetentionView } from './retention-view.tsx';
import { SalesView } from './sales-view.tsx';
import { SeriesView } from './series-view.tsx';
import { SharesView } from './shares-view.tsx';

export { action, loader } from './numbers.server.ts';

const SHOWN = ['sales', 'coins', 'series', 'readers', 'retention', 'shares'] as const satisfies readonly View[];

/** What a platform sold, and what its readers did: charts, and beside each a table with the same numbers. */
export default function NumbersPage() {
  const text = useText();
  const { calls } = useMe();
  const { platform, filters, shown } = useLoaderData<typeof loader>();
  usePageTitle(text('numbers.title'));
  const views = SHOWN.filter((view) => view !== 'shares' || calls.includes('adminShares'));
  const address = (view: View) => {
    const { from, until, by } = filters;
    return `/numbers?${new URLSearchParams({ platform, view, from, until, by })}`;
  };
  return (
    <>
      <PageHead
        title={text('numbers.title')}
        text={shown.view === 'shares' ? text('shares.ownText') : <AsOf of={shown.numbers} />}
      />
      <nav aria-label={text('numbers.views')} className="mb-4">
        <Segment
          label={text('numbers.views')}
          value={filters.view}
          options={views.map((view) => ({ value: view, label: text(`numbers.${view}`), href: address(view) }))}
        />
      </nav>
      {shown.view !== 'shares' && <Filters of={shown.numbers} />}
      <div className="grid gap-4 *:min-w-0">
        <Shown />
      </div>
    </>
  );
}

/** How recent the numbers are, and whose days they are of. */
function AsOf({ of: { ranAtMs, countedUntil, timeZone } }: { of: Freshness }) {
  const text = useText();
  const days = useDayFormats();
  if (ranAtMs === null) return text('numbers.notYet');
  return (
    <>
      {text('numbers.asOf')} <Moment ms={ranAtMs} />
      {countedUntil !== null && <> · {text('numbers.countedUntil', { day: days.day(countedUntil) })}</>} ·{' '}
      {text('numbers.zone', { zone: timeZone })}
    </>
  );
}

type Freshness = Pick<Numbers, 'ranAtMs' | 'countedUntil' | 'timeZone' | 'from' | 'until'>;

function Shown() {
  const { platform, filters, shown } = useLoaderData<typeof loader>();
  switch (shown.view) {
    case 'series':
      return <SeriesView platform={platform} filters={filters} numbers={shown.numbers} />;
    case 'retention':
      return <RetentionView platform={platform} numbers={shown.numbers} />;
    case 'shares':
      return <SharesView platform={platform} shares={shown.shares} />;
    case 'coins':
      return <CoinsView platform={platform} by={filters.by} numbers={shown.numbers} />;
    case 'readers':
      return <ReadersView platform={platform} by={filters.by} numbers={shown.numbers} />;
    default:
      return <SalesView platform={platform} by={filters.by} numbers={shown.numbers} />;
  }
}

function Filters({ of: { from, until } }: { of: Freshness }) {
  const text = useText();
  const name = useName();
  const { platform, filters, shown } = useLoaderData<typeof loader>();
  const { view, series } = filters;
  const fixed = { platform, view, ...(series === '' ? {} : { series }) };
  const hasRows = shown.view !== 'series' && shown.view !== 'retention';
  return (
    <FilterBar filters={filters} fixed={fixed} lasting={Object.keys(filters)} submit={text('numbers.show')}>
      <TextInput label={text('list.from')} name="from" type="date" defaultValue={from} className="w-38" />
      <TextInput label={text('list.until')} name="until" type="date" defaultValue={until} className="w-38" />
      {hasRows && (
        <SelectInput
          label={text('numbers.rows')}
          name="by"
          defaultValue={filters.by}
          className="w-32"
          choices={[
            { value: 'day', label: text('numbers.days') },
            { value: 'month', label: text('numbers.months') },
          ]}
        />
      )}
      {shown.view === 'series' && filters.series === '' && (
        <>
          <TextInput label={text('numbers.words')} name="text" defaultValue={filters.text} className="w-48" />
          <SelectInput
            label={text('numbers.sort')}
            name="sort"
            defaultValue={filters.sort}
            className="w-44"
            choices={SERIES_NUMBERS_ORDERS.map((value) => ({ value, label: name('seriesNumbers', value) }))}
          />
        </>
      )}
    </FilterBar>
  );
}
