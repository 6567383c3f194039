import type { ApiResult, FavoriteItem, LibraryItem } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { foreignLanguage } from '../../../i18n/format.server.ts';
import { phraseBreaks } from '../../../i18n/phrase-breaks.server.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { CARD_PICTURES, withoutFail } from '../../../parts/series/load-series.server.ts';
import type { SeriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import '../../../server/site-context.ts';

/** The shelves of a signed-in reader's own series, and their titles. */
export const OWN_TITLES = { followed: 'recommend.newInFollowed', ending: 'recommend.endsSoon' } as const;

interface OwnShelf {
  key: keyof typeof OWN_TITLES;
  series: SeriesCardModel[];
}

/** The newest of what a reader follows that are looked through for new episodes. */
const FOLLOWED_COUNT = 40;
const SHELF_LENGTH = 12;
/** A rental with less than this left ends soon. */
const SOON_MS = 48 * 3_600_000;
const COVER_RATIO = 3 / 4;

/** What is new in the series that a reader follows, and what they rented that ends soon. None for a guest (D42). */
export async function loadOwnShelves(site: AppLoadContext): Promise<OwnShelf[]> {
  if (!site.isSignedIn) return [];
  const [followed, rented] = await Promise.all([
    withoutFail(
      site,
      'what is new in followed series',
      contentOf(site.api.ownFavorites({ size: FOLLOWED_COUNT, ...CARD_PICTURES })),
      (item) => item,
    ),
    withoutFail(
      site,
      'rentals that end soon',
      contentOf(site.api.library({ size: SHELF_LENGTH, sort: 'ENDING', filter: 'ENDING', ...CARD_PICTURES })),
      (item) => item,
    ),
  ]);
  const endsSoon = ({ rentExpiredAt }: LibraryItem) => rentExpiredAt !== null && rentExpiredAt - site.nowMs < SOON_MS;
  const shelves: OwnShelf[] = [
    {
      key: 'followed',
      series: followed.filter(({ newCount }) => newCount > 0).map((item) => ({ ...cardOf(site, item), isUp: true })),
    },
    { key: 'ending', series: rented.filter(endsSoon).map((item) => cardOf(site, item)) },
  ];
  return shelves
    .map(({ key, series }) => ({ key, series: series.slice(0, SHELF_LENGTH) }))
    .filter(({ series }) => series.length > 0);
}

/** The rows of a page of the library. */
async function contentOf<Item>(call: Promise<ApiResult<{ content: Item[] }>>): Promise<ApiResult<Item[]>> {
  const reply = await call;
  return reply.ok ? { ...reply, data: reply.data.content } : reply;
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
