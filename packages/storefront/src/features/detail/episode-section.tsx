import { EpisodeList, EpisodeListHead } from '@longstrip/ui';
import { startTransition, useCallback, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { EpisodeModel } from '../episode/episode-model.ts';
import { useEpisodeRows } from '../episode/use-episode-rows.ts';
import { useSeriesRecord } from '../reading/reading-store.ts';
import type { DetailSeries } from './detail-loader.server.ts';

export interface EpisodeSectionProps {
  series: Pick<DetailSeries, 'alias'>;
  episodes: readonly EpisodeModel[];
}

/** Rows that are drawn at first, and with each portion. */
const PORTION = 20;

/**
 * The episodes of a series, in either order. The api gives them from the first on. Of a long series rows are drawn a
 * portion at a time, as the reader comes near: 500 at once hold a phone up for seconds.
 */
export function EpisodeSection({ series, episodes }: EpisodeSectionProps) {
  const text = useText();
  const [isNewestFirst, setNewestFirst] = useState(true);
  const [drawn, setDrawn] = useState(PORTION);
  const drawMore = useCallback(() => startTransition(() => setDrawn((before) => before + PORTION)), []);
  const rows = useEpisodeRows(series.alias, episodes, useSeriesRecord(series.alias));
  const ordered = isNewestFirst ? rows.toReversed() : rows;
  const title = text('detail.episodes', { count: episodes.length });
  return (
    <section>
      <EpisodeListHead
        title={title}
        sort={{
          label: text(isNewestFirst ? 'detail.sortNewest' : 'detail.sortOldest'),
          onToggle: () => {
            setNewestFirst(!isNewestFirst);
            setDrawn(PORTION);
          },
        }}
      />
      <EpisodeList
        label={title}
        episodes={ordered.slice(0, drawn)}
        rest={{ count: Math.max(0, ordered.length - drawn), onNear: drawMore }}
      />
    </section>
  );
}
