import type { MessageKey } from '@longstrip/messages';
import { AccessDenied, Button, ButtonLink, ErrorState, OfflineState, SeriesShelf, StatePage } from '@longstrip/ui';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigationType,
  useRevalidator,
  useRouteError,
} from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useRequestId } from '../../root/request-contexts.ts';
import { useSite, useSiteOrNull } from '../../root/site-data.ts';
import { isSavedPath } from '../device/saved-paths.ts';
import { useSeriesCards } from '../series/series-cards.tsx';
import { useIsConnected, useWhenConnected } from '../shell/connection-watcher.tsx';
import { Illustration } from '../shell/illustration.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import { type PageRefusal, type RefusalPage, readRefusalPage, useRefusalAction } from './refusal-page.ts';

/** How long, and how often, a page is requested again after the connection is back. */
const RETRY_FOR_MS = 4_000;
const RETRY_EVERY_MS = 1_000;

/**
 * When retries end, by `performance.now()`. It is not a component's state, because a failed attempt may move the error to
 * the root.
 */
let retryUntilMs = 0;

/** Shown when a loader refused or failed: not found, refused, offline, or an error. */
export function ErrorScreen() {
  const error = useRouteError();
  const isOffline = useIsOffline();
  const isOpenedFromDevice = useDocumentOfDevice(!isRouteErrorResponse(error));
  if (isOpenedFromDevice) return null;
  if (isRouteErrorResponse(error)) {
    const page = readRefusalPage(error.data);
    if (error.status === 404) return <NotFoundScreen page={page} />;
    if (page !== null && page.refusal !== null) return <RefusedScreen refusal={page.refusal} />;
  }
  return isOffline ? <OfflineScreen /> : <FaultScreen textKey={faultTextKey(error)} />;
}

/**
 * Opens what is on the device as a document if its data could not be loaded: a browser that believes to be connected may not reach
 * the site, and then only the service worker has the page (record 0118).
 * @returns whether it does, so that no error shows meanwhile
 */
function useDocumentOfDevice(hasFailed: boolean): boolean {
  const { pathname } = useLocation();
  const isInSite = useNavigationType() !== 'POP';
  const opens = hasFailed && isInSite && isSavedPath(pathname);
  useEffect(() => {
    if (opens) window.location.reload();
  }, [opens]);
  return opens;
}

/**
 * Whether the page is missing because there is no connection. When the connection is back, the page is requested several
 * times, since the first requests over a new connection may fail.
 */
