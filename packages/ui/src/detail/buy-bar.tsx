import clsx from 'clsx';
import type { ReactNode } from 'react';
import { HeartIcon } from '../icon/icons.tsx';

export interface BuyBarProps {
  /** Left out where the reader cannot have favourites. */
  favourite?: {
    /** Spoken name, such as "Favourite". */
    label: string;
    /** "18.4K". */
    count: string;
    isOn: boolean;
    onToggle: () => void;
  };
  /** The one main button: "Read first", "Continue Ep. 12". */
  children: ReactNode;
}

/** The bar at the foot of a series' page, 62 high and always there. */
export function BuyBar({ favourite, children }: BuyBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-(--layer-bar)">
      <div
        className={clsx(
          'bar-glass column flex min-h-(--size-detail-bar) items-center gap-2 border-t border-line pb-[env(safe-area-inset-bottom)] *:last:flex-1',
          favourite ? 'ps-2 pe-3' : 'px-3',
        )}
      >
        {favourite && (
          <button
            type="button"
            aria-pressed={favourite.isOn}
            onClick={favourite.onToggle}
            className="grid h-13 min-w-15 content-center justify-items-center gap-0.5 text-12 leading-tight text-fg-2"
          >
            <span className={favourite.isOn ? 'text-primary' : undefined}>
              <HeartIcon filled={favourite.isOn} />
            </span>
            <span className="sr-only">{favourite.label} </span>
            <span className="figures">
              <bdi>{favourite.count}</bdi>
            </span>
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
