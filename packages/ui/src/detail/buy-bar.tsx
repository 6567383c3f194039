import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface BuyBarProps {
  /** The heart (`FavouriteButton`); left out where the reader cannot have favourites. */
  favourite?: ReactNode;
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
        {favourite}
        {children}
      </div>
    </div>
  );
}
