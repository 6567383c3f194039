import { AmountList, Button, ButtonLink, ChargeRow, Link, Modal, WalletCard } from '@longstrip/ui';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { canGoBack } from '../../../parts/navigation/history-entry.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { HistoryTabs } from '../../../parts/wallet/history-tabs.tsx';
import { useSite } from '../../../root/site-data.ts';
import { CHARGE_PATH, type ChargePage, type ChargeRowModel, chargeAddress, type RefundModel } from './charge-model.ts';
import { ReceiptPage } from './receipt-page.tsx';
import { type MoreRows, useMoreCharges } from './use-more-charges.ts';

export { action, loader } from './charge-history.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/history/charge`: how coins came into the wallet, and refunds of charges of which nothing was spent. */
export default function ChargeScreen() {
  const page = useLoaderData<ChargePage>();
  return (
    <PageTexts texts={page.texts}>
      <ChangeNotice notice={page.notice} />
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page }: { page: ChargePage }) {
  const { refund, receipt } = page;
  const [arrivedAt, setArrivedAt] = useState(refund?.orderId ?? null);
  useEffect(() => {
    if (refund === null) setArrivedAt(null);
  }, [refund]);
  const isPage = refund !== null && refund.orderId === arrivedAt;
  return (
    <ChargeFrame>
      {receipt !== null ? (
        <ReceiptPage receipt={receipt} />
      ) : isPage ? (
        <RefundPage refund={refund} />
      ) : (
        <>
          <HistoryTabs current="historyCharge" />
          <Rows page={page} />
          <RefundSheet refund={refund} />
        </>
      )}
    </ChargeFrame>
  );
}

function ChargeFrame({ children }: { children: ReactNode }) {
  const text = usePageText();
  return (
    <SiteFrame hasFooter={false} header={<SiteInnerHeader title={text('nav.history')} parent="/my" />}>
      {children}
    </SiteFrame>
  );
}

function Rows({ page }: { page: ChargePage }) {
  const text = usePageText();
  const { routes } = useSite();
  const { rows, next, state, load } = useMoreCharges(page);
  const { reply } = useFormState();
  return (
    <div className="pt-4 pb-8">
      <h1 className="sr-only">{text('nav.history')}</h1>
      {reply.text !== null && page.refund === null && (
        <p role="alert" className="mx-(--size-gutter) mb-3 rounded-card bg-fill p-3.5 text-14">
          {reply.text}
        </p>
      )}
      <WalletCard coins={page.coins} unit={text('shop.coins')} facts={[]} warning={page.debt}>
        {routes.includes('shop') && (
          <ButtonLink look="outlined" isWide href="/shop">
            {text('account.getCoins')}
          </ButtonLink>
        )}
      </WalletCard>
      <h2 className="px-(--size-gutter) pt-5 pb-1 text-14 text-fg-2">{page.window}</h2>
      {rows.length === 0 ? (
        <EmptyList scene="coins" title={text('charge.emptyTitle')} text={text('charge.emptyText')} look="outlined" />
      ) : (
        <ul>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <MoreCharges next={next} state={state} hasRows={rows.length > 0} onLoad={load} />
    </div>
  );
}

const ROW_LINK = 'inline-flex min-h-11 items-center font-strong underline';

function Row({ row: { action, receipt, id: _id, ...row } }: { row: ChargeRowModel }) {
  const text = usePageText();
  const navigate = useNavigate();
  return (
    <ChargeRow
      {...row}
      action={
        (action !== null || receipt !== null) && (
          <span className="flex gap-4">
            {receipt !== null && (
              <Link href={receipt} className={ROW_LINK}>
                {text('charge.receiptTitle')}
              </Link>
            )}
            {action !== null && (
              <Link
                href={action.href}
                className={ROW_LINK}
                onClick={(event) => {
                  if (!action.isSheet || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  navigate(action.href, { preventScrollReset: true });
                }}
              >
                {action.label}
              </Link>
            )}
          </span>
        )
      }
    />
  );
}

/** The refund of a charge over the list. */
export function RefundSheet({ refund }: { refund: RefundModel | null }) {
  const text = usePageText();
  const navigate = useNavigate();
  const [last, setLast] = useState(refund);
  // While the sheet closes, it keeps showing its last content.
  if (refund !== null && refund !== last) setLast(refund);
  const close = () => {
    if (canGoBack()) navigate(-1);
    else navigate(CHARGE_PATH, { replace: true, preventScrollReset: true });
  };
  return (
    <Modal
      style="Bottom"
      isOpen={refund !== null}
      onClose={close}
      title={text('charge.refundTitle')}
      closeLabel={text('common.close')}
      isPartOfPage
    >
      {last !== null && <RefundForm refund={last} />}
    </Modal>
  );
}

/** The refund of a charge as a page, for browsers without script and for an address that was opened. */
export function RefundPage({ refund }: { refund: RefundModel }) {
  const text = usePageText();
  return (
    <div className="mx-auto max-w-120 px-(--size-gutter) pt-5 pb-8">
      <h1 className="mb-3 text-22 text-balance">{text('charge.refundTitle')}</h1>
      <RefundForm refund={refund} />
      <p className="mt-3 text-center text-14">
        <Link href={CHARGE_PATH} className="inline-block px-3 py-3 underline">
          {text('common.cancel')}
        </Link>
      </p>
    </div>
  );
}

/** What is taken back, and what comes back for it. */
function RefundForm({ refund: { orderId, requestId, lines, price, returnsCoupon } }: { refund: RefundModel }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  return (
    <SiteForm
      reply={reply}
      action={`${CHARGE_PATH}?refund=${encodeURIComponent(orderId)}`}
      hidden={{ orderId }}
      requestId={requestId}
      className="grid gap-4"
    >
      <p className="text-14 text-fg-2">{text('charge.refundText')}</p>
      <AmountList lines={lines} />
      {returnsCoupon && <p className="text-14 text-fg-2">{text('charge.couponBack')}</p>}
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('charge.refundPrice', { price })}
      </Button>
    </SiteForm>
  );
}

/** The end of the rows: a button for more, or the note that there are no more. */
export function MoreCharges({
  next,
  state,
  hasRows,
  onLoad,
}: Pick<MoreRows, 'next' | 'state'> & { hasRows: boolean; onLoad: () => void }) {
  const text = usePageText();
  if (next !== null) return <MoreButton href={chargeAddress(next)} state={state} onLoad={onLoad} />;
  return hasRows ? <p className="px-(--size-gutter) pt-5 text-center text-13 text-fg-2">{text('charge.end')}</p> : null;
}
