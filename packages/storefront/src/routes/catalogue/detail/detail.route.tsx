import { EmptyState, KeyArt, Link, NoticeList, SeriesHead, SeriesShelf } from '@longstrip/ui';
import { Await, useLoaderData } from '@remix-run/react';
import { Fragment, Suspense } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useCountedView } from '../../../parts/reading/count-view.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import type { SeriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { ThemeShelf, useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { RememberedMarkup } from '../../../root/remembered-markup.tsx';
import { useSite } from '../../../root/site-data.ts';
import { BesideEpisodes } from './beside-episodes.tsx';
import type { DetailData, DetailPage, DetailSeries } from './detail.server.ts';
import { EpisodeSection } from './episode-section.tsx';
import { LazyAdultOnlyScreen, LazyDetailPurchase } from './lazy-parts.tsx';
import { ShareButton } from './share-button.tsx';
import { useFacts } from './use-facts.ts';

export { action } from '../../../parts/purchase/purchase-action.server.ts';
export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './detail.server.ts';
export { ErrorScreen as ErrorBoundary };

/** The page of a series, or why it is not shown. */
export default function DetailScreen() {
  const data = useLoaderData<DetailData>();
  return data.kind === 'adultOnly' ? <LazyAdultOnlyScreen {...data} /> : <SeriesScreen {...data} />;
}

function SeriesScreen(page: DetailPage) {
  const { series, episodes, shareTargets } = page;
  useCountedView({ seriesAlias: series.alias, isAdult: series.isAdult });
  const art = series.keyArt ?? series.cover;
  const share = <ShareButton title={series.title} targets={shareTargets} />;
  const header = <SiteInnerHeader title={series.title} action={share} isOverArt={art !== null} />;
  return (
    <SiteFrame
      foot={episodes.length > 0 ? 'buy-bar' : 'navigation'}
      header={art === null ? header : undefined}
      side={null}
    >
      {art === null ? (
        <div>
          <Head series={series} />
        </div>
      ) : (
        <KeyArt
          picture={art}
          header={header}
          isFromCover={series.keyArt === null}
          {...(series.keyArtFocus === null ? {} : { focus: series.keyArtFocus })}
        >
          <Head series={series} />
        </KeyArt>
      )}
      <BesideEpisodes page={page} />
      <Below page={page} />
    </SiteFrame>
  );
}

/** The episodes, and what follows them. */
function Below({ page: { series, episodes, notices, own, purchase, more } }: { page: DetailPage }) {
  return (
    <div>
      {episodes.length === 0 ? (
        <NoEpisodes />
      ) : (
        <RememberedMarkup
          name="episodes"
          of={[series.alias, episodes, own.place, purchase !== null, purchase?.offers?.buyAll]}
        >
          <EpisodeSection series={series} episodes={episodes} place={own.place} purchase={purchase} />
        </RememberedMarkup>
      )}
      <Notices notices={notices} />
      <Suspense fallback={null}>
        <Await resolve={more}>
          {({ themes, series: related }) => (
            <>
              {themes.map((theme) => (
                <RememberedMarkup key={theme.id} name="theme" of={theme}>
                  <ThemeShelf theme={theme} />
                </RememberedMarkup>
              ))}
              <RememberedMarkup name="more series" of={related}>
                <MoreShelf shelf={related} />
              </RememberedMarkup>
            </>
          )}
        </Await>
      </Suspense>
      {purchase !== null && <LazyDetailPurchase seriesAlias={series.alias} purchase={purchase} />}
    </div>
  );
}

function Head({ series }: { series: DetailSeries }) {
  const facts = useFacts(series);
  return (
    <SeriesHead
      title={series.title}
      titleBreaks={series.titleBreaks}
      language={series.language}
      creators={<Creators creators={series.creators} />}
      hasFactsBeside
      {...facts}
    />
  );
}

/** The creators, each with a link to their other series. */
function Creators({ creators }: Pick<DetailSeries, 'creators'>) {
  return creators.map(({ name, href }, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      {href === null ? (
        name
      ) : (
        <Link href={href} className="underline decoration-line-strong underline-offset-4">
          {name}
        </Link>
      )}
    </Fragment>
  ));
}

/** The newest notices: links where the platform has a page for notices. */
function Notices({ notices }: { notices: DetailPage['notices'] }) {
  const text = useText();
  const { routes } = useSite();
  if (notices.length === 0) return null;
  const hasPage = routes.includes('noticeDetail');
  return (
    <NoticeList
      label={text('detail.notices')}
      notices={notices.map(({ id, title }) => ({ title, ...(hasPage ? { href: `/notice/detail/${id}` } : {}) }))}
    />
  );
}

function NoEpisodes() {
  const text = useText();
  return <EmptyState title={text('detail.noEpisodesTitle')} text={text('detail.noEpisodesText')} />;
}

function MoreShelf({ shelf }: { shelf: readonly SeriesCardModel[] }) {
  const text = useText();
  const cards = useSeriesCards(shelf);
  return cards.length === 0 ? null : <SeriesShelf title={text('detail.more')} series={cards} />;
}
