import { ClockIcon, TicketIcon } from '../icon/icons.tsx';

export interface TicketCardProps {
  title: string;
  note: string;
  /** "Ready in", or "Ready" with no countdown. */
  stateLabel?: string;
  /** "05:12:33": digits that keep their direction in every script. */
  countdown?: string;
  /** "24 hr": how often a ticket comes, where the reader's own state is unknown. */
  period?: string;
  /** Opens the episode the ticket is valid for; without it the card only informs. */
  onUse?: () => void;
}

/** The wait-free ticket with its countdown, or with the time between two tickets. */
export function TicketCard({ title, note, stateLabel, countdown, period, onUse }: TicketCardProps) {
  const content = (
    <>
      <span className="flex min-w-0 items-center gap-3 px-3.5 py-3">
        <TicketIcon className="text-accent" />
        <span className="min-w-0">
          <span className="block leading-title font-strong">{title}</span>
          <span className="block text-12 text-pretty text-fg-2">{note}</span>
        </span>
      </span>
      <span className="ticket-stub relative grid min-w-26 content-center border-s-2 border-dashed border-accent/35 px-3 py-2.5 text-center">
        {period !== undefined ? (
          <span className="figures inline-flex items-center justify-center gap-1.5 text-16 font-heavy text-accent">
            <ClockIcon size={16} />
            <bdi>{period}</bdi>
          </span>
        ) : countdown === undefined ? (
          <span className="font-heavy text-accent">{stateLabel}</span>
        ) : (
          <>
            <span className="text-12 text-fg-2">{stateLabel}</span>
            <span
              dir="ltr"
              className="figures text-18 leading-tight font-heavy text-accent"
              role="timer"
              aria-live="off"
            >
              {countdown}
            </span>
          </>
        )}
      </span>
    </>
  );
  const look = 'mx-(--size-gutter) mt-1 grid grid-cols-[1fr_auto] rounded-card bg-accent-soft text-fg';
  return onUse ? (
    <button type="button" onClick={onUse} className={`${look} w-[calc(100%-2*var(--size-gutter))] text-start`}>
      {content}
    </button>
  ) : (
    <div className={look}>{content}</div>
  );
}
