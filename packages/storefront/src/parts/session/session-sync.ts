import type { SessionStore } from './session-store.ts';

/** What tabs of one site tell each other. */
type TabMessage = 'signed-out' | 'changed';

export interface SessionSyncOptions {
  /** Unique to the site: sites on one host must not hear each other. */
  channelName: string;
  session: Pick<SessionStore, 'dispatch' | 'refetch'>;
  /** Another tab has signed out. */
  onSignedOut: () => void;
  /** Asks for the session this often, in seconds; without it only on events. */
  pollingSeconds?: number;
}

/** Keeps a page's session like that of the other tabs. */
export interface SessionSync {
  tell(message: TabMessage): void;
  stop(): void;
}

/**
 * Fetches the session again when the window becomes visible, when the browser shows the page from its memory, when another
 * tab says so, and by time where that is wanted (section 4).
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

/** Tells the other tabs of a site, from a page without a session of its own, that its reader has signed out. */
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

/** The name of what the tabs of one platform's site hear each other on. */
export function sessionChannel(platformId: string): string {
  return `longstrip-${platformId}-session`;
}

/** For browsers without channels. Each value differs, since only a change is an event. */
function writeMessage(key: string, message: TabMessage): void {
  try {
    localStorage.setItem(key, `${message} ${crypto.randomUUID()}`);
  } catch {
    // A browser that stores nothing has tabs that learn of it when they become visible.
  }
}
