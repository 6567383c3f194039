import type { ViewerSettings } from '@longstrip/core';
import { lazy, Suspense, useEffect } from 'react';
import { addViewerNovelTexts, documentLocale } from '../../../../i18n/create-i18n.ts';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import { useEpisodeMarks } from '../chrome/bookmarks.tsx';
import { useVoices } from '../read-aloud/use-voices.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { MarksLayer } from './marks/marks-layer.tsx';
import { useNovelStore } from './novel-store.ts';
import { useTextMap } from './text/use-text-map.ts';

/** With its texts, since few visits open it. */
const FindBar = lazy(async () => {
  const [{ FindBar: Bar }] = await Promise.all([import('./find/find-bar.tsx'), addViewerNovelTexts(documentLocale())]);
  return { default: Bar };
});

const ReadAloudBar = lazy(async () => {
  const [{ ReadAloudBar: Bar }] = await Promise.all([
    import('./read-aloud/read-aloud-bar.tsx'),
    addViewerNovelTexts(documentLocale()),
  ]);
  return { default: Bar };
});

export interface NovelToolsProps {
  data: ViewerEpisode;
  settings: ViewerSettings;
  /** Changes when another component shows the text. */
  layout: string;
}

/** What a reader does with the text of a novel: finds words, highlights them, and has them read aloud. */
export function NovelTools({ data, settings, layout }: NovelToolsProps) {
  const map = useTextMap(layout);
  const marks = useEpisodeMarks(data);
  const { engine, voices } = useVoices(data.language);
  const canReadAloud = voices.length > 0;
  const isReadAloud = useNovelStore((state) => state.readAloudFrom !== null);
  useEffect(() => {
    useNovelStore.setState({ canReadAloud });
    return () => useNovelStore.setState({ canReadAloud: false });
  }, [canReadAloud]);
  // Ends with the episode.
  useEffect(() => () => useNovelStore.setState({ readAloudFrom: null }), []);
  const isFinding = useViewerStore((state) => state.openSheet === 'find');
  return (
    <Suspense fallback={null}>
      {map !== null && (
        <MarksLayer map={map} marks={marks} theme={viewerTheme(true, settings)} canReadAloud={canReadAloud} />
      )}
      {isReadAloud && map !== null && engine !== null && (
        <ReadAloudBar data={data} map={map} engine={engine} voices={voices} />
      )}
      {isFinding && (
        <FindBar map={map} language={data.language} onClose={() => useViewerStore.setState({ openSheet: null })} />
      )}
    </Suspense>
  );
}
