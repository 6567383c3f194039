import { OwnText } from '@longstrip/ui';
import { useState } from 'react';
import { useViewerText } from '../../../../../i18n/use-text.ts';
import { jump } from '../../chrome/jump.ts';
import { useViewerStore } from '../../viewer-store.ts';
import { anchorAt, indexOfAnchor } from '../text/text-map.ts';
import { shownText } from '../text/use-text-map.ts';
import { contentsOf } from './contents.ts';

/** By depth. */
const INDENTS = ['ps-(--size-gutter)', 'ps-8 text-14', 'ps-12 text-14'];
/** So much of the window stays before a heading where the text scrolls: the upper bar may be shown. */
const SHARE_BEFORE = 0.12;

/** The headings of the open episode, each of which leads to its place. Nothing where there are fewer than two. */
export function ContentsList({ onGone }: { onGone: () => void }) {
  const text = useViewerText();
  const [map] = useState(shownText);
  const [entries] = useState(() => (map === null ? [] : contentsOf(map)));
  const anchor = useViewerStore((state) => state.position?.anchor);
  if (map === null || entries.length === 0) return null;
  const here = anchor?.kind === 'text' ? (indexOfAnchor(map, anchor) ?? 0) : 0;
  const current = entries.findLast(({ start }) => start <= here);
  return (
    <section className="border-b border-line pt-3 pb-2">
      <h3 className="px-(--size-gutter) pb-1 text-16">{text('viewerNovel.contents')}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.start}>
            <button
              type="button"
              aria-current={entry === current || undefined}
              onClick={() => {
                const place = anchorAt(map, entry.start);
                if (place !== null) jump(() => useViewerStore.getState().moveTo?.(place, SHARE_BEFORE));
                onGone();
              }}
              className={`${INDENTS[entry.depth]} block min-h-11 w-full py-2 pe-(--size-gutter) text-start -outline-offset-2 hover:bg-fill aria-[current]:font-strong`}
            >
              {entry.title === null ? text('viewer.pageText', { page: entry.page }) : <OwnText>{entry.title}</OwnText>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
