import clsx from 'clsx';
import { Tag } from '../form/radio-card.tsx';
import { ChevronIcon, TicketIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { Price } from '../money/amounts.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { OwnText } from '../text/text.tsx';

export interface PurchaseHeadProps {
  title: string;
  /** The series, or another line below the title. */
  line: string;
  /** 16:9, or the upper part of a cover. */
  picture: PictureSource | null;
}

/** What is bought: the thumbnail, the episode and its series. */
export function PurchaseHead({ title, line, picture }: PurchaseHeadProps) {
  return (
    <div className="flex min-h-13.5 items-center gap-3 text-start">
      {picture !== null && (
        <span className="relative block aspect-video w-24 shrink-0 overflow-hidden rounded-cover bg-skeleton">
          <Picture picture={picture} alt="" sizes="96px" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <OwnText className="line-clamp-2 block text-16 leading-title font-strong">{title}</OwnText>
        <OwnText className="one-line block text-13 text-fg-2">{line}</OwnText>
      </span>
    </div>
  );
}

export interface BalanceLineProps {
  /** "Balance". */
  label: string;
  before: string;
  /** Left out if nothing is spent. */
  after?: string | undefined;
  /** The line as a sentence: "Balance 7, afterwards 4". */
  spoken: string;
  /** Which coins go first: "2 bonus coins go first. They end on 2026.11.24." */
  note?: string | undefined;
}

/** The balance before and after; the arrow is mirrored in a right-to-left page. */
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

export interface CheapestLineProps {
  /** "Cheapest". */
  tag: string;
  /** "Free in 5 h 12 min", "All 12 for 30, saves 6". */
  text: string;
  /** Address of the page that offers it, if it is another page. */
  href?: string | undefined;
}

const LOOK = 'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-fill px-3.5 py-2.5 text-start';

/** The cheapest option, which may be to wait. It is computed, but never chosen for the reader. */
export function CheapestLine({ tag, text, href }: CheapestLineProps) {
  const content = (
    <>
      <TicketIcon className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1 font-strong">{text}</span>
      <Tag text={tag} />
    </>
  );
  if (href === undefined) return <p className={LOOK}>{content}</p>;
  return (
    <Link href={href} className={`${LOOK} hover:bg-fill-strong`}>
      {content}
    </Link>
  );
}

export interface SumLine {
  label: string;
  /** In coins, as the locale writes it. */
  amount: string;
  /** Beside the amount, such as a percentage. */
  more?: string | undefined;
  /** The result, below a line. */
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
