import { useLoaderData } from '@remix-run/react';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { seriesPath, takedownPath } from '../../parts/hit-path.ts';
import { Badge, PageHead } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { PreviewDialog } from '../../parts/preview/preview-dialog.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './series.server.ts';
import { SeriesEditions } from './series-editions.tsx';
import { SeriesEpisodes } from './series-episodes.tsx';
import { SeriesFacts } from './series-facts.tsx';
import { SeriesPlatforms } from './series-platforms.tsx';
import { SERIES_TABS } from './series-tabs.ts';

export { loader } from './series.server.ts';

/** One series: its facts, where it is shown and for how much, its editions in other languages, its episodes. */
export default function SeriesPage() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { series, editions, tab, platforms } = useLoaderData<typeof loader>();
  const [first] = platforms;
  usePageTitle(series.title);
  return (
    <>
      <PageHead
        title={series.title}
        back={{ to: PATHS.series, name: text('catalogue.title') }}
        text={
          <>
            <span className="mono select-all">{series.alias}</span> · {name('seriesTypes', series.type)} ·{' '}
            {formats.language(series.language)} {series.isRemoved && <Badge tone="bad">{text('series.removed')}</Badge>}
          </>
        }
        actions={
          <>
            <ButtonLink look="quiet" href={takedownPath(series.alias, null)}>
              {text('takedown.title')}
            </ButtonLink>
            {first !== undefined && (
              <PreviewDialog platforms={platforms} platform={first.id} path={`/detail/${series.alias}`} />
            )}
          </>
        }
      />
      <Tabs
        label={text('seriesEdit.tabs')}
        tabs={SERIES_TABS.map((each) => ({
          to: `${seriesPath(series.alias)}?tab=${each}`,
          text: text(`seriesTabs.${each}`),
          isOn: each === tab,
        }))}
      />
      {tab === 'facts' && <SeriesFacts key={JSON.stringify(series)} series={series} />}
      {tab === 'platforms' && <SeriesPlatforms series={series} platforms={platforms} />}
      {tab === 'editions' && <SeriesEditions editions={editions} />}
      {tab === 'episodes' && <SeriesEpisodes series={series} platforms={platforms} />}
    </>
  );
}
