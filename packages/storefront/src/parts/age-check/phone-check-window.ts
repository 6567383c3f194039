/** What the window of the phone check tells the page that opened it. */
const IS_DONE = 'done';
/** In this tab's memory: where the reader goes after a check that took the whole page. */
const WAY_BACK = 'age-check-callback';

function channelOf(platformId: string): BroadcastChannel | null {
  // Unique to the site: sites on one host must not hear each other.
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`longstrip-${platformId}-age`);
}

/** Calls when a window of this site has confirmed the age. Returns what ends it. */
export function hearPhoneCheck(platformId: string, onDone: () => void): () => void {
  const channel = channelOf(platformId);
  channel?.addEventListener('message', ({ data }) => {
    if (data === IS_DONE) onDone();
  });
  return () => channel?.close();
}

/** Remembers where a check leads that takes the whole page. A browser that stores nothing leads to the list for adults. */
export function keepWayBack(callback: string): void {
  try {
    sessionStorage.setItem(WAY_BACK, callback);
  } catch {
    // See above.
  }
}

/** What the window does after a check: the whole page goes on; a window of its own tells the page that waits, and closes. */
export function endPhoneCheck(platformId: string): void {
  const callback = takeWayBack();
  if (callback !== null) {
    window.location.replace(callback);
    return;
  }
  const channel = channelOf(platformId);
  channel?.postMessage(IS_DONE);
  channel?.close();
  window.close();
}

function takeWayBack(): string | null {
  try {
    const callback = sessionStorage.getItem(WAY_BACK);
    sessionStorage.removeItem(WAY_BACK);
    return callback;
  } catch {
    return null;
  }
}
