import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChevronDownIcon, ClockIcon, TicketIcon } from '../icon/icons.tsx';
import { Link, type LinkProps } from '../link/link.tsx';

export interface BuyBarProps {
  /** The heart (`FavouriteButton`); left out where the reader cannot have favourites. */
  favourite?: ReactNode;
  /** The one main button: "Read first", "Continue Ep. 12". */
  children: ReactNode;
}

/** The bar at the foot of a series' page, 62 high and always visible; from 1024 px in the second column, which stays too. */
export function BuyBar({ favourite, children }: BuyBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-(--layer-bar) wide:static">
      <div
        className={clsx(
          'bar-glass column flex min-h-(--size-detail-bar) items-center gap-2 border-t border-line pb-[env(safe-area-inset-bottom)] *:last:flex-1',
          favourite ? 'ps-2 pe-3' : 'px-3',
          'wide:flex-col wide:items-stretch wide:border-t-0 wide:bg-transparent wide:ps-0 wide:pe-0 wide:backdrop-blur-none wide:*:last:flex-none',
        )}
      >
        {favourite}
        {children}
      </div>
    </div>
  );
}

export interface TicketLineProps {
  title: string;
  /** "Ready in", or "Ready" with no countdown. */
  stateLabel?: string;
  /** "05:12:33": digits that keep their direction in every script. */
  countdown?: string;
  /** "24 hr": how often a ticket comes, if the reader's own state is unknown. */
  period?: string;
}

export interface TicketUseProps extends TicketLineProps {
  /** The page that offers the episode which the ticket opens. */
  href: string;
  onClick?: LinkProps['onClick'];
}

export interface TicketNoteProps extends TicketLineProps {
  /** The conditions, in whole sentences. */
  note: string;
}

const LOOK = 'mx-(--size-gutter) mt-1 block rounded-card bg-accent-soft text-fg';
const LINE = 'flex min-h-11 items-center gap-2.5 ps-3';

/** One line about a wait-free ticket, which unfolds its conditions. */
export function TicketNote({ note, ...line }: TicketNoteProps) {
  return (
    <details className={`${LOOK} group/ticket`}>
      <summary className={`${LINE} cursor-pointer list-none rounded-card [&::-webkit-details-marker]:hidden`}>
        <TicketContent {...line} />
        <span className="-ms-1 me-3 shrink-0 text-fg-3 transition-transform group-open/ticket:rotate-180">
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <p className="px-3 pt-0.5 pb-3 text-13 text-pretty text-fg-2">{note}</p>
    </details>
  );
}

/** One line about a wait-free ticket that is ready: a link to the episode that it opens. */
export function TicketUse({ href, onClick, ...line }: TicketUseProps) {
  return (
    <Link href={href} onClick={onClick} className={LOOK}>
      <span className={LINE}>
        <TicketContent {...line} />
      </span>
    </Link>
  );
}

function TicketContent({ title, stateLabel, countdown, period }: TicketLineProps) {
  return (
    <>
      <TicketIcon className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1 leading-title font-strong">{title}</span>
      <span className="ticket-stub figures relative flex items-center gap-1.5 self-stretch border-s-2 border-dashed border-accent/35 px-3 font-heavy text-accent">
        {period === undefined ? (
          <span className={countdown === undefined ? '' : 'text-12 font-text text-fg-2'}>{stateLabel}</span>
        ) : (
          <>
            <ClockIcon size={16} />
            <bdi>{period}</bdi>
          </>
        )}
        {countdown !== undefined && (
          <span dir="ltr" role="timer" aria-live="off">
            {countdown}
          </span>
        )}
      </span>
    </>
  );
}
