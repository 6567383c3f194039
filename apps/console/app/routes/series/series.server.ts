import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { previewedPlatforms } from '../../parts/preview/previewed-platforms.ts';
import { SeriesSchema } from '../../parts/series/series-schema.ts';
import { SERIES_TABS } from './series-tabs.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const reference = params.series ?? '';
  const { adminSeriesOne, adminEditions } = OPERATOR_CALLS;
  const [series, editions] = await Promise.all([
    read(console, { call: adminSeriesOne, answer: SeriesSchema, query: { reference } }, request),
    read(console, { call: adminEditions, answer: adminEditions.data, query: { reference } }, request),
  ]);
  const asked = new URL(request.url).searchParams.get('tab');
  const tab = SERIES_TABS.find((known) => known === asked) ?? 'facts';
  const platforms = previewedPlatforms().filter(({ id }) => series.platforms[id] !== undefined);
  return { series, editions, tab, platforms, nowMs: Date.now() };
}
