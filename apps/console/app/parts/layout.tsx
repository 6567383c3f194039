import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  text?: ReactNode;
  /** The list or page that this one belongs to. */
  back?: { readonly to: string; readonly name: string };
  actions?: ReactNode;
}

/** The heading of a page, with what can be done from there. */
export function PageHead({ title, text, back, actions }: PageHeadProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        {back !== undefined && (
          <p className="mb-1 text-13">
            <Link to={back.to} className="text-link">
              {back.name}
            </Link>
          </p>
        )}
        <h1 className="text-22 wrap-anywhere">{title}</h1>
        {text !== undefined && <p className="mt-1 text-13 text-fg-2">{text}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

interface PanelProps {
  title?: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** A table reaches the edges. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page on its own surface. */
export function Panel({ title, text, actions, isFlush = false, className, children }: PanelProps) {
  return (
    <section className={clsx('rounded-sheet bg-surface shadow-[0_0_0_1px_var(--line)]', className)}>
      {title !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3.5">
          <div>
            <h2 className="text-16 font-strong">{title}</h2>
            {text !== undefined && <p className="mt-0.5 text-13 text-fg-2">{text}</p>}
          </div>
          {/* Buttons are higher than the title, which stays where other panels have it. */}
          <div className="-my-2">{actions}</div>
        </div>
      )}
      <div
        className={clsx(
          isFlush ? 'overflow-x-auto rounded-sheet' : 'px-4 pt-3 pb-4',
          isFlush && title !== undefined && 'pt-2',
        )}
      >
        {children}
      </div>
    </section>
  );
}

/** Names and values, one beside the other. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(5rem,max-content)_1fr] gap-x-4 gap-y-1.5 text-13">
      {of.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-fg-3">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const TONES = {
  neutral: 'bg-fill-strong text-fg-2',
  good: 'bg-accent-soft text-accent',
  bad: 'bg-fill-strong text-negative',
  warn: 'bg-fill-strong text-warning',
  main: 'bg-primary-soft text-primary-text',
} as const;
export type Tone = keyof typeof TONES;

/** A state in one word. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-pill px-2 py-0.5 text-12 font-strong whitespace-nowrap forced-colors:border',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}

/** Said in place of a list that has nothing. */
export function Nothing({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="px-4 py-10 text-center text-14 text-fg-2">
      <p>{children}</p>
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
