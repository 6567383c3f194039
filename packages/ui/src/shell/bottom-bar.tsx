import type { IconComponent } from '../icon/draw-icon.tsx';
import { Link } from '../link/link.tsx';
import type { NavLink } from './top-bar.tsx';

export interface BottomBarItem extends NavLink {
  icon: IconComponent;
  /** The current page has no entry of its own and belongs to this one, as a list belongs to the home page. */
  holdsCurrent?: boolean;
}

/**
 * The phone's bar: 50 high, and the safe area under it. The icon of the current page, or of the entry that it belongs to,
 * is filled and its name bold. With large text a name grows up to its share of the window, and then breaks.
 */
export function BottomBar({ items, label }: { items: readonly BottomBarItem[]; label: string }) {
  return (
    <nav
      aria-label={label}
      className="bar-glass fixed inset-x-0 bottom-0 z-(--layer-bar) grid auto-cols-fr grid-flow-col border-t border-line pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      {items.map(({ href, label: name, isCurrent = false, holdsCurrent = false, icon: ItemIcon, unreadLabel }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : holdsCurrent || undefined}
          className="relative flex min-h-(--size-bottom-bar) min-w-0 flex-col items-center justify-center gap-px px-0.5 text-[length:min(var(--t-12),5vw)] leading-[1.3] text-fg-3 -outline-offset-2 aria-[current]:font-strong aria-[current]:text-fg"
        >
          <ItemIcon filled={isCurrent || holdsCurrent} />
          <span className="max-w-full text-center wrap-anywhere">{name}</span>
          {unreadLabel && (
            <>
              <span className="absolute start-[calc(50%+8px)] top-2 size-[7px] rounded-pill bg-primary ring-2 ring-(--bg)" />
              <span className="sr-only">{unreadLabel}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
