import { EpisodeListSheet } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { DetailData } from '../detail/detail-loader.server.ts';
import { useEpisodeRows } from '../episode/use-episode-rows.ts';
import type { SeriesRecord } from '../reading/reading-record.ts';
import { useSeriesRecord } from '../reading/reading-store.ts';
import type { ViewerEpisode } from './viewer-model.ts';

export interface EpisodesSheetProps {
  isOpen: boolean;
  onClose: () => void;
  data: ViewerEpisode;
}

/** The series' episodes over the viewer. They are asked for when the sheet is first opened. */
export function EpisodesSheet({ isOpen, onClose, data }: EpisodesSheetProps) {
  const text = useText();
  const { series, episode, settings, content } = data;
  const fetcher = useFetcher<DetailData>();
  const [isNewestFirst, setNewestFirst] = useState(false);
  const record = withEpisodeInHand(useSeriesRecord(series.alias), data);
  const { load, data: detail, state } = fetcher;
  useEffect(() => load(`/detail/${series.alias}`), [load, series.alias]);
  const episodes = detail?.kind === 'series' ? detail.episodes : [episode];
  const rows = useEpisodeRows(series.alias, episodes, record);
  const head = {
    title: text('detail.episodes', { count: episodes.length }),
    sort: {
      label: text(isNewestFirst ? 'detail.sortNewest' : 'detail.sortOldest'),
      onToggle: () => setNewestFirst(!isNewestFirst),
    },
  };
  return (
    <EpisodeListSheet
      isOpen={isOpen}
      onClose={onClose}
      title={series.title}
      closeLabel={text('common.close')}
      theme={content.kind === 'novel' && settings.paper !== 'dark' ? 'light' : 'dark'}
      // How many there are is known when they come.
      head={detail === undefined ? { title: text('viewer.list') } : head}
      loading={detail === undefined && state !== 'idle' ? text('list.loading') : undefined}
      episodes={isNewestFirst ? rows.toReversed() : rows}
    />
  );
}

/** What the list marks as being read is the episode behind it, also while nothing of it is written down yet. */
function withEpisodeInHand(known: SeriesRecord | null, { series, episode }: ViewerEpisode): SeriesRecord {
  if (known?.place.episodeAlias === episode.alias) return known;
  const place = { episodeAlias: episode.alias, episodeTitle: episode.title, page: 1, offset: 0, share: 0, next: null };
  return { title: series.title, cover: null, read: known?.read ?? [], updatedAtMs: 0, place };
}
