import { EpisodeList, EpisodeListHead } from '@longstrip/ui';
import { startTransition, useCallback, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { EpisodeModel } from '../../../parts/episodes/episode-model.ts';
import { useEpisodeRows } from '../../../parts/episodes/use-episode-rows.ts';
import type { ServerPlace } from '../../../parts/reading/reading-record.ts';
import { useSeriesRecord } from '../../../parts/reading/reading-store.ts';
import type { DetailSeries, SeriesPurchase } from './detail.server.ts';

export interface EpisodeSectionProps {
  series: Pick<DetailSeries, 'alias'>;
  episodes: readonly EpisodeModel[];
  /** Where a signed-in reader stopped, on any device. */
  place: ServerPlace | null;
  /** Null for a guest: locked episodes lead to the log-in. */
  purchase: SeriesPurchase | null;
}

/** Rows that are rendered at first, and added each time. */
const PORTION = 20;

/**
 * The episodes of a series, in either order; the api sends the oldest first. Rows of a long series are rendered in
 * portions, as the reader scrolls near: 500 at once would block a phone for seconds.
 */
export function EpisodeSection({ series, episodes, place, purchase }: EpisodeSectionProps) {
  const text = useText();
  const [isNewestFirst, setNewestFirst] = useState(true);
  const [drawn, setDrawn] = useState(PORTION);
  const drawMore = useCallback(() => startTransition(() => setDrawn((before) => before + PORTION)), []);
  const rows = useEpisodeRows(series.alias, episodes, useSeriesRecord(series.alias, place), purchase !== null);
  const ordered = isNewestFirst ? rows.toReversed() : rows;
  const buyAll = purchase?.offers?.buyAll ?? null;
  const title = text('detail.episodes', { count: episodes.length });
  return (
    <section>
      <EpisodeListHead
        title={title}
        {...(buyAll === null
          ? {}
          : { buyAll: { href: buyAll.href, label: buyAll.label, saving: buyAll.saving ?? undefined } })}
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
