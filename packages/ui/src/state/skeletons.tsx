import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A grey shape where content will be. */
export function SkeletonBlock({ className }: { className: string }) {
  return <span className={clsx('block animate-shine rounded-cover bg-skeleton', className)} />;
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Announces once that something is loading; the shapes themselves are hidden from screen readers. */
export function SkeletonRegion({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The grey shapes of a grid's covers. */
export function CoverSkeletons({ count }: { count: number }) {
  return (
    <div className="cover-grid px-(--size-gutter)">
      {numbers(count).map((index) => (
        <div key={index}>
          <SkeletonBlock className="aspect-3/4" />
          <SkeletonBlock className="mt-2.5 h-3.5 w-4/5" />
          <SkeletonBlock className="mt-2 h-3.5 w-3/5" />
          <SkeletonBlock className="mt-2 mb-0.5 h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}

export interface SkeletonProps {
  /** Spoken, such as "Loading". */
  label: string;
  count?: number;
}

/** Skeleton of a cover grid. */
export function GridSkeleton({ label, count = 9 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <CoverSkeletons count={count} />
    </SkeletonRegion>
  );
}

/** Skeleton of a shelf. */
export function ShelfSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label} className="shelf-section overflow-hidden">
      <SkeletonBlock className="mx-(--size-gutter) mt-3 mb-4 h-4.5 w-36" />
      <div className="flex gap-(--cover-gap) px-(--size-gutter) desk:gap-[calc(var(--cover-gap)+4px)]">
        {numbers(count).map((index) => (
          <div key={index} className="shelf-card flex-none">
            <SkeletonBlock className="aspect-3/4" />
            <SkeletonBlock className="mt-2.5 h-3.5 w-4/5" />
            <SkeletonBlock className="mt-2 h-3 w-1/2" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** Skeleton of a series' page: key art, title, synopsis, episodes. */
export function DetailSkeleton({ label, count = 5 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <SkeletonBlock className="h-[244px] rounded-none! desk:h-[316px] wide:h-[min(250px,34svh)]" />
      <div className="px-(--size-gutter) pt-4">
        <SkeletonBlock className="h-7 w-3/5" />
        <SkeletonBlock className="mt-4 h-3.5 w-2/5" />
        {/* From 1024 px it is beside the episodes. */}
        <div className="wide:hidden">
          <SkeletonBlock className="mt-5 h-3.5" />
          <SkeletonBlock className="mt-2 h-3.5" />
          <SkeletonBlock className="mt-2 h-3.5 w-3/4" />
          <div className="mt-5 flex gap-2">
            <SkeletonBlock className="h-[30px] w-20 rounded-pill!" />
            <SkeletonBlock className="h-[30px] w-20 rounded-pill!" />
          </div>
        </div>
      </div>
      <div className="mt-8 wide:mt-16">
        {numbers(count).map((index) => (
          <RowBones key={index} isWide />
        ))}
      </div>
    </SkeletonRegion>
  );
}

function RowBones({ isWide }: { isWide: boolean }) {
  return (
    <div className="flex items-center gap-3 px-(--size-gutter) py-2">
      <SkeletonBlock className={isWide ? 'aspect-video w-28 desk:w-[142px]' : 'aspect-3/4 w-15'} />
      <div className="flex-1">
        <SkeletonBlock className="h-3.5 w-3/5" />
        <SkeletonBlock className="mt-2 h-3 w-1/3" />
      </div>
      {isWide && <SkeletonBlock className="h-3.5 w-12" />}
    </div>
  );
}

/** Skeleton of a list: rows with a cover. */
export function ListSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      {numbers(count).map((index) => (
        <RowBones key={index} isWide={false} />
      ))}
    </SkeletonRegion>
  );
}

/** Skeleton of a list of texts: two lines in each row. */
export function LinesSkeleton({ label, count = 7 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      {numbers(count).map((index) => (
        <div key={index} className="grid min-h-18 content-center gap-2 border-b border-line px-(--size-gutter)">
          <SkeletonBlock className="h-4 w-4/5" />
          <SkeletonBlock className="h-3 w-24" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

/** Skeleton of a list of events: a wide picture, and a text about it. */
export function CardsSkeleton({ label, count = 4 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <div className="grid gap-x-3 gap-y-6 p-(--size-gutter) desk:grid-cols-2">
        {numbers(count).map((index) => (
          <div key={index}>
            <SkeletonBlock className="aspect-[720/330] rounded-card!" />
            <SkeletonBlock className="mt-3 h-4.5 w-3/5" />
            <SkeletonBlock className="mt-2 h-3 w-2/5" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** Skeleton of a list of episodes. */
export function EpisodeListSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      {numbers(count).map((index) => (
        <RowBones key={index} isWide />
      ))}
    </SkeletonRegion>
  );
}

/** Skeleton of a comic's first screen, dark like the viewer: no white flash. */
export function ViewerSkeleton({ label }: SkeletonProps) {
  return (
    <SkeletonRegion label={label} className="min-h-dvh bg-view">
      <div data-theme="dark" className="column grid gap-3 p-3 opacity-60">
        <SkeletonBlock className="h-[42dvh]" />
        <SkeletonBlock className="h-[26dvh]" />
        <div className="grid grid-cols-2 gap-3">
          <SkeletonBlock className="h-[30dvh]" />
          <SkeletonBlock className="h-[30dvh]" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
