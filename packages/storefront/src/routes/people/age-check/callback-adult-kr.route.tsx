import { AccessDenied, Button } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { endPhoneCheck } from '../../../parts/age-check/phone-check-window.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { PhoneCheckResult } from './age-check.server.ts';

export { loadPhoneCheckResult as loader } from './age-check.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/callback/adult-kr`: the end of a check by phone. Where it succeeded, the window closes or goes on by itself. */
export default function PhoneCheckResultScreen() {
  const page = useLoaderData<PhoneCheckResult>();
  return (
    <PageTexts texts={page.texts}>
      <Result isConfirmed={page.isConfirmed} />
    </PageTexts>
  );
}

function Result({ isConfirmed }: Pick<PhoneCheckResult, 'isConfirmed'>) {
  const text = usePageText();
  const { platformId } = useSite();
  useEffect(() => {
    if (isConfirmed) endPhoneCheck(platformId);
    // D27: the page does not say why a check failed.
    else console.debug('the age was not confirmed');
  }, [isConfirmed, platformId]);
  return (
    <SiteFrame header={<SiteInnerHeader title={text('age.title')} />}>
      <AccessDenied
        title={text(isConfirmed ? 'age.confirmed' : 'age.phoneTitle')}
        text={text(isConfirmed ? 'age.confirmedText' : 'age.nothingHappened')}
        actions={
          // Loads a new document: this one has the reader's data from before the check.
          <form action={isConfirmed ? '/home/mature' : '/user/adult'}>
            <Button look="main" isWide type="submit">
              {text(isConfirmed ? 'age.readOn' : 'age.startAgain')}
            </Button>
          </form>
        }
      />
    </SiteFrame>
  );
}
