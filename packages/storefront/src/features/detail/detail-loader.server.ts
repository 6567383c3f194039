import type { Series } from '@longstrip/api-contract';
import { LOCALE_FACTS } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { dayStartMs } from '../../calendar/platform-day.server.ts';
import { formatCount, formatDay, formatList, formatWeekday } from '../../i18n/format.server.ts';
import { readServerMark } from '../../i18n/server-mark.server.ts';
import { type ServerText, serverText } from '../../i18n/server-text.server.ts';
import type { TextLookup } from '../../i18n/use-text.ts';
import { writtenCount } from '../../i18n/written-count.ts';
import { type EpisodeModel, episodeModel, newsOf } from '../episode/episode-model.ts';
import { COLUMN_WIDTHS_PX, COVER_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import { loadMoreSeries } from '../series/more-series.server.ts';
import type { SeriesCardModel } from '../series/series-card-model.ts';
import type { ThemeModel } from '../series/theme-model.ts';
import { loadThemes } from '../series/themes.server.ts';
import type { PageRefusal } from '../state/refusal-page.ts';
import { pageRefusal, refusedPage } from '../state/refused-page.server.ts';
import { type WaitFree, waitFree } from './wait-free.server.ts';
import '../../server/site-context.ts';

/** Series on the shelf under the episodes. */
const MORE_LENGTH = 12;
const KEY_ART_RATIO = 720 / 330;
const COVER_RATIO = 3 / 4;
/** What search engines show of a description. */
const DESCRIPTION_CHARACTERS = 160;

/** The page of one series. */
export interface DetailSeries {
  alias: string;
  title: string;
  creators: string;
  synopsis: string;
  /** Days of publishing, status, reads: each a few words. */
  facts: string[];
  /** Genres and tags. */
  chips: string[];
  isAdult: boolean;
  /** What waiting opens for free; null where nothing is opened so. */
  waitFree: WaitFree | null;
  /** Wide art; null where there is only a cover. */
  keyArt: PictureSource | null;
  /** Where its people are, as in `object-position`; null where nothing is known of it. */
  keyArtFocus: string | null;
  cover: PictureSource | null;
  /** BCP 47; titles and synopsis are in it. */
  language: string;
  /** The same work in other languages of this platform. */
  languages: { href: string; name: string; language: string }[];
}

/** What the page shows when a reader may not see the series. */
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
  /** Other series: what operators put there, then those most like this one. They come after the first paint. */
  more: Promise<{ themes: ThemeModel[]; series: SeriesCardModel[] }>;
}

export type DetailData = DetailPage | DetailRefusal;

