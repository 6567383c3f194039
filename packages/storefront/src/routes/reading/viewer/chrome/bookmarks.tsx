import { type Anchor, formatAnchor, parseAnchor } from '@longstrip/core';
import { BookmarkIcon, IconButton } from '@longstrip/ui';
import { useText } from '../../../../i18n/use-text.ts';
import { useMarkFailureToast } from '../../../../parts/reading/use-mark-failure-toast.ts';
import { useMarks } from '../../../../parts/reading/use-marks.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';

/** Two places of one picture, or of one text, that are nearer than this are one bookmark. */
const SAME_OFFSET = 0.3;
const SAME_CHARACTERS = 400;
/** So much of a text names a bookmark in it. */
const QUOTE_CHARACTERS = 80;

/** The reader's marks in the open episode. */
export function useEpisodeMarks({ series, episode, language }: ViewerEpisode) {
  return useMarks(series.alias, episode.alias, {
    seriesTitle: series.title,
    language,
    episodeTitle: episode.title,
  });
}

/** Whether a bookmark is at a place: on its page, or near it in a strip and in a text. */
export function isBookmarkOf(bookmark: Anchor, place: Anchor, isOfPages: boolean): boolean {
  if (bookmark.kind === 'end' || place.kind === 'end') return bookmark.kind === place.kind;
  if (bookmark.kind !== place.kind || bookmark.page !== place.page) return false;
  if (bookmark.kind === 'picture' && place.kind === 'picture') {
    return isOfPages || Math.abs(bookmark.offset - place.offset) < SAME_OFFSET;
  }
  if (bookmark.kind !== 'text' || place.kind !== 'text') return false;
  return (
    bookmark.path.join('.') === place.path.join('.') && Math.abs(bookmark.character - place.character) < SAME_CHARACTERS
  );
}

/** The first words at a place of a text, in one line, by which a reader knows it again. */
export function textAt(anchor: Anchor): string {
  if (anchor.kind !== 'text') return '';
  let node: Node | null = document.querySelector(`main [data-page="${anchor.page}"]`);
  for (const index of anchor.path) node = node?.childNodes[index] ?? null;
  const text = node?.textContent ?? '';
  return text.slice(anchor.character).replaceAll(/\s+/gu, ' ').trim().slice(0, QUOTE_CHARACTERS);
}

/** Sets a bookmark at the reader's place, or takes away the one that is there. */
export function BookmarkButton({ data }: { data: ViewerEpisode }) {
  const text = useText();
  const { marks, add, remove, failed } = useEpisodeMarks(data);
  // The highlights of a novel report it themselves.
  useMarkFailureToast(data.content.kind === 'comic' ? failed : null);
  const position = useViewerStore((state) => state.position);
  const isOfPages = data.content.kind === 'comic' && data.mode === 'PAPER';
  const here = marks.filter(({ kind, startAnchor }) => {
    const anchor = kind === 'BOOKMARK' ? parseAnchor(startAnchor) : null;
    return anchor !== null && position !== null && isBookmarkOf(anchor, position.anchor, isOfPages);
  });
  const toggle = () => {
    if (position === null) return;
    if (here.length > 0) {
      for (const { id } of here) remove(id);
      return;
    }
    const { anchor, page } = position;
    add({ kind: 'BOOKMARK', startAnchor: formatAnchor(anchor), pageOrderNo: page, quote: textAt(anchor) });
  };
  return (
    <IconButton
      icon={BookmarkIcon}
      label={text('viewer.bookmark')}
      isPressed={here.length > 0}
      onClick={toggle}
      className="aria-pressed:text-primary! aria-pressed:[&_path]:fill-current"
    />
  );
}
