import { Button, ErrorState, OfflineState } from '@longstrip/ui';
import { useLocation, useRevalidator } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSiteOrNull } from '../../root/site-data.ts';
import { useIsConnected } from '../shell/use-connection.ts';
import { FaultScreen } from '../state/error-screen.tsx';
import { SearchFrame } from './search-frame.tsx';
import { readSearchQuery } from './search-query.ts';

/** A search that got no answer: the field stays with its words, and the search can be tried again. */
export function SearchErrorScreen() {
  const text = useText();
  const site = useSiteOrNull();
  const isConnected = useIsConnected();
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (site === null) return <FaultScreen />;
  const retry = (
    <Button look="main" isWide isBusy={state === 'loading'} onClick={revalidate}>
      {text('common.retry')}
    </Button>
  );
  return (
    <SearchFrame query={readSearchQuery(new URL(`${pathname}${search}`, site.origin))}>
      {isConnected ? (
        <ErrorState title={text('page.errorTitle')} text={text('page.errorText')} isAlert actions={retry} />
      ) : (
        <OfflineState title={text('page.offlineTitle')} text={text('page.offlineText')} isAlert actions={retry} />
      )}
    </SearchFrame>
  );
}
