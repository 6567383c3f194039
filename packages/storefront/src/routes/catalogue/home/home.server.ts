import { type HomeShelf, type SeriesType, type WeeklyTab, weeklyTabOf } from '@longstrip/core';
import { VISIBLE_ON_SHELF } from '@longstrip/ui';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatWeekday } from '../../../i18n/format.server.ts';
import { weekdayToday } from '../../../i18n/platform-day.server.ts';
import { readServerMark, serverText } from '../../../i18n/server-text.server.ts';
import { type PickModel, pickModel } from '../../../parts/picks/pick-model.server.ts';
import type { ServerPlace } from '../../../parts/reading/reading-record.ts';
import { loadServerPlaces } from '../../../parts/reading/server-places.server.ts';
import { pageAddresses } from '../../../parts/seo/language-addresses.server.ts';
import { siteData } from '../../../parts/seo/page-meta.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { CARD_PICTURES, loadThemes, withoutFail } from '../../../parts/series/load-series.server.ts';
import {
  type RankedModel,
  rankedModel,
  type SeriesCardModel,
  seriesCardModel,
} from '../../../parts/series/series-card-model.server.ts';
import { arrangeHome } from './arrange-home.ts';
import {
  aliasOfBanner,
  type BannerModel,
  homeBanners,
  type MainPopupModel,
  mainPopup,
  picturesFor,
} from './home-banners.server.ts';
import { blockOf, formOf, type SeriesForm, withFirstLines } from './home-sections.server.ts';
import { loadOwnShelves, OWN_TITLES } from './own-shelves.server.ts';
import '../../../server/site-context.ts';

/** Lengths of the lists that are requested; a shelf shows fewer. */
const TODAY_LENGTH = 15;
const NEWEST_LENGTH = 40;
const FREE_LENGTH = 12;
const TOP_LENGTH = 10;

/** A part of the home page below the banners. */
export type HomeSection =
  | { kind: 'today'; form: SeriesForm; name: string; tabs: WeeklyTab[]; tab: WeeklyTab; series: SeriesCardModel[] }
  | { kind: 'top'; form: 'ranking' | 'chart'; series: RankedModel[] }
  | { kind: 'newest' | 'free' | 'novels'; form: SeriesForm; series: SeriesCardModel[] }
  | { kind: 'theme'; form: SeriesForm; id: number; title: string; series: SeriesCardModel[] }
  | { kind: 'forYou'; form: 'shelf'; key: string; title: string; series: SeriesCardModel[] }
  | { kind: 'picks'; form: 'picks'; picks: PickModel[]; series: never[] }
  | { kind: 'browse'; form: 'browse'; series: never[] }
  | { kind: 'end'; form: 'end'; series: never[] };

export interface HomeData {
  meta: PageMeta;
  banners: BannerModel[];
  /** How long each banner is shown. */
  bannerSlideMs: number;
  /** An operator's announcement over the page; null for none. */
  popup: MainPopupModel | null;
  sections: HomeSection[];
  /** Where a signed-in reader stopped, on any device. */
  places: ServerPlace[];
  /** Nothing was imported yet. */
  isEmpty: boolean;
}

