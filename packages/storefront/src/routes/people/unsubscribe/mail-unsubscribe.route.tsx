import { Button, ButtonLink } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { UnsubscribePage } from './unsubscribe.server.ts';

export { action, loader } from './unsubscribe.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** The address has the reader's own link: no browser caches the page, and no other site gets the address as referrer. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

/** The refusals of a link that is not ours or whose account has ended. */
const DEAD_LINK_CODES = ['INVALID_PARAMETER', 'NOT_FOUND_USER'];

/** `/mail/unsubscribe`: ends news by mail with one button. */
export default function UnsubscribeScreen() {
  const page = useLoaderData<UnsubscribePage>();
  return (
    <PageTexts texts={page.texts}>
      <Unsubscribe isLink={page.isLink} />
    </PageTexts>
  );
}

function Unsubscribe({ isLink }: { isLink: boolean }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  const settings = (
    <ButtonLink look="outlined" isWide href="/setting">
      {text('nav.setting')}
    </ButtonLink>
  );
  if (reply.values.step === 'done') {
    return (
      <Frame title={text('account.mailStopped')} lead={text('account.mailStoppedText')} isDone>
        {settings}
      </Frame>
    );
  }
  if (!isLink || DEAD_LINK_CODES.some((code) => code === reply.code)) {
    return (
      <Frame title={text('account.mailStopDead')} lead={text('account.mailStopDeadText')}>
        {settings}
      </Frame>
    );
  }
  return (
    <Frame title={text('account.mailStopTitle')} lead={text('account.mailStopText')}>
      <SiteForm reply={reply}>
        <Button type="submit" look="main" isWide isBusy={isBusy}>
          {text('account.mailStop')}
        </Button>
      </SiteForm>
    </Frame>
  );
}

function Frame({
  title,
  lead,
  isDone = false,
  children,
}: {
  title: string;
  lead: string;
  isDone?: boolean;
  children: ReactNode;
}) {
  const text = usePageText();
  return (
    <SiteFrame header={<SiteInnerHeader title={text('account.messages')} parent="/my" />}>
      <div className="mx-auto max-w-100 px-6 pt-8 pb-10">
        <div role={isDone ? 'status' : undefined}>
          <h1 className="text-22 text-balance">{title}</h1>
          <p className="mt-1 text-14 text-fg-2">{lead}</p>
        </div>
        <div className="mt-5">{children}</div>
      </div>
    </SiteFrame>
  );
}
