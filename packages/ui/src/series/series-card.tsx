import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import type { PicturePriority, PictureSource } from '../picture/picture.tsx';
import { OwnText } from '../text/own-text.tsx';
import { Cover, type CoverBadges } from './cover.tsx';

export interface SeriesCardProps {
  href: string;
  title: string;
  /** One grey line. */
  creators: string;
  cover: PictureSource;
  badges?: CoverBadges;
  sizes?: string;
  isPriority?: PicturePriority;
  transitionName?: string;
  className?: string;
}

/** How wide a cover is in the grid: three a row on phones, five on desktop. */
export const GRID_SIZES = '(min-width: 601px) 128px, calc((100vw - 48px) / 3)';

/** A series as a card: cover, title in two lines, creators in one. The whole card is one link. */
export function SeriesCard(props: SeriesCardProps) {
  const {
    href,
    title,
    creators,
    cover,
    badges,
    sizes = GRID_SIZES,
    isPriority = false,
    transitionName,
    className,
  } = props;
  return (
    <Link href={href} className={clsx('group/card block rounded-cover', className)}>
      <Cover picture={cover} badges={badges} sizes={sizes} isPriority={isPriority} transitionName={transitionName} />
      <OwnText className="mt-2 line-clamp-2 text-14 leading-title font-strong">{title}</OwnText>
      <OwnText className="one-line mt-0.5 block text-12 text-fg-3">{creators}</OwnText>
    </Link>
  );
}
