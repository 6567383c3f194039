import type { IconComponent } from '../icon/draw-icon.tsx';
import { BackIcon, ForwardIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

interface PagerStep {
  href: string;
  label: string;
}

export interface PagerProps {
  /** Name of this navigation for screen readers. */
  label: string;
  /** "Page 2 of 5". */
  place: string;
  previous?: PagerStep;
  next?: PagerStep;
}

/** Pagination of a list: previous, current page, next. A list of one page shows nothing. */
export function Pager({ label, place, previous, next }: PagerProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 px-2 py-4 text-14"
    >
      {previous === undefined ? <span /> : <Step {...previous} rel="prev" drawing={BackIcon} />}
      <span className="figures text-13 text-fg-3">{place}</span>
      {next !== undefined && <Step {...next} rel="next" drawing={ForwardIcon} />}
    </nav>
  );
}

function Step({ href, label, rel, drawing: Drawing }: PagerStep & { rel: 'prev' | 'next'; drawing: IconComponent }) {
  const isNext = rel === 'next';
  return (
    <Link
      href={href}
      rel={rel}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-card px-2 font-strong transition-colors hover:bg-fill ${isNext ? 'justify-self-end' : 'justify-self-start'}`}
    >
      {!isNext && <Drawing size={16} />}
      <span className="min-w-0 text-center wrap-anywhere">{label}</span>
      {isNext && <Drawing size={16} />}
    </Link>
  );
}
