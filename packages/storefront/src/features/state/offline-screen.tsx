import { Button, OfflineState } from '@longstrip/ui';
import { useRevalidator } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';

/** A page that could not be fetched because there is no connection. */
export function OfflineScreen() {
  const text = useText();
  const { revalidate, state } = useRevalidator();
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
