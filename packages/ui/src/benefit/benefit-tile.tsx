import type { ReactNode } from 'react';
import type { IconComponent } from '../icon/draw-icon.tsx';
import { Link } from '../link/link.tsx';

export interface BenefitTileProps {
  icon: IconComponent;
  title: string;
  /** "1 spin", or how to get one. */
  note: string;
  href: string;
  /** There is something to take or to use now. */
  isReady: boolean;
  /** A drawing instead of the icon. */
  art?: ReactNode;
}

/** One kind of benefit as a square: what it is, and how much of it there is now. */
export function BenefitTile({ icon: TileIcon, title, note, href, isReady, art }: BenefitTileProps) {
  return (
    <Link
      href={href}
      className="flex h-full min-h-32 flex-col justify-between gap-3 rounded-sheet bg-fill p-4 transition-colors hover:bg-fill-strong forced-colors:border"
    >
      <span className="flex items-start justify-between">
        {art ?? (
          <span className="grid size-11 place-items-center rounded-pill bg-accent-soft text-accent">
            <TileIcon />
          </span>
        )}
      </span>
      <span className="min-w-0">
        <span className="block text-16 leading-title font-heavy wrap-anywhere">{title}</span>
        <span className={`mt-1 block text-13 ${isReady ? 'font-strong text-primary-text' : 'text-fg-2'}`}>{note}</span>
      </span>
    </Link>
  );
}
