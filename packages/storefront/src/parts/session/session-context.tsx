import type { SessionStatus } from '@longstrip/core';
import { useToast } from '@longstrip/ui';
import { useLocation, useRevalidator } from '@remix-run/react';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite, useSiteOrNull } from '../../root/site-data.ts';
import type { UnreadCounts } from './load-unread-counts.ts';
import type { SessionRuntime } from './session-runtime.ts';
import type { SessionState, UserDataAction } from './session-state.ts';

/** The session as the parts of a page use it; null outside the provider. */
interface SessionHandle {
  readonly state: SessionState | null;
  readonly status: SessionStatus;
  dispatch(action: UserDataAction): void;
  reload(): void;
  /** Renews the tokens. The result is the session with them, or null if there is none any more. */
  renew(): Promise<SessionState | null>;
  /** How often user and coin could not be loaded in the native app. */
  readonly failures: number;
}
const SessionContext = createContext<SessionHandle | null>(null);
/** As in `load-unread-counts.ts`, whose script is not loaded for guests. */
const NO_UNREAD: UnreadCounts = { benefits: 0, alarms: 0, notices: 0 };
const NewsContext = createContext(NO_UNREAD);

/**
 * The session of a page. Its script is loaded after the page has been rendered, and only if the server has said that a
 * reader is signed in: it is never loaded for guests.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const site = useSiteOrNull();
  const isSignedIn = site?.sessionStatus === 'authenticated';
  const platformId = site?.platformId;
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  // These change with every revalidation, which must not start the session again.
  const latestRef = useRef({ limits: site?.sessionLimits ?? null, revalidate, pathname });
  latestRef.current = { limits: site?.sessionLimits ?? null, revalidate, pathname };
  const runtimeRef = useRef<SessionRuntime | null>(null);
  const [state, setState] = useState<SessionState | null>(null);
  const [news, setNews] = useState(NO_UNREAD);
  const [failures, setFailures] = useState(0);
  const isApp = site !== null && site.app !== null;
  useEffect(() => {
    const { limits } = latestRef.current;
    if (!isSignedIn || platformId === undefined || limits === null) return;
    let isGone = false;
    void import('./session-runtime.ts').then(({ startSessionRuntime }) => {
      if (isGone) return;
      runtimeRef.current = startSessionRuntime({
        platformId,
        limits,
        isApp,
        onUserDataFailed: () => setFailures((count) => count + 1),
        // Parts of the page whose script is still loading are not hydrated yet: an urgent update would make React render
        // them again.
        onState: (next) => startTransition(() => setState(next)),
        onUnread: (next) => startTransition(() => setNews(next)),
        onEnded: () => latestRef.current.revalidate(),
      });
      runtimeRef.current.visit(latestRef.current.pathname);
    });
    return () => {
      isGone = true;
      runtimeRef.current?.stop();
      runtimeRef.current = null;
      startTransition(() => {
        setState(null);
        setNews(NO_UNREAD);
      });
    };
  }, [isSignedIn, platformId, isApp]);
  useEffect(() => runtimeRef.current?.visit(pathname), [pathname]);
  const status = isSignedIn ? (state?.status ?? 'loading') : 'unauthenticated';
  const dispatch = useCallback((action: UserDataAction) => runtimeRef.current?.dispatch(action), []);
  const reload = useCallback(() => runtimeRef.current?.reload(), []);
  const renew = useCallback(async () => (await runtimeRef.current?.renew()) ?? null, []);
  // The same object until something changes: a new one renders all parts of the page that use it.
  const handle = useMemo(
    () => ({ state, status, dispatch, reload, renew, failures }),
    [state, status, dispatch, reload, renew, failures],
  );
  return (
    <SessionContext.Provider value={handle}>
      <NewsContext.Provider value={news}>{children}</NewsContext.Provider>
    </SessionContext.Provider>
  );
}

/** How many coupons and gifts are new for the reader; 0 for a guest, and until it is known. */
export function useNewBenefits(): number {
  return useContext(NewsContext).benefits;
}

/** How many alarms the reader has not read; 0 for a guest, and until it is known. */
export function useUnreadAlarms(): number {
  return useContext(NewsContext).alarms;
}

/** How many notices are new in this browser; 0 for a guest, and until it is known. */
export function useNewNotices(): number {
  return useContext(NewsContext).notices;
}

/** The session in the page's memory: its status, and, once loaded, the reader, the coins and the tokens. */
export function useSession(): Pick<SessionHandle, 'state' | 'status'> {
  return useContext(SessionContext) ?? { state: null, status: 'unauthenticated' };
}

/** What the connection to the native app needs of the session in addition to its state. */
export function useSessionForApp(): Pick<SessionHandle, 'state' | 'status' | 'renew' | 'failures'> {
  const handle = useContext(SessionContext);
  // The exact text of the specification (section 8).
  if (handle === null) throw new Error('userDataDispatch not founded');
  return handle;
}

/** Changes the session in the page's memory (section 4). */
export function useUserDataDispatch(): (action: UserDataAction) => void {
  const handle = useContext(SessionContext);
  // The exact text of the specification (section 8).
  if (handle === null) throw new Error('userDataDispatch not founded');
  return handle.dispatch;
}

/** Loads the session again after a form of the page has changed the reader or the tokens. */
export function useReloadSession(): () => void {
  return useContext(SessionContext)?.reload ?? doNothing;
}

function doNothing(): void {}

/** Tells the reader of a public page that their session has expired and they are a guest now. */
export function SessionExpiredToast() {
  const text = useText();
  const toast = useToast();
  const { hasSessionExpired } = useSite();
  const message = text('page.accessDeniedTitle');
  useEffect(() => {
    if (hasSessionExpired) toast({ text: message, tone: 'warning' });
  }, [hasSessionExpired, message, toast]);
  return null;
}
