import type { SessionStore } from './session-store.ts';

/** Messages between the tabs of one site. */
type TabMessage = 'signed-out' | 'changed';

export interface SessionSyncOptions {
  /** Unique to the site: sites on one host must not get each other's messages. */
  channelName: string;
  session: Pick<SessionStore, 'dispatch' | 'refetch'>;
  /** Another tab has signed out. */
  onSignedOut: () => void;
  /** Loads the session this often, in seconds; without it only on events. */
  pollingSeconds?: number;
}

/** Keeps a page's session in step with the other tabs. */
export interface SessionSync {
  tell(message: TabMessage): void;
  stop(): void;
}

/**
 * Loads the session again when the window becomes visible, when the browser shows the page from its back/forward cache, when
 * another tab says so, and on a timer if one is wanted (section 4).
 */
export function startSessionSync(options: SessionSyncOptions): SessionSync {
  const { channelName, session, pollingSeconds } = options;
  const abort = new AbortController();
  const { signal } = abort;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);

  function hear(message: unknown): void {
    if (message === 'changed') void session.refetch();
    if (message !== 'signed-out') return;
    session.dispatch({ type: 'ClearUserData' });
    options.onSignedOut();
  }

  channel?.addEventListener('message', ({ data }) => hear(data), { signal });
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === channelName) hear(newValue?.split(' ')[0]);
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void session.refetch();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) void session.refetch();
    },
    { signal },
  );
  const timer =
    pollingSeconds === undefined ? undefined : setInterval(() => void session.refetch(), pollingSeconds * 1000);

  return {
    tell(message) {
      if (channel !== null) channel.postMessage(message);
      else writeMessage(channelName, message);
    },
    stop() {
      abort.abort();
      channel?.close();
      clearInterval(timer);
    },
  };
}

/** Tells the other tabs of a site that its reader has signed out, from a page without a session of its own. */
export function tellSignedOut(platformId: string): void {
  const channelName = sessionChannel(platformId);
  if (typeof BroadcastChannel === 'undefined') {
    writeMessage(channelName, 'signed-out');
    return;
  }
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-out' satisfies TabMessage);
  channel.close();
}

/** The name of the channel between the tabs of one platform's site. */
export function sessionChannel(platformId: string): string {
  return `longstrip-${platformId}-session`;
}

/** For browsers without broadcast channels. Each value is different, since only a change fires an event. */
function writeMessage(key: string, message: TabMessage): void {
  try {
    localStorage.setItem(key, `${message} ${crypto.randomUUID()}`);
  } catch {
    // If the browser stores nothing, the other tabs learn of it when they become visible.
  }
}
