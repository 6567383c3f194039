import type { MarkItem } from '@longstrip/api-contract';
import { type Anchor, parseAnchor } from '@longstrip/core';
import { BookmarkIcon, MarkDotSample, OwnText } from '@longstrip/ui';
import { lazy, Suspense } from 'react';
import { addViewerNovelTexts, documentLocale } from '../../../../i18n/create-i18n.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useSite } from '../../../../root/site-data.ts';
import { placeOfMark } from '../novel/marks/mark-place.ts';
import { anchorAt } from '../novel/text/text-map.ts';
import { shownText } from '../novel/text/use-text-map.ts';
import { formatPercent } from '../progress-text.ts';
import { placeInPages } from '../use-reading-place.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';
import { useEpisodeMarks } from './bookmarks.tsx';
import { jump } from './jump.ts';

/** For highlights alone, with its texts. */
const NoteButton = lazy(async () => {
  const [{ NoteButton: Button }] = await Promise.all([
    import('../novel/marks/note-button.tsx'),
    addViewerNovelTexts(documentLocale()),
  ]);
  return { default: Button };
});

/** Where a text scrolls, so much of the window stays before a place: the upper bar may be shown. */
const SHARE_BEFORE = 0.12;

interface ListedMark {
  mark: MarkItem;
  anchor: Anchor;
}

/** The bookmarks and highlights of the episode, each of which leads to its place. */
export function BookmarkList({ data, onGone }: { data: ViewerEpisode; onGone: () => void }) {
  const text = useText();
  const { locale } = useSite();
  const { marks } = useEpisodeMarks(data);
  const moveTo = useViewerStore((state) => state.moveTo);
  const { content, mode } = data;
  const isNovel = content.kind === 'novel';
  const isOfPages = !isNovel && mode === 'PAPER';
  const listed = marks.flatMap((mark) => {
    const anchor = parseAnchor(mark.startAnchor);
    return anchor === null ? [] : [{ mark, anchor }];
  });
  if (listed.length === 0) return null;
  const placeOf = (page: number) =>
    isOfPages
      ? text('viewer.pageText', { page })
      : formatPercent(locale, (100 * Math.max(0, page - 1)) / content.pages.length);
  return (
    <section className="border-b border-line px-(--size-gutter) pt-3 pb-3">
      <h3 className="pb-1 text-16">{text('viewer.bookmarks')}</h3>
      <ul>
        {(isNovel ? listed.toSorted(byPlace) : listed).map(({ mark, anchor }) => (
          <li key={mark.id} className="flex items-center">
            <button
              type="button"
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1 text-start"
              onClick={() => {
                const place = isNovel ? placeNow(mark, anchor) : placeInPages(anchor, content);
                jump(() => moveTo?.(place, isNovel ? SHARE_BEFORE : 0));
                onGone();
              }}
            >
              <span className="grid w-5 shrink-0 place-items-center">
                {mark.kind === 'HIGHLIGHT' ? <MarkDotSample colour={mark.colour} /> : <BookmarkIcon size={20} />}
              </span>
              <span className="min-w-0 flex-1">
                <OwnText className="figures line-clamp-2">
                  {isNovel && mark.quote !== '' ? mark.quote : placeOf(mark.pageOrderNo)}
                </OwnText>
                {mark.note !== '' && <OwnText className="one-line block text-14 text-fg-2">{mark.note}</OwnText>}
              </span>
            </button>
            {isNovel && mark.kind === 'HIGHLIGHT' && (
              <Suspense fallback={null}>
                <NoteButton markId={mark.id} onGone={onGone} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a mark stands in the text as it is now. */
function placeNow(mark: MarkItem, anchor: Anchor): Anchor {
  const map = mark.kind === 'HIGHLIGHT' ? shownText() : null;
  const place = map === null ? null : placeOfMark(map, mark);
  return map === null || place === null ? anchor : (anchorAt(map, place.start) ?? anchor);
}

/** In the order of the text. */
function byPlace({ anchor: one }: ListedMark, { anchor: other }: ListedMark): number {
  if (one.kind !== 'text' || other.kind !== 'text') return Number(one.kind === 'end') - Number(other.kind === 'end');
  const [steps, others] = [
    [one.page, ...one.path, one.character],
    [other.page, ...other.path, other.character],
  ] as const;
  const at = steps.findIndex((step, index) => step !== others[index]);
  return at === -1 ? 0 : (steps[at] ?? 0) - (others[at] ?? -1);
}
