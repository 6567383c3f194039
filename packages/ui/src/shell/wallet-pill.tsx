import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import { CoinGlyph } from '../money/coin-glyph.tsx';

export interface WalletPillProps {
  href: string;
  /** The balance as the locale writes it; "–" while it is unknown; for a guest what leads to one, such as "Log in". */
  amount: string;
  /** Spoken sentence, such as "7 coins, go to the shop". */
  label: string;
  /** The amount is no amount. */
  isGuest?: boolean;
}

/** The reader's coins, one tap from the shop. It has room for three digits from the start, so that nothing moves. */
export function WalletPill({ href, amount, label, isGuest = false }: WalletPillProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      className={clsx(
        'figures reach-6 inline-flex h-8 shrink-0 items-center gap-1.5 rounded-pill bg-fill font-strong whitespace-nowrap',
        isGuest ? 'px-3 text-13' : 'min-w-16 ps-2 pe-3',
      )}
    >
      {!isGuest && <CoinGlyph sizePx={16} />}
      <bdi className={isGuest ? '' : 'flex-1 text-end'}>{amount}</bdi>
    </Link>
  );
}
