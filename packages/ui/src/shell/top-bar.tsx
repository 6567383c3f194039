import type { ReactNode } from 'react';
import { SearchIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { BellLink, type BellLinkProps, WalletPill, type WalletPillProps } from './headers.tsx';

export interface NavLink {
  href: string;
  label: string;
  isCurrent?: boolean;
  /** Text for screen readers if this entry has something new, which is shown as a dot. */
  unreadLabel?: string;
}

export interface TopBarProps {
  home: { href: string; label: string };
  logo: ReactNode;
  /** Missing if there is no search. */
  search?: { href: string; label: string };
  links: readonly NavLink[];
  /** Missing if there is no bell. */
  bell?: BellLinkProps;
  /** Only for signed-in readers. */
  wallet?: WalletPillProps;
  /** Name of this navigation for screen readers. */
  label: string;
}

/**
 * The desktop bar, 78 high: a window-wide surface whose content stays in the column. From 1024 px its content is as wide as all
 * columns, and its links are in the rail. Hidden on phones.
 */
export function TopBar({ home, logo, search, links, bell, wallet, label }: TopBarProps) {
  return (
    <header className="bar-glass sticky top-0 z-[calc(var(--layer-bar)+1)] hidden border-b border-line text-fg desk:block">
      <div className="column flex h-(--size-top-bar) items-center gap-1 ps-4 pe-1 wide:w-[min(100%,var(--size-page))] wide:ps-5">
        <Link href={home.href} aria-label={home.label} className="py-[7px] roomy:w-[calc(var(--size-rail)-24px)]">
          {logo}
        </Link>
        {search ? (
          <Link
            href={search.href}
            className="ms-6 me-2 flex h-11 min-w-0 flex-1 wide:max-w-[calc(var(--size-column)-32px)] roomy:ms-4 roomy:me-4 items-center gap-2 rounded-pill bg-fill px-3.5 text-fg-3 transition-colors hover:bg-fill-strong hover:text-fg-2"
          >
            <SearchIcon size={20} />
            <span className="one-line">{search.label}</span>
          </Link>
        ) : (
          <span className="flex-1" />
        )}
        <span className="hidden flex-1 wide:block" />
        {wallet && <WalletPill {...wallet} />}
        <nav aria-label={label} className="flex wide:hidden">
          {links.map((link) => (
            <Link
              key={link.href}
              href={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
              className="relative inline-flex h-11 min-w-11 items-center justify-center px-2.5 font-strong aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-pill aria-[current=page]:after:bg-current"
            >
              {link.label}
              {link.unreadLabel && (
                <>
                  <span className="absolute end-1 top-2 size-[7px] rounded-pill bg-primary" />
                  <span className="sr-only">{link.unreadLabel}</span>
                </>
              )}
            </Link>
          ))}
        </nav>
        {bell && <BellLink {...bell} />}
      </div>
    </header>
  );
}
