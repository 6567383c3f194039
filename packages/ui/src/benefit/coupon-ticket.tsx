import clsx from 'clsx';
import { ChevronIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

export interface CouponTicketProps {
  /** The value, in a short form such as "10 %" or "+5". */
  value: string;
  /** What the value is: "off", "free coins". */
  valueNote?: string;
  title: string;
  /** Conditions in whole sentences or short phrases: the minimum, where it is valid, when it ends. */
  lines: readonly string[];
  /** Link to the place where it is used. */
  action?: { href: string; label: string };
  /** Why it can no longer be used: "Used on 2026.11.02". */
  ended?: string;
}

/** A coupon as a ticket: its value on the stub, its conditions beside it. A grey one can no longer be used, and says why. */
export function CouponTicket({ value, valueNote, title, lines, action, ended }: CouponTicketProps) {
  return (
    <article className={clsx('flex min-h-28 rounded-card bg-fill', ended !== undefined && 'text-fg-3')}>
      <p className="figures flex w-26 shrink-0 flex-col items-center justify-center px-2 py-3 text-center desk:w-32">
        <bdi className="text-22 leading-title font-heavy wrap-anywhere">{value}</bdi>
        {valueNote !== undefined && <span className="mt-0.5 text-12 leading-title text-fg-2">{valueNote}</span>}
      </p>
      <div className="ticket-stub relative flex min-w-0 flex-1 flex-col justify-center border-s-2 border-dashed border-line-strong py-3 ps-4 pe-3">
        <h3 className="text-16 font-strong wrap-anywhere">{title}</h3>
        {lines.map((line) => (
          <p key={line} className={clsx('mt-0.5 text-13', ended === undefined ? 'text-fg-2' : 'text-fg-3')}>
            {line}
          </p>
        ))}
        {ended !== undefined && <p className="mt-1 text-13 font-strong">{ended}</p>}
        {action !== undefined && (
          <Link
            href={action.href}
            className="-mb-2 inline-flex min-h-11 items-center gap-1 self-start text-14 font-strong transition-opacity hover:opacity-80"
          >
            {action.label}
            <ChevronIcon size={16} />
          </Link>
        )}
      </div>
    </article>
  );
}
