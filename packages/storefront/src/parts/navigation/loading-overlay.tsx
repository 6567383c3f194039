import type { MessageKey } from '@longstrip/messages';
import {
  BackIcon,
  CardsSkeleton,
  CloseIcon,
  DetailSkeleton,
  GridSkeleton,
  HistorySkeleton,
  IconButton,
  LinesSkeleton,
  ListSkeleton,
  ShopSkeleton,
  type SkeletonProps,
  useBrowserLayoutEffect,
  ViewerSkeleton,
} from '@longstrip/ui';
import { useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isCurrentEntry } from './history-entry.ts';
import { usePendingLocation } from './pending-location.ts';

export interface LoadingOverlayProps {
  pathname: string;
  /** The path of the page that is shown. */
  here: string;
}

/** The skeleton of the page that loads, if it has one, over the current page, which keeps its scroll position. */
export function LoadingOverlay({ pathname, here }: LoadingOverlayProps) {
  const text = useText();
  const cancel = useCancelLoading();
  const Page = pageSkeleton(pathname, here);
  if (Page !== undefined) {
    const isOverArt = Page === DetailSkeleton;
    const titleKey = titleOfSkeleton(pathname);
    return (
      <Overlay keepsBar={!isOverArt} keepsRail>
        <div className={isOverArt ? 'column min-h-dvh bg-page' : 'column min-h-dvh bg-page pt-(--size-header-bar)'}>
          <Page label={text('list.loading')} />
        </div>
        <div
          className={`column absolute inset-x-0 top-0 flex h-(--size-header-bar) items-center px-1 text-fg-2 ${isOverArt ? '' : 'border-b border-line'}`}
        >
          <IconButton icon={BackIcon} label={text('common.back')} onClick={cancel} />
          {titleKey !== undefined && <span className="one-line text-16 font-strong text-fg">{text(titleKey)}</span>}
        </div>
      </Overlay>
    );
  }
  if (pathname.startsWith('/viewer/')) {
    return (
      <Overlay keepsBar={false} keepsRail={false}>
        <ViewerSkeleton label={text('list.loading')} />
        <div
          data-theme="dark"
          className="column absolute inset-x-0 top-0 flex h-13 items-center justify-end pe-1 text-view-fg"
        >
          <IconButton icon={CloseIcon} label={text('common.close')} onClick={cancel} />
        </div>
      </Overlay>
    );
  }
  return null;
}

/**
 * @param keepsBar the phone's bar stays visible, because the page that loads has it too
 * @param keepsRail so does the rail of a wide window
 */
function Overlay({ keepsBar, keepsRail, children }: { keepsBar: boolean; keepsRail: boolean; children: ReactNode }) {
  // The keyboard must not reach what is covered, not even in the first frame.
  const focused = useRef<Element | null>(null);
  useBrowserLayoutEffect(() => {
    focused.current ??= document.activeElement;
    const covered = coveredElements(keepsBar).filter(({ inert }) => !inert);
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, [keepsBar]);
  // When the load is cancelled and this is gone, the focus goes back to where it was.
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      const { current } = focused;
      if (isLost && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div
      className={`${keepsRail ? 'over-columns' : ''} fixed inset-x-0 top-0 z-(--layer-bar) overflow-hidden bg-backdrop desk:top-[calc(var(--size-top-bar)+1px)] ${
        keepsBar ? 'bottom-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom))] desk:bottom-0' : 'bottom-0'
      }`}
    >
      {children}
    </div>
  );
}

/** The page's columns, and the phone's bar if that does not stay. The desktop's top bar and the rail stay visible and usable. */
function coveredElements(keepsBar: boolean): HTMLElement[] {
  const column = document.getElementById('main')?.parentElement;
  const columns = column?.closest('.page-columns') ?? null;
  const beside = columns === null ? null : column?.nextElementSibling;
  const bar = keepsBar ? null : (columns ?? column)?.nextElementSibling;
  return [column, beside, bar?.matches('nav') ? bar : null].filter((element) => element instanceof HTMLElement);
}

/** An anchor that no page has. On a navigation to an anchor, the router cancels the load in progress and loads nothing. */
const NO_ANCHOR = '#stay';

/**
 * Cancels the load in progress and stays on the current page, as the browser's stop button does for a document. A step back
 * or forward has changed the history entry already: to cancel it, this goes back from there.
 */
export function useCancelLoading(): () => void {
  const { pathname, search, state } = useLocation();
  const pending = usePendingLocation();
  const navigate = useNavigate();
  return () => {
    if (pending !== null && isCurrentEntry(pending.key)) {
      window.history.back();
      return;
    }
    const address = window.location.href;
    navigate({ pathname, search, hash: NO_ANCHOR }, { replace: true, preventScrollReset: true, state });
    window.history.replaceState(window.history.state, '', address);
  };
}

type Skeleton = (properties: SkeletonProps) => ReactNode;

/**
 * Skeletons by the first part of a path, or by a whole path. They are strings, because the route table would be loaded with
 * every first visit.
 */
const SKELETONS: readonly (readonly [paths: readonly string[], Skeleton])[] = [
  [['/detail/'], DetailSkeleton],
  [['/shop'], ShopSkeleton],
  [['/history/'], HistorySkeleton],
  [['/library/', '/gift', '/benefit/gift'], ListSkeleton],
  [['/event'], CardsSkeleton],
  [['/home/', '/creator/'], GridSkeleton],
  [['/alarm', '/comment', '/coupon', '/faq', '/notice', '/qna'], LinesSkeleton],
];

/** The titles of pages whose names are known before they are there. */
const TITLES: readonly (readonly [paths: readonly string[], MessageKey])[] = [
  [['/shop'], 'nav.shop'],
  [['/history/'], 'nav.history'],
  [['/library/'], 'nav.library'],
  [['/gift', '/benefit/gift'], 'nav.benefit'],
  [['/event'], 'nav.event'],
  [['/alarm'], 'nav.alarm'],
  [['/faq'], 'nav.faq'],
  [['/notice'], 'nav.notice'],
  [['/qna'], 'nav.qna'],
];

/** The title above the skeleton of a page; undefined where only the page knows it, such as that of a series. */
export function titleOfSkeleton(pathname: string): MessageKey | undefined {
  return TITLES.find(([paths]) => isOneOf(paths, pathname))?.[1];
}

/** Pages that show the skeleton of the next list themselves, below the tabs that lead to it. */
const FRAMES = [
  { from: ['/home/', '/creator/'], to: ['/home/'] },
  { from: ['/library/'], to: ['/library/'] },
] as const;

/**
 * The skeleton that covers a page while the next one is slow to load; undefined if the page stays as it is.
 * @param here the path of the page that is shown
 */
export function pageSkeleton(pathname: string, here: string): Skeleton | undefined {
  if (FRAMES.some(({ from, to }) => isOneOf(to, pathname) && isOneOf(from, here))) return undefined;
  return SKELETONS.find(([paths]) => isOneOf(paths, pathname))?.[1];
}

function isOneOf(paths: readonly string[], pathname: string): boolean {
  return paths.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
}
