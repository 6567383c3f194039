import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { HomeTabs } from '../../../parts/series-lists/home-tabs.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteHomeHeader } from '../../../parts/shell/site-headers.tsx';
import { ContinueShelf } from './continue-shelf.tsx';
import { EmptyStore } from './empty-store.tsx';
import { HomeBanners } from './home-banners.tsx';
import type { HomeData, HomeSection } from './home-loader.server.ts';
import { HomePart } from './home-part.tsx';
import { LazyMainPopup } from './lazy-main-popup.tsx';

/** The home page: banners, series in progress, and the shelves in the platform's order. */
export function HomeScreen() {
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
        <HomePart key={keyOf(section)} section={section} isFirst={index === 0} />
      ))}
    </SiteFrame>
  );
}

/** There may be several themes, and several rows of recommendations. */
function keyOf(section: HomeSection): string {
  if (section.kind === 'theme') return `theme-${section.id}`;
  return section.kind === 'forYou' ? `for-you-${section.key}` : section.kind;
}
