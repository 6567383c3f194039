import type { SeriesListItem } from '@longstrip/api-contract';
import type { PictureSource } from '@longstrip/ui';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import { COLUMN_WIDTHS_PX, pictureModel } from '../picture/picture-model.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.ts';
import '../../server/site-context.ts';

/** Series of the first list, and of each shelf under it. */
const NEWEST_LENGTH = 30;
const SHELF_LENGTH = 15;
const BANNER_RATIO = 720 / 330;

/** The newest series, large. */
export interface HomeLead {
  alias: string;
  title: string;
  creators: string;
  picture: PictureSource;
}

export interface HomeData {
  meta: PageMeta;
  lead: HomeLead | null;
  newest: SeriesCardModel[];
  /** Novels by themselves; they come after the first paint. */
  novels: Promise<SeriesCardModel[]>;
}

/** The home page: what is new, first; the novels' own shelf follows when it is there. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<HomeData> {
  const novels = loadNovels(site);
  const [text, newest] = await Promise.all([
    serverText(site.locale),
    site.api.newest('ALL', { thumbnailTypes: ['VERTICAL', 'DETAIL'], limit: NEWEST_LENGTH }),
  ]);
  const series = newest.ok ? newest.data : [];
  const { name } = site.platform.brand;
  return {
    meta: {
      title: `${name} · ${text('home.title')}`,
      description: text('home.description', { brand: name }),
      siteName: name,
      path: '/',
      origin: site.publicOrigin,
      locale: site.locale,
      locales: site.platform.locales,
      image: null,
      type: 'website',
      isIndexed: true,
    },
    lead: leadOf(series),
    newest: series.map(seriesCardModel),
    novels,
  };
}

/** The newest series that has wide art, if any does. */
function leadOf(series: readonly SeriesListItem[]): HomeLead | null {
  for (const { alias, title, creators, thumbnails } of series) {
    const wide = thumbnails.find(({ type }) => type === 'DETAIL');
    if (wide === undefined) continue;
    return { alias, title, creators, picture: pictureModel(wide, COLUMN_WIDTHS_PX, BANNER_RATIO) };
  }
  return null;
}

async function loadNovels(site: LoaderFunctionArgs['context']): Promise<SeriesCardModel[]> {
  try {
    const novels = await site.api.newest('NOVEL', { thumbnailTypes: ['VERTICAL'], limit: SHELF_LENGTH });
    return novels.ok ? novels.data.map(seriesCardModel) : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no shelf of novels');
    return [];
  }
}
