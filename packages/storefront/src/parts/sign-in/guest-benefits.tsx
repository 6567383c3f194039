import { ButtonLink, EmptyState } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { usePageText } from '../../i18n/page-texts.tsx';
import { useSite } from '../../root/site-data.ts';
import { withCallback } from '../navigation/page-addresses.ts';
import { Illustration } from '../shell/illustration.tsx';

/** Shown to guests in place of tickets, gifts and coupons: these belong to accounts, with a link to the login and back. */
export function GuestBenefits() {
  const text = usePageText();
  const { home, routes } = useSite();
  const { pathname } = useLocation();
  return (
    <EmptyState
      level="h1"
      art={<Illustration scene="gifts" />}
      title={text('benefit.guestTitle')}
      text={text('benefit.guestText')}
      actions={
        <>
          {routes.includes('userLogin') && (
            <ButtonLink look="main" isWide href={withCallback('/user/login', pathname)}>
              {text('common.logIn')}
            </ButtonLink>
          )}
          {routes.includes('event') && (
            <ButtonLink look="outlined" isWide href="/event">
              {text('benefit.events')}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" isWide href={home}>
            {text('common.goHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
