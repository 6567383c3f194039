import { SectionHeading } from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { Settings } from './setting-model.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** Which works are shown, and which messages come. */
export function ContentSettings({ settings }: { settings: Settings }) {
  const text = usePageText();
  const { showsAdult, showsBl, isAgreeMail } = settings;
  return (
    <>
      {(showsAdult !== null || showsBl !== null) && (
        <section className="pt-6">
          <SectionHeading title={text('account.content')} />
          <div className="px-(--size-gutter)">
            {showsAdult !== null && (
              <SettingSwitch
                name="adult"
                label={text('account.adult')}
                note={text('account.adultNote')}
                isOn={showsAdult}
              />
            )}
            {showsBl !== null && (
              <SettingSwitch name="bl" label={text('account.bl')} note={text('account.blNote')} isOn={showsBl} />
            )}
          </div>
        </section>
      )}
      <section className="pt-6">
        <SectionHeading title={text('account.messages')} />
        <div className="px-(--size-gutter)">
          <SettingSwitch name="mail" label={text('account.mail')} note={text('account.mailNote')} isOn={isAgreeMail} />
        </div>
      </section>
    </>
  );
}
