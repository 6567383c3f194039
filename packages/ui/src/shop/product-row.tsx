import clsx from 'clsx';
import { Tag } from '../form/radio-card.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { CoinGlyph } from '../money/coin-glyph.tsx';

export interface ProductRowProps {
  /** The coins as the locale writes them. */
  coins: string;
  /** What comes with them: "+12 bonus", "+50 M". */
  extras: readonly string[];
  /** "$0.089 a coin", with the bonus counted as coins. */
  unitPrice: string;
  price: string;
  /** Address of its button, and its name for screen readers; null: it cannot be bought. */
  button: { href: string; label: string; onClick?: LinkProps['onClick'] } | null;
  /** "Best value": the one row whose button is filled. */
  bestTag?: string | null;
  /** Conditions and stock: "First purchase only", "3 left", "Sold out". */
  notes: readonly string[];
}

/** A pack of coins, 76 high: coins large, what comes with them, the price of one coin, and a button with the price. */
export function ProductRow({ coins, extras, unitPrice, price, button, bestTag = null, notes }: ProductRowProps) {
  const isGrey = button === null;
  return (
    <li className="figures flex min-h-19 items-center gap-3 border-b border-line px-(--size-gutter) py-2.5">
      <span className={clsx(isGrey && 'opacity-45')}>
        <CoinGlyph sizePx={32} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={clsx('flex flex-wrap items-center gap-x-2 gap-y-0.5', isGrey && 'text-fg-3')}>
          <span className="text-22 leading-title font-heavy">
            <bdi>{coins}</bdi>
          </span>
          {extras.map((extra) => (
            <span key={extra} className={clsx('text-13 font-strong', isGrey ? 'text-fg-3' : 'text-fg-2')}>
              <bdi>{extra}</bdi>
            </span>
          ))}
          {bestTag !== null && <Tag text={bestTag} />}
        </p>
        <p className={clsx('text-12', isGrey ? 'text-fg-3' : 'text-fg-2')}>{unitPrice}</p>
        {notes.length > 0 && (
          <p className={clsx('flex flex-wrap gap-x-2.5 text-12 font-strong', isGrey ? 'text-fg-3' : 'text-fg-2')}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        )}
      </div>
      {button === null ? (
        <span className="grid min-h-11 min-w-23 shrink-0 place-items-center rounded-card bg-fill px-2 text-16 font-strong text-fg-3">
          <bdi>{price}</bdi>
        </span>
      ) : (
        <Link
          href={button.href}
          aria-label={button.label}
          {...(button.onClick === undefined ? {} : { onClick: button.onClick })}
          className={clsx(
            'grid min-h-11 min-w-23 shrink-0 place-items-center rounded-card px-2 text-16 font-strong transition-[transform,opacity] duration-150 ease-out hover:opacity-90 active:scale-[0.98]',
            bestTag === null
              ? 'shadow-[inset_0_0_0_1.5px_var(--line-strong)]'
              : 'bg-primary font-heavy text-on-primary',
          )}
        >
          <bdi>{price}</bdi>
        </Link>
      )}
    </li>
  );
}
