import { exchangedCoins, isMileage } from '@longstrip/core';
import { AmountRow, Button, ButtonLink, EmptyState, Modal, Price, preloadModal, Stepper } from '@longstrip/ui';
import { type FetcherWithComponents, useFetcher, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { keepOrder } from '../../../i18n/keep-order.ts';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { type FormReply, NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { HistoryTabs } from '../../../parts/wallet/history-tabs.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { ExchangeOffer, PointRows, PointsPage } from './points.server.ts';
import { useMorePoints } from './use-more-points.ts';

export { action, loader } from './points.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/history/mileage`: points, the exchange, and where they came from. */
export default function PointsScreen() {
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

/** The balance, and the exchange: a sheet, or a part of the page at its own address. */
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
  // A fetcher keeps its last reply. With a key for each visit, the next exchange does not repeat this request id.
  const fetcher = useFetcher<FormReply>({ key: `exchange-${key}` });
  useEffect(() => {
    void preloadModal('Bottom');
  }, []);
  // After an exchange this page opens again with a notice: the sheet closes.
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
      art={<Illustration scene="coins" />}
      actions={
        <ButtonLink look="main" isWide href={hasShop ? '/shop' : home}>
          {text(hasShop ? 'benefit.toShop' : 'common.goHome')}
        </ButtonLink>
      }
    />
  );
}

export interface ExchangeFormProps {
  offer: ExchangeOffer;
  /** The reader's balance. */
  points: number;
  reply: FormReply;
  isBusy: boolean;
  fetcher?: FetcherWithComponents<FormReply>;
}

/** How many points to exchange, and a preview of the coins that they give, by the rule that the api uses. */
export function ExchangeForm({ offer, points, reply, isBusy, fetcher }: ExchangeFormProps) {
  const text = usePageText();
  const amountOf = usePointsText(offer.symbol);
  const { exchangeMinimumMileage: min, exchangeMileagePerCoin: step } = offer.constants;
  const max = Math.floor(points / step) * step;
  const [value, setValue] = useState(() => Number(reply.values.mileage ?? min));
  if (points < min) {
    return (
      <div className="grid gap-1 pb-2">
        <p className="text-16 font-strong">{text('benefit.usableFrom', { minimum: amountOf(min) })}</p>
        <p className="text-14 text-fg-2">{text('points.missing', { missing: amountOf(min - points) })}</p>
      </div>
    );
  }
  const bonus = isMileage(value) && value <= points ? exchangedCoins(value, offer.constants) : null;
  return (
    <SiteForm
      reply={reply}
      action="/history/mileage?exchange"
      requestId={offer.requestId}
      {...(fetcher === undefined ? {} : { fetcher })}
      className="grid gap-4"
    >
      <Stepper
        label={text('points.amount')}
        name="mileage"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={setValue}
        lessLabel={text('points.less')}
        moreLabel={text('points.more')}
        unit={offer.symbol}
        all={text('points.all')}
        error={reply.fields.mileage}
      />
      <p aria-live="polite" className="figures min-h-6 text-16 font-strong">
        {bonus === null
          ? text('points.form', { minimum: amountOf(min), step: amountOf(step) })
          : text('points.preview', {
              points: amountOf(value),
              coins: text('benefit.bonusCoins', { count: bonus }),
              date: offer.endsOn,
            })}
      </p>
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {/* Without script the label cannot follow the number in the field. */}
        <span className="noscript:hidden">
          {text('points.exchangeAmount', { points: amountOf(Number.isNaN(value) ? min : value) })}
        </span>
        <span className="hidden noscript:inline">{text('points.exchange')}</span>
      </Button>
    </SiteForm>
  );
}

/** Writes an amount of points with its symbol, `3,400 M`, between direction marks (LRI, PDI) in right-to-left text. */
export function usePointsText(symbol: string): (points: number) => string {
  const { locale, direction } = useSite();
  // All sites use Latin digits (D28).
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`);
  return (points) => keepOrder(direction, `${format.format(points)} ${symbol}`);
}
