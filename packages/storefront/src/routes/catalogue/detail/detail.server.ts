import type { Series } from '@longstrip/api-contract';
import { contentNoteOf, LOCALE_FACTS, languageDirection, type ShareTarget } from '@longstrip/core';
import type { PictureSource, TextLanguage } from '@longstrip/ui';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { foreignLanguage, formatDay } from '../../../i18n/format.server.ts';
import { phraseBreaks } from '../../../i18n/phrase-breaks.server.ts';
import { dayStartMs } from '../../../i18n/platform-day.server.ts';
import { readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import type { TextLookup } from '../../../i18n/use-text.ts';
import {
  type EpisodeModel,
  episodeAccess,
  episodeModel,
  newsOf,
  type SeriesEpisodes,
} from '../../../parts/episodes/episode-model.ts';
import { BUY_ALL_PARAMETER, BUY_PARAMETER, buyAddress } from '../../../parts/navigation/page-addresses.ts';
import { COLUMN_WIDTHS_PX, COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { loadBuyAll, loadSeriesOffers } from '../../../parts/purchase/load-buy-all.server.ts';
import { boughtNotice, loadPurchasePanel } from '../../../parts/purchase/load-purchase-panel.server.ts';
import type { PurchasePanelData, SeriesOffers } from '../../../parts/purchase/purchase-model.ts';
import { loadSeriesWithState } from '../../../parts/reading/load-series-with-state.server.ts';
import type { OwnState } from '../../../parts/reading/server-places.server.ts';
import type { PageRefusal } from '../../../parts/refusals/refusal-page.ts';
import { pageRefusal, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { genreName } from '../../../parts/series/series-card-model.server.ts';
import { type WaitFree, waitFree } from '../../../parts/series/wait-free.server.ts';
import { refusalMeta, seriesMeta } from './detail-meta.server.ts';
import { loadMore, type MoreSeries } from './detail-more.server.ts';
import { cautionsOf, factsLine, ratingOf } from './series-facts.server.ts';
import '../../../server/site-context.ts';

const KEY_ART_RATIO = 720 / 330;
const COVER_RATIO = 3 / 4;

/** The page of one series. */
export interface DetailSeries {
  alias: string;
  title: string;
  /** Where its lines may break, in a language without spaces. */
  titleBreaks: number[];
  /** Each person once, with a page of their own; the publisher, or the type, where no person is named. */
  creators: { name: string; href: string | null }[];
  synopsis: string;
  /** Publishing days or status, reads and followers: a few words each. */
  facts: string[];
  /** The average rating as the page shows and speaks it; null while there are few ratings. */
  rating: { text: string; spoken: string } | null;
  /** Genres and tags: the label, and the tag by which the search finds series. */
  chips: { label: string; tag: string }[];
  isAdult: boolean;
  /** For whom it is and what it has in it, in a sentence each: "For readers of 18 and over", "Content: violence and blood". */
  cautions: string[];
  /** What the reader gets for free by waiting; null where the series has no such offer. */
  waitFree: WaitFree | null;
  /** Wide art; null where there is only a cover. */
  keyArt: PictureSource | null;
  /** Position of the people in it, as in `object-position`; null when unknown. */
  keyArtFocus: string | null;
  cover: PictureSource | null;
  /** Of the title and the synopsis. */
  language: TextLanguage;
  /** The language's name; null where it is the page's. */
  foreignLanguage: string | null;
  /** Editions of the work in other languages of this platform. */
  languages: { href: string; name: string; language: string }[];
}

/** What the page shows to readers who may not see the series. */
export interface DetailRefusal {
  kind: 'adultOnly';
  meta: PageMeta;
  refusal: PageRefusal;
}

export interface DetailPage {
  kind: 'series';
  meta: PageMeta;
  series: DetailSeries;
  episodes: EpisodeModel[];
  notices: { id: number; title: string }[];
  /** Only of a signed-in reader: a cached page contains nothing of it (D42). */
  own: Pick<OwnState, 'isFavourite' | 'place'>;
  /** The services by which readers of this region share links. */
  shareTargets: readonly ShareTarget[];
  /** What a signed-in reader sees of buying: never a part of a page that is cached for guests (D42). */
  purchase: SeriesPurchase | null;
  /** Other series. Deferred. */
  more: Promise<MoreSeries>;
}

/** What a signed-in reader sees of buying on the page of a series. */
export interface SeriesPurchase {
  /** Null where nothing is locked for them. */
  offers: SeriesOffers | null;
  /** The panel that the address opens; null for none. */
  panel: PurchasePanelData | null;
  /** What is said once after a purchase. */
  notice: string | null;
}

export type DetailData = (DetailPage | DetailRefusal) & SeriesEpisodes;

/** `/detail/{id}`: a series by its alias. A numeric id redirects there permanently (D5). */
export async function loader({ params, request, context: site }: LoaderFunctionArgs): Promise<DetailData> {
  // The parameter names the episode to buy: a guest is redirected to that episode.
  site.caching.declare([BUY_PARAMETER]);
  const asked = params.id ?? '';
  const [text, { reply, own }, notices] = await Promise.all([
    serverText(site.locale),
    loadSeriesWithState(site, asked),
    loadNotices(site),
  ]);
  if (!reply.ok) {
    if (reply.code === 'ADULT_ONLY_CONTENTS') {
      return {
        kind: 'adultOnly',
        meta: refusalMeta(site, asked, text),
        refusal: pageRefusal('viewer', reply.code, text),
      };
    }
    throw await refusedPage(site, 'viewer', reply);
  }
  const series = reply.data;
  if (asked !== series.alias) throw redirect(`/detail/${series.alias}${new URL(request.url).search}`, 301);
  const bought = new URL(request.url).searchParams.get(BUY_PARAMETER);
  if (bought !== null && !site.isSignedIn && series.episodes.some(({ alias }) => alias === bought)) {
    // The page of the locked episode has the link to the login, which leads back to the purchase panel.
    throw redirect(`/viewer/${series.alias}/${bought}`);
  }
  const page = detailSeries(site, series, text);
  return {
    kind: 'series',
    meta: seriesMeta(site, series, page),
    series: page,
    episodes: episodeModels(site, series.episodes),
    notices,
    own: { isFavourite: own.isFavourite, place: own.place },
    shareTargets: site.platform.shareTargets,
    purchase: site.isSignedIn ? await loadPurchase(site, request, series) : null,
    more: loadMore(site, series, text),
  };
}

async function loadPurchase(site: AppLoadContext, request: Request, series: Series): Promise<SeriesPurchase> {
  const { searchParams } = new URL(request.url);
  const { alias } = series;
  const asked = searchParams.get(BUY_PARAMETER);
  const locked = series.episodes.find(
    (episode) => episodeAccess(episode, site.catalogueNowMs).kind === 'priced' && episode.type === 'GENERAL',
  );
  const first = locked?.alias ?? series.episodes[0]?.alias;
  const [offers, panel, notice] = await Promise.all([
    locked === undefined ? null : loadSeriesOffers(site, alias, locked.alias),
    panelAsked(site, { alias, asked, isAll: searchParams.has(BUY_ALL_PARAMETER), locked: locked?.alias ?? null }),
    first === undefined ? null : boughtNotice(site, request, { seriesAlias: alias, episodeAlias: first }),
  ]);
  return { offers, panel, notice };
}

function panelAsked(
  site: AppLoadContext,
  { alias, asked, isAll, locked }: { alias: string; asked: string | null; isAll: boolean; locked: string | null },
): Promise<PurchasePanelData | null> | null {
  if (asked !== null) {
    return loadPurchasePanel(site, { seriesAlias: alias, episodeAlias: asked, here: buyAddress(alias, asked) });
  }
  return isAll && locked !== null ? loadBuyAll(site, alias, locked) : null;
}

function episodeModels(site: AppLoadContext, episodes: Series['episodes']): EpisodeModel[] {
  const surroundings = {
    nowMs: site.catalogueNowMs,
    news: newsOf(episodes, dayStartMs(site.platform, site.catalogueNowMs)),
    formatDay: (timeMs: number) => formatDay(site.platform, site.locale, timeMs),
  };
  return episodes.map((episode) => episodeModel(episode, surroundings));
}

/** A series as its page shows it. */
export function detailSeries(site: AppLoadContext, series: Series, text: ServerText): DetailSeries {
  const wide = series.thumbnails.find(({ type }) => type === 'DETAIL' || type === 'DETAIL_NON_ADULT');
  const cover = series.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
  const foreign = foreignLanguage(site.locale, series.language);
  return {
    alias: series.alias,
    title: series.title,
    titleBreaks: phraseBreaks(series.title, series.language),
    creators: creatorsOf(series, text),
    synopsis: series.synopsis,
    facts: factsLine(series, site, text),
    rating: ratingOf(series, site.locale, text),
    chips: tagChips(series, foreign !== null, text),
    isAdult: series.isAdult,
    cautions: cautionsOf(series, site, text),
    waitFree: waitFree(site, series, text),
    keyArt: wide === undefined ? null : pictureModel(wide, COLUMN_WIDTHS_PX, KEY_ART_RATIO),
    keyArtFocus: keyArtFocus(series),
    cover: cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO),
    language: { tag: series.language, direction: languageDirection(series.language) },
    foreignLanguage: foreign?.name ?? null,
    languages: series.languages.map(({ alias, language }) => ({
      href: `/detail/${alias}`,
      language,
      name: languageName(language),
    })),
  };
}

/**
 * Art drawn for banners has its people at the end side of the language's lines, since the text of a banner is at the
 * start side. A phone shows less than two thirds of the width. In a crop of a cover the people are in the middle.
 */
function keyArtFocus({ thumbnails, language }: Pick<Series, 'thumbnails' | 'language'>): string | null {
  if (!thumbnails.some(({ type }) => type === 'HORIZONTAL_TYPE_A' || type === 'HORIZONTAL_TYPE_B')) return null;
  const facts = Object.values(LOCALE_FACTS).find((known) => known.language === language);
  return facts?.direction === 'rtl' ? '16% 20%' : '84% 20%';
}

/**
 * The tags of a series, each label once. In a work of another language, tags that name a genre are in the reader's language;
 * a work in the page's language keeps its own words, which say more.
 */
function tagChips({ tags }: Pick<Series, 'tags'>, isForeign: boolean, text: TextLookup): DetailSeries['chips'] {
  const chips = tags
    .filter(({ name }) => contentNoteOf(name) === null)
    .map(({ name }) => ({ label: isForeign ? genreName(name, text) : name, tag: name }));
  return chips.filter(({ label }, index) => chips.findIndex((other) => other.label === label) === index);
}

/** Each person once, whatever their roles. */
function creatorsOf({ creators, publisher, type }: Series, text: TextLookup): DetailSeries['creators'] {
  if (creators.length === 0) return [{ name: publisher ?? text(`series.type${type}`), href: null }];
  const named = new Map(creators.map(({ creatorId, name }) => [creatorId, name]));
  return [...named].map(([id, name]) => ({ name, href: `/creator/${id}` }));
}

/** The name of a language in that language: from our locales, otherwise from Intl. */
function languageName(language: string): string {
  const known = Object.values(LOCALE_FACTS).find((facts) => facts.language === language);
  return known?.nativeName ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** The newest notices, as many as the platform shows on this page. The page works without them. */
async function loadNotices(site: AppLoadContext): Promise<DetailPage['notices']> {
  try {
    const page = await site.api.notices({ size: site.platform.constants.detailNoticeCount });
    if (!page.ok) return [];
    const read = await readServerMark(site);
    return page.data.content.map(({ id, title }) => ({ id, title: read(title) }));
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no notices');
    return [];
  }
}
