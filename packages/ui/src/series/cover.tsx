import clsx from 'clsx';
import { ClockIcon } from '../icon/icons.tsx';
import { Picture, type PicturePriority, type PictureSource } from '../picture/picture.tsx';

/** The top row of a cover: new and updated at the start side, price at the end side; texts in the reader's language. */
export interface CoverBadges {
  /** "UP": a new episode today. */
  up?: string | undefined;
  /** "NEW": a new series. */
  fresh?: string | undefined;
  /** Spoken name of the wait-free clock. */
  waitFree?: string | undefined;
  /** "3 free"; left out on covers under 100 px. */
  freeCount?: string | undefined;
  /** "18" or "19". */
  adult?: string | undefined;
}

export interface CoverProps {
  picture: PictureSource;
  /** Empty if the title is beside it. */
  alt?: string;
  sizes?: string;
  badges?: CoverBadges | undefined;
  isPriority?: PicturePriority;
  /** Name for the browser's view transition from this cover to the same series' page. */
  transitionName?: string | undefined;
  /** `flush`: no rounded corners, for covers that fill the edge of a card. */
  shape?: 'round' | 'flush';
  className?: string;
}

const BADGE =
  'cover-badge inline-flex min-h-[18px] items-center gap-[3px] whitespace-nowrap text-12 leading-[1.5] font-heavy';
const DARK = 'bg-art-shade text-on-art';

function Badge({ look, children }: { look: string; children: string }) {
  return (
    <span className={`${BADGE} ${look}`}>
      <span className="label">{children}</span>
    </span>
  );
}

/**
 * One row: new and updated at its start, the rest at its end. If space is short, the number of free episodes is left out
 * first.
 */
function Badges({ badges }: { badges: CoverBadges }) {
  const { up, fresh, waitFree, freeCount, adult } = badges;
  return (
    <span className="absolute inset-x-1.5 top-(--badge-top) z-1 flex gap-[3px] text-12">
      {up && <Badge look="bg-primary text-on-primary">{up}</Badge>}
      {fresh && <Badge look="bg-on-art text-ink-art">{fresh}</Badge>}
      {/* Badges without room wrap to a second line, which is cut off. A line keeps its first item, so that is an empty one. */}
      <span className="flex h-[calc(max(18px,1.5em)+var(--badge-head)+var(--badge-foot))] min-w-0 flex-1 flex-row-reverse flex-wrap gap-x-[3px] overflow-clip before:-me-[3px] before:h-full">
        {adult && <Badge look={DARK}>{adult}</Badge>}
        {waitFree && (
          <span className={`${BADGE} ${DARK}`}>
            <ClockIcon size={12} label={waitFree} />
          </span>
        )}
        {freeCount && <Badge look={`${DARK} @max-[6.25rem]:hidden`}>{freeCount}</Badge>}
      </span>
    </span>
  );
}

/** A cover, 3:4. A cover's title lettering is at its bottom, so badges are in the top row only. */
export function Cover(props: CoverProps) {
  const { picture, alt = '', sizes, badges, isPriority = false, transitionName, shape = 'round', className } = props;
  return (
    <span
      className={clsx(
        'cover-frame relative block aspect-3/4 overflow-hidden bg-skeleton',
        shape === 'round' && 'rounded-cover',
        className,
      )}
      style={transitionName ? { viewTransitionName: transitionName } : undefined}
    >
      <Picture
        picture={picture}
        alt={alt}
        isPriority={isPriority}
        {...(sizes ? { sizes } : {})}
        className="group-hover/card:scale-[1.03] [transition-property:opacity,scale]!"
      />
      {badges && <Badges badges={badges} />}
    </span>
  );
}
