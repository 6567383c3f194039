import type { ReactNode } from 'react';
import { ProgressLine } from '../control/progress-line.tsx';
import { ChevronIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { numbers, SkeletonBlock, type SkeletonProps, SkeletonRegion } from '../state/skeletons.tsx';
import { type ForeignLanguage, OwnText, Phrases } from '../text/text.tsx';

export interface SideSectionProps {
  title: string;
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** One part of a second column, with its heading and the link to all of it. */
export function SideSection({ title, more, children }: SideSectionProps) {
  return (
    <section className="pt-5">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <h2 className="min-w-0 flex-1 basis-[6rem] text-16 wrap-anywhere">{title}</h2>
        {more && (
          <Link
            href={more.href}
            className="inline-flex min-h-11 min-w-11 items-center justify-end gap-0.5 text-13 whitespace-nowrap text-fg-2 transition-colors hover:text-fg"
          >
            {more.label}
            <span className="sr-only">: {title}</span>
            <ChevronIcon size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

export interface SideRowProps {
  href: string;
  title: string;
  titleBreaks?: readonly number[] | undefined;
  language?: ForeignLanguage | undefined;
  cover: PictureSource;
  /** One grey line, such as the creators or the episode that was read last. */
  note: string;
  /** The place of a ranking. */
  place?: string | undefined;
  /** How far into the episode the reader is, 0 to 1. */
  readShare?: number | undefined;
}

/** Series in the second column: a small cover, the title, one line. */
export function SideList({ rows, label }: { rows: readonly SideRowProps[]; label: string }) {
  return (
    <ol aria-label={label} className="-mx-2">
      {rows.map((row) => (
        <li key={row.href}>
          <SideRow {...row} />
        </li>
      ))}
    </ol>
  );
}

function SideRow({ href, title, titleBreaks, language, cover, note, place, readShare }: SideRowProps) {
  return (
    <Link
      href={href}
      className="group/card flex min-h-17 items-center gap-3 rounded-card px-2 py-1.5 -outline-offset-2 transition-colors hover:bg-fill"
    >
      {place !== undefined && <span className="figures w-5 flex-none text-center text-16 font-heavy">{place}</span>}
      <Cover picture={cover} sizes="(min-width: 1600px) 60px, 42px" className="w-10.5 flex-none min-[1600px]:w-15" />
      <span className="min-w-0 flex-1">
        <OwnText language={language} className="line-clamp-2 text-14 leading-title font-strong wrap-anywhere">
          <Phrases text={title} breaks={titleBreaks} />
        </OwnText>
        <OwnText language={language} className="one-line figures mt-0.5 block text-12 text-fg-3">
          {note}
        </OwnText>
        {readShare !== undefined && <ProgressLine share={readShare} className="mt-1.5 max-w-60" />}
      </span>
    </Link>
  );
}

/** Rows of the second column while they are loaded. */
export function SideListSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      {numbers(count).map((index) => (
        <div key={index} className="flex min-h-17 items-center gap-3 py-1.5">
          <SkeletonBlock className="aspect-3/4 w-10.5 flex-none min-[1600px]:w-15" />
          <div className="flex-1">
            <SkeletonBlock className="h-3.5 w-4/5" />
            <SkeletonBlock className="mt-2 h-3 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}

/** A line of the second column that leads elsewhere, beside a drawing: what is free today. */
export function SideLink({ href, title, note, icon }: { href: string; title: string; note: string; icon: ReactNode }) {
  return (
    <Link
      href={href}
      className="flex min-h-15 items-center gap-3 rounded-card bg-accent-soft px-3 py-2 -outline-offset-2"
    >
      <span className="text-accent">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block leading-title font-strong wrap-anywhere">{title}</span>
        <span className="block text-13 text-fg-2 wrap-anywhere">{note}</span>
      </span>
      <ChevronIcon size={16} />
    </Link>
  );
}
