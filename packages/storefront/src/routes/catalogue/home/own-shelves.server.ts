import type { ApiResult, FavoriteItem, LibraryItem } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { foreignLanguage } from '../../../i18n/format.server.ts';
import { phraseBreaks } from '../../../i18n/phrase-breaks.server.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { CARD_PICTURES, withoutFail } from '../../../parts/series/load-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import '../../../server/site-context.ts';

/** The shelves of a signed-in reader's own series, and their titles. */
export const OWN_TITLES = {
  ready: 'recommend.ticketsReady',
  ending: 'recommend.endsSoon',
  followed: 'recommend.newInFollowed',
} as const;

interface OwnShelf {
  key: keyof typeof OWN_TITLES;
  series: SeriesCardModel[];
}

/** A rental with less than this left ends soon. */
const SOON_MS = 48 * 3_600_000;
const COVER_RATIO = 3 / 4;

/** The tickets of a reader that are ready, what they rented that ends soon, and what is new in what they follow. None for a guest (D42). */
export async function loadOwnShelves(site: AppLoadContext): Promise<OwnShelf[]> {
  if (!site.isSignedIn) return [];
  const [own] = await withoutFail(site, 'own shelves', oneOf(site.api.ownShelves(CARD_PICTURES)), (shelves) => shelves);
  if (own === undefined) return [];
  const endsSoon = ({ rentExpiredAt }: LibraryItem) => rentExpiredAt !== null && rentExpiredAt - site.nowMs < SOON_MS;
  const shelves: OwnShelf[] = [
    { key: 'ready', series: own.ready.map(seriesCardModel(site.locale)) },
    { key: 'ending', series: own.ending.filter(endsSoon).map((item) => cardOf(site, item)) },
    { key: 'followed', series: own.followed.map((item) => ({ ...cardOf(site, item), isUp: true })) },
  ];
  return shelves.filter(({ series }) => series.length > 0);
}

/** An answer as the list of one thing. */
async function oneOf<Item>(call: Promise<ApiResult<Item>>): Promise<ApiResult<Item[]>> {
  const reply = await call;
  return reply.ok ? { ...reply, data: [reply.data] } : reply;
}

function cardOf({ locale }: AppLoadContext, item: FavoriteItem | LibraryItem): SeriesCardModel {
  const cover = item.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
  const language = foreignLanguage(locale, item.language);
  return {
    alias: item.alias,
    title: item.title,
    titleBreaks: phraseBreaks(item.title, item.language),
    ...(language === null ? {} : { language }),
    type: item.type,
    creators: item.creators.split(', ').join(' · '),
    cover: cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO),
    genre: '',
  };
}
