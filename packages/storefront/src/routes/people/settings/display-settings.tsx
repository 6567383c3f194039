import { SectionHeading, Segment } from '@longstrip/ui';
import { useRevalidator } from '@remix-run/react';
import { LOCALE_PARAMETER } from '../../../i18n/locale-parameter.ts';
import { useText } from '../../../i18n/use-text.ts';
import { writePreference } from '../../../parts/shell/write-preference.ts';
import { useSite } from '../../../root/site-data.ts';
import { parseThemeChoice, THEME_CHOICES, type ThemeChoice } from '../../../theme/theme-choice.ts';

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
