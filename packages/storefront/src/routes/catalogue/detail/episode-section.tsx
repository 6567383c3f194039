import { DeviceIcon, EpisodeList, EpisodeListHead } from '@longstrip/ui';
import { lazy, Suspense, startTransition, useCallback, useState } from 'react';
import { addDeviceTexts, documentLocale } from '../../../i18n/create-i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { EpisodeModel } from '../../../parts/episodes/episode-model.ts';
import { useEpisodeRows } from '../../../parts/episodes/use-episode-rows.ts';
import type { ServerPlace } from '../../../parts/reading/reading-record.ts';
import { useSeriesRecord } from '../../../parts/reading/reading-store.ts';
import { useSite } from '../../../root/site-data.ts';
import type { DetailSeries, SeriesPurchase } from './detail.server.ts';

export interface EpisodeSectionProps {
  series: Pick<DetailSeries, 'alias'>;
  episodes: readonly EpisodeModel[];
  /** Where a signed-in reader stopped, on any device. */
  place: ServerPlace | null;
  /** Null for a guest: locked episodes lead to the log-in. */
  purchase: SeriesPurchase | null;
}

/** With its texts, when it is first opened. */
const DeviceSheet = lazy(async () => {
  const [{ DeviceSheet: Sheet }] = await Promise.all([import('./device-sheet.tsx'), addDeviceTexts(documentLocale())]);
  return { default: Sheet };
});

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
  const { routes } = useSite();
  const [device, setDevice] = useState<'never' | 'open' | 'closed'>('never');
  const buyAll = purchase?.offers?.buyAll ?? null;
  const title = text('detail.episodes', { count: episodes.length });
  return (
    <section>
      <EpisodeListHead
        title={title}
        {...(buyAll === null
          ? {}
          : { buyAll: { href: buyAll.href, label: buyAll.label, saving: buyAll.saving ?? undefined } })}
        {...(routes.includes('libraryDevice')
          ? { tool: { icon: DeviceIcon, label: text('detail.saveEpisodes'), onPress: () => setDevice('open') } }
          : {})}
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
      {device !== 'never' && (
        <Suspense fallback={null}>
          <DeviceSheet
            isOpen={device === 'open'}
            onClose={() => setDevice('closed')}
            seriesAlias={series.alias}
            episodes={episodes}
          />
        </Suspense>
      )}
    </section>
  );
}
