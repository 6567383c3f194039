import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BackIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

export interface InnerHeaderProps {
  title: string;
  back: { href: string; label: string; onClick?: (event: { preventDefault(): void }) => void };
  /** In the place of the title, such as the field of a search. */
  field?: ReactNode;
  /** One action, a 44 px target. */
  action?: ReactNode;
  /** Stands over the key art of a detail page: no surface, buttons on dark discs, the title unseen but spoken. */
  isOverArt?: boolean;
}

const DISC = 'relative isolate before:absolute before:inset-1 before:-z-1 before:rounded-pill before:bg-art-disc';

/** The header of an inner page, 48 high: back, title, one action. */
export function InnerHeader({ title, back, field, action, isOverArt = false }: InnerHeaderProps) {
  return (
    // A landmark, so readers who move between landmarks find the back button; on a desktop the banner is the top bar.
    <section
      aria-label={title}
      className={clsx(
        'z-(--layer-bar) flex h-(--size-header-bar) items-center px-1',
        isOverArt
          ? 'absolute inset-x-0 top-0 text-on-art'
          : 'bar-glass sticky top-0 border-b border-line desk:top-(--size-top-bar)',
      )}
    >
      <Link
        href={back.href}
        onClick={back.onClick}
        aria-label={back.label}
        className={clsx('grid size-11 shrink-0 place-items-center', isOverArt && DISC)}
      >
        <BackIcon />
      </Link>
      {field === undefined ? (
        <>
          <p
            // Cut at its end, in either direction.
            dir="auto"
            className={clsx('one-line flex-1 text-center text-16 font-strong', isOverArt && 'opacity-0')}
            aria-hidden="true"
          >
            {title}
          </p>
          <span className={clsx('flex min-w-11 justify-end', isOverArt && action !== undefined && DISC)}>{action}</span>
        </>
      ) : (
        <span className="flex min-w-0 flex-1 pe-3">{field}</span>
      )}
    </section>
  );
}
