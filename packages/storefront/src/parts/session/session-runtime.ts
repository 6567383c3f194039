import * as v from 'valibot';
import { createSeenNotices, loadUnreadCounts, type UnreadCounts } from './load-unread-counts.ts';
import { createBrowserCalls, LedOnSchema } from './session-calls.ts';
import type { SessionLimits, SessionState, UserDataAction } from './session-state.ts';
import { createDataCache, createSessionStore } from './session-store.ts';
import { sessionChannel, startSessionSync } from './session-sync.ts';

export interface SessionRuntimeOptions {
  platformId: string;
  /** The platform's limits (section 9). */
  limits: SessionLimits;
  /** Whether the page is in the native app. */
  isApp: boolean;
  onState: (state: SessionState) => void;
  /** How many new items there are for the reader. */
  onUnread: (news: UnreadCounts) => void;
  /** The session has ended, here or in another tab. */
  onEnded: () => void;
  /** In the native app: user and coin could not be loaded. */
  onUserDataFailed: () => void;
}

/** The running session of a page. It is not part of the page's first script. */
export interface SessionRuntime {
  dispatch(action: UserDataAction): void;
  /** The site has changed the reader or the tokens: this tab and the others load both again. */
  reload(): void;
  /** The reader has opened a page: counts of new items that are not cached are loaded. */
  visit(pathname: string): void;
  /** Renews the tokens. The result is the session with them, or null if there is none any more. */
  renew(): Promise<SessionState | null>;
  stop(): void;
}

export function startSessionRuntime({
  platformId,
  limits,
  onState,
  onUnread,
  onEnded,
  isApp,
  onUserDataFailed,
}: SessionRuntimeOptions): SessionRuntime {
  const nowMs = () => Date.now();
  const { requestTimeoutMs, dataCacheMs, tokenRefreshThresholdMs, navigationCacheMs } = limits;
  const cache = createDataCache(dataCacheMs, nowMs);
  const calls = createBrowserCalls(location.origin, (request) => fetch(request), requestTimeoutMs);
  const seenNotices = createSeenNotices(platformId);
  const session = createSessionStore({
    calls,
    cache,
    thresholdMs: tokenRefreshThresholdMs,
    nowMs,
    onEnded,
    isApp,
    onUserDataFailed,
    warn: (message) => console.warn(message),
  });
  const unsubscribe = session.store.subscribe(onState);
  const sync = startSessionSync({ channelName: sessionChannel(platformId), session, onSignedOut: onEnded });
  const hearForm = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isSignOut(form)) return;
    event.preventDefault();
    void signOut(form, () => sync.tell('signed-out'));
  };
  document.addEventListener('submit', hearForm);
  const fetched = session.refetch();
  let isStopped = false;
  const tellNews = async (pathname: string) => {
    await fetched;
    const news = await loadUnreadCounts({ session, calls, cache, seenNotices, nowMs, navigationCacheMs }, pathname);
    if (!isStopped) onUnread(news);
  };
  return {
    dispatch: (action) => {
      if (action.type === 'UpdateUserData') void session.updateUserData();
      else session.dispatch(action);
    },
    reload() {
      sync.tell('changed');
      void session.refetch().then(() => session.updateUserData());
    },
    visit: (pathname) => void tellNews(pathname),
    renew: async () => ((await session.renewTokens()) === null ? null : session.store.getState()),
    stop() {
      isStopped = true;
      document.removeEventListener('submit', hearForm);
      unsubscribe();
      sync.stop();
    },
  };
}

function isSignOut(form: HTMLFormElement): boolean {
  return new URL(form.action).pathname === '/api/auth/signout';
}

/** Signs out as the form would, and then tells the other tabs. If that fails, the form is posted. */
async function signOut(form: HTMLFormElement, tell: () => void): Promise<void> {
  const body = new URLSearchParams({ json: 'true' });
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'json') body.set(name, value);
  try {
    const answer = await fetch(form.action, { method: 'POST', body });
    const led = v.safeParse(LedOnSchema, await answer.json());
    if (answer.ok) tell();
    location.assign(led.success ? led.output.url : '/');
  } catch {
    form.submit();
  }
}
