import clsx from 'clsx';
import { Link } from '../link/link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { OwnText, Phrases } from '../text/text.tsx';

export interface BannerSlide {
  href: string;
  /** A short line over the title, such as "New season". */
  kicker?: string;
  title: string;
  /** Where lines of the title may break; see `Phrases`. */
  titleBreaks?: readonly number[];
  line?: string;
  lineBreaks?: readonly number[];
  /** 16:9, composed with empty space at the start side; a right-to-left page has its own drawing. Missing: text only. */
  picture?: PictureSource;
  /** 720×320, for desktop; without it the phone's picture is cropped. */
  widePicture?: PictureSource;
  /** The words are drawn into the picture; here they are only for screen readers. */
  isPictureAlone?: boolean;
  /** The words are at the end side, for a picture with its empty space there. */
  hasWordsAtEnd?: boolean;
}

// With large text, narrow windows and long lines the words come beside the dots: padding keeps the bottom free for the dots.
const OVER_ART =
  'banner-words w-[max(60%,min(100%_-_32px,12rem))] pb-[clamp(16px,(1rem_-_16px)*8,44px)] max-[359px]:pb-11 desk:w-[max(46%,min(100%_-_48px,12rem))] desk:pb-6';
/** The dots are under words at the end side. */
const AT_END = 'pe-4 desk:pe-6 mb-7';
const ON_GROUND = 'w-[max(80%,min(100%_-_32px,12rem))] pb-11';

/** One banner: picture, gradient and words. */
export function BannerSlideCard({ slide, isPriority }: { slide: BannerSlide; isPriority: boolean }) {
  const { href, kicker, title, titleBreaks, line, lineBreaks, picture, widePicture } = slide;
  const { isPictureAlone = false, hasWordsAtEnd = false } = slide;
  return (
    <Link
      href={href}
      draggable={false}
      data-banner={picture === undefined ? 'ground' : isPictureAlone ? 'alone' : 'art'}
      data-end={hasWordsAtEnd || undefined}
      className={clsx(
        // Clipped, not `overflow: hidden`, so the box grows with large text.
        'banner-slide relative grid aspect-video content-end self-stretch justify-self-stretch overflow-clip -outline-offset-4 desk:aspect-[720/320]',
        picture ? 'bg-skeleton' : 'banner-ground',
      )}
    >
      {picture && (
        <span className="banner-art absolute inset-0">
          <Picture
            picture={picture}
            desktopPicture={widePicture}
            alt=""
            sizes="(min-width: 601px) 720px, 100vw"
            isPriority={isPriority && 'largest'}
            className="desk:object-[50%_22%]"
          />
        </span>
      )}
      {picture && !isPictureAlone && (
        <span className={clsx('banner-veil absolute inset-0', hasWordsAtEnd && '-scale-x-100')} />
      )}
      <span
        className={
          isPictureAlone
            ? 'sr-only'
            : clsx(
                'banner-text relative box-content block pt-4 text-on-art',
                hasWordsAtEnd ? `${AT_END} justify-self-end text-end` : 'ps-4 desk:ps-6',
                picture ? OVER_ART : ON_GROUND,
              )
        }
      >
        {kicker && <span className="banner-kicker block text-12 font-strong opacity-95">{kicker}</span>}
        <span className="banner-title my-1 block font-display text-22 leading-title font-title text-balance wrap-anywhere desk:text-28">
          <OwnText className="block">
            <Phrases text={title} breaks={titleBreaks} />
          </OwnText>
        </span>
        {line && (
          <span className="banner-line block text-13 leading-[max(1.4,calc(var(--lead-text)-0.1))] text-pretty opacity-95 desk:text-14">
            <OwnText className="block">
              <Phrases text={line} breaks={lineBreaks} />
            </OwnText>
          </span>
        )}
      </span>
    </Link>
  );
}
