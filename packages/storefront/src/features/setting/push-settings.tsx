import type { AgreePush } from '@longstrip/api-contract';
import { SectionHeading } from '@longstrip/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import type { PushOffer } from './setting-model.ts';
import { SettingSwitch } from './setting-switch.tsx';

const BrowserPushSetting = lazy(() =>
  import('./browser-push-setting.tsx').then((module) => ({ default: module.BrowserPushSetting })),
);

/**
 * Which push messages come, and on the web whether they come to this browser. Only script can tell that, so its part is loaded
 * once the page stands; its place is kept.
 * @param offer null in the native app, whose phone the app itself subscribes
 */
export function PushSettings({ consent, offer }: { consent: AgreePush; offer: PushOffer | null }) {
  const text = usePageText();
  return (
    <section className="pt-6">
      <SectionHeading title={text('account.push')} />
      <div className="px-(--size-gutter)">
        {offer !== null && <ThisBrowser offer={offer} />}
        <SettingSwitch
          name="push"
          label={text('account.pushAll')}
          note={text('account.pushAllNote')}
          isOn={consent.isAgreePush}
        />
        <SettingSwitch
          name="pushContents"
          label={text('account.pushContents')}
          note={text('account.pushContentsNote')}
          isOn={consent.isAgreePushContents}
        />
        <SettingSwitch
          name="pushFreetime"
          label={text('account.pushFreetime')}
          note={text('account.pushFreetimeNote')}
          isOn={consent.isAgreePushFreetime}
        />
        <SettingSwitch
          name="pushNight"
          label={text('account.pushNight')}
          note={text('account.pushNightNote')}
          isOn={consent.isAgreePushNight}
        />
      </div>
    </section>
  );
}

function ThisBrowser({ offer }: { offer: PushOffer }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(true), []);
  return (
    <div className="min-h-18">
      {isWanted && (
        <Suspense fallback={null}>
          <BrowserPushSetting offer={offer} />
        </Suspense>
      )}
    </div>
  );
}
