import { AccessDenied, ButtonLink } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { useRefusalAction } from '../refusal-pages/refusal-action.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import type { DetailRefusal } from './detail-loader.server.ts';

/** What readers who are not known to be adults see instead of an adult series. */
export function AdultOnlyScreen({ refusal }: DetailRefusal) {
  const text = useText();
  const { adultLimitYears } = useSite();
  const action = useRefusalAction(refusal);
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <AccessDenied
        title={text('detail.adultTitle', { age: adultLimitYears })}
        text={action === null ? text('mature.laterText') : refusal.text}
        actions={
          <>
            {action !== null && (
              <ButtonLink look="main" isWide href={action.href}>
                {text(action.labelKey)}
              </ButtonLink>
            )}
            <ButtonLink look={action === null ? 'main' : 'quiet'} isWide href="/">
              {text('common.goHome')}
            </ButtonLink>
          </>
        }
      />
    </SiteFrame>
  );
}
