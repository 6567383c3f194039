import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ClockIcon } from '../icon/icons.tsx';

/** A longer title (in characters) is set smaller, so it stays in three lines on a phone. */
const LONG_TITLE_CHARACTERS = 28;

const DOT_BEFORE =
  'before:absolute before:start-[6px] before:top-[0.6em] before:size-[3px] before:rounded-pill before:bg-line-strong';

export interface SeriesHeadProps {
  title: string;
  /** BCP 47 language of the title, where it need not be the page's. */
  language?: string;
  creators: string;
  /** Facts in one line, such as the days of new episodes and the number of reads. */
  facts: readonly string[];
  /** Badges before the facts, such as "18". */
  badges?: readonly string[];
  /** "Wait for free", beside a clock: the series opens by waiting. */
  waitFree?: string | undefined;
  /** Synopsis and chips. */
  children?: ReactNode;
}

/** Title and facts of a series, over the foot of its key art. */
export function SeriesHead({ title, language, creators, facts, badges = [], waitFree, children }: SeriesHeadProps) {
  const isLong = [...title].length > LONG_TITLE_CHARACTERS;
  return (
    <div className="relative px-(--size-gutter) first:pt-5">
      <h1
        lang={language}
        className={clsx(
          'tracking-[-0.015em] [&:lang(ar)]:tracking-normal [&:lang(ja)]:tracking-normal [&:lang(th)]:tracking-normal [&:lang(zh)]:tracking-normal [&:lang(ko)]:tracking-normal',
          isLong ? 'text-22' : 'text-28',
        )}
      >
        <bdi>{title}</bdi>
      </h1>
      <p className="mt-1 text-fg-2">{creators}</p>
      <Facts facts={facts} badges={badges} waitFree={waitFree} />
      {children}
    </div>
  );
}

/** Badges and facts, separated by dots; a dot at the start of a line is clipped. */
function Facts({
  facts,
  badges,
  waitFree,
}: Pick<SeriesHeadProps, 'facts' | 'waitFree'> & { badges: readonly string[] }) {
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
      </p>
    </div>
  );
}
