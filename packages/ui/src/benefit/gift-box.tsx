import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Celebration } from './celebration.tsx';

/** A closed box with a ribbon, in the brand's colours. */
export function GiftBox({ className = 'w-20' }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={clsx('h-auto', className)}>
      <BoxBody />
      <BoxLid />
    </svg>
  );
}

export interface OpenedGiftProps {
  /** What was in it: a cover, or a ticket. */
  content: ReactNode;
  title: string;
  /** "The gift is yours." */
  note: string;
  lines: readonly string[];
  action?: ReactNode;
}

/** A gift that was just taken: its box opens, and what was in it comes out. Under reduced motion it is open at once. */
export function OpenedGift({ content, title, note, lines, action }: OpenedGiftProps) {
  return (
    <section className="relative grid justify-items-center overflow-hidden rounded-sheet bg-accent-soft px-4 pt-6 pb-5 text-center forced-colors:border">
      <div className="relative h-56 w-48">
        <div className="absolute inset-x-0 top-0 mx-auto w-29 animate-rise">{content}</div>
        <svg viewBox="0 34 96 58" aria-hidden="true" className="absolute inset-x-0 bottom-0 mx-auto w-44">
          <BoxBody />
        </svg>
        <svg
          viewBox="0 0 96 44"
          aria-hidden="true"
          className="absolute -start-6 bottom-24 w-24 -rotate-24 animate-lid rtl:rotate-24"
        >
          <BoxLid />
        </svg>
        <Celebration />
      </div>
      <h2 className="mt-4 text-22">{note}</h2>
      <p dir="auto" className="mt-1 text-16 font-strong wrap-anywhere">
        {title}
      </p>
      {lines.map((line) => (
        <p key={line} className="text-13 text-fg-2">
          {line}
        </p>
      ))}
      {action !== undefined && <div className="mt-4 w-full max-w-80">{action}</div>}
    </section>
  );
}

/** The ribbon around a cover that waits to be taken. */
export function GiftRibbon() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden rounded-cover">
      <span className="absolute inset-y-0 start-3 w-2 bg-primary" />
      <span className="absolute inset-x-0 bottom-3 h-2 bg-primary" />
      <svg
        viewBox="-26 -18 52 36"
        aria-hidden="true"
        className="absolute start-4 bottom-4 w-9 -translate-x-1/2 translate-y-1/2 rtl:translate-x-1/2"
      >
        <Bow />
      </svg>
    </span>
  );
}

function BoxBody() {
  return (
    <>
      <path d="M12 38h72v46a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5Z" fill="var(--accent)" />
      <path d="M12 38h72v8H12Z" fill="var(--ink-art)" opacity="0.18" />
      <path d="M41 38h14v51H41Z" fill="var(--primary)" />
    </>
  );
}

function BoxLid() {
  return (
    <>
      <rect x="6" y="22" width="84" height="18" rx="4" fill="var(--accent)" />
      <path d="M40 22h16v18H40Z" fill="var(--primary)" />
      <g transform="translate(48 16)">
        <Bow />
      </g>
    </>
  );
}

function Bow() {
  return (
    <g fill="var(--primary)" stroke="var(--on-primary)" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M0 0C-8-16-24-16-24-6S-10 8 0 4Z" />
      <path d="M0 0C8-16 24-16 24-6S10 8 0 4Z" />
      <rect x="-5" y="-5" width="10" height="11" rx="3" />
    </g>
  );
}
