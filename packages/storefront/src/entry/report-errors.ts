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
