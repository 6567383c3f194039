import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '../icon/icons.tsx';

/** How far down the page the button appears, in screens. */
const SHOWN_AFTER_SCREENS = 1;

export interface ScrollToTopProps {
  label: string;
  /** The bar of the page above which it is placed. */
  above?: 'bottom-bar' | 'buy-bar';
}

/** Back to the top in one tap; shown once the page is scrolled down. */
export function ScrollToTop({ label, above = 'bottom-bar' }: ScrollToTopProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > window.innerHeight * SHOWN_AFTER_SCREENS);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const goUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <div
      className={clsx(
        'over-column pointer-events-none fixed inset-x-0 z-[calc(var(--layer-bar)-2)]',
        above === 'buy-bar'
          ? 'bottom-[calc(var(--size-detail-bar)+env(safe-area-inset-bottom)+12px)] wide:bottom-6'
          : 'bottom-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom)+12px)] desk:bottom-6',
      )}
    >
      <div className="column flex justify-end pe-3">
        <button
          type="button"
          onClick={goUp}
          aria-label={label}
          tabIndex={isShown ? 0 : -1}
          aria-hidden={!isShown}
          className={clsx(
            'grid size-11 place-items-center rounded-pill border border-line bg-surface text-fg shadow-float transition-[opacity,transform] duration-200 ease-out',
            isShown ? 'pointer-events-auto' : 'translate-y-2 opacity-0',
          )}
        >
          <ArrowUpIcon size={20} />
        </button>
      </div>
    </div>
  );
}
