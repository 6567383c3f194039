import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BookmarkIcon } from '../icon/reading-icons.tsx';
import { Link } from '../link/link.tsx';
import { OwnText } from '../text/text.tsx';

const COLOURS = {
  YELLOW: { text: 'text-mark-yellow', bar: 'border-mark-yellow' },
  GREEN: { text: 'text-mark-green', bar: 'border-mark-green' },
  BLUE: { text: 'text-mark-blue', bar: 'border-mark-blue' },
  PINK: { text: 'text-mark-pink', bar: 'border-mark-pink' },
} as const;

export interface MarkRowProps {
  /** The place in the viewer. */
  href: string;
  /** "Ep. 3, page 14". */
  place: string;
  /** The marked text; empty for a bookmark. */
  quote: string;
  /** What the reader wrote; may be empty. */
  note: string;
  colour: keyof typeof COLOURS;
  /** The button that removes it. */
  action?: ReactNode;
}

/** A bookmark or a marked text in the library, with what the reader wrote about it. */
export function MarkRow({ href, place, quote, note, colour, action }: MarkRowProps) {
  const { text, bar } = COLOURS[colour];
  return (
    <div className="flex items-start gap-1 pe-1">
      <Link
        href={href}
        className="flex min-h-14 min-w-0 flex-1 items-start gap-3 py-3 ps-(--size-gutter) -outline-offset-2 transition-colors hover:bg-fill desk:rounded-card"
      >
        <span className={clsx('mt-0.5', text)}>
          <BookmarkIcon size={20} filled />
        </span>
        <span className="min-w-0 flex-1">
          {quote !== '' && (
            <OwnText className={clsx('mb-1 line-clamp-3 block border-s-3 ps-2.5 wrap-anywhere', bar)}>{quote}</OwnText>
          )}
          {note !== '' && (
            <OwnText className="mb-1 block font-strong wrap-anywhere whitespace-pre-line">{note}</OwnText>
          )}
          <span className={clsx('figures block', quote === '' && note === '' ? 'leading-6' : 'text-13 text-fg-2')}>
            {place}
          </span>
        </span>
      </Link>
      {action}
    </div>
  );
}
