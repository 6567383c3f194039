import clsx from 'clsx';

/** A line of amounts: what it is, and how much. */
export interface AmountLine {
  label: string;
  amount: string;
  /** The sum below the others. */
  isTotal?: boolean;
}

/** Amounts below each other, as on a bill; the total is below a line. */
export function AmountList({ lines, isSpoken = false }: { lines: readonly AmountLine[]; isSpoken?: boolean }) {
  return (
    <dl aria-live={isSpoken ? 'polite' : undefined} className="figures grid gap-1.5 text-14">
      {lines.map(({ label, amount, isTotal = false }) => (
        <div
          key={label}
          className={clsx(
            'flex items-baseline gap-3',
            isTotal && 'mt-1 border-t border-line pt-2.5 text-16 font-heavy',
          )}
        >
          <dt className={clsx('min-w-0 flex-1', !isTotal && 'text-fg-2')}>{label}</dt>
          <dd className={clsx(!isTotal && 'font-strong')}>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
