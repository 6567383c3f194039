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

export interface AmountRowProps {
  title: string;
  /** In the platform's date format, and in ISO 8601. */
  date: string;
  dateIso: string;
  /** More about it, such as when it ends. */
  note?: string;
  /** With its sign and unit: "+50 M". */
  amount: string;
  /** The amount was received, not spent. */
  isGain: boolean;
}

/** One entry of a history: what it was, when, and the amount that was received or spent. */
export function AmountRow({ title, date, dateIso, note, amount, isGain }: AmountRowProps) {
  return (
    <div className="flex min-h-16 items-center gap-3 px-(--size-gutter) py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="from-page-start leading-title font-strong wrap-anywhere">
          {title}
        </p>
        <p className="mt-1 text-12 text-fg-3">
          <time dateTime={dateIso} className="figures">
            {date}
          </time>
          {note !== undefined && <> · {note}</>}
        </p>
      </div>
      <p className={clsx('figures shrink-0 text-16', isGain ? 'font-heavy text-fg' : 'font-strong text-fg-2')}>
        <bdi dir="ltr">{amount}</bdi>
      </p>
    </div>
  );
}

/** A line of amounts: what it is, and how much. */
export interface AmountLine {
  label: string;
  amount: string;
  /** The sum below the others. */
  isTotal?: boolean;
}

/** Amounts one below the other, as on a bill; the total is below a line. */
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
