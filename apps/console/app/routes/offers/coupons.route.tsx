import { type CouponRow, OPERATOR_CALLS } from '@longstrip/api-contract';
import { COUPON_TYPES } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { useWorth } from '../../parts/entry/coupon-worth.ts';
import { EntryFilters, EntryTabs, StateBadge } from '../../parts/entry/entry-list.tsx';
import { EntryPeriod } from '../../parts/entry/entry-period.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { couponCodesPath, entryPath, PATHS, tablePath } from '../../parts/paths.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminCoupons } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'type', 'text']);
  const asked = { call: adminCoupons, answer: adminCoupons.data, query: { platform, ...query } };
  const page = await read(console, asked, request);
  return { platform, filters, page, marked: await readMarkedTexts(platform, page.rows) };
}

/** The coupons, the newest first, with their uses. */
export default function Coupons() {
  const text = useText();
  const name = useName();
  const worth = useWorth();
  const formats = useFormats();
  const mayApply = useMayApply('coupons');
  const [search] = useSearchParams();
  const { platform, filters, page, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('coupon.list'));
  const columns: Column<CouponRow>[] = [
    {
      name: text('coupon.one'),
      cell: ({ entry, key }) => (
        <>
          <Link to={entryPath(PATHS.coupons, platform, key)} className="text-link">
            {marked[entry.title] ?? entry.title}
          </Link>
          <span className="mono block text-12 text-fg-3">{key}</span>
        </>
      ),
    },
    { name: text('coupon.code'), cell: ({ entry }) => <span className="mono select-all">{entry.code ?? '–'}</span> },
    { name: text('coupon.worth'), cell: ({ entry }) => worth(entry) },
    {
      name: text('coupon.given'),
      isNumber: true,
      cell: ({ entry, issuedCount }) =>
        entry.totalLimit === null
          ? formats.number(issuedCount)
          : `${formats.number(issuedCount)} / ${formats.number(entry.totalLimit)}`,
    },
    { name: text('coupon.used'), isNumber: true, cell: ({ usedCount }) => formats.number(usedCount) },
    {
      name: text('entry.when'),
      isExtra: true,
      cell: ({ entry }) => <EntryPeriod from={entry.startAt} until={entry.endAt} />,
    },
    { name: text('operators.state'), cell: ({ state }) => <StateBadge state={state} /> },
  ];
  return (
    <>
      <PageHead
        title={text('coupon.list')}
        text={text('coupon.text')}
        actions={
          mayApply && (
            <>
              <ButtonLink look="plain" href={tablePath(PATHS.couponTable, search, platform)} download>
                {text('log.export')}
              </ButtonLink>
              <ButtonLink look="plain" href={couponCodesPath(platform)}>
                {text('coupon.many')}
              </ButtonLink>
              <ButtonLink look="main" href={entryPath(PATHS.coupons, platform)}>
                {text('coupon.new')}
              </ButtonLink>
            </>
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
          choices: COUPON_TYPES.map((value) => ({ value, label: name('couponTypes', value) })),
        }}
      />
      <Panel isFlush>
        <DataTable
          caption={text('coupon.list')}
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
