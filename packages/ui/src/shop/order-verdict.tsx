import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CoinGlyph } from '../money/coin-glyph.tsx';

export interface OrderVerdictProps {
  /** `checking`: nobody knows yet. `paid`: the coin turns once. `waiting`: it may take days. `none`: there are no coins. */
  outcome: 'checking' | 'paid' | 'waiting' | 'none';
  title: ReactNode;
  text?: ReactNode;
  /** What the reader has to name or to enter elsewhere, such as the number for a store. */
  facts?: readonly { label: string; value: string }[];
  actions?: ReactNode;
}

/** What came of an order. The heading is spoken when it changes. */
export function OrderVerdict({ outcome, title, text, facts = [], actions }: OrderVerdictProps) {
  return (
    <section className="mx-auto max-w-120 px-6 pt-8 pb-10 text-center">
      <div
        className={clsx(
          'mx-auto mb-5 grid w-fit place-items-center',
          outcome === 'checking' && 'animate-shine',
          outcome === 'paid' && 'animate-coin-turn',
          outcome === 'none' && 'opacity-45 grayscale',
        )}
      >
        <CoinGlyph sizePx={72} />
      </div>
      <div role="status">
        <h1 className="text-22 text-balance">{title}</h1>
        {text !== undefined && <div className="mt-2 text-balance text-fg-2">{text}</div>}
      </div>
      {facts.length > 0 && (
        <dl className="figures mt-5 grid gap-2 rounded-card bg-fill p-4 text-14">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-fg-2">{label}</dt>
              <dd className="font-strong wrap-anywhere">
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="mx-auto mt-6 grid max-w-80 gap-2">{actions}</div>}
    </section>
  );
}
