import { Button, PrepareState } from '@longstrip/ui';
import { data } from '@remix-run/node';
import { useRevalidator } from '@remix-run/react';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { SiteFrame } from '../features/shell/site-frame.tsx';
import { SiteHomeHeader } from '../features/shell/site-headers.tsx';
import { stateMeta } from '../features/state/state-meta.ts';
import { statePage } from '../features/state/state-page.server.ts';
import { useText } from '../i18n/use-text.ts';

/** When a robot may look again, in seconds. */
const RETRY_AFTER_S = 600;

/** `/prepare` answers 503 (D8): the site is being worked on. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await statePage(context, 'page.prepareTitle');
  return data(page, { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_S) } });
}

export const meta = stateMeta;

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
