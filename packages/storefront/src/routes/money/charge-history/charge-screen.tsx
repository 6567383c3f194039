import { ButtonLink, ChargeRow, Link, WalletCard } from '@longstrip/ui';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { useFormState } from '../../../parts/form/site-form.tsx';
import { HistoryTabs } from '../../../parts/history/history-tabs.tsx';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { ChargePage, ChargeRowModel } from './charge-model.ts';
import { MoreCharges } from './more-charges.tsx';
import { RefundPage, RefundSheet } from './refund-form.tsx';
import { useMoreCharges } from './use-more-charges.ts';

/** `/history/charge`: how coins came into the wallet, and refunds of those that are whole. */
export function ChargeScreen() {
  const page = useLoaderData<ChargePage>();
  return (
    <PageTexts texts={page.texts}>
      <ChangeNotice notice={page.notice} />
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page }: { page: ChargePage }) {
  const { refund } = page;
  const [arrivedAt, setArrivedAt] = useState(refund?.orderId ?? null);
  useEffect(() => {
    if (refund === null) setArrivedAt(null);
  }, [refund]);
  const isPage = refund !== null && refund.orderId === arrivedAt;
  return (
    <ChargeFrame>
      {isPage ? (
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
        <EmptyList title={text('charge.emptyTitle')} text={text('charge.emptyText')} look="outlined" />
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

function Row({ row: { action, id: _id, ...row } }: { row: ChargeRowModel }) {
  const navigate = useNavigate();
  return (
    <ChargeRow
      {...row}
      action={
        action !== null && (
          <Link
            href={action.href}
            className="inline-flex min-h-11 items-center font-strong underline"
            onClick={(event) => {
              if (!action.isSheet || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              navigate(action.href, { preventScrollReset: true });
            }}
          >
            {action.label}
          </Link>
        )
      }
    />
  );
}
