import { registerServiceWorker, splashAddress } from './served-addresses.ts';

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

/** The part of a window that is used here. */
type PhoneWindow = Pick<Window, 'document' | 'devicePixelRatio' | 'matchMedia' | 'navigator' | 'screen'>;

/**
 * Names the picture that an iPhone shows while the site starts from its home screen. Safari takes it in the screen’s own
 * pixels alone and reads it when the site is put there, so one link that is added later does for the thirty that would stand
 * in every page. Other systems draw theirs from the manifest.
 */
export function offerSplash({ document, devicePixelRatio, matchMedia, navigator, screen }: PhoneWindow): void {
  // Safari on iPhones and iPads alone has it.
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

/** Reports of one document; a page that fails again and again says it so often and no more. */
const REPORTS_MOST = 3;

/** Tells the site's log which kind of error a script met, and on which page: nothing of what the page shows. */
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

// What a page does beside showing itself, last: it needs what is above. It is a file of its own, which no first paint waits for.
reportErrors();
keepOfflinePage();
offerSplash(window);
