import { numbers, SkeletonBlock, type SkeletonProps, SkeletonRegion } from '../state/skeletons.tsx';

function WalletBones() {
  return (
    <div className="mx-(--size-gutter) mt-4 rounded-card bg-fill p-4">
      <SkeletonBlock className="h-8 w-28" />
      <div className="mt-5 grid grid-cols-3 gap-3">
        {numbers(3).map((index) => (
          <SkeletonBlock key={index} className="h-9" />
        ))}
      </div>
    </div>
  );
}

/** Skeleton of the shop: the wallet, and packs below it. */
export function ShopSkeleton({ label, count = 4 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <WalletBones />
      {numbers(count).map((index) => (
        <div key={index} className="flex min-h-19 items-center gap-3 px-(--size-gutter)">
          <SkeletonBlock className="size-8 rounded-pill!" />
          <div className="flex-1">
            <SkeletonBlock className="h-5 w-24" />
            <SkeletonBlock className="mt-2 h-3 w-20" />
          </div>
          <SkeletonBlock className="h-11 w-23" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

/** Skeleton of a history: the balance, and rows below it. */
export function HistorySkeleton({ label, count = 5 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <SkeletonBlock className="mx-(--size-gutter) mt-4 h-16 rounded-card!" />
      {numbers(count).map((index) => (
        <div key={index} className="flex min-h-19 items-center gap-4 px-(--size-gutter)">
          <div className="flex-1">
            <SkeletonBlock className="h-4 w-32" />
            <SkeletonBlock className="mt-2 h-3 w-24" />
          </div>
          <SkeletonBlock className="h-5 w-14" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