function useIsOffline(): boolean {
  const isConnected = useIsConnected();
  const { revalidate, state } = useRevalidator();
  const [isRetrying, setIsRetrying] = useState(() => performance.now() < retryUntilMs);
  useWhenConnected(() => {
    retryUntilMs = performance.now() + RETRY_FOR_MS;
    setIsRetrying(true);
    revalidate();
  });
  useEffect(() => {
    if (!isRetrying || state === 'loading') return;
    const timer = setInterval(() => {
      if (performance.now() < retryUntilMs) revalidate();
      else setIsRetrying(false);
    }, RETRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRetrying, state, revalidate]);
  return !isConnected || isRetrying;
}

/** The page of an error, by default one of the site: what happened, that nothing is lost, and two actions. */
export function FaultScreen({ textKey = 'page.errorText' }: { textKey?: MessageKey }) {
  const text = useText();
  const site = useSiteOrNull();
  const requestId = useRequestId();
  // After a navigation inside the site, the failed request is not the document's, whose id is known.
  const isDocument = useNavigationType() === 'POP';
  const { revalidate, state } = useRevalidator();
  useDocumentTitle(text('page.errorTitle'));
  const page = (
    <ErrorState
      title={text('page.errorTitle')}
      text={text(textKey)}
      isAlert
      {...(requestId !== null && isDocument ? { detail: text('page.errorReference', { id: requestId }) } : {})}
      actions={
        <>
          <Button look="main" isWide isBusy={state === 'loading'} onClick={revalidate}>
            {text('common.retry')}
          </Button>
          <ButtonLink look="quiet" isWide href={site?.home ?? '/'}>
            {text('common.goHome')}
          </ButtonLink>
        </>
      }
    />
  );
  return site === null ? page : <SiteFrame header={<SiteHomeHeader />}>{page}</SiteFrame>;
}

const NO_PAGE: Omit<RefusalPage, 'title'> = { shelf: [], refusal: null, seriesAlias: null };

/** No page at this address: the reason, links, and series to read instead. */
export function NotFoundScreen({ page }: { page: RefusalPage | null }) {
  const text = useText();
  const navigate = useNavigate();
  const { home } = useSite();
  const { shelf, refusal, seriesAlias } = page ?? NO_PAGE;
  const cards = useSeriesCards(shelf);
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <StatePage
        art={<Illustration scene="notFound" />}
        title={text('page.notFoundTitle')}
        text={refusal?.text ?? text('page.notFoundText')}
        actions={
          <>
            {seriesAlias !== null && (
              <ButtonLink look="main" isWide href={`/detail/${seriesAlias}`}>
                {text('viewer.backToSeries')}
              </ButtonLink>
            )}
            <ButtonLink look={seriesAlias === null ? 'main' : 'outlined'} isWide href={home}>
              {text('common.goHome')}
            </ButtonLink>
            <Button look="quiet" isWide onClick={() => navigate(-1)}>
              {text('common.goBack')}
            </Button>
          </>
        }
      />
      {cards.length > 0 && <SeriesShelf title={text('page.shelfTitle')} series={cards} />}
    </SiteFrame>
  );
}

/** A page that could not be loaded because there is no connection. */
export function OfflineScreen() {
  const text = useText();
  const { revalidate, state } = useRevalidator();
  useDocumentTitle(text('page.offlineTitle'));
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <OfflineState
        title={text('page.offlineTitle')}
        text={text('page.offlineText')}
        isAlert
        actions={
          <Button look="main" isWide isBusy={state === 'loading'} onClick={revalidate}>
            {text('common.retry')}
          </Button>
        }
      />
    </SiteFrame>
  );
}

/** A page that the api refused to this reader: the reason, and what to do (section 8). */
export function RefusedScreen({ refusal }: { refusal: PageRefusal }) {
  const text = useText();
  const { home } = useSite();
  const action = useRefusalAction(refusal);
  const { revalidate, state } = useRevalidator();
  const isLoggedOut = refusal.behaviour.kind === 'logOut';
  const State = isLoggedOut ? AccessDenied : ErrorState;
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <State
        title={text(isLoggedOut ? 'page.accessDeniedTitle' : 'page.errorTitle')}
        text={refusal.text}
        isAlert
        actions={
          <>
            {action === null ? (
              <Button look="main" isWide isBusy={state === 'loading'} onClick={revalidate}>
                {text('common.retry')}
              </Button>
            ) : (
              <ButtonLink look="main" isWide href={action.href}>
                {text(action.labelKey)}
              </ButtonLink>
            )}
            <ButtonLink look="quiet" isWide href={home}>
              {text('common.goHome')}
            </ButtonLink>
          </>
        }
      />
    </SiteFrame>
  );
}

/** Statuses of requests that no page accepts: malformed ones, and those with another method. */
const UNSUPPORTED_STATUSES: ReadonlySet<number> = new Set([400, 405]);

/** The text of an error that has none of its own: it tells who can do something about it, and what. */
export function faultTextKey(error: unknown): MessageKey {
  return isRouteErrorResponse(error) && UNSUPPORTED_STATUSES.has(error.status) ? 'page.notTakenText' : 'page.errorText';
}

/** Sets the title of a page whose loader has not answered. */
function useDocumentTitle(title: string): void {
  const name = useSiteOrNull()?.brand.name;
  useEffect(() => {
    document.title = name === undefined ? title : `${title} · ${name}`;
  }, [title, name]);
}
