import { PLATFORMS } from '@longstrip/platform-config';
import { themeCss } from '@longstrip/ui';
import { SAMPLE_TEXTS, SampleToolbar } from '@longstrip/ui/samples';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import './preview.css';

/** The console has Korean besides; stories of the sites are then in English. */
const LOCALES = [...Object.keys(SAMPLE_TEXTS), 'ko-KR'];

/** The platform's own language: choosing Japan's site shows Japanese, unless a locale is chosen by hand. */
const OWN_LOCALE = 'own';

const THEME_SHEET_ID = 'platform-theme';

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** Puts the toolbar's choices where a site has them: on the root element and in a theme sheet. */
const withToolbar: Decorator = (Story, { globals, parameters }) => {
  const platform = PLATFORMS.find((candidate) => candidate.id === globals.platform) ?? PLATFORMS[0];
  const chosenLocale = textOf(globals.locale, OWN_LOCALE);
  const ownLocale = platform?.locales.find((candidate) => candidate in SAMPLE_TEXTS) ?? 'en-US';
  const locale = chosenLocale === OWN_LOCALE ? ownLocale : chosenLocale;
  const theme = textOf(globals.theme, 'system');
  const dir = SAMPLE_TEXTS[locale]?.dir ?? 'ltr';

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = dir;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset.theme = theme;
    if (!platform) return;
    const sheet = document.getElementById(THEME_SHEET_ID) ?? document.head.appendChild(document.createElement('style'));
    sheet.id = THEME_SHEET_ID;
    sheet.textContent = themeCss(platform.theme);
  }, [locale, dir, theme, platform]);

  return (
    // Measured things (the chosen day, a carousel's direction) are reset when the toolbar changes.
    <SampleToolbar key={`${locale}-${platform?.id}`} locale={locale} wordmark={platform?.brand.wordmark ?? 'longstrip'}>
      {parameters.frame === 'none' ? (
        <Story />
      ) : (
        <div className="column min-h-dvh bg-page text-fg">
          <Story />
        </div>
      )}
    </SampleToolbar>
  );
};

const preview: Preview = {
  decorators: [withToolbar],
  initialGlobals: { theme: 'system', platform: PLATFORMS[0]?.id, locale: OWN_LOCALE },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    platform: {
      toolbar: { title: 'Platform', icon: 'globe', items: PLATFORMS.map(({ id }) => id), dynamicTitle: true },
    },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'paragraph',
        items: [{ value: OWN_LOCALE, title: "The platform's own" }, ...LOCALES],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Overview'],
          'Screens',
          'Shell',
          'Content',
          'Viewer',
          'Modals',
          'States',
          'Controls',
          'Console',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
