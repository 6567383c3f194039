import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChevronIcon, ClockIcon, HeartIcon, NoticeIcon, StarIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { letterWidth } from '../text/letter-width.ts';
import { OwnText, Phrases, type TextLanguage } from '../text/text.tsx';

const DOT_BEFORE =
  'before:absolute before:start-[6px] before:top-[0.6em] before:size-[3px] before:rounded-pill before:bg-line-strong';

export interface SeriesHeadProps {
  title: string;
  /** Where lines of the title may break; see `Phrases`. */
  titleBreaks?: readonly number[];
  /** Language of the title and the names, if it may differ from the page's. */
  language?: TextLanguage;
  /** The creators; names may be links. */
  creators: ReactNode;
  /** Facts in one line, such as the days of new episodes and the number of reads. */
  facts: readonly string[];
  /** The average rating: "4.6 (120)" beside a star, and what a screen reader says. It follows the facts. */
  rating?: { text: string; spoken: string } | undefined;
  /** Badges before the facts, such as "18" and "English". */
  badges?: readonly string[];
  /** "Wait for free", beside a clock: the series opens by waiting. */
  waitFree?: string | undefined;
  /** From 1024 px the facts are in the second column (`SeriesFacts`). */
  hasFactsBeside?: boolean;
}

/** A longer title is set smaller, so that it stays in three lines on a phone. */
function titleSize(title: string): string {
  const letters = letterWidth(title);
  if (letters > 80) return 'text-18';
  return letters > 28 ? 'text-22' : 'text-28';
}

/** Title and facts of a series, over the foot of its key art. */
export function SeriesHead(props: SeriesHeadProps) {
  const { title, titleBreaks, language, creators, facts, rating, badges = [], waitFree } = props;
  const { hasFactsBeside = false } = props;
  return (
    <div className="px-(--size-gutter) pt-5">
      <h1
        lang={language?.tag}
        dir={language?.direction ?? 'auto'}
        className={clsx(
          'from-page-start tracking-[-0.015em] [&:lang(ar)]:tracking-normal [&:lang(ja)]:tracking-normal [&:lang(th)]:tracking-normal [&:lang(zh)]:tracking-normal [&:lang(ko)]:tracking-normal',
          titleSize(title),
        )}
      >
        <Phrases text={title} breaks={titleBreaks} />
      </h1>
      <p dir={language?.direction} className="from-page-start mt-1 text-fg-2">
        {creators}
      </p>
      <div className={clsx(hasFactsBeside && 'wide:hidden')}>
        <SeriesFacts facts={facts} rating={rating} badges={badges} waitFree={waitFree} />
      </div>
    </div>
  );
}

/** Badges and facts, separated by dots. A dot at the start of a line is cut off. */
export function SeriesFacts({
  facts,
  rating,
  badges = [],
  waitFree,
}: Pick<SeriesHeadProps, 'facts' | 'rating' | 'badges' | 'waitFree'>) {
  return (
    <div className="mt-2 overflow-x-clip">
      <p className="figures -ms-[15px] flex flex-wrap items-center gap-y-1 text-13 text-fg-2">
        {badges.map((badge) => (
          <span
            key={badge}
            className="ms-[15px] -me-[9px] inline-flex min-h-[18px] items-center rounded-[3px] px-[5px] text-12 leading-none font-heavy shadow-[inset_0_0_0_1px_var(--line-strong)]"
          >
            {badge}
          </span>
        ))}
        {waitFree !== undefined && (
          <span className="ms-[15px] -me-[9px] inline-flex min-h-[18px] items-center gap-1 rounded-[3px] bg-accent-soft px-[5px] text-12 leading-[1.5] font-heavy text-accent">
            <ClockIcon size={12} />
            {waitFree}
          </span>
        )}
        {facts.map((fact, index) => (
          <span key={fact} className={clsx('relative ps-[15px]', index > 0 && DOT_BEFORE)}>
            {fact}
          </span>
        ))}
        {rating !== undefined && (
          <span className={clsx('relative inline-flex items-center gap-1 ps-[15px]', facts.length > 0 && DOT_BEFORE)}>
            <StarIcon size={12} filled />
            <bdi aria-hidden="true">{rating.text}</bdi>
            <span className="sr-only">{rating.spoken}</span>
          </span>
        )}
      </p>
    </div>
  );
}

export interface FavouriteButtonProps {
  /** What it brings: "Follow for new episodes". */
  label: string;
  isOn: boolean;
  /** Without it, the button submits the form around it. */
  onToggle?: () => void;
}

/** The heart of a series in its bar, 52 high, with its label in at most two lines beside it. */
export function FavouriteButton({ label, isOn, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type={onToggle === undefined ? 'submit' : 'button'}
      aria-pressed={isOn}
      onClick={onToggle}
      className="flex min-h-13 min-w-15 max-w-33 flex-none items-center wide:max-w-none wide:min-h-11 wide:text-14 justify-center gap-1.5 rounded-card px-1 text-start text-12 leading-tight text-fg-2 aria-pressed:text-fg"
    >
      <span className={clsx('shrink-0', isOn && 'text-primary')}>
        <HeartIcon filled={isOn} />
      </span>
      <span className="text-balance">{label}</span>
    </button>
  );
}

export interface NoticeRowProps {
  /** Missing if the site has no page for it. */
  href?: string;
  title: string;
}

const ROW = 'flex min-h-11 items-center gap-2 text-13 text-fg-2';

/** One notice of a series, in one line. */
export function NoticeRow({ href, title }: NoticeRowProps) {
  const content = (
    <>
      <NoticeIcon size={16} />
      <OwnText className="one-line flex-1">{title}</OwnText>
    </>
  );
  if (href === undefined) return <p className={ROW}>{content}</p>;
  return (
    <Link href={href} className={`${ROW} hover:text-fg`}>
      {content}
      <ChevronIcon size={16} />
    </Link>
  );
}

/** The notices of a series, at most two by the specification. */
export function NoticeList({ notices, label }: { notices: readonly NoticeRowProps[]; label: string }) {
  return (
    <ul aria-label={label} className="mx-(--size-gutter) my-2 divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.href ?? notice.title}>
          <NoticeRow {...notice} />
        </li>
      ))}
    </ul>
  );
}
