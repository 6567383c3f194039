import { OPERATOR_CALLS, type RouletteRow } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { EntryFilters, EntryTabs, StateBadge } from '../../parts/entry/entry-list.tsx';
import { EntryPeriod } from '../../parts/entry/entry-period.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS } from '../../parts/paths.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminRoulettes } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'text']);
  const asked = { call: adminRoulettes, answer: adminRoulettes.data, query: { platform, ...query } };
  const page = await read(console, asked, request);
  return { platform, filters, page, marked: await readMarkedTexts(platform, page.rows) };
}

/** The wheels, the newest first. */
export default function Roulettes() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const mayApply = useMayApply('roulettes');
  const { platform, filters, page, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('wheel.list'));
  const columns: Column<RouletteRow>[] = [
    {
      name: text('wheel.one'),
      cell: ({ entry, key }) => (
        <>
          <Link to={entryPath(PATHS.wheels, platform, key)} className="text-link">
            {marked[entry.title] ?? entry.title}
          </Link>
          <span className="mono block text-12 text-fg-3">{key}</span>
        </>
      ),
    },
    { name: text('event.audience'), isExtra: true, cell: ({ entry }) => name('audiences', entry.audience) },
    { name: text('wheel.prizes'), isNumber: true, cell: ({ entry }) => formats.number(entry.prizes.length) },
    {
      name: text('wheel.spins'),
      isNumber: true,
      cell: ({ won }) => formats.number(won.reduce((sum, each) => sum + each, 0)),
    },
    { name: text('entry.when'), cell: ({ entry }) => <EntryPeriod from={entry.startAt} until={entry.endAt} /> },
    { name: text('operators.state'), cell: ({ state }) => <StateBadge state={state} /> },
  ];
  return (
    <>
      <PageHead
        title={text('wheel.list')}
        text={text('wheel.text')}
        actions={
          mayApply && (
            <ButtonLink look="main" href={entryPath(PATHS.wheels, platform)}>
              {text('wheel.new')}
            </ButtonLink>
          )
        }
      />
      <EntryTabs of="offers" platform={platform} />
      <EntryFilters platform={platform} filters={filters} states={['open', 'planned', 'ended']} />
      <Panel isFlush>
        <DataTable
          caption={text('wheel.list')}
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
