import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BackIcon, BellIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { CoinGlyph } from '../money/coin-glyph.tsx';

export interface InnerHeaderProps {
  title: string;
  back: { href: string; label: string; onClick?: (event: { preventDefault(): void }) => void };
  /** In the place of the title, such as the field of a search. */
  field?: ReactNode;
  /** One action, a 44 px target. */
  action?: ReactNode;
  /** Over the key art of a series' page: no background, buttons on dark discs, the title only for screen readers. */
  isOverArt?: boolean;
}

const DISC = 'relative isolate before:absolute before:inset-1 before:-z-1 before:rounded-pill before:bg-art-disc';

/** The header of an inner page, 48 high: back, title, one action. */
export function InnerHeader({ title, back, field, action, isOverArt = false }: InnerHeaderProps) {
  return (
    // A landmark, so that screen readers find the back button; on a desktop the banner landmark is the top bar.
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

export interface BellLinkProps {
  href: string;
  /** Includes the number, if there is one: the badge itself is hidden from screen readers. */
  label: string;
  isCurrent?: boolean;
  /** Unread alarms; for 0 there is no badge. */
  unreadCount?: number;
}

/** A larger number is shown as this one with a plus sign. */
const SHOWN_MOST = 9;

/** The bell of the bars, with the number of unread alarms. */
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

export interface WalletPillProps {
  href: string;
  /** The balance as the locale writes it; "–" while it is unknown; for a guest a text such as "Log in". */
  amount: string;
  /** Spoken sentence, such as "7 coins, go to the shop". */
  label: string;
  /** `amount` is a text for a guest, without a coin. */
  isGuest?: boolean;
}

/** The reader's coins, as a link to the shop. It has room for three digits from the start, so that nothing moves. */
export function WalletPill({ href, amount, label, isGuest = false }: WalletPillProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      className={clsx(
        'figures reach-6 inline-flex h-8 shrink-0 items-center gap-1.5 rounded-pill font-strong whitespace-nowrap',
        isGuest ? 'bg-inverse px-3 text-13 text-on-inverse' : 'min-w-16 bg-fill ps-2 pe-3',
      )}
    >
      {!isGuest && <CoinGlyph sizePx={16} />}
      <bdi className={isGuest ? '' : 'flex-1 text-end'}>{amount}</bdi>
    </Link>
  );
}
