import { ButtonLink, RichText } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { NoticePage } from './notices.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loadNotice as loader } from './notices.server.ts';
export { ErrorScreen as ErrorBoundary };

/** One notice: title, date and text, and a link to all notices. */
export default function NoticeScreen() {
  const { notice } = useLoaderData<NoticePage>();
  const text = useText();
  return (
    <SiteFrame header={<SiteInnerHeader title={text('nav.notice')} parent="/notice" />}>
      <article className="px-(--size-gutter) pt-6 pb-4">
        <h1 dir="auto" className="from-page-start text-22 text-balance wrap-anywhere">
          {notice.title}
        </h1>
        <p className="mt-2 border-b border-line pb-5 text-13 text-fg-3">
          <time dateTime={notice.dateIso} className="figures">
            {notice.date}
          </time>
        </p>
        <RichText nodes={notice.body} className="max-w-[40em] pt-5 text-16" />
        <ButtonLink look="outlined" href="/notice" className="mt-9">
          {text('notice.all')}
        </ButtonLink>
      </article>
    </SiteFrame>
  );
}
