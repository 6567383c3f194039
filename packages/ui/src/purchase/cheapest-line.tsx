import { Tag } from '../form/radio-card.tsx';
import { TicketIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

export interface CheapestLineProps {
  /** "Cheapest". */
  tag: string;
  /** "Free in 5 h 12 min", "All 12 for 30, saves 6". */
  text: string;
  /** Where it is had, if that is elsewhere. */
  href?: string | undefined;
}

const LOOK = 'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-fill px-3.5 py-2.5 text-start';

/** The cheapest way to read, computed and never chosen for the reader: it may be to wait. */
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
