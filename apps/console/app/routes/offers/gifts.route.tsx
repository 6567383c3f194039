import { type GiftRow, OPERATOR_CALLS } from '@longstrip/api-contract';
import { GIFT_TYPES } from '@longstrip/core';
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
  const { adminGifts } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'type', 'text']);
  const page = await read(
    console,
    { call: adminGifts, answer: adminGifts.data, query: { platform, ...query } },
    request,
  );
  return { platform, filters, page, marked: await readMarkedTexts(platform, page.rows) };
}

/** The gifts, the newest first, with how many were taken. */
export default function Gifts() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const mayApply = useMayApply('gifts');
  const { platform, filters, page, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('gift.list'));
  const columns: Column<GiftRow>[] = [
    {
      name: text('gift.one'),
      cell: ({ entry, key }) => (
        <>
          <Link to={entryPath(PATHS.gifts, platform, key)} className="text-link">
            {marked[entry.title] ?? entry.title}
          </Link>
          <span className="mono block text-12 text-fg-3">{key}</span>
        </>
      ),
    },
    {
      name: text('gift.what'),
      cell: ({ entry, of }) => (
        <>
          {formats.number(entry.episodes)} × {name('giftTypes', entry.type)}
          <span className="block text-12 text-fg-3">{of?.title ?? text('handOver.anySeries')}</span>
        </>
      ),
    },
    {
      name: text('gift.target'),
      cell: ({ entry, namedCount }) =>
        entry.target === 'NAMED' ? text('gift.named', { count: namedCount }) : name('giftTargets', entry.target),
    },
    { name: text('gift.taken'), isNumber: true, cell: ({ takenCount }) => formats.number(takenCount) },
    { name: text('coupon.used'), isNumber: true, cell: ({ usedCount }) => formats.number(usedCount) },
    {
      name: text('gift.receive'),
      isExtra: true,
      cell: ({ entry }) => <EntryPeriod from={entry.startAt} until={entry.receiveUntil} />,
    },
    { name: text('operators.state'), cell: ({ state }) => <StateBadge state={state} /> },
  ];
  return (
    <>
      <PageHead
        title={text('gift.list')}
        text={text('gift.text')}
        actions={
          mayApply && (
            <ButtonLink look="main" href={entryPath(PATHS.gifts, platform)}>
              {text('gift.new')}
            </ButtonLink>
          )
        }
      />
      <EntryTabs of="offers" platform={platform} />
      <EntryFilters
        platform={platform}
        filters={filters}
        states={['open', 'planned', 'ended']}
        more={{
          name: 'type',
          label: text('coupon.type'),
          choices: GIFT_TYPES.map((value) => ({ value, label: name('giftTypes', value) })),
        }}
      />
      <Panel isFlush>
        <DataTable
          caption={text('gift.list')}
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
