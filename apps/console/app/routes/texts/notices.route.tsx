import { type NoticeRow, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { EntryFilters, EntryTabs, StateBadge } from '../../parts/entry/entry-list.tsx';
import { titleIn } from '../../parts/entry/entry-title.ts';
import { MissingLocales } from '../../parts/entry/locale-texts.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS } from '../../parts/paths.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminNotices } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'text']);
  const asked = { call: adminNotices, answer: adminNotices.data, query: { platform, ...query } };
  const page = await read(console, asked, request);
  return { platform, filters, page, marked: await readMarkedTexts(platform, page.rows) };
}

/** The notices of a platform, the newest first. */
export default function Notices() {
  const text = useText();
  const formats = useFormats();
  const mayApply = useMayApply('notices');
  const { platform, filters, page, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('notice.list'));
  const columns: Column<NoticeRow>[] = [
    {
      name: text('notice.one'),
      cell: (row) => (
        <>
          <Link to={entryPath(PATHS.notices, platform, row.key)} className="text-link">
            {titleIn(row, marked)}
          </Link>
          <span className="mono block text-12 text-fg-3">{row.key}</span>
        </>
      ),
    },
    { name: text('notice.published'), cell: ({ entry }) => <Moment ms={Date.parse(entry.publishAt)} /> },
    {
      name: text('entry.languages'),
      cell: ({ entry }) => (
        <span className="flex flex-wrap items-center gap-1.5">
          {Object.keys(entry.texts).map(formats.language).join(', ')}
          <MissingLocales platform={platform} texts={entry.texts} />
        </span>
      ),
    },
    {
      name: text('operators.state'),
      cell: ({ state, entry }) => (
        <span className="flex flex-wrap gap-1">
          <StateBadge state={state} />
          {entry.isPinned && <Badge>{text('notice.pinned')}</Badge>}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={text('notice.list')}
        text={text('notice.text')}
        actions={
          mayApply && (
            <ButtonLink look="main" href={entryPath(PATHS.notices, platform)}>
              {text('notice.new')}
            </ButtonLink>
          )
        }
      />
      <EntryTabs of="texts" platform={platform} />
      <EntryFilters platform={platform} filters={filters} states={['open', 'planned', 'hidden']} />
      <Panel isFlush>
        <DataTable
          caption={text('notice.list')}
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
