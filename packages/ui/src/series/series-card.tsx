import type { CoverDensity } from '@longstrip/core';
import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import { useLook } from '../look/site-look.tsx';
import type { PicturePriority, PictureSource } from '../picture/picture.tsx';
import { OwnText } from '../text/own-text.tsx';
import { Phrases } from '../text/phrases.tsx';
import type { ForeignLanguage } from '../text/text-language.ts';
import { Cover, type CoverBadges } from './cover.tsx';
import { CreatorsLine } from './creators-line.tsx';

export interface SeriesCardProps {
  href: string;
  title: string;
  /** Where lines of the title may break; see `Phrases`. */
  titleBreaks?: readonly number[] | undefined;
  /** One grey line. */
  creators: string;
  /** Where the work is not in the page's. */
  language?: ForeignLanguage | undefined;
  cover: PictureSource;
  badges?: CoverBadges;
  sizes?: string;
  isPriority?: PicturePriority;
  transitionName?: string;
  className?: string;
}

/** How wide a cover is in the grid. */
const GRID_SIZES: Readonly<Record<CoverDensity, string>> = {
  usual: '(min-width: 601px) 128px, calc((100vw - 48px) / 3)',
  dense: '(min-width: 601px) 108px, calc((100vw - 50px) / 4)',
};

/** A series as a card: cover, title in two lines, creators in one. The whole card is one link. */
export function SeriesCard(props: SeriesCardProps) {
  const { density } = useLook();
  const {
    href,
    title,
    titleBreaks,
    creators,
    language,
    cover,
    badges,
    sizes = GRID_SIZES[density],
    isPriority = false,
    transitionName,
    className,
  } = props;
  return (
    <Link href={href} className={clsx('group/card block rounded-cover', className)}>
      <Cover picture={cover} badges={badges} sizes={sizes} isPriority={isPriority} transitionName={transitionName} />
      <OwnText language={language} className="mt-2 line-clamp-2 text-(length:--t-card) leading-title font-strong">
        <Phrases text={title} breaks={titleBreaks} />
      </OwnText>
      <CreatorsLine creators={creators} language={language} />
    </Link>
  );
}
