import type { MarkColour, TextRange } from '@longstrip/core';
import { CopyIcon, NoteIcon, ReadAloudIcon, type SelectionAction, SelectionToolbar, useToast } from '@longstrip/ui';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useViewerText } from '../../../../../i18n/use-text.ts';
import { useNovelStore } from '../novel-store.ts';
import { selectedRange, type TextMap } from '../text/text-map.ts';
import { markColours } from './mark-colours.ts';
import { quoteOf } from './mark-place.ts';

/** How long a selection by touch rests before the tools are shown at it, in milliseconds. */
const REST_MS = 150;
/** Between the tools and the selection, and the edges of the window, in pixels. */
const GAP_PX = 10;
const EDGE_PX = 8;
/** Below a selection by touch stand its handles. */
const HANDLES_PX = 28;

export interface SelectionToolsProps {
  map: TextMap;
  /** Whether the device has a voice for the text. */
  canReadAloud: boolean;
  onMark: (range: TextRange, colour: MarkColour) => void;
  onNote: (range: TextRange) => void;
}

/** The tools for selected text, next to it while it is selected. */
export function SelectionTools({ map, canReadAloud, onMark, onNote }: SelectionToolsProps) {
  const text = useViewerText();
  const toast = useToast();
  const range = useSelectedRange(map);
  const { box, style } = usePlaceAtSelection(range);
  if (range === null) return null;
  const leave = () => document.getSelection()?.removeAllRanges();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(quoteOf(map, range));
    } catch {
      // Without permission the reader still has the browser's own menu.
      return;
    }
    toast({ text: text('viewerNovel.copied') });
    leave();
  };
  const actions: SelectionAction[] = [
    { key: 'note', icon: NoteIcon, label: text('viewerNovel.note'), onPress: () => onNote(range) },
    { key: 'copy', icon: CopyIcon, label: text('viewerNovel.copy'), onPress: () => void copy() },
  ];
  if (canReadAloud) {
    const read = () => {
      leave();
      useNovelStore.setState({ readAloudFrom: range });
    };
    actions.push({ key: 'read', icon: ReadAloudIcon, label: text('viewerNovel.readFromHere'), onPress: read });
  }
  return (
    <div ref={box} className="fixed z-(--layer-bar)" style={style}>
      <SelectionToolbar
        label={text('viewerNovel.marks')}
        colours={markColours(text)}
        onColour={(colour) => onMark(range, colour)}
        actions={actions}
        onClose={leave}
      />
    </div>
  );
}

/** What is selected of the text, once the reader is done with it for a moment. */
function useSelectedRange(map: TextMap): TextRange | null {
  const [range, setRange] = useState<TextRange | null>(null);
  useEffect(() => {
    let timer = 0;
    let isPressed = false;
    const read = () => {
      window.clearTimeout(timer);
      const isOpen = document.getSelection()?.isCollapsed === false;
      if (!isOpen) setRange(null);
      else if (!isPressed)
        timer = window.setTimeout(() => setRange(selectedRange(map, document.getSelection())), REST_MS);
    };
    const stop = new AbortController();
    const { signal } = stop;
    // A mouse that is dragged is not done.
    const press = (isDown: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') isPressed = isDown;
      if (!isDown) read();
    };
    document.addEventListener('selectionchange', read, { signal });
    document.addEventListener('pointerdown', press(true), { signal, capture: true });
    document.addEventListener('pointerup', press(false), { signal, capture: true });
    document.addEventListener('pointercancel', press(false), { signal, capture: true });
    read();
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [map]);
  return range;
}

/** Where the tools stand: above what a mouse selects, and below what a finger does, since browsers show their menu above. */
function usePlaceAtSelection(range: TextRange | null) {
  const box = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    if (range === null) return;
    const place = () => {
      const selection = document.getSelection();
      const tools = box.current;
      if (tools === null || selection === null || selection.rangeCount === 0) return;
      const selected = selection.getRangeAt(0).getBoundingClientRect();
      const isTouch = window.matchMedia('(pointer: coarse)').matches;
      const { offsetWidth: widthPx, offsetHeight: heightPx } = tools;
      const abovePx = selected.top - heightPx - GAP_PX;
      const belowPx = selected.bottom + GAP_PX + (isTouch ? HANDLES_PX : 0);
      const topPx = isTouch || abovePx < EDGE_PX ? belowPx : abovePx;
      setStyle({
        top: clamp(topPx, EDGE_PX, window.innerHeight - heightPx - EDGE_PX),
        left: clamp((selected.left + selected.right - widthPx) / 2, EDGE_PX, window.innerWidth - widthPx - EDGE_PX),
      });
    };
    place();
    const stop = new AbortController();
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal });
    window.addEventListener('resize', place, { signal: stop.signal });
    return () => stop.abort();
  }, [range]);
  return { box, style };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
