import { LOCALES } from '@longstrip/core';
import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { takeLostStep } from '../features/shell/lost-step.ts';
import { loadI18n } from '../i18n/load-i18n.ts';

/**
 * Waits until the page's own data is read. Remix reads it when it is first rendered, and suspends at the root meanwhile,
 * where nothing may: a tap in that moment has React give the page up for good (its error 345). Called outside of a
 * render, RemixBrowser does no more than begin to read, and throws the promise of it.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}

/** Wakes the page: first the texts of its one language (preloaded beside the scripts) and its data, then React. */
async function hydrate(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = LOCALES.find((known) => known === lang) ?? LOCALES[0];
  const [i18n] = await Promise.all([loadI18n(locale), readPageData()]);
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

const lostStep = takeLostStep(window);
if (lostStep === null) {
  void hydrate();
} else {
  // While a document loads, a browser has the one that it leads on to take its place: "back" would miss it.
  window.history.pushState(null, '', lostStep);
  window.location.reload();
}
