import type { ViewerSettings } from '@longstrip/core';
import { EpisodeListSheet } from '@longstrip/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { addViewerNovelTexts, documentLocale } from '../../../../i18n/create-i18n.ts';
import { useText } from '../../../../i18n/use-text.ts';
import type { SeriesEpisodes } from '../../../../parts/episodes/episode-model.ts';
import { useEpisodeRows } from '../../../../parts/episodes/use-episode-rows.ts';
import { useReachableLoad } from '../../../../parts/navigation/use-reachable-load.ts';
import type { SeriesRecord } from '../../../../parts/reading/reading-record.ts';
import { useSeriesRecord } from '../../../../parts/reading/reading-store.ts';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { BookmarkList } from './bookmark-list.tsx';

/** For novels alone, with its texts. */
const ContentsList = lazy(async () => {
  const [{ ContentsList: List }] = await Promise.all([
    import('../novel/contents/contents-list.tsx'),
    addViewerNovelTexts(documentLocale()),
  ]);
  return { default: List };
});

export interface EpisodesSheetProps {
  isOpen: boolean;
  onClose: () => void;
  data: ViewerEpisode;
  settings: ViewerSettings;
}

/** The list of episodes over the viewer. It is loaded when the sheet is first opened; without a connection it has the open one. */
export function EpisodesSheet({ isOpen, onClose, data, settings }: EpisodesSheetProps) {
  const text = useText();
  const { series, episode, content } = data;
  const [isNewestFirst, setNewestFirst] = useState(false);
  const record = withCurrentEpisode(useSeriesRecord(series.alias), data);
  const { load, data: detail, isUnreachable } = useReachableLoad<SeriesEpisodes>();
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
      theme={viewerTheme(content.kind === 'novel', settings)}
      before={
        <>
          {content.kind === 'novel' && (
            <Suspense fallback={null}>
              <ContentsList onGone={onClose} />
            </Suspense>
          )}
          <BookmarkList data={data} onGone={onClose} />
        </>
      }
      // Their number is known once they are loaded.
      head={detail === undefined ? { title: text('viewer.list') } : head}
      loading={detail === undefined && !isUnreachable ? text('list.loading') : undefined}
      episodes={isNewestFirst ? rows.toReversed() : rows}
    />
  );
}

/** The list marks the open episode as the one being read, also before any progress is stored. */
function withCurrentEpisode(known: SeriesRecord | null, { series, episode }: ViewerEpisode): SeriesRecord {
  if (known?.place.episodeAlias === episode.alias) return known;
  const place = { episodeAlias: episode.alias, episodeTitle: episode.title, page: 1, offset: 0, share: 0, next: null };
  return { title: series.title, cover: null, read: known?.read ?? [], updatedAtMs: 0, place };
}
