import { Button, PauseIcon } from '@longstrip/ui';
import { useEffect } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { stopAutoScroll } from '../viewer-store.ts';

/** The slowest speed, and by how much each step is faster; in pixels a second. */
const SLOWEST_PX_PER_S = 20;
const STEP_PX_PER_S = 25;
/** What a reader does to read on by themselves. */
const STOPPING_EVENTS = ['wheel', 'touchmove', 'keydown'] as const;

/** How fast the pages scroll by themselves at a step of the setting, in pixels a second. */
export function autoScrollSpeed(step: number): number {
  return SLOWEST_PX_PER_S + (step - 1) * STEP_PX_PER_S;
}

/** Scrolls the pages by themselves, until the reader scrolls, presses a key or the button, or the end is reached. */
export function AutoScroll({ step }: { step: number }) {
  const text = useText();
  useEffect(() => {
    let frame = 0;
    let last = performance.now();
    // Browsers scroll by whole pixels: what is less waits for the next frame.
    let restPx = 0;
    const onFrame = (nowMs: number) => {
      restPx += (autoScrollSpeed(step) * Math.min(nowMs - last, 100)) / 1_000;
      last = nowMs;
      const wholePx = Math.floor(restPx);
      restPx -= wholePx;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      if (isAtEnd) stopAutoScroll();
      else if (wholePx > 0) window.scrollBy({ top: wholePx, behavior: 'instant' });
      frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
    const stop = new AbortController();
    for (const name of STOPPING_EVENTS) {
      window.addEventListener(name, stopAutoScroll, { signal: stop.signal, passive: true });
    }
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
    };
  }, [step]);
  return (
    <div className="fixed inset-x-0 bottom-[calc(env(safe-area-inset-bottom)+16px)] z-(--layer-bar) grid justify-items-center">
      <Button look="plain" icon={<PauseIcon size={20} />} onClick={stopAutoScroll}>
        {text('viewer.autoScrollStop')}
      </Button>
    </div>
  );
}
