import { Button, ErrorState, OfflineState } from '@longstrip/ui';
import { useLocation, useRevalidator, useRouteError } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { FaultScreen } from '../../../parts/refusals/error-screen.tsx';
import { faultTextKey } from '../../../parts/refusals/fault-text-key.ts';
import { readSearchQuery } from '../../../parts/search/search-query.ts';
import { useIsConnected } from '../../../parts/shell/use-connection.ts';
import { useSiteOrNull } from '../../../root/site-data.ts';
import { SearchFrame } from './search-frame.tsx';

/** A search without an answer: the field keeps its text, and the search can be repeated. */
export function SearchErrorScreen() {
  const text = useText();
  const site = useSiteOrNull();
  const isConnected = useIsConnected();
  const error = useRouteError();
  // What the browser throws for a request without an answer: then it is not the site's error, as far as anyone can
  // tell.
  const isUnreached = error instanceof TypeError;
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (site === null) return <FaultScreen />;
  const retry = (
    <Button look="main" isWide isBusy={state === 'loading'} onClick={revalidate}>
      {text('common.retry')}
    </Button>
  );
  return (
    <SearchFrame query={readSearchQuery(new URL(`${pathname}${search}`, site.origin))} isUnanswered>
      {isConnected ? (
        <ErrorState
          title={text('page.errorTitle')}
          text={text(isUnreached ? 'page.offlineText' : faultTextKey(error))}
          isAlert
          actions={retry}
        />
      ) : (
        <OfflineState title={text('page.offlineTitle')} text={text('page.offlineText')} isAlert actions={retry} />
      )}
    </SearchFrame>
  );
}
