import type { MouseEventHandler } from 'react';
import type { IconComponent } from '../icon/draw-icon.tsx';
import { Link } from '../link/link.tsx';
import type { NavLink } from './top-bar.tsx';

export interface RailItem extends NavLink {
  icon: IconComponent;
  /** The current page has no entry of its own and belongs to this one. */
  holdsCurrent?: boolean;
  /** Called first; `preventDefault` keeps the reader on this page. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** A group of entries, with its name for screen readers. */
export interface RailGroup {
  label: string;
  items: readonly RailItem[];
}

/**
 * The navigation beside the column, from 1024 px on: groups of entries, divided by lines. The names are below the icons, and
 * beside them in windows with room for that. It stays while the page scrolls, and scrolls by itself in a low window.
 */
export function Rail({ groups }: { groups: readonly RailGroup[] }) {
  return (
    <div className="page-rail hidden px-1 py-3 text-fg wide:block roomy:px-3">
      {groups.map(({ label, items }) => (
        <nav
          key={label}
          aria-label={label}
          className="grid gap-0.5 not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
        >
          {items.map((item) => (
            <RailLink key={item.href} {...item} />
          ))}
        </nav>
      ))}
    </div>
  );
}

function RailLink(props: RailItem) {
  const { href, label, icon: ItemIcon, isCurrent = false, holdsCurrent = false, unreadLabel, onClick } = props;
  return (
    <Link
      href={href}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : holdsCurrent || undefined}
      className="rail-link"
    >
      <ItemIcon filled={isCurrent || holdsCurrent} />
      <span>{label}</span>
      {unreadLabel && (
        <>
          <i />
          <span className="sr-only">{unreadLabel}</span>
        </>
      )}
    </Link>
  );
}
