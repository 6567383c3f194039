import clsx from 'clsx';
import { CoinGlyph } from './coin-glyph.tsx';

export interface PriceProps {
  /** The amount as the locale writes it: "3", "$2.99", "M 3,420". */
  amount: string;
  /** Draws the coin before the amount. */
  coin?: boolean;
  coinSizePx?: number;
  className?: string;
}

/** An amount that keeps its own direction inside a right-to-left sentence. */
export function Price({ amount, coin = false, coinSizePx = 16, className }: PriceProps) {
  return (
    <span className={clsx('figures inline-flex items-center gap-1 whitespace-nowrap', className)}>
      {coin && <CoinGlyph sizePx={coinSizePx} />}
      <bdi>{amount}</bdi>
    </span>
  );
}
