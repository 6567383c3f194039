import { PLATFORMS } from '@longstrip/platform-config';
import { themeCss } from '@longstrip/ui';
import { SAMPLE_TEXTS, SampleToolbar } from '@longstrip/ui/samples';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { DRAFT_GLOBAL, drafted, draftOf } from '../src/theme-editor/theme-draft.ts';
import { ComponentsPage } from './components-page.tsx';
import { extractOfShown } from './shown-component.ts';
import './preview.css';

/** The console has Korean besides; stories of the sites are then in English. */
const LOCALES = [...Object.keys(SAMPLE_TEXTS), 'ko-KR'];

/** The platform's own language, and its direction: choosing Japan's site shows Japanese, unless a locale is chosen by hand. */
const OWN = 'own';

const THEME_SHEET_ID = 'platform-theme';

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** Puts the toolbar's choices where a site has them: on the root element and in a theme sheet. */
const withToolbar: Decorator = (Story, { globals, parameters, viewMode }) => {
  const platform = PLATFORMS.find((candidate) => candidate.id === globals.platform) ?? PLATFORMS[0];
  const chosenLocale = textOf(globals.locale, OWN);
  const ownLocale = platform?.locales.find((candidate) => candidate in SAMPLE_TEXTS) ?? 'en-US';
  const locale = chosenLocale === OWN ? ownLocale : chosenLocale;
  const theme = textOf(globals.theme, 'system');
  const chosenDir = textOf(globals.direction, OWN);
  const dir = chosenDir === OWN ? (SAMPLE_TEXTS[locale]?.dir ?? 'ltr') : chosenDir;
  const sheetText = platform ? themeCss(drafted(platform.theme, draftOf(globals[DRAFT_GLOBAL], platform.id))) : '';

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = dir;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset.theme = theme;
    const sheet = document.getElementById(THEME_SHEET_ID) ?? document.head.appendChild(document.createElement('style'));
    sheet.id = THEME_SHEET_ID;
    sheet.textContent = sheetText;
  }, [locale, dir, theme, sheetText]);

  return (
    // Measured things (the chosen day, a carousel's direction) are reset when the toolbar changes.
    <SampleToolbar
      key={`${locale}-${dir}-${platform?.id}`}
      locale={locale}
      wordmark={platform?.brand.wordmark ?? 'longstrip'}
    >
      {parameters.frame === 'none' ? (
        <Story />
      ) : (
        <div className={`column bg-page text-fg ${viewMode === 'story' ? 'min-h-dvh' : ''}`}>
          <Story />
        </div>
      )}
    </SampleToolbar>
  );
};

const preview: Preview = {
  decorators: [withToolbar],
  initialGlobals: {
    theme: 'system',
    platform: PLATFORMS[0]?.id,
    locale: OWN,
    direction: OWN,
    [DRAFT_GLOBAL]: null,
  },
  argTypesEnhancers: [extractOfShown],
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
        items: [{ value: OWN, title: "The platform's own" }, ...LOCALES],
        dynamicTitle: true,
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: OWN, title: "The locale's own" },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // A story that breaks a rule is an error, in the panel and in the tests of the stories.
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: ComponentsPage },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Tokens', 'Theme'],
          'Components',
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
        sideways: { name: 'Phone held sideways 844', styles: { width: '844px', height: '390px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        columns: { name: 'With columns 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
