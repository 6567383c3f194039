import type { MarkItem } from '@longstrip/api-contract';
import { MARK_COLOURS, type MarkColour, type TextRange } from '@longstrip/core';

import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addViewerNovelTexts, documentLocale } from '../../../../../i18n/create-i18n.ts';
import { useMarkFailureToast } from '../../../../../parts/reading/use-mark-failure-toast.ts';
import type { Marks } from '../../../../../parts/reading/use-marks.ts';
import { useNovelStore } from '../novel-store.ts';
import { type PaintName, paint } from '../text/paint.ts';
import { documentRange, type TextMap } from '../text/text-map.ts';
import { markedText, placeOfMark } from './mark-place.ts';

const NoteSheet = lazy(async () => {
  const [{ NoteSheet: Sheet }] = await Promise.all([import('./note-sheet.tsx'), addViewerNovelTexts(documentLocale())]);
  return { default: Sheet };
});
const SelectionTools = lazy(async () => {
  const [{ SelectionTools: Tools }] = await Promise.all([
    import('./selection-tools.tsx'),
    addViewerNovelTexts(documentLocale()),
  ]);
  return { default: Tools };
});

const PAINTS = {
  YELLOW: 'novel-mark-yellow',
  GREEN: 'novel-mark-green',
  BLUE: 'novel-mark-blue',
  PINK: 'novel-mark-pink',
} as const satisfies Record<MarkColour, PaintName>;

/** The colour that was chosen last, for notes to come. */
let lastColour: MarkColour = 'YELLOW';

interface PlacedMark extends TextRange {
  mark: MarkItem;
  range: Range;
}

export interface MarksLayerProps {
  map: TextMap;
  marks: Marks;
  theme: 'light' | 'dark' | undefined;
  canReadAloud: boolean;
}

/** The reader's highlights on the text. A tap on one opens it, and selected text can be made one. */
export function MarksLayer({
  map,
  marks: { marks, add, change, remove, failed },
  theme,
  canReadAloud,
}: MarksLayerProps) {
  const placed = useMemo(() => placedMarks(map, marks), [map, marks]);
  const { opened, isStored, isOpen, open, close } = useOpenMark(placed, marks);
  useMarkFailureToast(failed);
  useEffect(() => {
    for (const colour of MARK_COLOURS) {
      paint(
        PAINTS[colour],
        placed.filter(({ mark }) => mark.colour === colour).map(({ range }) => range),
      );
    }
  }, [placed]);
  useEffect(
    () => () => {
      for (const name of Object.values(PAINTS)) paint(name, []);
    },
    [],
  );

  const put = (range: TextRange, colour: MarkColour): string | null => {
    lastColour = colour;
    document.getSelection()?.removeAllRanges();
    const same = placed.find(({ start, end }) => start === range.start && end === range.end);
    if (same !== undefined) {
      if (same.mark.colour !== colour) void change(same.mark, { colour });
      return same.mark.id;
    }
    const draft = markedText(map, range);
    return draft === null ? null : add({ ...draft, kind: 'HIGHLIGHT', colour });
  };
  const isSelected = useHasSelected(map.article);
  return (
    <Suspense fallback={null}>
      {isSelected && (
        <SelectionTools
          map={map}
          canReadAloud={canReadAloud}
          onMark={put}
          onNote={(range) => {
            const id = put(range, lastColour);
            if (id !== null) open(id);
          }}
        />
      )}
      {opened !== null && (
        <NoteSheet
          key={opened.id}
          mark={opened}
          isStored={isStored}
          isOpen={isOpen}
          theme={theme}
          onChange={(changed) => {
            lastColour = changed.colour ?? lastColour;
            return change(opened, changed);
          }}
          onRemove={() => {
            close();
            if (isStored) remove(opened.id);
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

function placedMarks(map: TextMap, marks: readonly MarkItem[]): PlacedMark[] {
  return marks.flatMap((mark) => {
    const place = mark.kind === 'HIGHLIGHT' ? placeOfMark(map, mark) : null;
    const range = place === null ? null : documentRange(map, place);
    return place === null || range === null ? [] : [{ ...place, mark, range }];
  });
}

/** The highlight whose sheet is open, which a tap on it opens. It stays when it is undone: the reader may be writing about it. */
function useOpenMark(placed: readonly PlacedMark[], marks: readonly MarkItem[]) {
  const [openedId, setOpened] = useState<string | null>(null);
  const [lastSeen, setLastSeen] = useState<MarkItem | null>(null);
  const stored = marks.find(({ id }) => id === openedId);
  if (stored !== undefined && stored !== lastSeen) setLastSeen(stored);
  const opened = stored ?? (lastSeen?.id === openedId ? lastSeen : null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((id: string) => {
    setOpened(id);
    setOpen(true);
  }, []);
  const latest = useRef(placed);
  useEffect(() => {
    latest.current = placed;
  });
  useEffect(() => {
    const openMarkAt = (xPx: number, yPx: number) => {
      const hit = markAt(latest.current, xPx, yPx);
      if (hit === undefined) return false;
      open(hit.mark.id);
      return true;
    };
    useNovelStore.setState({ openMarkAt, openMark: open });
    return () => useNovelStore.setState({ openMarkAt: null, openMark: null });
  }, [open]);
  return { opened, isStored: stored !== undefined, isOpen, open, close: () => setOpen(false) };
}

/** The highlight at a point of the window; of several the shortest. */
function markAt(placed: readonly PlacedMark[], xPx: number, yPx: number): PlacedMark | undefined {
  const isHit = ({ left, right, top, bottom }: DOMRect) => xPx >= left && xPx <= right && yPx >= top && yPx <= bottom;
  return placed
    .filter(({ range }) => [...range.getClientRects()].some(isHit))
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))[0];
}

/** Whether the reader has selected any of the text. */
function useHasSelected(article: Element): boolean {
  const [hasSelected, setSelected] = useState(false);
  useEffect(() => {
    const read = () => {
      const selection = document.getSelection();
      const isOpen = selection !== null && !selection.isCollapsed && selection.rangeCount > 0;
      setSelected(isOpen && selection.getRangeAt(0).intersectsNode(article));
    };
    read();
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [article]);
  return hasSelected;
}
