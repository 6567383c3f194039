import { Button, SectionHeading, Segment, useModals, useToast } from '@longstrip/ui';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { LOCALE_PARAMETER } from '../../i18n/locale-parameter.ts';
import { PageTexts, usePageText } from '../../i18n/page-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { parseThemeChoice, THEME_CHOICES, type ThemeChoice } from '../../theme/theme-choice.ts';
import type { AccountPage } from '../account/account-page.server.ts';
import { LogOutForm } from '../account/log-out-form.tsx';
import { EMPTY_RECORD } from '../reading/reading-record.ts';
import { readingStore, useReadingRecord } from '../reading/reading-store.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteInnerHeader } from '../shell/site-headers.tsx';
import { writePreference } from '../shell/write-preference.ts';

const THEME_LABELS = {
  system: 'setting.themeSystem',
  light: 'setting.themeLight',
  dark: 'setting.themeDark',
} as const satisfies Record<ThemeChoice, string>;

/** Account, theme, language, and what this browser remembers. */
export function SettingScreen() {
  const text = useText();
  const page = useLoaderData<AccountPage>();
  return (
    <SiteFrame header={<SiteInnerHeader title={text('nav.setting')} parent="/my" />}>
      <h1 className="sr-only">{text('nav.setting')}</h1>
      <PageTexts texts={page.texts}>
        <Account page={page} />
      </PageTexts>
      <Appearance />
      <Languages />
      <Reading />
    </SiteFrame>
  );
}

function Account({ page: { account, csrfToken } }: { page: AccountPage }) {
  const text = usePageText();
  if (account === null || csrfToken === null) return null;
  const { key, provider } = account.way;
  return (
    <section className="pt-4">
      <SectionHeading title={text('account.title')} note={text(key, { provider })} />
      <div className="flex flex-wrap items-center justify-between gap-3 px-(--size-gutter) pt-1">
        <p className="min-w-0 wrap-anywhere">
          <bdi>{account.name ?? account.email ?? text('account.reader')}</bdi>
        </p>
        <LogOutForm csrfToken={csrfToken} />
      </div>
    </section>
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
        <Segment
          label={text('setting.appearance')}
          options={THEME_CHOICES.map((value) => ({ value, label: text(THEME_LABELS[value]) }))}
          value={theme}
          onChange={(value) => choose(parseThemeChoice(value))}
        />
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

function Reading() {
  const text = useText();
  const { platformId } = useSite();
  const modals = useModals();
  const toast = useToast();
  const isEmpty = Object.keys(useReadingRecord().series).length === 0;
  const ask = () => {
    const id = modals.open({
      title: text('setting.clearReading'),
      closeLabel: text('common.close'),
      children: (
        <>
          <p className="mt-1.5 mb-4 text-balance text-fg-2">{text('setting.clearReadingText')}</p>
          <div className="grid gap-1">
            <Button
              look="main"
              isWide
              onClick={() => {
                readingStore(platformId).replace(EMPTY_RECORD);
                modals.close(id);
                toast({ text: text('setting.readingCleared'), tone: 'positive' });
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
    <section className="pt-6">
      <SectionHeading title={text('setting.reading')} note={text('my.guestText')} />
      <div className="px-(--size-gutter) pt-2">
        <Button look="outlined" onClick={ask} disabled={isEmpty}>
          {text('setting.clearReading')}
        </Button>
      </div>
    </section>
  );
}
