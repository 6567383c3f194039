import type { Banner } from '@longstrip/api-contract';
import { matchRoute, type RouteName, type WeeklyTab, weeklyTabOf } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { weekdayToday } from '../../calendar/platform-day.server.ts';
import { formatCount, formatWeekday } from '../../i18n/format.server.ts';
import { readServerMark } from '../../i18n/server-mark.server.ts';
import { serverText } from '../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../implemented-routes.ts';
import { type PickModel, pickModel } from '../pick/pick-model.ts';
import { COLUMN_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';
import { type RankedModel, rankedModel } from '../ranking/ranked-model.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import { CARD_PICTURES, withoutFail } from '../series/api-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.ts';
import type { ThemeModel } from '../series/theme-model.ts';
import { loadThemes } from '../series/themes.server.ts';
import { limitRepeats } from './limit-repeats.ts';
import '../../server/site-context.ts';

/** Lengths of the page's lists. */
const TODAY_LENGTH = 15;
const NEWEST_LENGTH = 40;
const SHELF_LENGTH = 12;
const TOP_LENGTH = 10;
const PHONE_BANNER_RATIO = 16 / 9;
const DESKTOP_BANNER_RATIO = 720 / 320;

/** A banner, before its links are resolved. */
export interface BannerModel {
  href: string;
  kicker: string;
  title: string;
  line: string;
  /** Null for a banner of text only. */
  picture: PictureSource | null;
  widePicture: PictureSource | null;
  /** The text is part of the picture: it is only for screen readers. */
  isPictureAlone: boolean;
}

export interface HomeData {
  meta: PageMeta;
  banners: BannerModel[];
  /** The current day on the platform's calendar. */
  today: { tabs: WeeklyTab[]; tab: WeeklyTab; name: string; series: SeriesCardModel[] };
  newest: SeriesCardModel[];
  novels: SeriesCardModel[];
  /** Everything below is deferred. */
  top: Promise<RankedModel[]>;
  free: Promise<SeriesCardModel[]>;
  themes: Promise<ThemeModel[]>;
  picks: Promise<PickModel[]>;
}

/** The home page. Banners, today's series and new series come with the document; the shelves below are deferred. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<HomeData> {
  site.keeping.declare([]);
  const { platform, locale, api } = site;
  const reading = readServerMark(site);
  // Requested before anything is awaited, so that all requests run at once.
  const top = api.ranking('ALL', { ...CARD_PICTURES, rankingType: 'REALTIME', limit: TOP_LENGTH });
  const free = api.freeList('ALL', { ...CARD_PICTURES, limit: SHELF_LENGTH });
  const themes = loadThemes(site, 'MAIN');
  const picks = api.picks(CARD_PICTURES);
  const later = {
    top: withoutFail(site, 'ranking on the home page', top, (item) =>
      rankedModel(item, (count) => formatCount(locale, count)),
    ),
    free: withoutFail(site, 'free series on the home page', free, seriesCardModel),
    themes,
    picks: reading.then((read) => withoutFail(site, 'picks on the home page', picks, (pick) => pickModel(pick, read))),
  };
  const weekday = weekdayToday(platform, site.catalogueNowMs);
  const [text, read, banners, scheduled, newest] = await Promise.all([
    serverText(locale),
    reading,
    withoutFail(site, 'banners', api.banners(), (banner) => banner),
    api.schedule('ALL', { ...CARD_PICTURES, groupMenu: weekday, sort: 'POPULAR', limit: TODAY_LENGTH }),
    api.newest('ALL', { thumbnailTypes: ['VERTICAL', 'DETAIL'], limit: NEWEST_LENGTH }),
  ]);
  const series = newest.ok ? newest.data : [];
  const slides = banners.filter(({ path }) => hasPage(site, path)).map((banner) => bannerModel(banner, read));
  const firstPaint = {
    scheduled: scheduled.ok ? scheduled.data.map(seriesCardModel) : [],
    newest: series.filter(({ type }) => type === 'COMIC').map(seriesCardModel),
    novels: series.filter(({ type }) => type === 'NOVEL').map(seriesCardModel),
  };
  const shown = slides.length > 0 ? slides : fallbackBanner(series, text('home.newest'));
  return {
    meta: homeMeta(site, {
      title: text('home.title'),
      description: text('head.home', { brand: platform.brand.name }),
      image: shown[0]?.picture?.src ?? null,
    }),
    banners: shown,
    today: {
      tabs: [...platform.navigation.weeklyTabs],
      tab: weeklyTabOf(weekday),
      name: formatWeekday(locale, weekday),
      series: firstPaint.scheduled,
    },
    newest: firstPaint.newest,
    novels: firstPaint.novels,
    ...later,
    ...withFewRepeats(Object.values(firstPaint), later),
  };
}

/** The deferred shelves, without series that the page shows often enough above them. */
function withFewRepeats(
  before: readonly SeriesCardModel[][],
  later: Pick<HomeData, 'themes' | 'free'>,
): Pick<HomeData, 'themes' | 'free'> {
  const themes = later.themes.then((rows) => {
    const shelves = limitRepeats(
      before,
      rows.map(({ series }) => series),
    );
    return rows.map((theme, index) => ({ ...theme, series: shelves[index] ?? [] }));
  });
  const free = Promise.all([themes, later.free]).then(([rows, series]) => {
    const [shelf = []] = limitRepeats([...before, ...rows.map((theme) => theme.series)], [series]);
    return shelf;
  });
  return { themes, free };
}

function homeMeta(site: AppLoadContext, page: Pick<PageMeta, 'title' | 'description' | 'image'>): PageMeta {
  const { name } = site.platform.brand;
  return {
    ...page,
    title: `${name} · ${page.title}`,
    siteName: name,
    path: '/',
    origin: site.publicOrigin,
    locale: site.locale,
    locales: site.platform.locales,
    type: 'website',
    isIndexed: true,
  };
}

/** A banner that leads to a page which this site does not have is left out. */
function hasPage(site: AppLoadContext, path: string): boolean {
  const route: RouteName | null = matchRoute(new URL(path, site.publicOrigin).pathname);
  return route !== null && reachableRoutes(site.platform).includes(route);
}

function bannerModel(banner: Banner, read: (text: string) => string): BannerModel {
  const phone = pictureForPhone(banner);
  const wide = banner.desktopImage;
  const hasPicture = banner.kind !== 'ONLY_TEXT';
  return {
    href: banner.path,
    kicker: read(banner.kicker),
    title: read(banner.title),
    line: read(banner.line),
    picture: hasPicture && phone !== null ? pictureModel(phone, COLUMN_WIDTHS_PX, PHONE_BANNER_RATIO) : null,
    widePicture: hasPicture && wide !== null ? pictureModel(wide, COLUMN_WIDTHS_PX, DESKTOP_BANNER_RATIO) : null,
    isPictureAlone: banner.kind === 'ONLY_ICON' && phone !== null,
  };
}

/**
 * The picture of a banner whose shape is nearest to the phone's 16:9: a square one cut to that shape would lose its
 * empty area, and the text would cover faces.
 */
function pictureForPhone({ phoneImage, desktopImage }: Banner): Banner['phoneImage'] {
  if (phoneImage === null || desktopImage === null) return phoneImage ?? desktopImage;
  return distanceFromPhoneRatio(phoneImage) <= distanceFromPhoneRatio(desktopImage) ? phoneImage : desktopImage;
}

/** How far a picture's shape is from the phone's. A picture of unknown size is assumed to fit. */
function distanceFromPhoneRatio({ width, height }: { width: number; height: number }): number {
  return width > 0 && height > 0 ? Math.abs(Math.log(width / height / PHONE_BANNER_RATIO)) : 0;
}

/** Without banners by operators: the newest series that has wide art, if there is one. */
function fallbackBanner(
  series: readonly { alias: string; title: string; creators: string; thumbnails: readonly WideCandidate[] }[],
  kicker: string,
): BannerModel[] {
  for (const { alias, title, creators, thumbnails } of series) {
    const wide = thumbnails.find(({ type }) => type === 'DETAIL');
    if (wide === undefined) continue;
    const picture = pictureModel(wide, COLUMN_WIDTHS_PX, DESKTOP_BANNER_RATIO);
    const words = { kicker, title, line: creators, isPictureAlone: false };
    return [{ href: `/detail/${alias}`, ...words, picture, widePicture: null }];
  }
  return [];
}

type WideCandidate = Parameters<typeof pictureModel>[0] & { type: string };
