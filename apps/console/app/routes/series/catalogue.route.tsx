import {
  OPERATOR_CALLS,
  PUBLICATION_STATES,
  SERIES_AGES,
  SERIES_SORTS,
  type SeriesListPage,
} from '@longstrip/api-contract';
import { SCHEDULE_DAYS, SERIES_STATUSES, SERIES_TYPES } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { seriesPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { PATHS, tablePath } from '../../parts/paths.ts';
import { PreviewDialog } from '../../parts/preview/preview-dialog.tsx';
import { previewedPlatforms } from '../../parts/preview/previewed-platforms.ts';
import { useMe } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { SERIES_TONES } from './series-tones.ts';

const FILTERS = ['text', 'state', 'type', 'status', 'language', 'publisher', 'age', 'day', 'sort'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminCatalogue } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, FILTERS);
  const asked = { call: adminCatalogue, answer: adminCatalogue.data, query: { platform, ...query } };
  return { platform, filters, page: await read(console, asked, request), platforms: previewedPlatforms() };
}

type Row = SeriesListPage['rows'][number];

/** The series of a platform: found, sorted, and chosen to publish, show or hide them together. */
export default function Catalogue() {
  const text = useText();
  const formats = useFormats();
  const { platform, page, platforms } = useLoaderData<typeof loader>();
  const { calls } = useMe();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayApply = calls.includes('adminApply');
  usePageTitle(text('catalogue.title'));
  const rows = page.rows.filter(({ alias }) => chosen.has(alias));
  return (
    <>
      <PageHead
        title={text('catalogue.title')}
        text={text('catalogue.text', { count: formats.number(page.total) })}
        actions={
          <>
            <ButtonLink look="plain" href={tablePath(PATHS.seriesTable, search, platform)} download>
              {text('numbers.csv')}
            </ButtonLink>
            <PreviewDialog platforms={platforms} platform={platform} path="/" />
          </>
        }
      />
      <Filters />
      {mayApply && rows.length === 0 && page.rows.length > 0 && (
        <div className="mb-3">
          <Button look="quiet" onClick={() => setChosen(new Set(page.rows.map(({ alias }) => alias)))}>
            {text('catalogue.chooseAll')}
          </Button>
        </div>
      )}
      {mayApply && rows.length > 0 && <Chosen platform={platform} rows={rows} clear={() => setChosen(new Set())} />}
      <Panel isFlush>
        <DataTable
          caption={text('catalogue.title')}
          columns={useColumns(mayApply, chosen, setChosen)}
          rows={page.rows}
          keyOf={({ seriesId }) => seriesId}
          empty={<Nothing>{text('catalogue.none')}</Nothing>}
        />
      </Panel>
      <NextPage next={page.next} />
    </>
  );
}

function useColumns(
  mayApply: boolean,
  chosen: ReadonlySet<string>,
  setChosen: (chosen: ReadonlySet<string>) => void,
): Column<Row>[] {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const choose = (alias: string, isChosen: boolean) => {
    const changed = new Set(chosen);
    if (isChosen) changed.add(alias);
    else changed.delete(alias);
    setChosen(changed);
  };
  const coins = (price: number | null) => (price === null ? '–' : formats.number(price));
  return [
    ...(mayApply
      ? [
          {
            name: text('catalogue.choose'),
            cell: ({ alias, title }: Row) => (
              <input
                type="checkbox"
                className="size-4.5"
                aria-label={text('catalogue.chooseOne', { title })}
                checked={chosen.has(alias)}
                onChange={(event) => choose(alias, event.target.checked)}
              />
            ),
          },
        ]
      : []),
    {
      name: text('hits.series'),
      cell: ({ alias, title, language, type, isAdult, publisher }) => (
        <>
          <Link to={seriesPath(alias)} className="text-link font-strong">
            {title}
          </Link>{' '}
          {isAdult && <Badge tone="warn">{text('series.adult')}</Badge>}
          <span className="block text-12 text-fg-3">
            {[name('seriesTypes', type), language, ...(publisher === null ? [] : [publisher])].join(' · ')}
          </span>
        </>
      ),
    },
    {
      name: text('operators.state'),
      cell: ({ state }) => <Badge tone={SERIES_TONES[state]}>{name('seriesStates', state)}</Badge>,
    },
    {
      name: text('series.episodes'),
      isNumber: true,
      cell: ({ episodeCount, draftCount }) => (
        <>
          {formats.number(episodeCount)}
          {draftCount > 0 && (
            <span className="block text-12 text-fg-3">{text('catalogue.drafts', { count: draftCount })}</span>
          )}
        </>
      ),
    },
    {
      name: text('catalogue.next'),
      cell: ({ nextOpeningMs }) => (nextOpeningMs === null ? '–' : <Moment ms={nextOpeningMs} />),
    },
    { name: text('series.rent'), isNumber: true, isExtra: true, cell: ({ rentCoin }) => coins(rentCoin) },
    { name: text('series.own'), isNumber: true, isExtra: true, cell: ({ possessionCoin }) => coins(possessionCoin) },
    {
      name: text('series.free'),
      isNumber: true,
      isExtra: true,
      cell: ({ freeEpisodeCount }) => formats.number(freeEpisodeCount),
    },
  ];
}

