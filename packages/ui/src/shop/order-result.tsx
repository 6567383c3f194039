import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CoinGlyph } from '../money/coin-glyph.tsx';

export interface OrderResultProps {
  /** `checking`: not known yet. `paid`: the coin turns once. `waiting`: it may take days. `none`: the order brings no coins. */
  outcome: 'checking' | 'paid' | 'waiting' | 'none';
  title: ReactNode;
  text?: ReactNode;
  /**
   * What the order brought, with its end date (`note`), or what the reader must state or enter elsewhere, such as the number
   * for a store.
   */
  facts?: readonly { label: string; value: string; note?: string | undefined }[];
  /** Explains the facts. */
  note?: string | null;
  actions?: ReactNode;
}

/** The result of an order. Screen readers announce the heading when it changes. */
export function OrderResult({ outcome, title, text, facts = [], note = null, actions }: OrderResultProps) {
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
          {facts.map(({ label, value, note: end }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-fg-2">{label}</dt>
              <dd className="font-strong wrap-anywhere">
                <bdi dir="ltr">{value}</bdi>
                {end !== undefined && <span className="ms-2 text-13 font-normal text-fg-2">{end}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note !== null && <p className="mt-3 text-start text-13 text-fg-2">{note}</p>}
      {actions && <div className="mx-auto mt-6 grid max-w-80 gap-2">{actions}</div>}
    </section>
  );
}
