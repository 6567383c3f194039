import { DOUBLE_STATES, type DoublePaymentPage, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { orderPath, readerPath } from '../../parts/hit-path.ts';
import { Badge, Facts, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { useMoney } from '../../parts/money.tsx';
import { RefundActs } from '../../parts/orders/refund-acts.tsx';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

const FILTERS = ['state', 'from', 'until'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminDoublePayments } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, FILTERS);
  const asked = { call: adminDoublePayments, answer: adminDoublePayments.data, query: { platform, ...query } };
  return { platform, filters, page: await read(console, asked, request) };
}

type Pair = DoublePaymentPage['rows'][number];

/** What readers may have paid twice: both orders side by side, each with its refund. */
export default function Doubles() {
  const text = useText();
  const { page } = useLoaderData<typeof loader>();
  usePageTitle(text('doubles.title'));
  return (
    <>
      <PageHead title={text('doubles.title')} text={text('doubles.text')} />
      <Filters />
      {page.rows.length === 0 ? (
        <Panel>
          <Nothing>{text('doubles.none')}</Nothing>
        </Panel>
      ) : (
        <ul className="grid gap-4">
          {page.rows.map((pair) => (
            <li key={`${pair.first.orderId} ${pair.second.orderId}`}>
              <PairOfOrders pair={pair} />
            </li>
          ))}
        </ul>
      )}
      <NextPage next={page.next} />
    </>
  );
}

function Filters() {
  const text = useText();
  const name = useName();
  const { platform, filters } = useLoaderData<typeof loader>();
  return (
    <FilterBar filters={filters} fixed={{ platform }}>
      <SelectInput
        label={text('operators.state')}
        name="state"
        defaultValue={filters.state}
        className="w-44"
        choices={[
          { value: '', label: text('list.any') },
          ...DOUBLE_STATES.map((value) => ({ value, label: name('doubleStates', value) })),
        ]}
      />
      <TextInput label={text('list.from')} name="from" type="date" defaultValue={filters.from} className="w-38" />
      <TextInput label={text('list.until')} name="until" type="date" defaultValue={filters.until} className="w-38" />
    </FilterBar>
  );
}

function PairOfOrders({ pair: { state, first, second } }: { pair: Pair }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { platform } = useLoaderData<typeof loader>();
  const seconds = Math.round((second.createdAtMs - first.createdAtMs) / 1000);
  return (
    <Panel>
      <h2 className="text-16 font-strong">
        <Link to={readerPath(platform, first.userId)} className="text-link">
          {first.nickname ?? first.userId}
        </Link>{' '}
        <Badge tone={state === 'OPEN' ? 'warn' : 'neutral'}>{name('doubleStates', state)}</Badge>
      </h2>
      <p className="mt-0.5 mb-3 text-13 text-fg-2">
        {text('doubles.apart', { title: first.title, seconds: formats.number(seconds) })}
      </p>
      <div className="grid gap-4 wide:grid-cols-2">
        <OneOrder title={text('doubles.first')} order={first} />
        <OneOrder title={text('doubles.second')} order={second} />
      </div>
    </Panel>
  );
}

function OneOrder({ title, order }: { title: string; order: Pair['first'] }) {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const formats = useFormats();
  const { platform } = useLoaderData<typeof loader>();
  const coins = order.lots.filter(({ kind }) => kind !== 'MILEAGE');
  const given = coins.reduce((sum, { amount }) => sum + amount, 0);
  const left = coins.reduce((sum, { remaining }) => sum + remaining, 0);
  return (
    <section className="min-w-0 rounded-card bg-fill p-3">
      <h3 className="mb-2 text-14 font-strong">
        {title}{' '}
        <Link to={orderPath(platform, order.orderId)} className="text-link mono text-13">
          {order.orderId}
        </Link>
      </h3>
      <Facts
        of={[
          [text('operators.state'), name('orderStates', order.state)],
          [text('orders.paid'), order.paidAtMs === null ? '–' : <Moment ms={order.paidAtMs} />],
          [text('orders.total'), money(order.total, order.currency)],
          [text('orders.provider'), name('providers', order.provider)],
          [
            text('orders.reference'),
            <span key="reference" className="mono">
              {order.providerReference ?? '–'}
            </span>,
          ],
          [text('orders.client'), name('clients', order.clientPlatform)],
          [text('doubles.left'), `${formats.number(left)} / ${formats.number(given)}`],
        ]}
      />
      <div className="mt-3">
        <RefundActs platform={platform} order={order} />
      </div>
    </section>
  );
}