type BulkAct = 'publish' | 'hide' | 'show';
const ENTRIES = { publish: { isDraft: false }, hide: { isVisible: false }, show: { isVisible: true } } as const;

/** What can be done with all chosen series at once. */
function Chosen({ platform, rows, clear }: { platform: string; rows: readonly Row[]; clear: () => void }) {
  const text = useText();
  const [act, setAct] = useState<BulkAct | null>(null);
  const document: ChangeDocument | null =
    act === null
      ? null
      : { series: rows.map(({ seriesId }) => ({ series: seriesId, platforms: { [platform]: ENTRIES[act] } })) };
  return (
    <div role="toolbar" aria-label={text('catalogue.acts')} className="mb-3 flex flex-wrap items-center gap-2">
      <p className="text-14 font-strong">{text('catalogue.chosen', { count: rows.length })}</p>
      <Button onClick={() => setAct('publish')}>{text('catalogue.publish')}</Button>
      <Button onClick={() => setAct('show')}>{text('catalogue.show')}</Button>
      <Button onClick={() => setAct('hide')} isDanger>
        {text('catalogue.hide')}
      </Button>
      <Button look="quiet" onClick={clear}>
        {text('list.clear')}
      </Button>
      <ApplyDialog
        title={text(act === null ? 'catalogue.publish' : `catalogue.${act}`)}
        document={document}
        done={text('apply.done')}
        onClose={() => setAct(null)}
        onDone={clear}
      />
    </div>
  );
}

function Filters() {
  const text = useText();
  const name = useName();
  const { platform, platforms, filters, page } = useLoaderData<typeof loader>();
  const any = { value: '', label: text('list.any') };
  const choicesOf = (area: Parameters<typeof name>[0], values: readonly string[]) => [
    any,
    ...values.map((value) => ({ value, label: name(area, value) })),
  ];
  const plain = (values: readonly string[]) => [any, ...values.map((value) => ({ value, label: value }))];
  const selects = [
    ['operators.state', 'state', 'w-32', choicesOf('seriesStates', PUBLICATION_STATES)],
    ['catalogue.type', 'type', 'w-28', choicesOf('seriesTypes', SERIES_TYPES)],
    ['catalogue.status', 'status', 'w-32', choicesOf('seriesStatuses', SERIES_STATUSES)],
    ['preview.locale', 'language', 'w-24', plain(page.languages)],
    ['catalogue.publisher', 'publisher', 'w-40', plain(page.publishers)],
    ['preview.age', 'age', 'w-28', choicesOf('seriesAges', SERIES_AGES)],
    ['catalogue.day', 'day', 'w-32', choicesOf('scheduleDays', SCHEDULE_DAYS)],
  ] as const;
  return (
    <Form role="search" key={JSON.stringify({ platform, filters })} className="mb-4 flex flex-wrap items-end gap-2">
      <SelectInput
        label={text('shell.platform')}
        name="platform"
        defaultValue={platform}
        className="w-36"
        choices={platforms.map(({ id }) => ({ value: id, label: id }))}
      />
      <TextInput label={text('catalogue.words')} name="text" defaultValue={filters.text} className="w-48" />
      {selects.map(([label, field, className, choices]) => (
        <SelectInput
          key={field}
          label={text(label)}
          name={field}
          defaultValue={filters[field]}
          className={className}
          choices={choices}
        />
      ))}
      <SelectInput
        label={text('catalogue.sort')}
        name="sort"
        defaultValue={filters.sort === '' ? 'UPDATED' : filters.sort}
        className="w-40"
        choices={SERIES_SORTS.map((value) => ({ value, label: name('seriesSorts', value) }))}
      />
      <Button type="submit" look="plain">
        {text('list.filter')}
      </Button>
    </Form>
  );
}
