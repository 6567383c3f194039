import { Button, OfflineState } from '@longstrip/ui';
import { useRevalidator } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import { useDocumentTitle } from './use-document-title.ts';

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
