import clsx from 'clsx';
import { ProgressLine } from '../control/progress-line.tsx';
import { Link } from '../link/link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { OwnText } from '../text/own-text.tsx';
import { type EpisodeState, EpisodeStateMark } from './episode-state.tsx';

export interface EpisodeRowProps {
  href: string;
  title: string;
  /** As the platform writes dates; empty where it has none. */
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
        // An upright cover shows its upper part, where the faces are.
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

/** One episode in a list: thumbnail, title, date and its state, read to screen readers as one sentence. */
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
