import { type OwedRefundPage, REFUND_METHODS } from '@longstrip/api-contract';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { SelectInput } from '../../parts/form/fields.tsx';
import { orderPath, readerPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { useMoney } from '../../parts/money.tsx';
import { MoneySent } from '../../parts/orders/refund-acts.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { RowActs } from '../../parts/table/row-acts.tsx';
import { Tiles } from '../../parts/tiles.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './owed.server.ts';

export { loader } from './owed.server.ts';

/** After so long a provider that is asked each hour will hardly give the money back by itself. */
const LONG_MS = 24 * 60 * 60_000;

/** Money that readers wait for: at providers, and in cash, which an operator sends. */
export default function Owed() {
  const text = useText();
  const [search] = useSearchParams();
  const { page } = useLoaderData<typeof loader>();
  usePageTitle(text('owed.title'));
  return (
    <>
      <PageHead
        title={text('owed.title')}
        text={text('owed.text')}
        actions={
          <ButtonLink look="plain" href={`/payments/owed.csv?${search}`} download>
            {text('log.export')}
          </ButtonLink>
        }
      />
      <Sums />
      <Filters />
      <Panel isFlush>
        <Orders />
      </Panel>
      <NextPage next={page.next} />
    </>
  );
}

function Sums() {
  const name = useName();
  const money = useMoney();
  const text = useText();
  const formats = useFormats();
  const { page, nowMs } = useLoaderData<typeof loader>();
  if (page.sums.length === 0) return null;
  return (
    <Tiles
      of={page.sums.map(({ by, currency, count, total, oldestAtMs }) => ({
        key: `${by} ${currency}`,
        name: name('refundMethods', by),
        value: money(total, currency),
        note: `${text('owed.count', { count })} · ${text('owed.oldest', { when: formats.distance(oldestAtMs, nowMs) })}`,
      }))}
    />
  );
}

function Filters() {
  const text = useText();
  const name = useName();
  const { platform, filters } = useLoaderData<typeof loader>();
  return (
    <FilterBar filters={filters} fixed={{ platform }}>
      <SelectInput
        label={text('owed.by')}
        name="by"
        defaultValue={filters.by}
        className="w-56"
        choices={[
          { value: '', label: text('list.any') },
          ...REFUND_METHODS.map((value) => ({ value, label: name('refundMethods', value) })),
        ]}
      />
    </FilterBar>
  );
}

type Row = OwedRefundPage['rows'][number];

function Orders() {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const formats = useFormats();
  const { platform, page, nowMs } = useLoaderData<typeof loader>();
  const columns: Column<Row>[] = [
    {
      name: text('owed.since'),
      cell: ({ owedSinceMs }) => (
        <>
          <Moment ms={owedSinceMs} />
          <span className={`block text-12 ${nowMs - owedSinceMs > LONG_MS ? 'text-warning' : 'text-fg-3'}`}>
            {formats.distance(owedSinceMs, nowMs)}
          </span>
        </>
      ),
    },
    {
      name: text('hits.order'),
      cell: ({ orderId, title }) => (
        <>
          <Link to={orderPath(platform, orderId)} className="text-link">
            {title}
          </Link>
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
    {
      name: text('owed.by'),
      cell: ({ by, provider, storeNumber }) => (
        <>
          <Badge tone={by === 'BY_HAND' ? 'warn' : 'neutral'}>{name('refundMethods', by)}</Badge>
          <span className="block text-12 text-fg-3">
            {name('providers', provider)}
            {storeNumber !== null && ` · ${storeNumber}`}
          </span>
        </>
      ),
    },
    {
      name: text('operators.acts'),
      cell: (order) => (
        <RowActs>
          <MoneySent platform={platform} order={order} look="quiet" />
        </RowActs>
      ),
    },
  ];
  return (
    <DataTable
      caption={text('owed.title')}
      columns={columns}
      rows={page.rows}
      keyOf={({ orderId }) => orderId}
      empty={<Nothing>{text('owed.none')}</Nothing>}
    />
  );
}
