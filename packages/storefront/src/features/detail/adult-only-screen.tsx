import { AccessDenied, ButtonLink } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';

/** A series or an episode for adults, before a reader who is not known to be one. */
export function AdultOnlyScreen() {
  const text = useText();
  const { adultLimitYears, routes } = useSite();
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <AccessDenied
        title={text('detail.adultTitle', { age: adultLimitYears })}
        text={text('error.ADULT_ONLY_CONTENTS')}
        actions={
          <>
            {routes.includes('userAdult') && (
              <ButtonLink look="main" isWide href="/user/adult">
                {text('common.confirm')}
              </ButtonLink>
            )}
            <ButtonLink look={routes.includes('userAdult') ? 'quiet' : 'main'} isWide href="/">
              {text('common.goHome')}
            </ButtonLink>
          </>
        }
      />
    </SiteFrame>
  );
}
