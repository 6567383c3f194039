import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { searchedText } from '../../../parts/navigation/search-query.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import '../../../server/site-context.ts';

/** What a text that is being typed may become. */
export interface TypedSuggestions {
  series: SeriesCardModel[];
  creators: { id: number; name: string }[];
  tags: string[];
}

const NOTHING: TypedSuggestions = { series: [], creators: [], tags: [] };

/** `/_/suggest?q=`: suggestions for the page's script. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<Response> {
  const searchText = searchedText(new URL(request.url).searchParams.get('q') ?? '');
  const reply = searchText === '' ? null : await site.api.suggestions({ searchText, ...CARD_PICTURES });
  const found =
    reply?.ok === true ? { ...reply.data, series: reply.data.contents.map(seriesCardModel(site.locale)) } : NOTHING;
  const { series, creators, tags } = found;
  return Response.json({ series, creators, tags }, { headers: { 'Cache-Control': 'no-store' } });
}
