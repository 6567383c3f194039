import { ButtonLink, OwnText } from '@longstrip/ui';
import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import { addViewerNovelTexts, documentLocale } from '../../../../../i18n/create-i18n.ts';
import { useText } from '../../../../../i18n/use-text.ts';
import { useIsHydrated } from '../../../../../parts/reading/reading-store.ts';
import type { ReaderProps } from '../../viewer-model.ts';
import { nextChapter } from './chapter-addresses.ts';

const ChapterPull = lazy(async () => {
  const [{ ChapterPull: Pull }] = await Promise.all([
    import('./chapter-pull.tsx'),
    addViewerNovelTexts(documentLocale()),
  ]);
  return { default: Pull };
});

export interface ChapterEndProps extends Pick<ReaderProps, 'data' | 'settings' | 'end'> {
  /** What scrolls sideways; null where the window scrolls. */
  scroller?: RefObject<HTMLElement>;
}

/**
 * The end of a chapter that scrolls. If the reader may read the next one at once, it is short, and scrolling on opens that one;
 * otherwise it is the card of all episodes.
 */
export function ChapterEnd({ data, settings, end, scroller }: ChapterEndProps): ReactNode {
  const text = useText();
  const isHydrated = useIsHydrated();
  const href = nextChapter(data);
  // With binge reading the card opens the next chapter by itself.
  if (href === null || data.next === null || settings.isBinge) return end;
  return (
    <section className="grid justify-items-center gap-6 px-(--size-gutter) pt-6 pb-10 text-center">
      <h2 className="text-14 font-text text-ink-2">{text('viewer.endTitle', { episode: data.episode.title })}</h2>
      <ButtonLink look="outlined" href={href} className="max-w-full">
        <span className="block text-13 font-text text-ink-2">{text('viewer.nextEpisode')}</span>{' '}
        <OwnText className="block">{data.next.title}</OwnText>
      </ButtonLink>
      <div className="min-h-20">
        {isHydrated && (
          <Suspense fallback={null}>
            <ChapterPull href={href} scroller={scroller ?? null} />
          </Suspense>
        )}
      </div>
      <p className="flex flex-wrap justify-center gap-x-2">
        {data.comments !== null && (
          <ButtonLink look="quiet" href={data.comments.href}>
            {text('viewer.comments')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={`/detail/${data.series.alias}`}>
          {text('viewer.backToSeries')}
        </ButtonLink>
      </p>
    </section>
  );
}
