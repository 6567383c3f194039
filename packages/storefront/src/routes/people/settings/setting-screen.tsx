import { ButtonLink } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { LogOutForm } from '../../../parts/account/log-out-form.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import { AccountSettings } from './account-settings.tsx';
import { PushSettings } from './push-settings.tsx';
import { ContentSettings, DisplaySettings, ReadingSettings } from './reading-and-display-settings.tsx';
import type { SettingPage } from './setting-model.ts';

/** Only the app loads this script. */
const AppSettings = lazy(() => import('./app-settings.tsx').then((module) => ({ default: module.AppSettings })));

/** Account, display, content, messages, what this device keeps, log-out and withdrawal. A guest has no account. */
export function SettingScreen() {
  const text = useText();
  const page = useLoaderData<SettingPage>();
  const { account, settings, webPush, app, csrfToken } = page;
  return (
    <SiteFrame header={<SiteInnerHeader title={text('nav.setting')} parent="/my" />}>
      <h1 className="sr-only">{text('nav.setting')}</h1>
      <PageTexts texts={page.texts}>
        <ChangeNotice notice={page.notice} />
        {account !== null && settings !== null && <AccountSettings page={{ ...page, account, settings }} />}
        <DisplaySettings />
        {settings !== null && <ContentSettings settings={settings} />}
        {webPush !== null && <PushSettings {...webPush} />}
        {app !== null && (
          <Suspense fallback={null}>
            <AppSettings app={app} />
          </Suspense>
        )}
        <ReadingSettings isSignedIn={settings !== null} />
        {csrfToken !== null && (
          <LogOutAndWithdrawal csrfToken={csrfToken} canLogOut={settings?.isAppleGuest !== true} />
        )}
      </PageTexts>
    </SiteFrame>
  );
}

function LogOutAndWithdrawal({ csrfToken, canLogOut }: { csrfToken: string; canLogOut: boolean }) {
  const text = usePageText();
  const { routes } = useSite();
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 px-(--size-gutter) pt-10">
      {canLogOut && <LogOutForm csrfToken={csrfToken} />}
      {routes.includes('userWithdrawal') && (
        <ButtonLink look="quiet" href="/user/withdrawal">
          {text('account.delete')}
        </ButtonLink>
      )}
    </section>
  );
}
