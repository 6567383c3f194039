import type { AgreePush } from '@longstrip/api-contract';
import { Button, ButtonLink, SectionHeading } from '@longstrip/ui';
import { usePageText } from '../../i18n/page-texts.tsx';
import { useSite } from '../../root/site-data.ts';
import { NO_REPLY } from '../form/form-reply.ts';
import { SiteForm } from '../form/site-form.tsx';
import { policyAddress } from '../policy/policy-address.ts';
import type { AppSettings as AppFacts } from './setting-model.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** What only the native app has: push messages, what it keeps, and its version. */
export function AppSettings({ app }: { app: AppFacts }) {
  const text = usePageText();
  const { routes } = useSite();
  return (
    <>
      {app.push !== null && <Push push={app.push} />}
      <section className="pt-6">
        <SectionHeading title={text('account.cache')} note={text('account.cacheText')} />
        <SiteForm reply={NO_REPLY} hidden={{ change: 'cache' }} className="px-(--size-gutter) pt-2">
          <Button type="submit" look="outlined">
            {text('account.cacheClear')}
          </Button>
        </SiteForm>
      </section>
      <section className="pt-6">
        <SectionHeading title={text('account.app')} note={text('account.version', { version: app.version })} />
        <div className="flex flex-wrap gap-x-4 px-(--size-gutter)">
          {routes.includes('policy') && (
            <ButtonLink look="quiet" href={policyAddress('TERMS')}>
              {text('policy.kindTERMS')}
            </ButtonLink>
          )}
          {routes.includes('privacy') && (
            <ButtonLink look="quiet" href={policyAddress('PRIVACY')}>
              {text('policy.kindPRIVACY')}
            </ButtonLink>
          )}
        </div>
      </section>
    </>
  );
}

function Push({ push }: { push: AgreePush }) {
  const text = usePageText();
  return (
    <section className="pt-6">
      <SectionHeading title={text('account.push')} />
      <div className="px-(--size-gutter)">
        <SettingSwitch
          name="push"
          label={text('account.pushAll')}
          note={text('account.pushAllNote')}
          isOn={push.isAgreePush}
        />
        <SettingSwitch
          name="pushContents"
          label={text('account.pushContents')}
          note={text('account.pushContentsNote')}
          isOn={push.isAgreePushContents}
        />
        <SettingSwitch
          name="pushFreetime"
          label={text('account.pushFreetime')}
          note={text('account.pushFreetimeNote')}
          isOn={push.isAgreePushFreetime}
        />
        <SettingSwitch
          name="pushNight"
          label={text('account.pushNight')}
          note={text('account.pushNightNote')}
          isOn={push.isAgreePushNight}
        />
      </div>
    </section>
  );
}
