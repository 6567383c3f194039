import type { ReactNode } from 'react';
import { BellIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { WalletPill, type WalletPillProps } from './wallet-pill.tsx';

export interface HomeHeaderProps {
  home: { href: string; label: string };
  logo: ReactNode;
  wallet?: WalletPillProps;
  notices?: { href: string; label: string; hasUnread?: boolean };
  /** Anything more at the end, such as a settings link. */
  children?: ReactNode;
}

/** The phone's header on pages of the first level, 48 high: logo, wallet, notices. Desktop has the top bar instead. */
export function HomeHeader({ home, logo, wallet, notices, children }: HomeHeaderProps) {
  return (
    <header className="bar-glass sticky top-0 z-(--layer-bar) flex h-(--size-header-bar) items-center gap-1 ps-4 pe-1 desk:hidden">
      <Link href={home.href} aria-label={home.label} className="py-[9px]">
        {logo}
      </Link>
      <span className="flex-1" />
      {wallet && <WalletPill {...wallet} />}
      {notices && (
        <Link
          href={notices.href}
          aria-label={notices.label}
          className="relative grid size-11 shrink-0 place-items-center"
        >
          <BellIcon />
          {notices.hasUnread && (
            <span className="absolute end-3 top-[11px] size-[7px] rounded-pill bg-primary ring-2 ring-(--bg)" />
          )}
        </Link>
      )}
      {children}
    </header>
  );
}
