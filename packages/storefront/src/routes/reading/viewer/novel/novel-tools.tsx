import { lazy, Suspense } from 'react';
import { addViewerNovelTexts, documentLocale } from '../../../../i18n/create-i18n.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { hideBars, useViewerStore } from '../viewer-store.ts';

/** With its texts, since few visits open it. */
const FindBar = lazy(async () => {
  const [{ FindBar: Bar }] = await Promise.all([import('./find/find-bar.tsx'), addViewerNovelTexts(documentLocale())]);
  return { default: Bar };
});

export interface NovelToolsProps {
  data: ViewerEpisode;
  /** Changes when another component shows the text. */
  layout: string;
}

/** What a reader does with the text of a novel: finds words in it. */
export function NovelTools({ data, layout }: NovelToolsProps) {
  const isFinding = useViewerStore((state) => state.openSheet === 'find');
  return (
    <Suspense fallback={null}>
      {isFinding && (
        <FindBar
          layout={layout}
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
