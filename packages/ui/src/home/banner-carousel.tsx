import { lazy, Suspense } from 'react';
import { type BannerSlide, BannerSlideCard } from './banner-slide.tsx';

export interface BannerCarouselProps {
  slides: readonly BannerSlide[];
  labels: {
    /** Name of the carousel, such as "Featured". */
    region: string;
    /** "2 of 4". */
    place: (index: number, count: number) => string;
    pause: string;
    play: string;
    previous: string;
    next: string;
  };
  intervalMs?: number;
}

const Turning = lazy(() => import('./turning-banners.tsx').then((module) => ({ default: module.TurningBanners })));

/**
 * The banners at the top of the home page. The carousel is loaded after the page; until then the first banner is shown
 * in its place, in the same size.
 */
export function BannerCarousel(props: BannerCarouselProps) {
  const [first] = props.slides;
  if (first === undefined) return null;
  return (
    <Suspense fallback={<BannerSlideCard slide={first} isPriority />}>
      <Turning {...props} />
    </Suspense>
  );
}