/**
 * The home page: banners, and the shelves in the platform's order. All are awaited: what a shelf shows depends on what
 * is above it.
 */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<HomeData> {
  site.caching.declare([]);
  const { platform, locale } = site;
  const [text, read, lists, places, recommended, own] = await Promise.all([
    serverText(locale),
    readServerMark(site),
    loadLists(site),
    loadServerPlaces(site),
    loadRecommended(site),
    loadOwnShelves(site),
  ]);
  const { newest, today, top, free, themes, picks } = lists;
  const isRankingFirst = platform.home.shelves[0] === 'top';
  const isChart = blockOf(platform, 'top') === 'chart';
  // The first of the ranking may be the first banner.
  const ranked = isRankingFirst
    ? top.slice(0, isChart ? top.length : VISIBLE_ON_SHELF[platform.theme.density] + 1)
    : [];
  const banners = homeBanners(site, {
    operators: lists.banners,
    series: { top, free, newest, today },
    ranked: ranked.map(({ alias }) => alias),
    read,
    text,
  });
  const cardOf = seriesCardModel(locale);
  const cardsOf = (type: SeriesType) => newest.filter((item) => item.type === type).map(cardOf);
  const weekday = weekdayToday(platform, site.catalogueNowMs);
  const sections: Record<HomeShelf, HomeSection[]> = {
    today: [
      {
        kind: 'today',
        form: formOf(platform, 'today'),
        name: formatWeekday(locale, weekday),
        tabs: [...platform.navigation.weeklyTabs],
        tab: weeklyTabOf(weekday),
        series: today.map(cardOf),
      },
    ],
    top: [{ kind: 'top', form: isChart ? 'chart' : 'ranking', series: top.map((item) => rankedModel(item, locale)) }],
    newest: [newSeries(cardsOf('COMIC'), today.length === 0 ? null : formOf(platform, 'newest'))],
    themes: themes.map((theme) => ({ kind: 'theme', form: formOf(platform, 'themes'), ...theme })),
    free: [{ kind: 'free', form: formOf(platform, 'free'), series: free.map(cardOf) }],
    novels: [{ kind: 'novels', form: formOf(platform, 'novels'), series: cardsOf('NOVEL') }],
    picks:
      picks.length === 0
        ? []
        : [{ kind: 'picks', form: 'picks', picks: picks.map((pick) => pickModel(pick, locale, read)), series: [] }],
  };
  const forYou = recommended.map(
    ({ because, contents }): HomeSection => ({
      ...{ kind: 'forYou', form: 'shelf', key: because?.alias ?? 'new' },
      title: because === null ? text('recommend.newForYou') : text('recommend.becauseRead', { title: because.title }),
      series: contents.map(cardOf),
    }),
  );
  const [firstShelf, ...otherShelves] = platform.home.shelves.map((shelf) => sections[shelf]);
  const { name } = platform.brand;
  const arranged = await withFirstLines(
    site,
    arrangeHome<HomeSection>(
      [
        ...(firstShelf ?? []),
        ...forYou,
        ...otherShelves.flat(),
        { kind: 'browse', form: 'browse', series: [] },
        { kind: 'end', form: 'end', series: [] },
      ],
      {
        banners: banners.flatMap((banner) => aliasOfBanner(banner) ?? []),
        density: platform.theme.density,
        composition: platform.theme.character.banner,
      },
    ),
  );
  return {
    meta: {
      title: `${name} · ${text('home.title')}`,
      description: text('head.home', { brand: name }),
      image: null,
      siteName: name,
      ...pageAddresses({ origin: site.publicOrigin, path: '/', locales: platform.locales }, locale),
      type: 'website',
      isIndexed: true,
      structured: siteData({ name, origin: site.publicOrigin }),
    },
    banners,
    bannerSlideMs: platform.constants.bannerSlideMs,
    popup: mainPopup(site, lists.popups, read),
    places,
    sections: [
      // A reader looks for these: they are shown whole, wherever else their series are.
      ...own.map(
        ({ key, series }): HomeSection => ({
          kind: 'forYou',
          form: 'shelf',
          key,
          title: text(OWN_TITLES[key]),
          series,
        }),
      ),
      ...arranged,
    ],
    isEmpty: newest.length === 0,
  };
}

/** All lists of the page, requested at once. Without the schedule or the new series there is no page. */
async function loadLists(site: AppLoadContext) {
  const { api, platform } = site;
  const weekday = weekdayToday(platform, site.catalogueNowMs);
  const today = { ...picturesFor(site, 'today'), groupMenu: weekday, sort: 'POPULAR', limit: TODAY_LENGTH } as const;
  const top = { ...picturesFor(site, 'top'), rankingType: 'REALTIME', limit: TOP_LENGTH } as const;
  const free = { ...picturesFor(site, 'free'), limit: FREE_LENGTH };
  const [banners, popups, scheduled, newest, ...others] = await Promise.all([
    withoutFail(site, 'banners', api.banners(), (banner) => banner),
    withoutFail(site, 'popup of the home page', api.banners({ displayPosition: 'POPUP' }), (popup) => popup),
    api.scheduledSeries({ type: 'ALL', ...today }),
    api.newestSeries({ type: 'ALL', contentsThumbnailType: ['VERTICAL', 'DETAIL'], limit: NEWEST_LENGTH }),
    withoutFail(site, 'ranking on the home page', api.rankedSeries({ type: 'ALL', ...top }), (item) => item),
    withoutFail(site, 'free series on the home page', api.freeSeries({ type: 'ALL', ...free }), (item) => item),
    loadThemes(site, 'MAIN'),
    withoutFail(site, 'picks on the home page', api.picks(CARD_PICTURES), (pick) => pick),
  ]);
  const [ranked, withoutCoins, themes, picks] = others;
  return {
    banners,
    popups,
    today: scheduled.ok ? scheduled.data : [],
    newest: newest.ok ? newest.data : [],
    top: ranked,
    free: withoutCoins,
    themes,
    picks,
  };
}

/** Rows for a signed-in reader: none for a guest, whose page is cached whole (D42). */
function loadRecommended(site: AppLoadContext) {
  if (!site.isSignedIn) return [];
  return withoutFail(site, 'recommendations', site.api.forYou(CARD_PICTURES), (row) => row);
}

/** New comics. On a day without episodes they are the grid of the page, and have no other form. */
function newSeries(series: SeriesCardModel[], form: SeriesForm | null): HomeSection {
  return form === null
    ? { kind: 'newest', form: 'grid', series: series.slice(0, TODAY_LENGTH) }
    : { kind: 'newest', form, series };
}
