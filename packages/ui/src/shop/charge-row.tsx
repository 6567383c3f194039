import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface ChargeRowProps {
  /** What it was: "Coins bought", "Points exchanged". */
  title: string;
  day: string;
  /** What was paid, or the pack's name. */
  detail?: string | null;
  /** "+100", "+12 bonus", "+50 M". */
  amounts: readonly string[];
  /** The state of the payment: "Paid", "Waiting for your payment". */
  state?: { text: string; tone: 'positive' | 'warning' | 'neutral' } | null;
  /** Until when it can be refunded, or why not. */
  note?: string | null;
  /** A link or button at its foot. */
  action?: ReactNode;
}

const TONES = { positive: 'text-positive', warning: 'text-warning', neutral: 'text-fg-2' } as const;

/** One charge or refund of coins. */
export function ChargeRow({ title, day, detail = null, amounts, state = null, note = null, action }: ChargeRowProps) {
  return (
    <li className="figures border-b border-line px-(--size-gutter) py-3.5">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-16 leading-title font-strong wrap-anywhere">{title}</p>
          <p className="mt-1 flex flex-wrap gap-x-2 text-12 text-fg-2">
            <bdi>{day}</bdi>
            {detail !== null && <bdi>{detail}</bdi>}
          </p>
        </div>
        <p className="grid shrink-0 justify-items-end leading-title">
          {amounts.map((amount, index) => (
            <bdi key={amount} className={clsx(index === 0 ? 'text-18 font-heavy' : 'text-13 font-strong text-fg-2')}>
              {amount}
            </bdi>
          ))}
        </p>
      </div>
      {(state !== null || note !== null || action) && (
        <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 text-13">
          {state !== null && <span className={clsx('font-strong', TONES[state.tone])}>{state.text}</span>}
          {note !== null && <span className="text-fg-2">{note}</span>}
          {action && <span className="ms-auto">{action}</span>}
        </div>
      )}
    </li>
  );
}
