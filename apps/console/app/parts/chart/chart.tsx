import clsx from 'clsx';
import { lazy, Suspense, useEffect, useState } from 'react';

/** One line of bars or points: the name of its number in the rows, its text, and its colour. */
interface ChartSeries {
  readonly of: string;
  readonly name: string;
  readonly tone: ChartTone;
}

const FILLS = {
  main: 'bg-(--primary)',
  accent: 'bg-(--accent)',
  warn: 'bg-(--warning)',
  bad: 'bg-(--negative)',
  quiet: 'bg-(--text-3)',
} as const;
export type ChartTone = keyof typeof FILLS;

export interface ChartProps {
  readonly look: 'bars' | 'lines';
  readonly series: readonly ChartSeries[];
  /** Each has `on`, and the numbers that `series` names. */
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly by: 'day' | 'month';
  /** Writes a number, also of an axis. */
  readonly write: (value: number) => string;
}

const Canvas = lazy(() => import('./chart-canvas.tsx'));

/**
 * A chart for the eye. The table beside it has the same numbers, so it is hidden from screen readers and keys. Its library loads with
 * the first chart, in browsers alone.
 */
export function Chart(props: ChartProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div aria-hidden="true" className="px-4 pt-1 pb-3">
      <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-fg-2">
        {props.series.map(({ of, name, tone }) => (
          <li key={of} className="flex items-center gap-1.5">
            <span className={clsx('size-2.5 rounded-[3px] forced-color-adjust-none', FILLS[tone])} />
            {name}
          </li>
        ))}
      </ul>
      <div className="h-56">
        {isMounted && (
          <Suspense>
            <Canvas {...props} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
