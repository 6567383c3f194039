import type { Banner, SeriesListItem } from '@longstrip/api-contract';
import { type FirstBanner, matchRoute, type RouteName } from '@longstrip/core';
import type { PictureSource } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { stringifySetCookie } from 'cookie';
import { siteCookieName } from '../../../cookies/site-cookies.ts';
import { phraseBreaks } from '../../../i18n/phrase-breaks.server.ts';
import { dayStartMs } from '../../../i18n/platform-day.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../../implemented-routes.ts';
import { COLUMN_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import '../../../server/site-context.ts';

const PHONE_BANNER_RATIO = 16 / 9;
const DESKTOP_BANNER_RATIO = 720 / 320;
const DAY_MS = 86_400_000;
/** A store with fewer series has no banner of a series: there would be little left for its shelves. */
const MIN_SERIES = 6;

/** The pictures that a list requests whose first series may become a banner. */
const BANNER_PICTURES = { contentsThumbnailType: ['VERTICAL', 'DETAIL'] } as const;

/** A banner, before its links are resolved. */
export interface BannerModel {
  href: string;
  kicker: string;
  title: string;
  line: string;
  /** Where lines of these two may break, in a language without spaces. */
  titleBreaks: number[];
  lineBreaks: number[];
  /** Null for a banner of text only. */
  picture: PictureSource | null;
  widePicture: PictureSource | null;
  /** The text is part of the picture: it is only for screen readers. */
  isPictureAlone: boolean;
  /** The words stand after the picture: at the end side of the line. */
  hasWordsAtEnd: boolean;
}

/** The lists that a first banner can be made of; `operator` needs none. */
export type SeriesOfBanner = Readonly<Record<Exclude<FirstBanner, 'operator'>, readonly SeriesListItem[]>>;

const KICKERS = {
  top: 'home.bannerTop',
  free: 'home.bannerFree',
  newest: 'home.newest',
  today: 'home.bannerToday',
} as const satisfies Record<keyof SeriesOfBanner, string>;

/** The pictures to request with a list, by whether the platform's first banner is made of it. */
export function picturesFor(site: AppLoadContext, list: keyof SeriesOfBanner) {
  return site.platform.home.firstBanner === list ? BANNER_PICTURES : CARD_PICTURES;
}

/**
 * The banners of the home page. The first is of the kind that the platform puts there, if there is one with wide art;
 * then those of operators. If there would be none, the newest series with wide art is the banner.
 *
 * On a site whose home begins with its ranking, operators' banners of series that are visible there are left out.
 *
 * @param ranked aliases of the series that are visible at the beginning of such a ranking
 */
export function homeBanners(
  site: AppLoadContext,
  {
    operators,
    series,
    ranked,
    read,
    text,
  }: {
    operators: readonly Banner[];
    series: SeriesOfBanner;
    ranked: readonly string[];
    read: (text: string) => string;
    text: ServerText;
  },
): BannerModel[] {
  const { firstBanner } = site.platform.home;
  const isSmall = series.newest.length < MIN_SERIES;
  const own =
    isSmall || firstBanner === 'operator'
      ? null
      : seriesBanner(site, inOrder(site, firstBanner, series), text(KICKERS[firstBanner]));
  const hidden = new Set([own?.href, ...ranked.map((alias) => `/detail/${alias}`)]);
  const slides = operators
    .filter(({ path }) => hasPage(site, path) && !hidden.has(path))
    .map((banner) => bannerModel(site, banner, read));
  const shown = own === null ? slides : [own, ...slides];
  if (shown.length > 0 || isSmall) return shown;
  const fallback = seriesBanner(site, series.newest, text('home.newest'));
  return fallback === null ? [] : [fallback];
}

/** The alias of the series that a banner leads to; null for another page. */
export function aliasOfBanner({ href }: Pick<BannerModel, 'href'>): string | null {
  return /^\/detail\/([^/?#]+)$/.exec(href)?.[1] ?? null;
}

/** The candidates for the first banner, the best first. With each day of the platform, another free series comes first. */
function inOrder(site: AppLoadContext, list: keyof SeriesOfBanner, series: SeriesOfBanner): readonly SeriesListItem[] {
  const items = series[list];
  if (list !== 'free' || items.length === 0) return items;
  const start = Math.round(dayStartMs(site.platform, site.catalogueNowMs) / DAY_MS) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** The banner of the first series that has wide art; null without one. */
function seriesBanner(
  { locale }: AppLoadContext,
  series: readonly SeriesListItem[],
  kicker: string,
): BannerModel | null {
  for (const { alias, title, creators, thumbnails } of series) {
    const wide = thumbnails.find(({ type }) => type === 'DETAIL');
    if (wide === undefined) continue;
    const picture = pictureModel(wide, COLUMN_WIDTHS_PX, DESKTOP_BANNER_RATIO);
    const line = creators.split(', ').join(' · ');
    const breaks = { titleBreaks: phraseBreaks(title, locale), lineBreaks: [] };
    const href = `/detail/${alias}`;
    const alone = { widePicture: null, isPictureAlone: false, hasWordsAtEnd: false };
    return { href, kicker, title, line, ...breaks, picture, ...alone };
  }
  return null;
}

/** A banner that leads to a page which this site does not have is left out. */
function hasPage(site: AppLoadContext, path: string): boolean {
  const route: RouteName | null = matchRoute(new URL(path, site.publicOrigin).pathname);
  return route !== null && reachableRoutes(site.platform).includes(route);
}

function bannerModel({ locale }: AppLoadContext, banner: Banner, read: (text: string) => string): BannerModel {
  const [title, line] = [read(banner.title), read(banner.line)];
  const phone = pictureForPhone(banner);
  const wide = banner.desktopImage;
  const hasPicture = banner.kind !== 'ONLY_TEXT';
  return {
    href: banner.path,
    kicker: read(banner.kicker),
    title,
    line,
    titleBreaks: phraseBreaks(title, locale),
    lineBreaks: phraseBreaks(line, locale),
    picture: hasPicture && phone !== null ? pictureModel(phone, COLUMN_WIDTHS_PX, PHONE_BANNER_RATIO) : null,
    widePicture: hasPicture && wide !== null ? pictureModel(wide, COLUMN_WIDTHS_PX, DESKTOP_BANNER_RATIO) : null,
    isPictureAlone: banner.kind === 'ONLY_ICON' && phone !== null,
    hasWordsAtEnd: banner.kind === 'ICON_TEXT' && phone !== null,
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

const POPUP_RATIO = 16 / 9;

/** An announcement over the home page. */
export interface MainPopupModel {
  href: string;
  kicker: string;
  title: string;
  line: string;
  picture: PictureSource | null;
  /** Remembers "not today"; another announcement is shown all the same. */
  hiding: { name: string; value: string; cookie: string };
}

/**
 * The first popup that leads to a page of this site. Guests' pages are cached whole, so the page always contains it, and its
 * script reads the cookie.
 */
export function mainPopup(
  site: AppLoadContext,
  popups: readonly Banner[],
  read: (text: string) => string,
): MainPopupModel | null {
  const popup = popups.find(({ path }) => hasPage(site, path));
  if (popup === undefined) return null;
  const { platform, publicOrigin } = site;
  const art = popup.kind === 'ONLY_TEXT' ? null : pictureForPhone(popup);
  const isSecure = publicOrigin.startsWith('https:');
  const [name, value] = [siteCookieName(platform.id, 'main-popup', isSecure), String(popup.id)];
  const maxAge = platform.constants.mainPopupCookieSeconds;
  return {
    href: popup.path,
    kicker: read(popup.kicker),
    title: read(popup.title),
    line: read(popup.line),
    picture: art === null ? null : pictureModel(art, COLUMN_WIDTHS_PX, POPUP_RATIO),
    hiding: {
      ...{ name, value },
      cookie: stringifySetCookie({ name, value, path: '/', maxAge, sameSite: 'lax', secure: isSecure }),
    },
  };
}
