import type { SeriesPreviewProps } from '@longstrip/ui';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { serverText } from '../../../i18n/server-text.server.ts';
import { loadSeries } from '../../../parts/series/load-series.server.ts';
import { detailSeries } from './detail.server.ts';
import '../../../server/site-context.ts';

/** Letters of a synopsis: more than its lines in a preview hold. */
const SYNOPSIS_LETTERS = 320;

/** `/_/preview/{alias}`: a series in a few lines; null for readers who may not see it. */
export async function loadPreview({ params, context: site }: LoaderFunctionArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const [text, reply] = await Promise.all([serverText(site.locale), loadSeries(site, params.alias ?? '')]);
  if (!reply.ok) return Response.json(null, { headers });
  const series = detailSeries(site, reply.data, text);
  const preview: SeriesPreviewProps = {
    title: series.title,
    titleBreaks: series.titleBreaks,
    language: series.language,
    creators: series.creators.map(({ name }) => name).join(' · '),
    synopsis: series.synopsis.slice(0, SYNOPSIS_LETTERS),
    facts: series.facts,
    rating: series.rating ?? undefined,
    badges: [
      ...(series.isAdult ? [String(site.platform.adult.limitYears)] : []),
      ...(series.foreignLanguage === null ? [] : [series.foreignLanguage]),
    ],
  };
  return Response.json(preview, { headers });
}
