import clsx from 'clsx';
import type { ViewerGround } from './viewer-bars.tsx';

export interface ViewerProgressProps {
  /** 0 to 1. */
  share: number;
  /** Spoken name, such as "Read so far". */
  label: string;
  ground?: ViewerGround;
  /** Direction of reading, if it differs from the page's: right-to-left comics in a left-to-right site. */
  direction?: 'ltr' | 'rtl';
}

/** How far the reader is: a line of 2 px on the edge of the lower bar, from the side at which reading starts. */
export function ViewerProgress({ share, label, ground = 'art', direction }: ViewerProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      dir={direction}
      className={clsx('h-(--size-view-line)', ground === 'art' ? 'bg-view-track' : 'bg-ink/16')}
    >
      <div
        className={clsx('h-full', ground === 'art' ? 'bg-primary' : 'bg-ink')}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}
