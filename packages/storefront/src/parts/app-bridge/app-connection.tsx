import type { AppProblem } from '@longstrip/core';
import { useBackStack, useToast } from '@longstrip/ui';
import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { PageTexts, usePageText } from '../../i18n/page-texts.tsx';
import { type AppFacts, useSite } from '../../root/site-data.ts';
import { canGoBack } from '../navigation/history-entry.ts';
import { useSessionForApp } from '../session/session-context.tsx';
import type { SessionState } from '../session/session-state.ts';
import { type AppBridge, openAppBridge } from './app-bridge.ts';
import { problemOf, problemOfCode } from './app-problem.tsx';
import { type BRIDGE_ERRORS, BRIDGE_VERSION, type CallData, type PushToken } from './bridge-contract.ts';

export interface AppConnectionProps {
  app: AppFacts;
  /** Takes the phone’s push token; the store does not save it yet. */
  pushToken?: PushTokenTaker;
}

/**
 * What a page in the native app does for the app and gets from it, apart from what its reader asks for. It renders nothing.
 */
export function AppConnection({ app, pushToken }: AppConnectionProps) {
  const bridge = useBridge(app);
  if (bridge === null) return null;
  return (
    <PageTexts texts={app.texts}>
      <Connected bridge={bridge} pushToken={pushToken} />
    </PageTexts>
  );
}

function useBridge({ isSimulated }: AppFacts): AppBridge | null {
  const [bridge, setBridge] = useState<AppBridge | null>(null);
  useEffect(() => {
    let isGone = false;
    void openAppBridge({ isSimulated }).then((opened) => {
      if (!isGone) setBridge(opened);
    });
    return () => {
      isGone = true;
    };
  }, [isSimulated]);
  return bridge;
}

function Connected({ bridge, pushToken }: { bridge: AppBridge; pushToken: PushTokenTaker | undefined }) {
  const say = useSayProblem();
  useBackButton(bridge);
  useLanguage(bridge, say);
  useUserData(bridge, say);
  useRefresh(bridge);
  useEffect(() => {
    const hear = ({ code }: { code: (typeof BRIDGE_ERRORS)[number] }) => {
      const problem = problemOfCode(code);
      if (problem !== null) say(problem);
    };
    return bridge.on('problem', hear);
  }, [bridge, say]);
  useEffect(() => (pushToken === undefined ? undefined : watchPushToken(bridge, pushToken)), [bridge, pushToken]);
  // Last: after this call the app sends its events to the page.
  useEffect(() => void bridge.ask('ready', { version: BRIDGE_VERSION }), [bridge]);
  return null;
}

type Say = (problem: AppProblem, again?: () => void) => void;

/**
 * Shows a problem as a toast, with a retry button where there is a retry. The function stays the same until the page is
 * left.
 */
function useSayProblem(): Say {
  const text = usePageText();
  const toast = useToast();
  const latestRef = useRef({ text, toast });
  latestRef.current = { text, toast };
  const [say] = useState<Say>(() => (problem: AppProblem, again?: () => void) => {
    const { text: read, toast: show } = latestRef.current;
    const action = again === undefined ? {} : { action: { label: read('app.retry'), onPress: again } };
    show({ text: read(`app.problem${problem}`), tone: 'warning', ...action });
  });
  return say;
}

function useBackButton(bridge: AppBridge): void {
  const { back } = useBackStack();
  const { home } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const latestRef = useRef({ back, home, pathname, navigate });
  latestRef.current = { back, home, pathname, navigate };
  useEffect(() => {
    return bridge.on('back', () => {
      const now = latestRef.current;
      const isRoot = now.pathname === now.home || !canGoBack();
      const outcome = pressBack({ back: now.back, isRoot, leave: () => now.navigate(-1) });
      void bridge.ask('backDone', { outcome });
    });
  }, [bridge]);
}

function useLanguage(bridge: AppBridge, say: Say): void {
  const { locale } = useSite();
  useEffect(() => {
    let isGone = false;
    const tell = async () => {
      const reply = await bridge.ask('language', { locale });
      const problem = reply.ok ? null : problemOf('language', reply.code);
      if (problem !== null && !isGone) say(problem, () => void tell());
    };
    void tell();
    return () => {
      isGone = true;
    };
  }, [bridge, locale, say]);
}

