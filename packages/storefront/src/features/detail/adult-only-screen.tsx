import { AccessDenied, ButtonLink } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import { useWayOn } from '../state/way-on.ts';
import type { DetailRefusal } from './detail-loader.server.ts';

/** A series or an episode for adults, before a reader who is not known to be one. */
export function AdultOnlyScreen({ refusal }: DetailRefusal) {
  const text = useText();
  const { adultLimitYears } = useSite();
  const wayOn = useWayOn(refusal);
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <AccessDenied
        title={text('detail.adultTitle', { age: adultLimitYears })}
        text={wayOn === null ? text('mature.laterText') : refusal.text}
        actions={
          <>
            {wayOn !== null && (
              <ButtonLink look="main" isWide href={wayOn.href}>
                {text(wayOn.labelKey)}
              </ButtonLink>
            )}
            <ButtonLink look={wayOn === null ? 'main' : 'quiet'} isWide href="/">
              {text('common.goHome')}
            </ButtonLink>
          </>
        }
      />
    </SiteFrame>
  );
}
