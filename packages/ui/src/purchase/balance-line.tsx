import { ChevronIcon } from '../icon/icons.tsx';
import { Price } from '../money/price.tsx';

export interface BalanceLineProps {
  /** "Balance". */
  label: string;
  before: string;
  /** Left out where nothing is spent. */
  after?: string | undefined;
  /** The line as a sentence: "Balance 7, afterwards 4". */
  spoken: string;
  /** Which coins go first: "2 bonus coins go first. They end on 2026.11.24." */
  note?: string | undefined;
}

/** What the reader has before and after; the arrow mirrors with the script. */
export function BalanceLine({ label, before, after, spoken, note }: BalanceLineProps) {
  return (
    <div className="grid gap-0.5 text-start">
      <p className="flex min-h-6 items-center gap-3">
        <span className="sr-only">{spoken}</span>
        <span aria-hidden="true" className="flex-1 text-fg-2">
          {label}
        </span>
        <span aria-hidden="true" className="flex items-center gap-2 text-16">
          <Price amount={before} coin className={after === undefined ? 'font-heavy' : 'text-fg-2'} />
          {after !== undefined && (
            <>
              <ChevronIcon size={16} />
              <Price amount={after} className="font-heavy" />
            </>
          )}
        </span>
      </p>
      {note !== undefined && <p className="text-13 text-fg-2">{note}</p>}
    </div>
  );
}
