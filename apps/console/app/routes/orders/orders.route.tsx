import { OPERATOR_CALLS, type OrderPage } from '@longstrip/api-contract';
import { ORDER_PROVIDERS, ORDER_STATES } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { orderPath, readerPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { useMoney } from '../../parts/money.tsx';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { ORDER_TONES } from './order-tones.ts';

const FILTERS = ['state', 'provider', 'from', 'until', 'doubles'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminOrders } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, FILTERS);
  const asked = { call: adminOrders, answer: adminOrders.data, query: { platform, ...query } };
  return { platform, filters, page: await read(console, asked, request) };
}

/** The orders of a platform. */
export default function Orders() {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const { platform, page } = useLoaderData<typeof loader>();
  usePageTitle(text('nav.orders'));
  const columns: Column<OrderPage['rows'][number]>[] = [
    { name: text('orders.made'), cell: ({ createdAtMs }) => <Moment ms={createdAtMs} /> },
    {
      name: text('hits.order'),
      cell: ({ orderId, title, doubleOf }) => (
        <>
          <Link to={orderPath(platform, orderId)} className="text-link">
            {title}
          </Link>{' '}
          {doubleOf !== null && <Badge tone="warn">{text('orders.double')}</Badge>}
          <span className="mono block text-12 text-fg-3">{orderId}</span>
        </>
      ),
    },
    {
      name: text('hits.reader'),
      cell: ({ userId, nickname }) => (
        <Link to={readerPath(platform, userId)} className="text-link">
          {nickname ?? userId}
        </Link>
      ),
    },
    { name: text('orders.total'), isNumber: true, cell: ({ total, currency }) => money(total, currency) },
    { name: text('orders.provider'), isExtra: true, cell: ({ provider }) => name('providers', provider) },
    {
      name: text('operators.state'),
      cell: ({ state, isRefundOwed }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={ORDER_TONES[state] ?? 'neutral'}>{name('orderStates', state)}</Badge>
          {isRefundOwed && <Badge tone="warn">{text('orders.owed')}</Badge>}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead title={text('nav.orders')} text={text('orders.text')} />
      <Filters />
      <Panel isFlush>
        <DataTable
          caption={text('nav.orders')}
          columns={columns}
          rows={page.rows}
          keyOf={({ orderId }) => orderId}
          empty={<Nothing>{text('orders.none')}</Nothing>}
        />
      </Panel>
      <NextPage next={page.next} />
    </>
  );
}

function Filters() {
  const text = useText();
  const name = useName();
  const { platform, filters } = useLoaderData<typeof loader>();
  const any = { value: '', label: text('list.any') };
  return (
    <FilterBar filters={filters} fixed={{ platform }}>
      <SelectInput
        label={text('operators.state')}
        name="state"
        defaultValue={filters.state}
        className="w-40"
        choices={[any, ...ORDER_STATES.map((value) => ({ value, label: name('orderStates', value) }))]}
      />
      <SelectInput
        label={text('orders.provider')}
        name="provider"
        defaultValue={filters.provider}
        className="w-36"
        choices={[any, ...ORDER_PROVIDERS.map((value) => ({ value, label: name('providers', value) }))]}
      />
      <TextInput label={text('list.from')} name="from" type="date" defaultValue={filters.from} className="w-38" />
      <TextInput label={text('list.until')} name="until" type="date" defaultValue={filters.until} className="w-38" />
      <SelectInput
        label={text('orders.doubles')}
        name="doubles"
        defaultValue={filters.doubles}
        className="w-44"
        choices={[any, { value: 'true', label: text('orders.onlyDoubles') }]}
      />
    </FilterBar>
  );
}
