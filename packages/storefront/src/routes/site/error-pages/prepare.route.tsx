import { Button, PrepareState } from '@longstrip/ui';
import { data } from '@remix-run/node';
import { useRevalidator } from '@remix-run/react';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useText } from '../../../i18n/use-text.ts';
import { loadPageTitle } from '../../../parts/seo/page-meta.server.ts';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteHomeHeader } from '../../../parts/shell/site-headers.tsx';

/** When robots may try again, in seconds. */
const RETRY_AFTER_S = 600;

/** `/prepare` answers 503 (D8): the site is under maintenance. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadPageTitle(context, 'page.prepareTitle');
  return data(page, { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_S) } });
}

export const meta = titleMeta;

export default function Prepare() {
  const text = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <PrepareState
        title={text('page.prepareTitle')}
        text={text('page.prepareText')}
        actions={
          <Button look="main" isWide isBusy={state === 'loading'} onClick={revalidate}>
            {text('common.retry')}
          </Button>
        }
      />
    </SiteFrame>
  );
}
