import { Button, SectionHeading, Segment, useModals, useToast } from '@longstrip/ui';
import { useFetcher, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { writePreference } from '../../../cookies/site-cookies.ts';
import { LOCALE_PARAMETER } from '../../../i18n/locale-parameter.ts';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { FormReply } from '../../../parts/form/site-form.tsx';
import { EMPTY_RECORD } from '../../../parts/reading/reading-record.ts';
import { readingStore, useReadingRecord } from '../../../parts/reading/reading-store.ts';
import { useSite } from '../../../root/site-data.ts';
import { parseThemeChoice, THEME_CHOICES, type ThemeChoice } from '../../../theme/theme-choice.ts';
import type { Settings } from './setting-model.ts';
import { SettingSwitch } from './setting-switch.tsx';

const THEME_LABELS = {
  system: 'setting.themeSystem',
  light: 'setting.themeLight',
  dark: 'setting.themeDark',
} as const satisfies Record<ThemeChoice, string>;

/** Theme and language, which this browser remembers. */
export function DisplaySettings() {
  return (
    <>
      <Appearance />
      <Languages />
    </>
  );
}

function Appearance() {
  const text = useText();
  const { theme, themeCookie } = useSite();
  const { revalidate } = useRevalidator();
  const choose = (choice: ThemeChoice) => {
    writePreference(themeCookie, choice);
    // The attribute of the document comes from the server: revalidating keeps both the same.
    revalidate();
  };
  return (
    <section className="pt-4">
      <SectionHeading title={text('setting.appearance')} />
      <div className="px-(--size-gutter) pt-1">
        <form method="post" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="change" value="theme" />
          <Segment
            name="theme"
            label={text('setting.appearance')}
            options={THEME_CHOICES.map((value) => ({ value, label: text(THEME_LABELS[value]) }))}
            value={theme}
            onChange={(value) => choose(parseThemeChoice(value))}
          />
        </form>
      </div>
    </section>
  );
}

/** Shown when a platform has several languages. Each is a separate document: only its texts are loaded. */
function Languages() {
  const text = useText();
  const { languages, locale } = useSite();
  if (languages.length < 2) return null;
  return (
    <section className="pt-6">
      <SectionHeading title={text('setting.language')} />
      <ul className="px-(--size-gutter)">
        {languages.map((language) => (
          <li key={language.locale}>
            <a
              href={`?${LOCALE_PARAMETER}=${language.locale}`}
              lang={language.locale}
              aria-current={language.locale === locale ? 'true' : undefined}
              className="flex min-h-12 items-center aria-[current]:font-strong"
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

/** What is remembered of what was read: in this browser, and in the account of a signed-in reader. */
export function ReadingSettings({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useText();
  const pageText = usePageText();
  const modals = useModals();
  const isEmpty = Object.keys(useReadingRecord().series).length === 0;
  const { clear, isBusy } = useClearReading(isSignedIn);
  const ask = () => {
    const id = modals.open({
      title: text('setting.clearReading'),
      closeLabel: text('common.close'),
      children: (
        <>
          <p className="mt-1.5 mb-4 text-balance text-fg-2">
            {isSignedIn ? pageText('account.clearReadingText') : text('setting.clearReadingText')}
          </p>
          <div className="grid gap-1">
            <Button
              look="main"
              isWide
              onClick={() => {
                clear();
                modals.close(id);
              }}
            >
              {text('setting.clearReadingConfirm')}
            </Button>
            <Button look="quiet" isWide onClick={() => modals.close(id)}>
              {text('common.cancel')}
            </Button>
          </div>
        </>
      ),
    });
  };
  return (
    <section className="pt-6 noscript:hidden">
      <SectionHeading
        title={text('setting.reading')}
        note={isSignedIn ? pageText('account.readingNote') : text('my.guestText')}
      />
      <div className="px-(--size-gutter) pt-2">
        <Button look="outlined" onClick={ask} isBusy={isBusy} disabled={isEmpty && !isSignedIn}>
          {text('setting.clearReading')}
        </Button>
      </div>
    </section>
  );
}

/** Clears what is remembered: of a signed-in reader first in the account, which would bring it back. */
function useClearReading(isSignedIn: boolean): { clear: () => void; isBusy: boolean } {
  const text = useText();
  const { platformId, readerKey } = useSite();
  const toast = useToast();
  const { data, state, submit } = useFetcher<FormReply>();
  const clearBrowser = () => {
    readingStore(platformId, readerKey).replace(EMPTY_RECORD);
    toast({ text: text('setting.readingCleared'), tone: 'positive' });
  };
  const answered = useRef<(reply: FormReply) => void>(() => {});
  answered.current = ({ text: refused }) => {
    if (refused === null) clearBrowser();
    else toast({ text: refused, tone: 'warning' });
  };
  useEffect(() => {
    if (data !== undefined) answered.current(data);
  }, [data]);
  return {
    clear: isSignedIn ? () => submit({ change: 'reading' }, { method: 'post' }) : clearBrowser,
    isBusy: state !== 'idle',
  };
}
