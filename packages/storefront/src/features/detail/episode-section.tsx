import { EpisodeList, EpisodeListHead } from '@longstrip/ui';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { EpisodeModel } from '../episode/episode-model.ts';
import { useEpisodeRows } from '../episode/use-episode-rows.ts';
import { useSeriesRecord } from '../reading/reading-store.ts';
import type { DetailSeries } from './detail-loader.server.ts';

export interface EpisodeSectionProps {
  series: Pick<DetailSeries, 'alias'>;
  episodes: readonly EpisodeModel[];
}

/** The episodes of a series, in either order. The api gives them from the first on. */
export function EpisodeSection({ series, episodes }: EpisodeSectionProps) {
  const text = useText();
  const [isNewestFirst, setNewestFirst] = useState(true);
  const rows = useEpisodeRows(series.alias, episodes, useSeriesRecord(series.alias));
  const title = text('detail.episodes', { count: episodes.length });
  return (
    <section>
      <EpisodeListHead
        title={title}
        sort={{
          label: text(isNewestFirst ? 'detail.sortNewest' : 'detail.sortOldest'),
          onToggle: () => setNewestFirst(!isNewestFirst),
        }}
      />
      <EpisodeList label={title} episodes={isNewestFirst ? rows.toReversed() : rows} />
    </section>
  );
}
