import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { BellLink, type BellLinkProps } from './bell-link.tsx';
import { WalletPill, type WalletPillProps } from './wallet-pill.tsx';

export interface HomeHeaderProps {
  home: { href: string; label: string };
  logo: ReactNode;
  wallet?: WalletPillProps;
  bell?: BellLinkProps;
  /** Anything more at the end, such as a settings link. */
  children?: ReactNode;
}

/** The phone's header on pages of the first level, 48 high: logo, wallet, bell. Desktop has the top bar instead. */
export function HomeHeader({ home, logo, wallet, bell, children }: HomeHeaderProps) {
  return (
    <header className="bar-glass sticky top-0 z-(--layer-bar) flex h-(--size-header-bar) items-center gap-1 ps-4 pe-1 desk:hidden">
      <Link href={home.href} aria-label={home.label} className="py-[9px]">
        {logo}
      </Link>
      <span className="flex-1" />
      {wallet && <WalletPill {...wallet} />}
      {bell && <BellLink {...bell} />}
      {children}
    </header>
  );
}
