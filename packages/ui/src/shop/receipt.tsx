import type { ReactNode } from 'react';

export interface ReceiptProps {
  brand: string;
  title: string;
  /** Number, day, seller. */
  facts: readonly { label: string; value: string }[];
  /** "Refunded", across its head; null: nothing. */
  stamp: string | null;
  thanks: string;
  /** What was sold, and what was paid. */
  children: ReactNode;
}

/** A receipt: white paper in every theme. It alone is printed, whatever else is on its page. */
export function Receipt({ brand, title, facts, stamp, thanks, children }: ReceiptProps) {
  return (
    <div className="receipt-shade">
      <article
        data-theme="light"
        data-print
        className="receipt-paper bg-page px-5 pt-6 pb-8 text-fg forced-colors:border"
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-fg pb-3">
          <h1 className="text-22">{title}</h1>
          <p className="text-16 font-heavy">{brand}</p>
        </header>
        {stamp !== null && (
          <p className="mt-4 inline-block -rotate-3 rounded-card border-2 border-negative px-3 py-1 text-16 font-heavy text-negative">
            {stamp}
          </p>
        )}
        <dl className="figures mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-13">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-fg-2">{label}</dt>
              <dd className="text-end wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 border-t border-dashed border-line-strong pt-4">{children}</div>
        <p className="mt-6 text-center text-14 font-strong">{thanks}</p>
      </article>
    </div>
  );
}
