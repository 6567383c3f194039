import { registerServiceWorker } from './service-worker.ts';

/** After this time a first page has loaded what it needs, in milliseconds. */
const AFTER_MS = 5_000;

/**
 * Has the browser keep a page for documents that cannot be loaded, in the language of this one. A browser without service
 * workers, or a site that is opened without encryption, shows the browser’s own.
 */
export function keepOfflinePage(): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (workers === undefined) return;
  window.setTimeout(() => {
    registerServiceWorker(workers).catch(() => undefined);
  }, AFTER_MS);
}
