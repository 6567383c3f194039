import { BannerCarousel, type BannerSlide, BannerSlideCard, EmptyState } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { HomeTabs } from '../../../parts/series-lists/home-tabs.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteHomeHeader } from '../../../parts/shell/site-headers.tsx';
import { widePart } from '../../../parts/shell/wide-part.tsx';
import { RememberedMarkup } from '../../../root/remembered-markup.tsx';
import { useSite } from '../../../root/site-data.ts';
import { ContinueShelf } from './continue-shelf.tsx';
import type { HomeData, HomeSection } from './home.server.ts';
import type { BannerModel } from './home-banners.server.ts';
import { HomePart } from './home-part.tsx';
import type { HomeSideProps } from './home-side.tsx';
import { LazyMainPopup } from './lazy-main-popup.tsx';
import { sectionBeside } from './section-beside.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './home.server.ts';
export { ErrorScreen as ErrorBoundary };

const HomeSide = widePart<HomeSideProps>(() => import('./home-side.tsx').then((module) => module.HomeSide));

/** The home page: banners, series in progress, and the shelves in the platform's order. */
export default function HomeScreen() {
  const { banners, bannerSlideMs, popup, sections, isEmpty, places } = useLoaderData<HomeData>();
  const text = useText();
  if (isEmpty) {
    return (
      <SiteFrame header={<SiteHomeHeader />}>
        <EmptyStore />
      </SiteFrame>
    );
  }
  const beside = sectionBeside(sections);
  return (
    <SiteFrame header={<SiteHomeHeader />} side={<HomeSide beside={beside} places={places} />}>
      <h1 className="sr-only">{text('home.title')}</h1>
      <HomeBanners banners={banners} slideMs={bannerSlideMs} />
      {popup !== null && <LazyMainPopup popup={popup} />}
      <HomeTabs current="DAILY" isWithin />
      <div className="wide:hidden">
        <ContinueShelf places={places} />
      </div>
      {sections.map((section, index) => (
        <div key={keyOf(section)} className={section === beside ? 'wide:hidden' : 'contents'}>
          <RememberedMarkup name="home part" of={[section, index === 0]}>
            <HomePart section={section} isFirst={index === 0} />
          </RememberedMarkup>
        </div>
      ))}
    </SiteFrame>
  );
}

/** There may be several themes, and several rows of recommendations. */
function keyOf(section: HomeSection): string {
  if (section.kind === 'theme') return `theme-${section.id}`;
  return section.kind === 'forYou' ? `for-you-${section.key}` : section.kind;
}

/** What a new installation shows: how to import the first comic. */
export function EmptyStore() {
  const text = useText();
  const { platformId } = useSite();
  return (
    <>
      <EmptyState level="h1" title={text('home.emptyTitle')} text={text('home.emptyText')} />
      <div className="mx-auto max-w-[34em] px-(--size-gutter) pb-10 text-center">
        <p className="text-13 text-fg-2">{text('home.emptyCommand')}</p>
        <code dir="ltr" className="mt-2 block rounded-card bg-fill px-4 py-3 text-start text-13">
          {/* Lines break between its parts, never at their dashes, and it is copied as one line. */}
          {['npm run import --', '"comic.cbz"', `--platform ${platformId}`, '--free 1'].map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className="whitespace-nowrap">{part}</span>
            </Fragment>
          ))}
        </code>
      </div>
    </>
  );
}

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
