import clsx from 'clsx';

export interface AmountRowProps {
  title: string;
  /** In the platform's date format, and in ISO 8601. */
  date: string;
  dateIso: string;
  /** More about it, such as when it ends. */
  note?: string;
  /** With its sign and unit: "+50 M". */
  amount: string;
  /** Came in, and not went out. */
  isGain: boolean;
}

/** One movement of a history: what it was, when, and how much came or went. */
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
