import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import type { AgeCheckPage } from '../../../parts/age-check/age-check.server.ts';
import { LazyAgeCheckSection } from '../../../parts/age-check/lazy-age-check-section.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';

export { loader } from '../../../parts/age-check/age-check.server.ts';
export { action } from './age-check.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/user/adult`: the age check as a page. */
export default function AgeCheckScreen() {
  const { check } = useLoaderData<AgeCheckPage>();
  return (
    <PageTexts texts={check.texts}>
      <SiteFrame header={<Header />}>
        <LazyAgeCheckSection check={check} />
      </SiteFrame>
    </PageTexts>
  );
}

function Header() {
  const text = usePageText();
  return <SiteInnerHeader title={text('age.title')} />;
}
