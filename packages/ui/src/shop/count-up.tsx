import { useState } from 'react';
import { useBrowserLayoutEffect } from '../control/react-workarounds.ts';

export const COUNT_UP_MS = 250;

export interface CountUpProps {
  from: number;
  to: number;
  /** Writes an amount in the reader's language. */
  format: (amount: number) => string;
}

/**
 * An amount that counts up once when it is shown. On the server, under reduced motion and for screen readers it is the final
 * amount at once.
 */
export function CountUp({ from, to, format }: CountUpProps) {
  const [shown, setShown] = useState(to);
  useBrowserLayoutEffect(() => {
    if (from === to || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const startedAt = performance.now();
    const step = (now: number) => {
      setShown(countedAmount(from, to, now - startedAt));
      if (now - startedAt < COUNT_UP_MS) frame = requestAnimationFrame(step);
    };
    setShown(from);
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <span className="sr-only">{format(to)}</span>
    </>
  );
}

/** The amount after so many milliseconds: whole, and never beyond its end. */
export function countedAmount(from: number, to: number, passedMs: number): number {
  const share = Math.min(1, Math.max(0, passedMs / COUNT_UP_MS));
  return Math.round(from + (to - from) * share);
}
