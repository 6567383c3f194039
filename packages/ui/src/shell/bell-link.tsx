import { BellIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

export interface BellLinkProps {
  href: string;
  /** With the number, where there is one: the badge itself is only seen. */
  label: string;
  isCurrent?: boolean;
  /** What waits to be read; none shows no badge. */
  unreadCount?: number;
}

/** Larger numbers are shown as this one and more. */
const SHOWN_MOST = 9;

/** The bell of the bars, with how much waits behind it. */
export function BellLink({ href, label, isCurrent = false, unreadCount = 0 }: BellLinkProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className="relative grid size-11 shrink-0 place-items-center"
    >
      <BellIcon filled={isCurrent} />
      {unreadCount > 0 && (
        <span
          aria-hidden
          className="figures absolute start-[23px] top-1 grid h-[17px] min-w-[17px] place-items-center rounded-pill bg-primary px-1 text-[11px] leading-none font-heavy text-on-primary ring-2 ring-(--bg)"
        >
          {unreadCount > SHOWN_MOST ? `${SHOWN_MOST}+` : unreadCount}
        </span>
      )}
    </Link>
  );
}
