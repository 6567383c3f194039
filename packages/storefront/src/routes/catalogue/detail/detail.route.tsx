import {
  ButtonLink,
  BuyBar,
  ChipScroller,
  EmptyState,
  FavouriteButton,
  KeyArt,
  Link,
  NoticeList,
  SeriesHead,
  SeriesShelf,
  Synopsis,
  TicketNote,
  TicketUse,
} from '@longstrip/ui';
import { Await, useLoaderData } from '@remix-run/react';
import { Fragment, Suspense } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { type EpisodeModel, isReadable } from '../../../parts/episodes/episode-model.ts';
import { searchAddress } from '../../../parts/navigation/search-query.ts';
import type { SeriesTicket } from '../../../parts/purchase/purchase-model.ts';
import { useCountedView } from '../../../parts/reading/count-view.ts';
import { resumePoint } from '../../../parts/reading/reading-record.ts';
import { useSeriesRecord } from '../../../parts/reading/reading-store.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { FavouriteForm } from '../../../parts/series/favourite-form.tsx';
import type { SeriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { ThemeShelf, useSeriesCards } from '../../../parts/series/series-cards.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { RememberedMarkup } from '../../../root/remembered-markup.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { DetailData, DetailPage, DetailSeries } from './detail.server.ts';
import { EpisodeSection } from './episode-section.tsx';
import { LazyAdultOnlyScreen, LazyDetailPurchase } from './lazy-parts.tsx';
import { ShareButton } from './share-button.tsx';
import { WaitingTicket } from './waiting-ticket.tsx';

export { action } from '../../../parts/purchase/purchase-action.server.ts';
export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './detail.server.ts';
export { ErrorScreen as ErrorBoundary };

/** The page of a series, or why it is not shown. */
export default function DetailScreen() {
  const data = useLoaderData<DetailData>();
  return data.kind === 'adultOnly' ? <LazyAdultOnlyScreen {...data} /> : <SeriesScreen {...data} />;
}

function SeriesScreen({ series, episodes, notices, own, shareTargets, purchase, more }: DetailPage) {
  useCountedView({ seriesAlias: series.alias, isAdult: series.isAdult });
  const art = series.keyArt ?? series.cover;
  const share = <ShareButton title={series.title} targets={shareTargets} />;
  const header = <SiteInnerHeader title={series.title} action={share} isOverArt={art !== null} />;
  return (
    <SiteFrame foot={episodes.length > 0 ? 'buy-bar' : 'navigation'} header={art === null ? header : undefined}>
      {art === null ? (
        <Head series={series} />
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
      <About series={series} />
      {/* Fixed to the bottom of the window, wherever it is in the document: here the keyboard and screen readers reach
          it before the episodes. */}
      {episodes.length > 0 && <ReadBar seriesAlias={series.alias} episodes={episodes} own={own} />}
      <WaitFreeTicket waitFree={series.waitFree} ticket={purchase?.offers?.ticket ?? null} />
      <div className="mt-2 h-2 bg-backdrop desk:mt-3" />
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
    </SiteFrame>
  );
}

function Head({ series }: { series: DetailSeries }) {
  const text = useText();
  const { adultLimitYears } = useSite();
  return (
    <SeriesHead
      title={series.title}
      titleBreaks={series.titleBreaks}
      language={series.language}
      creators={<Creators creators={series.creators} />}
      facts={series.facts}
      rating={series.rating ?? undefined}
      badges={[
        ...(series.isAdult ? [String(adultLimitYears)] : []),
        ...(series.foreignLanguage === null ? [] : [series.foreignLanguage]),
      ]}
      {...(series.waitFree === null ? {} : { waitFree: text('series.badgeWaitFree') })}
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

/** Synopsis, tags and the work's other languages. */
function About({ series }: { series: DetailSeries }) {
  const text = useText();
  return (
    <>
      {series.synopsis !== '' && (
        <Synopsis
          text={series.synopsis}
          language={series.language}
          labels={{ more: text('common.more'), less: text('common.less') }}
        />
      )}
      <Tags chips={series.chips} />
      {series.languages.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 px-(--size-gutter) text-13 text-fg-2">
          {text('detail.otherLanguages')}
          {series.languages.map(({ href, name, language }) => (
            <Link
              key={href}
              href={href}
              lang={language}
              className="inline-flex min-h-11 items-center underline underline-offset-2"
            >
              {name}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

/** Explains the clock on the series' cover; to a signed-in reader it says whether their ticket is ready. */
function WaitFreeTicket({ waitFree, ticket }: Pick<DetailSeries, 'waitFree'> & { ticket: SeriesTicket | null }) {
  const text = useText();
  if (waitFree === null) return null;
  if (ticket?.kind === 'ready') return <TicketUse title={ticket.title} stateLabel={ticket.label} href={ticket.href} />;
  if (ticket !== null) return <WaitingTicket title={text('series.badgeWaitFree')} note={waitFree.note} {...ticket} />;
  return <TicketNote title={text('series.badgeWaitFree')} note={waitFree.note} period={waitFree.period} />;
}

/** Genre and tags in a row that slides sideways. Each is a link to its search results, where the site has a search. */
function Tags({ chips }: Pick<DetailSeries, 'chips'>) {
  const text = useText();
  const { routes } = useSite();
  if (chips.length === 0) return null;
  const name = text('detail.tags');
  if (routes.includes('search')) {
    return (
      <ChipScroller
        label={name}
        chips={chips.map(({ label, tag }) => ({
          href: searchAddress({ text: tag, place: 'TAG', sort: 'POPULAR' }),
          label,
        }))}
      />
    );
  }
  return (
    <ul
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and there is nothing in it to stop at
      tabIndex={0}
      className="scroll-row relative flex gap-2 px-(--size-gutter) py-[7px] desk:flex-wrap"
    >
      {chips.map(({ label, tag }) => (
        <li
          key={tag}
          className="inline-flex min-h-[30px] max-w-full flex-none items-center rounded-pill bg-fill px-3 text-13 text-fg-2"
        >
          <span className="one-line">{label}</span>
        </li>
      ))}
    </ul>
  );
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

export interface ReadBarProps extends Pick<DetailPage, 'own'> {
  seriesAlias: string;
  episodes: readonly EpisodeModel[];
}

/** The main button of a series' page: continues where the reader stopped, or opens the first episode. */
export function ReadBar({ seriesAlias, episodes, own }: ReadBarProps) {
  const text = useText();
  const { routes } = useSite();
  const record = useSeriesRecord(seriesAlias, own.place);
  const [first] = episodes;
  const resume = record === null ? null : resumePoint(record);
  const goesOn = resume !== null && episodes.some(({ alias }) => alias === resume.episodeAlias);
  const target = goesOn ? resume.episodeAlias : first?.alias;
  if (first === undefined || target === undefined) return null;
  const label = goesOn
    ? text('detail.continueEpisode', { episode: resume.episodeTitle })
    : text(isReadable(first.access) ? 'detail.readFirstFree' : 'detail.readFirst');
  return (
    <BuyBar
      favourite={
        routes.includes('libraryFavorite') && (
          <FavouriteForm seriesAlias={seriesAlias} isOn={own.isFavourite} page={`/detail/${seriesAlias}`}>
            {(heart) => <FavouriteButton {...heart} />}
          </FavouriteForm>
        )
      }
    >
      <ButtonLink look="main" href={`/viewer/${seriesAlias}/${target}`}>
        <span className="line-clamp-2">{label}</span>
      </ButtonLink>
    </BuyBar>
  );
}
