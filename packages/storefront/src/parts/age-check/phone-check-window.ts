/** The message from the window of the phone check to the page that opened it. */
const IS_DONE = 'done';
/** Session storage key: where the reader goes after a check that took the whole page. */
const RETURN_ADDRESS = 'age-check-callback';

function channelOf(platformId: string): BroadcastChannel | null {
  // Unique to the site: sites on one host must not get each other's messages.
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`longstrip-${platformId}-age`);
}

/** Calls `onDone` when a window of this site has confirmed the age. Returns a function that stops listening. */
export function hearPhoneCheck(platformId: string, onDone: () => void): () => void {
  const channel = channelOf(platformId);
  channel?.addEventListener('message', ({ data }) => {
    if (data === IS_DONE) onDone();
  });
  return () => channel?.close();
}

/** Stores where the reader goes after a check that takes the whole page. Without it, they go to the list for adults. */
export function saveReturnAddress(callback: string): void {
  try {
    sessionStorage.setItem(RETURN_ADDRESS, callback);
  } catch {
    // See above.
  }
}

/** What happens after a check: as a whole page, it goes on; a window of its own tells the waiting page and closes. */
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