/** `/detail/{id}`: a series by its alias; its numeric id leads there for good (D5). */
export async function loader({ params, request, context: site }: LoaderFunctionArgs): Promise<DetailData> {
  const asked = params.id ?? '';
  const [text, reply, notices] = await Promise.all([
    serverText(site.locale),
    site.api.series(asked),
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
  const page = detailSeries(site, series, text);
  return {
    kind: 'series',
    meta: seriesMeta(site, series, page),
    series: page,
    episodes: episodeModels(site, series.episodes),
    notices,
    more: loadMore(site, series),
  };
}

async function loadMore(site: AppLoadContext, series: Series): DetailPage['more'] {
  const [themes, kin] = await Promise.all([
    loadThemes(site, 'DETAIL'),
    loadMoreSeries(site, { ...series, genre: series.tags[0]?.name }, MORE_LENGTH),
  ]);
  const inThemes = new Set(themes.flatMap((theme) => theme.series.map(({ alias }) => alias)));
  return {
    themes: themes.map((theme) => ({ ...theme, series: theme.series.filter(({ alias }) => alias !== series.alias) })),
    series: kin.filter(({ alias }) => !inThemes.has(alias)),
  };
}

function episodeModels(site: AppLoadContext, episodes: Series['episodes']): EpisodeModel[] {
  const surroundings = {
    nowMs: site.nowMs,
    news: newsOf(episodes, dayStartMs(site.platform, site.nowMs)),
    formatDay: (timeMs: number) => formatDay(site.platform, site.locale, timeMs),
  };
  return episodes.map((episode) => episodeModel(episode, surroundings));
}

function detailSeries(site: AppLoadContext, series: Series, text: ServerText): DetailSeries {
  const wide = series.thumbnails.find(({ type }) => type === 'DETAIL' || type === 'DETAIL_NON_ADULT');
  const cover = series.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
  return {
    alias: series.alias,
    title: series.title,
    creators: creatorsLine(series, text),
    synopsis: series.synopsis,
    facts: factsLine(series, site, text),
    chips: series.tags.map(({ name }) => name),
    isAdult: series.isAdult,
    waitFree: waitFree(site, series, text),
    keyArt: wide === undefined ? null : pictureModel(wide, COLUMN_WIDTHS_PX, KEY_ART_RATIO),
    keyArtFocus: keyArtFocus(series),
    cover: cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO),
    language: series.language,
    languages: series.languages.map(({ alias, language }) => ({
      href: `/detail/${alias}`,
      language,
      name: languageName(language),
    })),
  };
}

/**
 * A series with art drawn for banners has its people where the lines of its language end: the words of a banner stand at
 * their start. On a phone less than two thirds of the width are seen. What was cut from a cover has them in the middle.
 */
function keyArtFocus({ thumbnails, language }: Pick<Series, 'thumbnails' | 'language'>): string | null {
  if (!thumbnails.some(({ type }) => type === 'HORIZONTAL_TYPE_A' || type === 'HORIZONTAL_TYPE_B')) return null;
  const facts = Object.values(LOCALE_FACTS).find((known) => known.language === language);
  return facts?.direction === 'rtl' ? '16% 20%' : '84% 20%';
}

/** Each person once, whatever they did; a series without creators is named by its publisher, or by what it is. */
function creatorsLine(series: Series, text: TextLookup): string {
  const names = [...new Set(series.creators.map(({ name }) => name))];
  return names.length > 0 ? names.join(' · ') : (series.publisher ?? text(`series.type${series.type}`));
}

function factsLine(series: Series, site: AppLoadContext, text: TextLookup): string[] {
  const { locale } = site;
  const days = series.scheduleDays.flatMap((day) => (day === 'TEN' ? [] : [formatWeekday(locale, day)]));
  const facts: string[] = [];
  if (series.status !== 'SCHEDULED') facts.push(text(`series.status${series.status}`));
  else if (days.length > 0) facts.push(text('detail.updateDays', { days: formatList(locale, days) }));
  else if (series.scheduleDays.includes('TEN')) facts.push(text('detail.updateTen'));
  else facts.push(text('series.statusSCHEDULED'));
  if (series.viewCount > 0) {
    facts.push(
      text('series.reads', { count: writtenCount(series.viewCount), reads: formatCount(locale, series.viewCount) }),
    );
  }
  return facts;
}

/** What a language calls itself; a language of none of our locales is named by Intl. */
function languageName(language: string): string {
  const known = Object.values(LOCALE_FACTS).find((facts) => facts.language === language);
  return known?.nativeName ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

function seriesMeta(site: AppLoadContext, series: Series, page: DetailSeries): PageMeta {
  const { name } = site.platform.brand;
  const picture = page.keyArt ?? page.cover;
  const path = `/detail/${series.alias}`;
  return {
    title: `${series.title} · ${name}`,
    description: shorten(series.synopsis === '' ? `${series.title} · ${page.creators}` : series.synopsis),
    siteName: name,
    path,
    origin: site.publicOrigin,
    locale: site.locale,
    locales: site.platform.locales,
    editions: [
      { language: series.language, path },
      ...page.languages.map(({ language, href }) => ({ language, path: href })),
    ],
    image: picture?.src ?? null,
    type: 'book',
    isIndexed: true,
  };
}

function refusalMeta(site: AppLoadContext, asked: string, text: ServerText): PageMeta {
  const { name } = site.platform.brand;
  return {
    title: `${text('detail.adultTitle', { age: site.platform.adult.limitYears })} · ${name}`,
    description: text('error.ADULT_ONLY_CONTENTS'),
    siteName: name,
    path: `/detail/${encodeURIComponent(asked)}`,
    origin: site.publicOrigin,
    locale: site.locale,
    locales: site.platform.locales,
    image: null,
    type: 'website',
    isIndexed: false,
  };
}

/** Cuts at a word where there are words, and never through a character. */
function shorten(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= DESCRIPTION_CHARACTERS) return characters.join('');
  const cut = characters.slice(0, DESCRIPTION_CHARACTERS - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > DESCRIPTION_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/** The newest notices, as many as the platform shows on this page; the page stands without them. */
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
