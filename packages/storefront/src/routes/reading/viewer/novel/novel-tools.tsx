import type { ViewerSettings } from '@longstrip/core';
import { lazy, Suspense } from 'react';
import { addViewerNovelTexts, documentLocale } from '../../../../i18n/create-i18n.ts';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import { useEpisodeMarks } from '../chrome/bookmarks.tsx';
import type { ViewerEpisode } from '../viewer-model.ts';
import { hideBars, useViewerStore } from '../viewer-store.ts';
import { MarksLayer } from './marks/marks-layer.tsx';
import { useTextMap } from './text/use-text-map.ts';

/** With its texts, since few visits open it. */
const FindBar = lazy(async () => {
  const [{ FindBar: Bar }] = await Promise.all([import('./find/find-bar.tsx'), addViewerNovelTexts(documentLocale())]);
  return { default: Bar };
});

export interface NovelToolsProps {
  data: ViewerEpisode;
  settings: ViewerSettings;
  /** Changes when another component shows the text. */
  layout: string;
}

/** What a reader does with the text of a novel: finds words, and highlights them. */
export function NovelTools({ data, settings, layout }: NovelToolsProps) {
  const map = useTextMap(layout);
  const marks = useEpisodeMarks(data);
  const isFinding = useViewerStore((state) => state.openSheet === 'find');
  return (
    <Suspense fallback={null}>
      {map !== null && <MarksLayer map={map} marks={marks} theme={viewerTheme(true, settings)} canReadAloud={false} />}
      {isFinding && (
        <FindBar
          map={map}
          language={data.language}
          onClose={() => {
            hideBars();
            useViewerStore.setState({ openSheet: null });
          }}
        />
      )}
    </Suspense>
  );
}
