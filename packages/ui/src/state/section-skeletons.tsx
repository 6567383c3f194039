import { CoverSkeletons, numbers, SkeletonBlock, type SkeletonProps, SkeletonRegion } from './skeletons.tsx';

export interface SectionSkeletonProps extends SkeletonProps {
  /** Includes the section's own navigation (days, filters, periods). False if the real one is already visible. */
  hasFilters?: boolean;
}

export interface CoversSkeletonProps extends SectionSkeletonProps {
  /** The covers have their own heading, not only a line with their number. */
  hasTitle?: boolean;
}

/** The skeleton of a section of covers: its navigation, its heading, the covers. */
export function CoversSkeleton({ label, count = 15, hasFilters = false, hasTitle = false }: CoversSkeletonProps) {
  return (
    <SkeletonRegion label={label} className="pb-6">
      {hasFilters && (
        <div className="pt-2">
          <ChipBones />
        </div>
      )}
      <div className={`${hasTitle ? 'mb-3 h-13.5' : 'mb-1.5 h-11'} mt-3 grid content-center gap-2 px-(--size-gutter)`}>
        {hasTitle && <SkeletonBlock className="h-4.5 w-36" />}
        <SkeletonBlock className="h-3.5 w-24" />
      </div>
      <CoverSkeletons count={count} />
    </SkeletonRegion>
  );
}

/** One line on phones; on a desktop, where chips do not scroll, as many lines as they need. */
function ChipBones({ desktopCount = 8 }: { desktopCount?: number }) {
  return (
    <div className="flex gap-2 overflow-hidden px-(--size-gutter) py-[7px] desk:flex-wrap desk:gap-y-3.5">
      {numbers(desktopCount).map((index) => (
        <SkeletonBlock key={index} className="h-[30px] w-19 flex-none rounded-pill!" />
      ))}
    </div>
  );
}

/** Skeleton of a ranking: its periods and genres, the first three on their podium, the rows below it. */
export function RankingSkeleton({ label, count = 8, hasFilters = false }: SectionSkeletonProps) {
  return (
    <SkeletonRegion label={label} className="pb-6">
      {hasFilters && (
        <div className="wide:hidden">
          <div className="px-(--size-gutter) pt-4 pb-1">
            <SkeletonBlock className="h-11 w-62 max-w-full rounded-card!" />
          </div>
          <ChipBones desktopCount={12} />
        </div>
      )}
      <div className="pt-3">
        <div className="grid grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)_minmax(0,1fr)] items-end gap-x-2.5 px-(--size-gutter) pt-2 pb-5 desk:gap-x-4">
          {numbers(3).map((index) => (
            <div key={index}>
              <SkeletonBlock className="aspect-3/4" />
              <SkeletonBlock className={index === 0 ? 'mt-3 h-10 w-8' : 'mt-6 h-7 w-6'} />
              <SkeletonBlock className="mt-3 h-3.5 w-4/5" />
              <SkeletonBlock className="mt-5 mb-1.5 h-3 w-1/2" />
            </div>
          ))}
        </div>
        <div className="desk:grid desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:gap-x-2 desk:gap-y-1 desk:px-2">
          {numbers(count).map((index) => (
            <div
              key={index}
              className="grid min-h-24 grid-cols-[2.25rem_60px_minmax(0,1fr)] items-center gap-3 py-2 ps-2 pe-4 desk:min-h-30 desk:grid-cols-[2.5rem_84px_minmax(0,1fr)] desk:pe-3"
            >
              <SkeletonBlock className="mx-auto h-6 w-5" />
              <SkeletonBlock className="aspect-3/4" />
              <div>
                <SkeletonBlock className="h-4 w-3/5" />
                <SkeletonBlock className="mt-2 h-3 w-1/3" />
                <SkeletonBlock className="mt-2 h-3 w-1/4" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </SkeletonRegion>
  );
}

/** The skeleton of a page with a message or a question: a drawing, a sentence, two links. */
export function NoticeSkeleton({ label }: SkeletonProps) {
  return (
    <SkeletonRegion label={label} className="px-6 pt-6 pb-6 desk:pt-10">
      <div className="mx-auto mt-2 mb-5 grid aspect-[300/236] max-w-[300px] p-2.5">
        <SkeletonBlock className="rounded-none!" />
      </div>
      <SkeletonBlock className="mx-auto h-6 w-56 max-w-full" />
      <SkeletonBlock className="mx-auto mt-3.5 h-3.5 w-full max-w-80" />
      <SkeletonBlock className="mx-auto mt-2 h-3.5 w-full max-w-72 desk:hidden" />
      <SkeletonBlock className="mx-auto mt-2 h-3.5 w-3/5 max-w-48" />
      <div className="mx-auto mt-6 grid max-w-80 gap-2">
        <SkeletonBlock className="h-(--size-button) rounded-card!" />
        <SkeletonBlock className="h-(--size-button) rounded-card!" />
      </div>
    </SkeletonRegion>
  );
}
