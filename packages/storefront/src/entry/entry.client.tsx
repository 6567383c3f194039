import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { documentLocale, loadI18n } from '../i18n/create-i18n.ts';
import { RequestIdContext } from '../root/request-contexts.ts';

/**
 * Waits until the page's data is read. Remix would read it in the first render and suspend at the root meanwhile: a click
 * in that moment makes React discard the page (its error 345). Called outside a render, RemixBrowser only starts reading
 * and throws the promise.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}

/** Hydrates the page, once the texts of its language (preloaded with the scripts) and its data are loaded. */
async function hydrate(): Promise<void> {
  const { dataset } = document.documentElement;
  const [i18n] = await Promise.all([loadI18n(documentLocale()), readPageData()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RequestIdContext.Provider value={dataset.requestId ?? null}>
          <I18nextProvider i18n={i18n}>
            <RemixBrowser />
          </I18nextProvider>
        </RequestIdContext.Provider>
      </StrictMode>,
    );
  });
}

void import('./background-tasks.ts');
void hydrate();
