/** Time a banner stays, in milliseconds (section 9 of the specification). */
export const BANNER_SLIDE_MS = 3000;

/** Reasons to pause the banners. Any one of them is enough. */
export type CarouselHold = 'touch' | 'hover' | 'focus' | 'reduced-motion' | 'hidden-page' | 'reader';

export interface CarouselClock {
  /** Pauses while `reason` holds. */
  hold(reason: CarouselHold): void;
  /** The reason is gone; after the last one a whole interval starts again. */
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

/** Shows one banner after the other, never while the reader is busy with one. A single banner stays. */
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
