import { AmountRow, ButtonLink, EmptyState, Modal, Price, preloadModal } from '@longstrip/ui';
import { useFetcher, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { type FormReply, NO_REPLY } from '../../../parts/form/form-reply.ts';
import { useFormState } from '../../../parts/form/site-form.tsx';
import { HistoryTabs } from '../../../parts/history/history-tabs.tsx';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { usePointsText } from '../../../parts/wallet/use-points-text.ts';
import { useSite } from '../../../root/site-data.ts';
import { ExchangeForm } from './exchange-form.tsx';
import { useMorePoints } from './more-points-address.ts';
import type { PointRows, PointsPage } from './points-loader.server.ts';

/** `/history/mileage`: points, the exchange, and where they came from. */
export function PointsScreen() {
  const page = useLoaderData<PointsPage>();
  return (
    <PageTexts texts={page.texts}>
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page }: { page: PointsPage }) {
  const text = usePageText();
  const title = text('points.title');
  const isEndless = page.history.nextPage !== null;
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/my" />} hasFooter={!isEndless}>
      <h1 className="sr-only">{title}</h1>
      <HistoryTabs current="historyMileage" />
      <ChangeNotice notice={page.notice} />
      <Balance page={page} />
      {page.history.rows.length === 0 ? <NoPoints /> : <History first={page.history} days={page.days} />}
    </SiteFrame>
  );
}

/** What the reader has, and the exchange: a sheet, and on its own address a part of the page. */
function Balance({ page: { points, exchange, notice } }: { page: PointsPage }) {
  const text = usePageText();
  const amountOf = usePointsText(exchange.symbol);
  const { exchangeMinimumMileage: min } = exchange.constants;
  const { reply, isBusy } = useFormState();
  return (
    <section className="m-(--size-gutter) grid gap-3 rounded-card bg-fill p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="flex-1 text-14 text-fg-2">{text('points.balance')}</h2>
        <Price amount={amountOf(points)} className="text-22 font-heavy" />
      </div>
      {exchange.isPage ? (
        <ExchangeForm key={exchange.requestId} offer={exchange} points={points} reply={reply} isBusy={isBusy} />
      ) : points < min ? (
        <p className="text-13 text-fg-2">
          {text('benefit.usableFrom', { minimum: amountOf(min) })} ·{' '}
          {text('points.missing', { missing: amountOf(min - points) })}
        </p>
      ) : (
        <ExchangeSheet points={points} exchange={exchange} notice={notice} />
      )}
    </section>
  );
}

function ExchangeSheet({ points, exchange, notice }: Pick<PointsPage, 'points' | 'exchange' | 'notice'>) {
  const text = usePageText();
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // A fetcher keeps its last answer: the next exchange is another visit's, and must not repeat the request id of this one.
  const fetcher = useFetcher<FormReply>({ key: `exchange-${key}` });
  useEffect(() => {
    void preloadModal('Bottom');
  }, []);
  // The exchange leads to this page anew, with what it gave.
  const [doneAt, setDoneAt] = useState<string | null>(null);
  if (notice !== null && doneAt !== key) {
    setDoneAt(key);
    setOpen(false);
  }
  return (
    <>
      <ButtonLink
        look="main"
        isWide
        href="/history/mileage?exchange"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {text('points.exchange')}
      </ButtonLink>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        style="Bottom"
        title={text('points.exchange')}
        closeLabel={text('common.close')}
      >
        <ExchangeForm
          key={exchange.requestId}
          offer={exchange}
          points={points}
          reply={fetcher.data ?? NO_REPLY}
          isBusy={fetcher.state !== 'idle'}
          fetcher={fetcher}
        />
      </Modal>
    </>
  );
}

function History({ first, days }: { first: PointRows; days: number }) {
  const text = usePageText();
  const { rows, nextPage, state, load } = useMorePoints(first);
  return (
    <section className="pb-6">
      <h2 className="px-(--size-gutter) pb-1 text-14 text-fg-2">{text('points.window', { days })}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ id, note, ...row }) => (
          <li key={id}>
            <AmountRow {...row} {...(note === null ? {} : { note })} />
          </li>
        ))}
      </ul>
      {nextPage === null ? (
        <p className="px-(--size-gutter) pt-4 text-center text-13 text-fg-3">{text('points.end')}</p>
      ) : (
        <MoreButton href={`/history/mileage?page=${nextPage}`} state={state} onLoad={load} />
      )}
    </section>
  );
}

function NoPoints() {
  const text = usePageText();
  const { home, routes } = useSite();
  const hasShop = routes.includes('shop');
  return (
    <EmptyState
      title={text('points.emptyTitle')}
      text={text('points.emptyText')}
      art={<BrandPicture />}
      actions={
        <ButtonLink look="main" isWide href={hasShop ? '/shop' : home}>
          {text(hasShop ? 'benefit.toShop' : 'common.goHome')}
        </ButtonLink>
      }
    />
  );
}
