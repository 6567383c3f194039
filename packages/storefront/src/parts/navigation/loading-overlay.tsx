import { BackIcon, CloseIcon, DetailSkeleton, IconButton, ViewerSkeleton } from '@longstrip/ui';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { pageSkeleton } from './page-skeleton.ts';
import { useCancelLoading } from './use-cancel-loading.ts';

export interface LoadingOverlayProps {
  /** The path of the page that loads. */
  pathname: string;
  /** That of the page that is shown. */
  here: string;
}

/** The skeleton of the page that loads, where it has one, over the current page, which keeps its scroll position below. */
export function LoadingOverlay({ pathname, here }: LoadingOverlayProps) {
  const text = useText();
  const cancel = useCancelLoading();
  const Page = pageSkeleton(pathname, here);
  if (Page !== undefined) {
    const isOverArt = Page === DetailSkeleton;
    return (
      <Overlay keepsBar={!isOverArt}>
        <div className={isOverArt ? 'column min-h-dvh bg-page' : 'column min-h-dvh bg-page pt-(--size-header-bar)'}>
          <Page label={text('list.loading')} />
        </div>
        <div
          className={`column absolute inset-x-0 top-0 flex h-(--size-header-bar) items-center px-1 text-fg-2 ${isOverArt ? '' : 'border-b border-line'}`}
        >
          <IconButton icon={BackIcon} label={text('common.back')} onClick={cancel} />
        </div>
      </Overlay>
    );
  }
  if (pathname.startsWith('/viewer/')) {
    return (
      <Overlay keepsBar={false}>
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

/** @param keepsBar the phone's bar stays, as on the page that loads */
function Overlay({ keepsBar, children }: { keepsBar: boolean; children: ReactNode }) {
  // The keyboard cannot reach what is covered. When the load is cancelled the focus goes back to where it was.
  useEffect(() => {
    const focused = document.activeElement;
    const covered = coveredElements(keepsBar).filter(({ inert }) => !inert);
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, [keepsBar]);
  return (
    <div
      className={`fixed inset-x-0 top-0 z-(--layer-bar) overflow-hidden bg-backdrop desk:top-[calc(var(--size-top-bar)+1px)] ${
        keepsBar ? 'bottom-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom))] desk:bottom-0' : 'bottom-0'
      }`}
    >
      {children}
    </div>
  );
}

/** The page's column, and the phone's bar where it does not stay. The desktop's top bar stays visible and usable. */
function coveredElements(keepsBar: boolean): HTMLElement[] {
  const column = document.getElementById('main')?.parentElement;
  const bar = keepsBar ? null : column?.nextElementSibling;
  return [column, bar?.matches('nav') ? bar : null].filter((element) => element instanceof HTMLElement);
}
