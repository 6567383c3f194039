import { BannerCarousel, type BannerSlide, BannerSlideCard, ContinueCard, EmptyState, Shelf } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { type ServerPlace, seriesInProgress } from '../../../parts/reading/reading-record.ts';
import { useIsHydrated, useMergedRecord } from '../../../parts/reading/reading-store.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { HomeTabs } from '../../../parts/series-lists/home-tabs.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteHomeHeader } from '../../../parts/shell/site-headers.tsx';
import { RememberedMarkup } from '../../../root/remembered-markup.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { HomeData, HomeSection } from './home.server.ts';
import type { BannerModel } from './home-banners.server.ts';
import { HomePart } from './home-part.tsx';
import { LazyMainPopup } from './lazy-main-popup.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './home.server.ts';
export { ErrorScreen as ErrorBoundary };

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
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <h1 className="sr-only">{text('home.title')}</h1>
      <HomeBanners banners={banners} slideMs={bannerSlideMs} />
      {popup !== null && <LazyMainPopup popup={popup} />}
      <HomeTabs current="DAILY" isWithin />
      <ContinueShelf places={places} />
      {sections.map((section, index) => (
        <RememberedMarkup key={keyOf(section)} name="home part" of={[section, index === 0]}>
          <HomePart section={section} isFirst={index === 0} />
        </RememberedMarkup>
      ))}
    </SiteFrame>
  );
}

/** There may be several themes, and several rows of recommendations. */
function keyOf(section: HomeSection): string {
  if (section.kind === 'theme') return `theme-${section.id}`;
  return section.kind === 'forYou' ? `for-you-${section.key}` : section.kind;
}

/** Maximum number of series on the shelf. */
const SHOWN = 10;

/**
 * "Continue reading": the series that this browser has in progress, and those of the reader's other devices. Nothing for
 * readers without any.
 */
export function ContinueShelf({ places }: { places: readonly ServerPlace[] }) {
  const text = useText();
  const { hasReading } = useSite();
  const isHydrated = useIsHydrated();
  const inProgress = seriesInProgress(useMergedRecord(places)).slice(0, SHOWN);
  // Reserves the shelf's height for readers who will have one as soon as the page is hydrated.
  if (!isHydrated && hasReading && places.length === 0) return <div className="h-[146px]" />;
  if (inProgress.length === 0) return null;
  return (
    <Shelf title={text('home.continueReading')}>
      {inProgress.map(({ alias, series, resume }) => (
        <li key={alias}>
          <ContinueCard
            href={`/viewer/${alias}/${resume.episodeAlias}`}
            title={series.title}
            place={resume.episodeTitle}
            cover={series.cover ?? BLANK_COVER}
            readShare={resume.share}
          />
        </li>
      ))}
    </Shelf>
  );
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
