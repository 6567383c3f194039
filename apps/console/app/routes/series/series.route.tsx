import { Link, useLoaderData } from '@remix-run/react';
import clsx from 'clsx';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { seriesPath, takedownPath } from '../../parts/hit-path.ts';
import { Badge, PageHead } from '../../parts/layout.tsx';
import { PreviewDialog } from '../../parts/preview/preview-dialog.tsx';
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
  const { series, editions, tab, platforms } = useLoaderData<typeof loader>();
  const [first] = platforms;
  usePageTitle(series.title);
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
      <nav aria-label={text('seriesEdit.tabs')} className="mb-4 flex gap-1 border-b border-line">
        {SERIES_TABS.map((each) => (
          <Link
            key={each}
            to={`${seriesPath(series.alias)}?tab=${each}`}
            aria-current={each === tab ? 'page' : undefined}
            className={clsx(
              '-mb-px border-b-2 px-3 py-2 text-14',
              each === tab ? 'border-primary font-strong text-primary-text' : 'border-transparent text-fg-2',
            )}
          >
            {text(`seriesTabs.${each}`)}
          </Link>
        ))}
      </nav>
      {tab === 'facts' && <SeriesFacts key={JSON.stringify(series)} series={series} />}
      {tab === 'platforms' && <SeriesPlatforms series={series} platforms={platforms} />}
      {tab === 'editions' && <SeriesEditions editions={editions} />}
      {tab === 'episodes' && <SeriesEpisodes series={series} platforms={platforms} />}
    </>
  );
}
