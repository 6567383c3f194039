import { savedPaths } from '../parts/device/saved-paths.ts';
import { readingStore } from '../parts/reading/reading-store.ts';
import { sendUnsentPlaces } from '../parts/reading/unsent-places.ts';
import { registerServiceWorker, splashAddress } from './served-addresses.ts';

/** After this time, in milliseconds, a first page has loaded what it needs. */
const AFTER_MS = 5_000;

/**
 * Registers the service worker, which keeps an offline page in the language of this document. A browser without service
 * workers, or a site that is opened without encryption, shows the browser’s own offline page.
 */
export function keepOfflinePage(): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (workers === undefined) return;
  window.setTimeout(() => {
    registerServiceWorker(workers).catch(() => undefined);
  }, AFTER_MS);
}

/** Every document does so: a log-out leads to a page that may not show what was read. */
export function claimReading({ platform, reader }: DOMStringMap): void {
  if (platform !== undefined && reader !== undefined) readingStore(platform, reader);
}

/** Sends places that were read without a connection, and renews what is on the device, whose script loads if there is anything. */
export function catchUp(): void {
  if (!navigator.onLine) return;
  void sendUnsentPlaces();
  if (savedPaths().length > 0) {
    void import('../parts/device/device-library.ts').then(({ loadDevice }) => loadDevice('due'));
  }
}

type PhoneWindow = Pick<Window, 'document' | 'devicePixelRatio' | 'matchMedia' | 'navigator' | 'screen'>;

/**
 * Adds the link to the picture that an iPhone shows while the site starts from its home screen. Safari takes only a picture
 * of exactly the screen’s size in pixels, and reads the link when the site is added to the home screen. So one link that a
 * script adds later replaces thirty links in every page. Other systems draw their picture from the manifest.
 */
export function offerSplash({ document, devicePixelRatio, matchMedia, navigator, screen }: PhoneWindow): void {
  // Only Safari on iPhones and iPads has this property.
  if (!('standalone' in navigator)) return;
  const { theme } = document.documentElement.dataset;
  const isDark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const [widthPx, heightPx] = [screen.width, screen.height].map((side) => Math.round(side * devicePixelRatio));
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = splashAddress(widthPx ?? 0, heightPx ?? 0, isDark ? 'dark' : 'light');
  const meta = document.createElement('meta');
  meta.name = 'apple-mobile-web-app-capable';
  meta.content = 'yes';
  document.head.append(meta, link);
}

/** The most reports of one document, so that a page that fails again and again does not flood the log. */
const REPORTS_MOST = 3;

/** Sends to the site's log which kind of error a script met, and on which page, but nothing of what the page shows. */
export function reportErrors(): void {
  let count = 0;
  const report = (action: string, error: unknown) => {
    if (count === REPORTS_MOST) return;
    count += 1;
    const name = error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'unknown';
    const body = JSON.stringify({ logType: 'ERROR', action: `${action}:${name}`, url: window.location.pathname });
    navigator.sendBeacon('/api/logger', new Blob([body], { type: 'application/json' }));
  };
  window.addEventListener('error', ({ error }) => report('script-error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('unhandled-rejection', reason));
}

// What a page does besides showing itself; at the end, because it needs what is above. No first paint waits for this file.
claimReading(document.documentElement.dataset);
reportErrors();
keepOfflinePage();
offerSplash(window);
// The router leaves the browser's own scrolling on when a page is left, and does not take it back where the page comes again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.history.scrollRestoration = 'manual';
});
window.setTimeout(catchUp, AFTER_MS);
window.addEventListener('online', catchUp);
