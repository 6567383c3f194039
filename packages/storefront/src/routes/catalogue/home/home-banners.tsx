import { BannerCarousel, type BannerSlide, BannerSlideCard } from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import type { BannerModel } from './home-banners.server.ts';

/** The banners at full column width. A single banner does not rotate. */
export function HomeBanners({ banners, slideMs }: { banners: readonly BannerModel[]; slideMs: number }) {
  const text = useText();
  const slides = banners.map(slideOf);
  const [first] = slides;
  if (first === undefined) return null;
  if (slides.length === 1) return <BannerSlideCard isPriority slide={first} />;
  return (
    <BannerCarousel
      slides={slides}
      intervalMs={slideMs}
      labels={{
        region: text('home.featured'),
        place: (index, count) => text('home.slidePlace', { index, count }),
        pause: text('home.pauseSlides'),
        play: text('home.playSlides'),
        previous: text('home.previousSlide'),
        next: text('home.nextSlide'),
      }}
    />
  );
}

function slideOf({ kicker, line, picture, widePicture, ...banner }: BannerModel): BannerSlide {
  return {
    ...banner,
    ...(kicker === '' ? {} : { kicker }),
    ...(line === '' ? {} : { line }),
    ...(picture === null ? {} : { picture }),
    ...(widePicture === null ? {} : { widePicture }),
  };
}
