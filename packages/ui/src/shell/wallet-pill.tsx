import { Link } from '../link/link.tsx';
import { CoinGlyph } from '../money/coin-glyph.tsx';

export interface WalletPillProps {
  href: string;
  /** The balance as the locale writes it. */
  amount: string;
  /** Spoken sentence, such as "7 coins, go to the shop". */
  label: string;
}

/** The reader's coins, one tap from the shop. */
export function WalletPill({ href, amount, label }: WalletPillProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      className="figures reach-6 inline-flex h-8 shrink-0 items-center gap-1.5 rounded-pill bg-fill ps-2 pe-3 font-strong"
    >
      <CoinGlyph sizePx={16} />
      <bdi>{amount}</bdi>
    </Link>
  );
}
