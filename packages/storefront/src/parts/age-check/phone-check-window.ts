/** What the window of the phone check tells the page that opened it. */
const IS_DONE = 'done';
/** In this tab's memory: where the reader goes after a check that took the whole page. */
const RETURN_ADDRESS = 'age-check-callback';

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
export function saveReturnAddress(callback: string): void {
  try {
    sessionStorage.setItem(RETURN_ADDRESS, callback);
  } catch {
    // See above.
  }
}

/** What the window does after a check: the whole page goes on; a window of its own tells the page that waits, and closes. */
export function endPhoneCheck(platformId: string): void {
  const callback = takeReturnAddress();
  if (callback !== null) {
    window.location.replace(callback);
    return;
  }
  const channel = channelOf(platformId);
  channel?.postMessage(IS_DONE);
  channel?.close();
  window.close();
}

function takeReturnAddress(): string | null {
  try {
    const callback = sessionStorage.getItem(RETURN_ADDRESS);
    sessionStorage.removeItem(RETURN_ADDRESS);
    return callback;
  } catch {
    return null;
  }
}
