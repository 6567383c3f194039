import type { AgreePush } from '@longstrip/api-contract';
import { SectionHeading } from '@longstrip/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { PushOffer } from './setting-model.ts';
import { SettingSwitch } from './setting-switch.tsx';

const BrowserPushSetting = lazy(() =>
  import('./browser-push-setting.tsx').then((module) => ({ default: module.BrowserPushSetting })),
);

const SWITCHES = [
  { name: 'push', consent: 'isAgreePush', label: 'account.pushAll', note: 'account.pushAllNote' },
  {
    name: 'pushContents',
    consent: 'isAgreePushContents',
    label: 'account.pushContents',
    note: 'account.pushContentsNote',
  },
  {
    name: 'pushFreetime',
    consent: 'isAgreePushFreetime',
    label: 'account.pushFreetime',
    note: 'account.pushFreetimeNote',
  },
  { name: 'pushNight', consent: 'isAgreePushNight', label: 'account.pushNight', note: 'account.pushNightNote' },
] as const;

/**
 * Which push messages come, and on the web whether they come to this browser. Only script can tell that, so that part is
 * loaded after the page; its place is reserved.
 * @param offer null in the native app, whose phone the app itself subscribes
 */
export function PushSettings({ consent, offer }: { consent: AgreePush; offer: PushOffer | null }) {
  const text = usePageText();
  return (
    <section className="pt-6">
      <SectionHeading title={text('account.push')} />
      <div className="px-(--size-gutter)">
        {offer !== null && <ThisBrowser offer={offer} />}
        {SWITCHES.map(({ name, consent: of, label, note }) => (
          <SettingSwitch key={name} name={name} label={text(label)} note={text(note)} isOn={consent[of]} />
        ))}
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
