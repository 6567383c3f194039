import clsx from 'clsx';
import { Price } from '../money/price.tsx';

export interface SumLine {
  label: string;
  /** In coins, as the locale writes it. */
  amount: string;
  /** Beside the amount, such as a percentage. */
  more?: string | undefined;
  /** The result, below a rule. */
  isResult?: boolean;
}

/** Lines that add up: price, balance, what is still needed. */
export function SumLines({ lines }: { lines: readonly SumLine[] }) {
  return (
    <dl className="grid text-start">
      {lines.map(({ label, amount, more, isResult = false }) => (
        <div
          key={label}
          className={clsx(
            'flex min-h-6 items-center gap-3',
            isResult && 'mt-2 border-t border-line pt-2 text-16 font-strong',
          )}
        >
          <dt className={clsx('flex-1', !isResult && 'text-fg-2')}>{label}</dt>
          <dd className="flex items-center gap-2">
            {more !== undefined && <bdi className="text-13 font-strong text-accent">{more}</bdi>}
            <Price amount={amount} coin className="text-16 font-heavy" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
