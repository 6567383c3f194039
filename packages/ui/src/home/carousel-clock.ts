import { type RefObject, useEffect, useRef } from 'react';

/** Time a banner stays, in milliseconds (section 9 of the specification). */
export const BANNER_SLIDE_MS = 3000;

/** Reasons to pause the banners. Any one of them is enough. */
export type CarouselHold = 'touch' | 'hover' | 'focus' | 'reduced-motion' | 'hidden-page' | 'reader';

export interface CarouselClock {
  /** Pauses while `reason` holds. */
  hold(reason: CarouselHold): void;
  /** The reason is gone. After the last one a new interval starts. */
  release(reason: CarouselHold): void;
  /** The reader changed the banner by hand: its time starts again. */
  restart(): void;
  isMoving(): boolean;
  stop(): void;
}

export interface CarouselClockOptions {
  slideCount: number;
  intervalMs: number;
  advance: () => void;
}

/** Shows one banner after the other, but never while the reader uses one. A single banner stays. */
export function createCarouselClock({ slideCount, intervalMs, advance }: CarouselClockOptions): CarouselClock {
  const holds = new Set<CarouselHold>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const isMoving = () => !isStopped && slideCount > 1 && holds.size === 0;
  const restart = () => {
    clearTimeout(timer);
    if (!isMoving()) return;
    timer = setTimeout(() => {
      advance();
      restart();
    }, intervalMs);
  };
  restart();

  return {
    hold(reason) {
      holds.add(reason);
      clearTimeout(timer);
    },
    release(reason) {
      if (holds.delete(reason)) restart();
    },
    restart,
    isMoving,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const HOLDING_EVENTS: readonly [event: string, reason: CarouselHold, step: 'hold' | 'release'][] = [
  ['touchstart', 'touch', 'hold'],
  ['touchend', 'touch', 'release'],
  ['touchcancel', 'touch', 'release'],
  ['pointerenter', 'hover', 'hold'],
  ['pointerleave', 'hover', 'release'],
  ['focusin', 'focus', 'hold'],
  ['focusout', 'focus', 'release'],
];

function isTouchHover(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'mouse';
}

interface Options {
  slideCount: number;
  intervalMs: number;
  isPaused: boolean;
  advance: () => void;
}

/** Runs a carousel's clock for `ref`'s element. Paused by finger, pointer, focus, reduced motion and a hidden page. */
export function useCarouselClock(ref: RefObject<HTMLElement>, options: Options): RefObject<CarouselClock | undefined> {
  const { slideCount, intervalMs, isPaused, advance } = options;
  const clockRef = useRef<CarouselClock>();
  const advanceRef = useRef(advance);
  useEffect(() => {
    advanceRef.current = advance;
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const clock = createCarouselClock({ slideCount, intervalMs, advance: () => advanceRef.current() });
    clockRef.current = clock;
    const stopListening = new AbortController();
    const { signal } = stopListening;
    for (const [event, reason, step] of HOLDING_EVENTS) {
      const listener = (happened: Event) => {
        if (!isTouchHover(happened)) clock[step](reason);
      };
      element.addEventListener(event, listener, { signal, passive: true });
    }
    const follow = (reason: CarouselHold, isHeld: () => boolean) => {
      const update = () => (isHeld() ? clock.hold(reason) : clock.release(reason));
      update();
      return update;
    };
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    calm.addEventListener(
      'change',
      follow('reduced-motion', () => calm.matches),
      { signal },
    );
    document.addEventListener(
      'visibilitychange',
      follow('hidden-page', () => document.hidden),
      { signal },
    );
    return () => {
      stopListening.abort();
      clock.stop();
    };
  }, [ref, slideCount, intervalMs]);

  useEffect(() => {
    if (isPaused) clockRef.current?.hold('reader');
    else clockRef.current?.release('reader');
  }, [isPaused]);

  return clockRef;
}
