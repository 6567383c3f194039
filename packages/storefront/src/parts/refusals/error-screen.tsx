import type { MessageKey } from '@longstrip/messages';
import { Button, ButtonLink, ErrorState } from '@longstrip/ui';
import { isRouteErrorResponse, useNavigationType, useRevalidator, useRouteError } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useRequestId } from '../../root/request-id-context.ts';
import { useSiteOrNull } from '../../root/site-data.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import { useIsConnected, useWhenConnected } from '../shell/use-connection.ts';
import { faultTextKey } from './fault-text-key.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { OfflineScreen } from './offline-screen.tsx';
import { readRefusalPage } from './refusal-page.ts';
import { RefusedScreen } from './refused-screen.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** How long, and how often, a page is requested again when a lost connection is back. */
const RETRY_FOR_MS = 4_000;
const RETRY_EVERY_MS = 1_000;

/** Until when to retry, by `performance.now()`. Not a component's state: a failed attempt may move the error to the root. */
let retryUntilMs = 0;

/** Shown when a loader refused or failed: not found, refused, offline, or an error. */
export function ErrorScreen() {
  const error = useRouteError();
  const isOffline = useIsOffline();
  if (isRouteErrorResponse(error)) {
    const page = readRefusalPage(error.data);
    if (error.status === 404) return <NotFoundScreen page={page} />;
    if (page !== null && page.refusal !== null) return <RefusedScreen refusal={page.refusal} />;
  }
  return isOffline ? <OfflineScreen /> : <FaultScreen textKey={faultTextKey(error)} />;
}

/**
 * Whether the page is missing because there is no connection. Once there is one, the page is requested again: a few times,
 * since the first requests over a new connection may fail.
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
  // After a navigation inside the site, another request than the document's has failed.
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
