import {
  CardsSkeleton,
  DetailSkeleton,
  GridSkeleton,
  HistorySkeleton,
  LinesSkeleton,
  ListSkeleton,
  ShopSkeleton,
  type SkeletonProps,
} from '@longstrip/ui';
import type { ReactNode } from 'react';

type Skeleton = (properties: SkeletonProps) => ReactNode;

/** Skeletons by the first part of a path, or by a whole path. As text: the route table would be loaded with every first visit. */
const SKELETONS: readonly (readonly [paths: readonly string[], Skeleton])[] = [
  [['/detail/'], DetailSkeleton],
  [['/shop'], ShopSkeleton],
  [['/history/'], HistorySkeleton],
  [['/library/', '/gift', '/benefit/gift'], ListSkeleton],
  [['/event'], CardsSkeleton],
  [['/home/', '/creator/'], GridSkeleton],
  [['/alarm', '/comment', '/coupon', '/faq', '/notice', '/qna'], LinesSkeleton],
];

/** Pages that show the skeleton of the next list themselves, below the tabs that lead to it. */
const FRAMES = [
  { from: ['/home/', '/creator/'], to: ['/home/'] },
  { from: ['/library/'], to: ['/library/'] },
] as const;

/**
 * The skeleton that covers a page while the next one is slow to load; undefined where the page stays as it is.
 * @param here the path of the page that is shown
 */
export function pageSkeleton(pathname: string, here: string): Skeleton | undefined {
  if (FRAMES.some(({ from, to }) => isOneOf(to, pathname) && isOneOf(from, here))) return undefined;
  return SKELETONS.find(([paths]) => isOneOf(paths, pathname))?.[1];
}

function isOneOf(paths: readonly string[], pathname: string): boolean {
  return paths.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
}
