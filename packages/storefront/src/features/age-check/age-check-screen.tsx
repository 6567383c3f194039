import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../i18n/page-texts.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteInnerHeader } from '../shell/site-headers.tsx';
import type { AgeCheckPage } from './age-check-page.server.ts';
import { LazyAgeCheckSection } from './lazy-age-check-section.tsx';

/** `/user/adult`: the age check as a page. */
export function AgeCheckScreen() {
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
