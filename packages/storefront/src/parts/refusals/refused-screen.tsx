import { AccessDenied, Button, ButtonLink, ErrorState } from '@longstrip/ui';
import { useRevalidator } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import { useRefusalAction } from './refusal-action.ts';
import type { PageRefusal } from './refusal-page.ts';

/** A page that the api refused to this reader: why, and what to do (section 8). */
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
