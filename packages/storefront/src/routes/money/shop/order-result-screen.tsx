import { ButtonLink, CountUp, OrderResult, useToast } from '@longstrip/ui';
import { useNavigate, useRevalidator } from '@remix-run/react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { useBridgeCall } from '../../../parts/app-bridge/use-bridge-call.ts';
import { useReloadSession } from '../../../parts/session/session-context.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { OrderResultModel, PaidValues } from './shop-model.ts';

const DRAWN = {
  checking: 'checking',
  pending: 'waiting',
  paid: 'paid',
  declined: 'none',
  cancelled: 'none',
  over: 'none',
} as const;

/** Only the app loads this script. */
const StorePurchase = lazy(() => import('./store-purchase.tsx').then((module) => ({ default: module.StorePurchase })));

/** The return from a check-out. Only what the server says of the order counts. */
export function OrderResultScreen({ result }: { result: OrderResultModel }) {
  const text = usePageText();
  const { outcome, title, facts, store, orderId } = result;
  useOrderPolling(outcome === 'checking');
  useAfterPayment(result);
  const canClose = useIsLate(outcome === 'checking');
  const seen = (
    <OrderResult
      outcome={DRAWN[outcome]}
      title={title}
      text={
        <>
          {result.text !== null && <p>{result.text}</p>}
          {canClose && <p>{text('shop.canClose')}</p>}
          {result.paid?.balance && <Balance {...result.paid.balance} />}
        </>
      }
      facts={facts}
      note={result.pointsNote}
      actions={<Actions result={result} />}
    />
  );
  if (store === null) return seen;
  return (
    <Suspense fallback={seen}>
      <StorePurchase orderId={orderId} store={store} />
    </Suspense>
  );
}

function Actions({
  result: { outcome, orderId, returnTo, leadsAway, retry },
}: {
  result: OrderResultModel;
}): ReactNode {
  const text = usePageText();
  const { home } = useSite();
  if (outcome === 'checking') {
    return (
      <ButtonLink look="outlined" isWide href={`/shop?order=${encodeURIComponent(orderId)}`}>
        {text('shop.checkAgain')}
      </ButtonLink>
    );
  }
  if (outcome === 'declined' || outcome === 'over' || outcome === 'cancelled') {
    return (
      <>
        <ButtonLink look="main" isWide href={outcome === 'declined' ? retry : '/shop'}>
          {text(outcome === 'declined' ? 'common.retry' : 'shop.toShop')}
        </ButtonLink>
        {leadsAway && (
          <ButtonLink look="quiet" isWide href={returnTo}>
            {text('common.goBack')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      <ButtonLink look="main" isWide href={leadsAway ? returnTo : home}>
        {text('shop.goOn')}
      </ButtonLink>
      <ButtonLink look="quiet" isWide href="/shop">
        {text('shop.toShop')}
      </ButtonLink>
    </>
  );
}

function Balance({ from, to }: { from: number; to: number }) {
  const text = usePageText();
  const { locale } = useSite();
  const format = useCallback(
    (amount: number) => text('shop.balance', { amount: new Intl.NumberFormat(`${locale}-u-nu-latn`).format(amount) }),
    [text, locale],
  );
  return (
    <p className="figures mt-2 font-strong">
      <CountUp from={from} to={to} format={format} />
    </p>
  );
}

/** Loads the page's data again, less and less often, until the outcome is certain. Offline, it waits for a connection. */
function useOrderPolling(isUncertain: boolean): void {
  const { revalidate, state } = useRevalidator();
  const looks = useRef(0);
  useEffect(() => {
    if (!isUncertain || state !== 'idle') return;
    const pauseMs = nextPollMs(looks.current);
    if (pauseMs === null) return;
    const look = () => {
      looks.current += 1;
      revalidate();
    };
    const lookOnline = () => {
      if (navigator.onLine) look();
      else window.addEventListener('online', look, { once: true });
    };
    const timer = setTimeout(lookOnline, pauseMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, [isUncertain, state, revalidate]);
}

function useIsLate(isUncertain: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUncertain) return;
    const timer = setTimeout(() => setLate(true), CAN_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isUncertain]);
  return isLate && isUncertain;
}

/** Once the outcome is certain: ends a store purchase, saves the payment, reloads the session, and leads back. */
function useAfterPayment(result: OrderResultModel): void {
  const { orderId, outcome, said, returnTo, leadsAway, paid, doneAtStore } = result;
  const call = useBridgeCall();
  const { platformId } = useSite();
  const text = usePageText();
  const toast = useToast();
  const navigate = useNavigate();
  const reloadSession = useReloadSession();
  const done = useRef<string | null>(null);
  useEffect(() => {
    const isOver = outcome === 'paid' || outcome === 'cancelled';
    if (!isOver || done.current === orderId) return;
    done.current = orderId;
    if (outcome === 'paid') {
      if (doneAtStore !== null) void call('purchaseDone', { accountToken: doneAtStore });
      if (paid !== null) keepPaidRecord(() => window.localStorage, platformId, paid.values);
      reloadSession();
      if (leadsAway) toast({ text: said, tone: 'positive' });
    } else toast(text('shop.nothingBought'));
    if (leadsAway || outcome === 'cancelled') navigate(returnTo, { replace: true });
  }, [
    orderId,
    outcome,
    said,
    returnTo,
    leadsAway,
    paid,
    doneAtStore,
    call,
    platformId,
    text,
    toast,
    navigate,
    reloadSession,
  ]);
}

/** Pauses between checks of an order, in seconds: short at first, since payments are usually quick, and limited in number. */
const PAUSES_S: readonly number[] = [1, 1, 1, 2, 2, 3, 5, 5, 10, 10, 20, 20, 30, 30, 30];

/** Time until the page says that it may be closed, in milliseconds. */
const CAN_CLOSE_MS = 10_000;

/**
 * Milliseconds until the next check of an order.
 * @param looks how often it has been checked
 * @returns null after the last check: the reader checks, or comes back later
 */
export function nextPollMs(looks: number): number | null {
  const seconds = PAUSES_S[looks];
  return seconds === undefined ? null : seconds * 1_000;
}

/** Characters that a saved value must not contain, since they separate the values. */
const MARK = /[|\r\n]/g;

/** The seven values of a payment as the browser keeps them (section 3). */
function paidRecord(values: PaidValues): string {
  return values.map((value) => value.replaceAll(MARK, ' ')).join('|');
}

/** The storage key of a platform's last payment in this browser. */
function paidRecordKey(platformId: string): string {
  return `longstrip-${platformId}-paid`;
}

/** Saves the last payment of this browser. Nothing depends on it, so blocked storage does not matter. */
export function keepPaidRecord(storage: () => Pick<Storage, 'setItem'>, platformId: string, values: PaidValues): void {
  try {
    storage().setItem(paidRecordKey(platformId), paidRecord(values));
  } catch {
    // A private window, or a full disk.
  }
}