/** Loads the data of the page again when its reader pulls it down, and says when it is there. */
function useRefresh(bridge: AppBridge): void {
  const { revalidate, state } = useRevalidator();
  const latestRef = useRef(revalidate);
  latestRef.current = revalidate;
  const isPulledRef = useRef(false);
  useEffect(
    () =>
      bridge.on('refresh', () => {
        isPulledRef.current = true;
        latestRef.current();
      }),
    [bridge],
  );
  const wasLoadingRef = useRef(false);
  useEffect(() => {
    const isOver = wasLoadingRef.current && state === 'idle' && isPulledRef.current;
    wasLoadingRef.current = state === 'loading';
    if (!isOver) return;
    isPulledRef.current = false;
    void bridge.ask('refreshDone', {});
  }, [state, bridge]);
}

type UserData = CallData<'userData'>['user'];

function userDataOf({ user, coin, accessToken }: SessionState): UserData {
  if (user === null || coin === null || accessToken === null) return null;
  return {
    id: user.id,
    nickname: user.nickname,
    isAdult: user.isAdult,
    showAdult: user.showAdult,
    coins: coin.coin + coin.bonusCoin + coin.freeCoin,
    accessToken: accessToken.token,
    accessTokenExpiresAt: accessToken.expiredAt,
  };
}

function useUserData(bridge: AppBridge, say: Say): void {
  const { state, status, renew, failures } = useSessionForApp();
  const user = state === null ? null : userDataOf(state);
  const latestRef = useRef({ user, renew });
  latestRef.current = { user, renew };
  const key = JSON.stringify(user);
  const isKnown = status === 'unauthenticated' || user !== null;
  const sentRef = useRef<string | null>(null);
  useEffect(() => {
    if (!isKnown || sentRef.current === key) return;
    const tell = async () => {
      const latest = latestRef.current;
      sentRef.current = JSON.stringify(latest.user);
      const isSent = await tellUserData(bridge, latest.user, async () => {
        const renewed = await latest.renew();
        const next = renewed === null ? null : userDataOf(renewed);
        sentRef.current = JSON.stringify(next);
        return next;
      });
      if (!isSent) say('USER_INFO', () => void tell());
    };
    void tell();
  }, [bridge, key, isKnown, say]);
  useEffect(() => {
    if (failures > 0) say('USER_INFO');
  }, [failures, say]);
}

export interface BackParts {
  /** Closes one of the layers over the page (`useBackStack`). */
  back: (isRoot: boolean) => 'closed' | 'leave' | 'stay';
  /** The page is the home page, or the page before it in the history is not of this site. */
  isRoot: boolean;
  leave: () => void;
}

/** One press of the app’s back button: closes a modal, then a slide, then goes back unless at the root (section 2). */
export function pressBack({ back, isRoot, leave }: BackParts): CallData<'backDone'>['outcome'] {
  const done = back(isRoot);
  if (done === 'closed') return 'closed';
  if (done === 'stay') return 'root';
  leave();
  return 'left';
}

/** Takes the token under which push messages reach this phone, each time it changes. */
export interface PushTokenTaker {
  take(token: PushToken): void;
}

/** Asks the app for its push token, and listens for later ones. Returns a function that stops listening. */
export function watchPushToken(bridge: AppBridge, taker: PushTokenTaker): () => void {
  let known: string | null = null;
  let isOver = false;
  const hear = (token: PushToken) => {
    const text = JSON.stringify(token);
    if (isOver || text === known) return;
    known = text;
    taker.take(token);
  };
  const stop = bridge.on('pushToken', hear);
  void bridge.ask('pushToken', {}).then((reply) => {
    // A token that has arrived meanwhile is newer.
    if (reply.ok && known === null) hear(reply.data);
  });
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Tells the app whose session the pages have. If the app cannot use it, the tokens are renewed and sent once more
 * (section 8).
 * @param renew renews the tokens; null: the reader has been signed out, which is no fault of the app
 * @returns false if the app could not use the second tokens either
 */
export async function tellUserData(
  bridge: Pick<AppBridge, 'ask'>,
  user: UserData,
  renew: () => Promise<UserData>,
): Promise<boolean> {
  const first = await bridge.ask('userData', { user });
  if (first.ok || problemOf('userData', first.code) === null) return true;
  const renewed = user === null ? null : await renew();
  if (user !== null && renewed === null) return true;
  return (await bridge.ask('userData', { user: renewed })).ok;
}
