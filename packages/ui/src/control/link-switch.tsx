import { Link } from '../link/link.tsx';
import type { TabLink } from '../shell/tabs.tsx';

/** Two or three views of the same list, side by side; the chosen one is in the text colour. */
export function LinkSwitch({ links, label }: { links: readonly TabLink[]; label: string }) {
  return (
    <nav aria-label={label} className="-me-2 flex shrink-0">
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          aria-current={link.isCurrent ? 'true' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center justify-center px-2 text-13 whitespace-nowrap text-fg-3 transition-colors hover:text-fg aria-[current]:font-strong aria-[current]:text-fg"
        >
          <span className="label">{link.label}</span>
        </Link>
      ))}
    </nav>
  );
}
