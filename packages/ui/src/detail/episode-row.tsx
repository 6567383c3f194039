import clsx from 'clsx';
import { ProgressLine } from '../control/progress-line.tsx';
import { CheckIcon, ClockIcon, LockIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { CoinGlyph } from '../money/coin-glyph.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { OwnText } from '../text/text.tsx';

export interface EpisodeRowProps {
  href: string;
  title: string;
  /** As the platform writes dates; empty if it has none. */
  date: string;
  /** "UP" beside the date of a new episode. */
  fresh?: string;
  /** 16:9; without one the number is shown. */
  thumbnail?: PictureSource | undefined;
  /** Shown for a missing thumbnail. */
  number: string;
  state: EpisodeState;
  /** The row in one sentence: "Ep. 11: Low Water, 2026.11.11, rented, 41 hours left". */
  sentence: string;
  onClick?: (event: { preventDefault(): void }) => void;
  isPriority?: boolean;
}

const THUMBNAIL_SIZES = '(min-width: 601px) 142px, 112px';

function Thumbnail({
  thumbnail,
  number,
  state,
  isPriority,
}: Pick<EpisodeRowProps, 'thumbnail' | 'number' | 'state' | 'isPriority'>) {
  return (
    <span
      className={clsx(
        'relative block aspect-video overflow-hidden rounded-cover bg-skeleton',
        state.kind === 'read' && 'opacity-50',
      )}
    >
      {thumbnail ? (
        // Of an upright cover the upper part is shown, where the faces are.
        <Picture
          picture={thumbnail}
          alt=""
          sizes={THUMBNAIL_SIZES}
          isPriority={isPriority ?? false}
          className="object-[50%_25%]"
        />
      ) : (
        <span className="figures grid size-full place-items-center bg-fill-strong text-18 font-heavy text-fg-2">
          {number}
        </span>
      )}
      {state.kind === 'reading' && (
        <ProgressLine
          share={state.readShare}
          look={thumbnail ? 'art' : 'tile'}
          className="absolute inset-x-0 bottom-0"
        />
      )}
    </span>
  );
}

/** One episode in a list: thumbnail, title, date and state. Screen readers read it as one sentence. */
export function EpisodeRow(props: EpisodeRowProps) {
  const { href, title, date, fresh, state, sentence, onClick } = props;
  const isRead = state.kind === 'read';
  return (
    <Link
      href={href}
      onClick={onClick}
      aria-label={sentence}
      aria-current={state.kind === 'reading' ? 'true' : undefined}
      className={clsx(
        'grid min-h-[79px] grid-cols-[112px_minmax(0,1fr)_auto] items-center gap-3 px-(--size-gutter) py-2 -outline-offset-2 transition-colors hover:bg-fill desk:grid-cols-[142px_minmax(0,1fr)_auto]',
        state.kind === 'reading' && 'bg-fill',
      )}
    >
      <Thumbnail {...props} />
      <span className="min-w-0">
        <OwnText className={clsx('line-clamp-2 leading-title', isRead ? 'text-fg-3' : 'font-strong')}>{title}</OwnText>
        {(date || fresh) && (
          <span className="figures mt-[3px] flex gap-1.5 text-12 text-fg-3">
            <bdi>{date}</bdi>
            {fresh && <span className="font-strong text-primary-text">{fresh}</span>}
          </span>
        )}
      </span>
      <EpisodeStateMark state={state} />
    </Link>
  );
}

/**
 * An episode's state for this reader. The page provides every text; the kind decides only the look.
 * `priced`: rent and own prices, either may be missing. `waitFree`: opens with the ticket. `rented`: time left.
 * `locked`: sign-in needed. `reading`: the current one, with its progress. `soon`: not out yet.
 */
export type EpisodeState =
  | { kind: 'free'; label: string }
  | { kind: 'priced'; rent?: EpisodePrice; own?: EpisodePrice }
  | { kind: 'waitFree'; label: string }
  | { kind: 'rented'; timeLeft: string }
  | { kind: 'owned'; label: string }
  | { kind: 'read'; label: string }
  | { kind: 'reading'; label: string; readShare: number }
  | { kind: 'locked'; label: string }
  | { kind: 'soon'; label: string };

export interface EpisodePrice {
  /** "Rent", "Own". */
  label: string;
  amount: string;
}

function Prices({ rent, own }: { rent?: EpisodePrice | undefined; own?: EpisodePrice | undefined }) {
  const rows = [rent, own].filter((price) => price !== undefined);
  return (
    <span className="figures grid grid-cols-[auto_14px_auto] items-center gap-x-[5px] gap-y-0.5">
      {rows.map((price) => (
        <span key={price.label} className="contents">
          <span className="text-12 text-fg-2">{price.label}</span>
          <CoinGlyph sizePx={14} />
          <bdi className="font-strong">{price.amount}</bdi>
        </span>
      ))}
    </span>
  );
}

/** The state column of an episode row: a word, and an icon where else only the colour would show the state. */
export function EpisodeStateMark({ state }: { state: EpisodeState }) {
  const look = 'figures inline-flex items-center gap-1 text-13 whitespace-nowrap';
  switch (state.kind) {
    case 'priced':
      return <Prices rent={state.rent} own={state.own} />;
    case 'free':
      return <span className={`${look} font-strong text-positive`}>{state.label}</span>;
    case 'waitFree':
      return (
        <span className={`${look} font-strong text-accent`}>
          <ClockIcon size={16} />
          {state.label}
        </span>
      );
    case 'rented':
      return (
        <span className={`${look} font-strong text-warning`}>
          <ClockIcon size={16} />
          {state.timeLeft}
        </span>
      );
    case 'owned':
      return (
        <span className={`${look} text-fg-3`}>
          <CheckIcon size={16} />
          {state.label}
        </span>
      );
    case 'read':
    case 'soon':
      return <span className={`${look} text-fg-3`}>{state.label}</span>;
    case 'reading':
      return <span className={`${look} font-strong`}>{state.label}</span>;
    case 'locked':
      return (
        <span className={`${look} text-fg-2`}>
          <LockIcon size={16} />
          {state.label}
        </span>
      );
  }
}
