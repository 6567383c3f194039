import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { previewedPlatforms } from '../../parts/preview/previewed-platforms.ts';
import { SERIES_TABS } from './series-tabs.ts';

const price = v.nullable(v.number());
const time = v.nullable(v.number());

const EpisodeSchema = v.object({
  ...{ id: v.number(), number: v.string(), alias: v.string(), title: v.string() },
  ...{ isRemoved: v.boolean(), pageCount: v.number() },
  platforms: v.record(
    v.string(),
    v.object({
      ...{ isVisible: v.boolean(), isDraft: v.boolean(), openedAtMs: v.number(), isLoginRequired: v.boolean() },
      ...{ hasOwnPrices: v.boolean(), rentCoin: price, possessionCoin: price, freeFromMs: time, freeUntilMs: time },
    }),
  ),
});

/** A series as the api describes it to operators. */
const SeriesSchema = v.object({
  ...{ id: v.number(), alias: v.string(), seriesKey: v.string(), language: v.string(), workKey: v.string() },
  ...{ title: v.string(), synopsis: v.string(), publisher: v.nullable(v.string()), type: v.string() },
  ...{ status: v.string(), isAdult: v.boolean(), isOriginal: v.boolean(), isRemoved: v.boolean() },
  ...{ rentalHours: v.number(), freetimeEnabled: v.boolean() },
  ...{ freetimeRefillHours: v.number(), freetimeExcludedNewest: v.number() },
  creators: v.array(v.object({ name: v.string(), role: v.string() })),
  ...{ tags: v.array(v.string()), days: v.array(v.string()) },
  platforms: v.record(
    v.string(),
    v.object({
      ...{ isVisible: v.boolean(), isDraft: v.boolean(), title: v.nullable(v.string()) },
      ...{ freeEpisodeCount: v.number(), openedAtMs: v.number(), rentCoin: price, possessionCoin: price },
    }),
  ),
  episodes: v.array(EpisodeSchema),
});
export type Series = v.InferOutput<typeof SeriesSchema>;
export type SeriesEpisode = Series['episodes'][number];

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
