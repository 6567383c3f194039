import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { CoinGlyph } from '../money/coin-glyph.tsx';

/** One of the figures under the coins: bonus coins, points, coupons. */
export interface WalletFact {
  label: string;
  value: string;
  /** Such as the day on which bonus coins end. */
  note?: string | null;
  href?: string | null;
}

export interface WalletCardProps {
  /** The coins as the locale writes them, or a component that counts up to them; "–" if they are not known. */
  coins: ReactNode;
  /** The word after them: "Coins". */
  unit: string;
  facts: readonly WalletFact[];
  /** The reason why nothing can be spent, such as a debt. */
  warning?: string | null;
  /** Buttons, below a line. */
  children?: ReactNode;
}

/** The reader's balance: coins in large figures, and below them each kind with its end date. */
export function WalletCard({ coins, unit, facts, warning = null, children }: WalletCardProps) {
  return (
    <section aria-label={unit} className="mx-(--size-gutter) rounded-card bg-fill p-4">
      <p className="figures flex flex-wrap items-center gap-x-2.5 text-28 font-heavy">
        <CoinGlyph sizePx={26} />
        <bdi>{coins}</bdi>
        <span className="text-14 font-text text-fg-2">{unit}</span>
      </p>
      {facts.length > 0 && (
        <dl className="figures mt-3 grid auto-cols-fr grid-cols-[repeat(auto-fit,minmax(88px,1fr))] gap-x-3 gap-y-2 border-t border-line pt-3">
          {facts.map(({ label, value, note = null, href = null }) => (
            <div key={label} className="relative min-w-0">
              <dt className="text-12 text-fg-2">{label}</dt>
              <dd className="text-16 font-strong wrap-anywhere">
                {href === null ? (
                  <bdi>{value}</bdi>
                ) : (
                  <Link href={href} className="after:absolute after:-inset-y-1 after:inset-x-0">
                    <bdi>{value}</bdi>
                  </Link>
                )}
                {note !== null && <span className="block text-12 font-text text-warning">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {warning !== null && (
        <p role="note" className="mt-3 border-t border-line pt-3 text-14 text-warning">
          {warning}
        </p>
      )}
      {children && <div className="mt-3 grid gap-2">{children}</div>}
    </section>
  );
}
