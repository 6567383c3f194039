import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { episodePath, takedownPath } from '../../parts/hit-path.ts';
import { Badge, Facts, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

const SeriesSchema = v.object({
  ...{ id: v.number(), alias: v.string(), seriesKey: v.string(), language: v.string(), title: v.string() },
  ...{ type: v.string(), status: v.string(), isAdult: v.boolean(), isRemoved: v.boolean() },
  creators: v.array(v.object({ name: v.string(), role: v.string() })),
  platforms: v.record(
    v.string(),
    v.object({
      ...{ isVisible: v.boolean(), isDraft: v.boolean(), freeEpisodeCount: v.number(), openedAtMs: v.number() },
      ...{ rentCoin: v.nullable(v.number()), possessionCoin: v.nullable(v.number()) },
    }),
  ),
  episodes: v.array(v.object({ id: v.number(), number: v.string(), alias: v.string(), title: v.string() })),
});
type Series = v.InferOutput<typeof SeriesSchema>;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const query = { reference: params.series ?? '' };
  return read(consoleOf(context), { call: OPERATOR_CALLS.adminSeriesOne, answer: SeriesSchema, query }, request);
}

type OnPlatform = Series['platforms'][string] & { platform: string };

/** One series: where it is shown and for how much, and its episodes with the aliases that other pages ask for. */
export default function SeriesPage() {
  const text = useText();
  const formats = useFormats();
  const series = useLoaderData<typeof loader>();
  usePageTitle(series.title);
  const price = (coins: number | null) => (coins === null ? '–' : formats.number(coins));
  const platforms: Column<OnPlatform>[] = [
    { name: text('shell.platform'), cell: ({ platform }) => platform },
    {
      name: text('operators.state'),
      cell: ({ isVisible, isDraft }) => (
        <Badge tone={isVisible ? 'good' : 'neutral'}>
          {text(isVisible ? 'series.shown' : isDraft ? 'series.draft' : 'series.hidden')}
        </Badge>
      ),
    },
    { name: text('series.rent'), isNumber: true, cell: ({ rentCoin }) => price(rentCoin) },
    { name: text('series.own'), isNumber: true, cell: ({ possessionCoin }) => price(possessionCoin) },
    { name: text('series.free'), isNumber: true, cell: ({ freeEpisodeCount }) => formats.number(freeEpisodeCount) },
    { name: text('series.opened'), isExtra: true, cell: ({ openedAtMs }) => <Moment ms={openedAtMs} isDay /> },
  ];
  const episodes: Column<Series['episodes'][number]>[] = [
    {
      name: text('access.episode'),
      cell: ({ id, number, title }) => (
        <Link id={`episode-${id}`} to={episodePath(series.alias, number)} className="text-link">
          {title}
        </Link>
      ),
    },
    { name: text('access.alias'), cell: ({ alias }) => <span className="mono select-all">{alias}</span> },
  ];
  return (
    <>
      <PageHead
        title={series.title}
        text={
          <>
            <span className="mono select-all">{series.alias}</span> · {series.type} · {series.language}{' '}
            {series.isRemoved && <Badge tone="bad">{text('series.removed')}</Badge>}
          </>
        }
        actions={
          <ButtonLink look="quiet" href={takedownPath(series.alias, null)}>
            {text('takedown.title')}
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-2">
        <Panel title={text('purchase.facts')}>
          <Facts
            of={[
              [text('series.creators'), series.creators.map(({ name }) => name).join(', ')],
              [text('operators.state'), series.status],
              [text('series.adult'), text(series.isAdult ? 'reader.yes' : 'reader.no')],
              [text('series.key'), `${series.seriesKey}/${series.language}`],
            ]}
          />
        </Panel>
        <Panel title={text('series.platforms')} isFlush>
          <DataTable
            caption={text('series.platforms')}
            columns={platforms}
            rows={Object.entries(series.platforms).map(([platform, of]) => ({ platform, ...of }))}
            keyOf={({ platform }) => platform}
            empty={<Nothing>{text('series.nowhere')}</Nothing>}
          />
        </Panel>
        <Panel title={text('series.episodes')} isFlush className="broad:col-span-2">
          <DataTable
            caption={text('series.episodes')}
            columns={episodes}
            rows={series.episodes}
            keyOf={({ id }) => id}
            empty={<Nothing>{text('rights.none')}</Nothing>}
          />
        </Panel>
      </div>
    </>
  );
}
