import { OPERATOR_CALLS, type OperatorOrder } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useParams } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { orderPath, readerPath } from '../../parts/hit-path.ts';
import { Badge, Facts, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { useMoney } from '../../parts/money.tsx';
import { RefundActs } from '../../parts/orders/refund-acts.tsx';
import { PATHS } from '../../parts/paths.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { ORDER_TONES } from './order-tones.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { adminOrder } = OPERATOR_CALLS;
  const { platform = '', order = '' } = params;
  return read(consoleOf(context), { call: adminOrder, answer: adminOrder.data, query: { platform, order } }, request);
}

/** Refunds the order: by the rule, or against it, which another operator then decides. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const { platform = '', order = '' } = params;
  const done = await act(consoleOf(context), {
    call: OPERATOR_CALLS.adminOrderRefund,
    answer: DoneSchema,
    body: {
      ...{ platform, order, reader: form.get('reader'), reason: form.get('reason') },
      ...(form.get('isOverride') === '' ? {} : { isOverride: true }),
      ...(form.get('isSent') === '' ? {} : { isSent: true }),
    },
  });
  return done.ok ? { ok: true } : refused(done);
}

/** One order: what it gave, what the provider reported, and whether its money can go back. */
export default function Order() {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const { platform = '' } = useParams();
  const order = useLoaderData<typeof loader>();
  const sum = (minor: number) => money(minor, order.currency);
  usePageTitle(order.title);
  return (
    <>
      <PageHead
        title={order.title}
        back={{ to: `${PATHS.orders}?platform=${platform}`, name: text('nav.orders') }}
        text={
          <>
            <span className="mono select-all">{order.orderId}</span>{' '}
            <Badge tone={ORDER_TONES[order.state] ?? 'neutral'}>{name('orderStates', order.state)}</Badge>{' '}
            {order.isRefundOwed && <Badge tone="warn">{text('orders.owed')}</Badge>}
          </>
        }
      />
      <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-4 *:min-w-0">
          <Panel title={text('purchase.facts')}>
            <Facts
              of={[
                [
                  text('hits.reader'),
                  <Link key="reader" to={readerPath(platform, order.userId)} className="text-link">
                    {order.nickname ?? order.userId}
                  </Link>,
                ],
                [text('orders.price'), sum(order.price)],
                ...(order.discount === 0 ? [] : ([[text('orders.discount'), `− ${sum(order.discount)}`]] as const)),
                [text('orders.total'), sum(order.total)],
                [text('orders.provider'), name('providers', order.provider)],
                [
                  text('orders.reference'),
                  <span key="reference" className="mono">
                    {order.providerReference ?? '–'}
                  </span>,
                ],
                [text('orders.client'), name('clients', order.clientPlatform)],
                [text('orders.made'), <Moment key="made" ms={order.createdAtMs} />],
                ...(order.paidAtMs === null
                  ? []
                  : ([[text('orders.paid'), <Moment key="paid" ms={order.paidAtMs} />]] as const)),
                ...(order.refundedAtMs === null
                  ? []
                  : ([[text('orders.refunded'), <Moment key="refunded" ms={order.refundedAtMs} />]] as const)),
                ...(order.coupon === null ? [] : ([[text('acts.coupon'), order.coupon.title]] as const)),
                ...(order.doubleOf === null
                  ? []
                  : ([
                      [
                        text('orders.double'),
                        <Link key="double" to={orderPath(platform, order.doubleOf)} className="text-link mono">
                          {order.doubleOf}
                        </Link>,
                      ],
                    ] as const)),
              ]}
            />
          </Panel>
          <Lots order={order} />
          <Events order={order} />
        </div>
        <Refund order={order} />
      </div>
    </>
  );
}

interface OrderProps {
  order: OperatorOrder;
}

/** The rule's verdict, and what can be done. */
function Refund({ order }: OrderProps) {
  const text = useText();
  const { platform = '' } = useParams();
  const { untilMs } = order.refund;
  return (
    <Panel title={text('refund.title')}>
      {untilMs !== null && (
        <p className="mb-2 text-13 text-fg-2">
          {text('refund.until')} <Moment ms={untilMs} />
        </p>
      )}
      <RefundActs platform={platform} order={order} />
    </Panel>
  );
}

function Lots({ order }: OrderProps) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const columns: Column<OperatorOrder['lots'][number]>[] = [
    { name: text('money.kind'), cell: ({ kind }) => name('coinKinds', kind) },
    { name: text('orders.gave'), isNumber: true, cell: ({ amount }) => formats.number(amount) },
    { name: text('money.left'), isNumber: true, cell: ({ remaining }) => formats.number(remaining) },
    {
      name: text('money.end'),
      cell: ({ expiresAtMs }) => (expiresAtMs === null ? text('money.never') : <Moment ms={expiresAtMs} isDay />),
    },
  ];
  return (
    <Panel title={text('orders.lots')} isFlush>
      <DataTable
        caption={text('orders.lots')}
        columns={columns}
        rows={order.lots}
        keyOf={({ lotId }) => lotId}
        empty={<Nothing>{text('orders.noLots')}</Nothing>}
      />
    </Panel>
  );
}

function Events({ order }: OrderProps) {
  const text = useText();
  const name = useName();
  const columns: Column<OperatorOrder['events'][number]>[] = [
    { name: text('orders.received'), cell: ({ receivedAtMs }) => <Moment ms={receivedAtMs} /> },
    {
      name: text('orders.event'),
      cell: ({ source, eventId }) => (
        <>
          {name('providers', source)}
          <span className="mono block text-12 wrap-anywhere text-fg-3">{eventId}</span>
        </>
      ),
    },
    { name: text('orders.outcome'), cell: ({ outcome }) => outcome ?? text('orders.notWorked') },
  ];
  return (
    <Panel title={text('orders.events')} isFlush>
      <DataTable
        caption={text('orders.events')}
        columns={columns}
        rows={order.events}
        keyOf={({ eventId }) => eventId}
        empty={<Nothing>{text('orders.noEvents')}</Nothing>}
      />
    </Panel>
  );
}
