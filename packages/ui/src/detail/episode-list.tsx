import { memo, useEffect, useRef } from 'react';
import type { IconComponent } from '../icon/draw-icon.tsx';
import { SortIcon } from '../icon/icons.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { EpisodeRow, type EpisodeRowProps } from './episode-row.tsx';

export interface EpisodeListHeadProps {
  /** "14 episodes". */
  title: string;
  sort?: { label: string; onToggle: () => void };
  /** A tool for the episodes, as an icon with a name. */
  tool?: { icon: IconComponent; label: string; onPress: () => void };
  /** "Buy all" and the saving, such as "Save 15%". */
  buyAll?: { label: string; saving?: string | undefined; href: string; onClick?: LinkProps['onClick'] };
}

const HEAD_BUTTON =
  'inline-flex min-h-11 min-w-11 items-center gap-1 px-2 text-13 whitespace-nowrap text-fg-2 hover:text-fg';

/** Heading of the episode list: count, order, buy all. */
export function EpisodeListHead({ title, sort, tool, buyAll }: EpisodeListHeadProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-1 ps-(--size-gutter) pe-2 desk:min-h-14 wide:mt-3">
      <h2 className="flex-auto text-16 whitespace-nowrap">{title}</h2>
      <div className="-ms-2 flex flex-wrap">
        {sort && (
          <button type="button" onClick={sort.onToggle} className={HEAD_BUTTON}>
            <SortIcon size={16} />
            <span className="max-[359px]:sr-only">{sort.label}</span>
          </button>
        )}
        {tool && (
          <button type="button" onClick={tool.onPress} className={HEAD_BUTTON}>
            <tool.icon size={20} />
            <span className="sr-only desk:not-sr-only">{tool.label}</span>
          </button>
        )}
        {buyAll && (
          <Link href={buyAll.href} onClick={buyAll.onClick} className={HEAD_BUTTON}>
            {buyAll.label}
            {buyAll.saving && <bdi className="font-strong text-primary-text">{buyAll.saving}</bdi>}
          </Link>
        )}
      </div>
    </div>
  );
}

export interface EpisodeListProps {
  episodes: readonly EpisodeRowProps[];
  label: string;
  /** Rows that are not rendered yet: their height is reserved, and `onNear` is called when the reader scrolls near them. */
  rest?: { count: number; onNear: () => void };
}

/**
 * The episodes of a series. Rows outside the window are not laid out or painted (`content-visibility`). For a very
 * long list the caller gives only a part and the number of rows that follow.
 */
export function EpisodeList({ episodes, label, rest }: EpisodeListProps) {
  return (
    <>
      <ol aria-label={label}>
        {episodes.map((episode) => (
          <EpisodeItem key={episode.href} episode={episode} />
        ))}
      </ol>
      {rest !== undefined && rest.count > 0 && <Room {...rest} drawn={episodes.length} />}
    </>
  );
}

/** How far ahead of the reader rows are rendered. */
const AHEAD = '1200px 0px';

/** Space for rows that are not rendered: the page has its full length from the start, and the scroll bar never jumps. */
function Room({ count, onNear, drawn }: NonNullable<EpisodeListProps['rest']> & { drawn: number }) {
  const ref = useRef<HTMLDivElement>(null);
  // Observes again after each part: a reader who scrolled far needs several parts in a row.
  useEffect(() => {
    if (ref.current === null) return undefined;
    // A busy page reports several entries at once; the last one is current.
    const hear = (entries: readonly IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting && onNear();
    const observer = new IntersectionObserver(hear, { rootMargin: AHEAD });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [drawn, onNear]);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      style={{ blockSize: `calc(${count} * var(--row))` }}
      className="[--row:79px] desk:[--row:96px]"
    />
  );
}

/** Rendered again only if the row changes; if only the order changes, it is moved. */
const EpisodeItem = memo(function EpisodeItem({ episode }: { episode: EpisodeRowProps }) {
  return (
    <li className="[contain-intrinsic-size:auto_79px] [content-visibility:auto] desk:[contain-intrinsic-size:auto_96px]">
      <EpisodeRow {...episode} />
    </li>
  );
});
