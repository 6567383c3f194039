import { Bone, Bones, numbers, type SkeletonProps } from '../state/skeletons.tsx';

function WalletBones() {
  return (
    <div className="mx-(--size-gutter) mt-4 rounded-card bg-fill p-4">
      <Bone className="h-8 w-28" />
      <div className="mt-5 grid grid-cols-3 gap-3">
        {numbers(3).map((index) => (
          <Bone key={index} className="h-9" />
        ))}
      </div>
    </div>
  );
}

/** Skeleton of the shop: the wallet, and packs below it. */
export function ShopSkeleton({ label, count = 4 }: SkeletonProps) {
  return (
    <Bones label={label}>
      <WalletBones />
      {numbers(count).map((index) => (
        <div key={index} className="flex min-h-19 items-center gap-3 px-(--size-gutter)">
          <Bone className="size-8 rounded-pill!" />
          <div className="flex-1">
            <Bone className="h-5 w-24" />
            <Bone className="mt-2 h-3 w-20" />
          </div>
          <Bone className="h-11 w-23" />
        </div>
      ))}
    </Bones>
  );
}

/** Skeleton of a history: the balance, and rows below it. */
export function HistorySkeleton({ label, count = 5 }: SkeletonProps) {
  return (
    <Bones label={label}>
      <Bone className="mx-(--size-gutter) mt-4 h-16 rounded-card!" />
      {numbers(count).map((index) => (
        <div key={index} className="flex min-h-19 items-center gap-4 px-(--size-gutter)">
          <div className="flex-1">
            <Bone className="h-4 w-32" />
            <Bone className="mt-2 h-3 w-24" />
          </div>
          <Bone className="h-5 w-14" />
        </div>
      ))}
    </Bones>
  );
}
