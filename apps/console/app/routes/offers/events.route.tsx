import { type EventRow, OPERATOR_CALLS } from '@longstrip/api-contract';
import { EVENT_KINDS } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { EntryFilters, EntryTabs, StateBadge } from '../../parts/entry/entry-list.tsx';
import { EntryPeriod } from '../../parts/entry/entry-period.tsx';
import { titleIn } from '../../parts/entry/entry-title.ts';
import { MissingLocales } from '../../parts/entry/locale-texts.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS, tablePath } from '../../parts/paths.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminEvents } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'kind', 'text']);
  const asked = { call: adminEvents, answer: adminEvents.data, query: { platform, ...query } };
  const page = await read(console, asked, request);
  return { platform, filters, page, marked: await readMarkedTexts(platform, page.rows) };
}

/** The events, the newest first, and in numbers who takes part. */
export default function Events() {
  const text = useText();
  const name = useName();
  const mayApply = useMayApply('events');
  const [search] = useSearchParams();
  const { platform, filters, page, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('event.list'));
  const columns: Column<EventRow>[] = [
    {
      name: text('event.one'),
      cell: (row) => (
        <>
          <Link to={entryPath(PATHS.events, platform, row.key)} className="text-link">
            {titleIn(row, marked)}
          </Link>
          <span className="mono block text-12 text-fg-3">{row.key}</span>
        </>
      ),
    },
    { name: text('event.kind'), cell: ({ entry }) => name('eventKinds', entry.kind) },
    { name: text('event.part'), cell: (row) => <Part row={row} /> },
    {
      name: text('entry.when'),
      isExtra: true,
      cell: ({ entry }) => <EntryPeriod from={entry.startAt} until={entry.endAt} />,
    },
    {
      name: text('operators.state'),
      cell: ({ state, entry, canBeDrawn }) => (
        <span className="flex flex-wrap gap-1">
          <StateBadge state={state} />
          {canBeDrawn && <Badge tone="warn">{text('event.toDraw')}</Badge>}
          <MissingLocales platform={platform} texts={entry.texts} />
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={text('event.list')}
        text={text('event.text')}
        actions={
          <>
            <ButtonLink look="plain" href={tablePath(PATHS.eventTable, search, platform)} download>
              {text('numbers.csv')}
            </ButtonLink>
            {mayApply && (
              <ButtonLink look="main" href={entryPath(PATHS.events, platform)}>
                {text('event.new')}
              </ButtonLink>
            )}
          </>
        }
      />
      <EntryTabs of="offers" platform={platform} />
      <EntryFilters
        platform={platform}
        filters={filters}
        more={{
          name: 'kind',
          label: text('event.kind'),
          choices: EVENT_KINDS.map((value) => ({ value, label: name('eventKinds', value) })),
        }}
      />
      <Panel isFlush>
        <DataTable
          caption={text('event.list')}
          columns={columns}
          rows={page.rows}
          keyOf={({ key }) => key}
          empty={<Nothing>{text('entry.noneMatches')}</Nothing>}
        />
      </Panel>
      <NextPage next={page.next} />
    </>
  );
}

function Part({ row: { entry, takenCount, stampedReaders } }: { row: EventRow }) {
  const text = useText();
  if (entry.tickets !== null) return text('event.ticketsOf', { count: takenCount, total: entry.tickets.total });
  return entry.kind === 'ATTENDANCE' ? text('event.readers', { count: stampedReaders }) : '–';
}
