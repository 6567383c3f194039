import { LOCALES } from '@longstrip/core';
import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { loadI18n } from '../i18n/load-i18n.ts';

/** Wakes the page: first the texts of its one language (preloaded beside the scripts), then React. */
async function hydrate(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = LOCALES.find((known) => known === lang) ?? LOCALES[0];
  const i18n = await loadI18n(locale);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

void hydrate();
