import { SeriesPreview, type SeriesPreviewProps } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useSideData } from '../shell/use-side-data.ts';

/** A mouse that only passes over a cover shows nothing. */
const AFTER_MS = 500;
/** Time to move from the cover to its preview. */
const GRACE_MS = 200;
const WIDTH_PX = 300;
const GAP_PX = 10;
/** Room for a preview below its upper edge, in pixels. */
const HEIGHT_PX = 260;
/** Below the bar of a desktop. */
const TOP_PX = 90;

/** A cover in the column that leads to a series. */
const COVER = 'main a[href^="/detail/"]:has(.cover-frame)';

/** The cover that a mouse rests on, and where its preview is. */
interface ShownCover {
  readonly alias: string;
  readonly leftPx: number;
  readonly topPx: number;
}

/** Beside the cover, where the window has more room; always within the window. */
export function previewPlace(
  cover: Pick<DOMRect, 'left' | 'right' | 'top'>,
  window: { innerWidth: number; innerHeight: number },
): Omit<ShownCover, 'alias'> {
  const isOnRight = window.innerWidth - cover.right >= cover.left;
  const leftPx = isOnRight ? cover.right + GAP_PX : cover.left - GAP_PX - WIDTH_PX;
  const lowestPx = window.innerHeight - HEIGHT_PX;
  return { leftPx, topPx: Math.max(TOP_PX, Math.min(cover.top, lowestPx)) };
}

/**
 * A preview of the series whose cover a mouse rests on. It stays while the mouse is on it, and goes with Escape, a press or a scroll.
 * Screen readers get the same from the page of the series.
 */
export function CoverPreview() {
  const { pathname } = useLocation();
  return <Preview key={pathname} />;
}

function Preview() {
  const [shown, setShown] = useState<ShownCover | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let onCover: Element | null = null;
    const later = (work: () => void, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    };
    const hide = () => {
      clearTimeout(timer);
      onCover = null;
      setShown(null);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      if (panel.current?.contains(target)) {
        clearTimeout(timer);
        return;
      }
      const link = target.closest(COVER);
      if (link === onCover) return;
      onCover = link;
      if (link === null) later(hide, GRACE_MS);
      else later(() => setShown(coverOf(link)), AFTER_MS);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    document.addEventListener('pointerover', onOver, options);
    document.addEventListener('pointerdown', hide, options);
    document.addEventListener('keydown', onKey, options);
    window.addEventListener('scroll', hide, { ...options, capture: true });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  const preview = useSideData(shown === null ? null : `/_/preview/${shown.alias}`, isPreview);
  if (shown === null || preview === null || preview === undefined) return null;
  return (
    <div
      ref={panel}
      aria-hidden="true"
      data-cover-preview=""
      className="fixed z-[calc(var(--layer-bar)+2)]"
      style={{ left: shown.leftPx, top: shown.topPx, width: WIDTH_PX }}
    >
      <SeriesPreview key={shown.alias} {...preview} />
    </div>
  );
}

function coverOf(link: Element): ShownCover | null {
  const alias = link.getAttribute('href')?.split('/')[2];
  const cover = link.querySelector('.cover-frame');
  if (alias === undefined || cover === null || !link.isConnected) return null;
  return { alias, ...previewPlace(cover.getBoundingClientRect(), window) };
}

function isPreview(answer: unknown): answer is SeriesPreviewProps {
  return typeof answer === 'object' && answer !== null && 'synopsis' in answer && 'title' in answer;
}
