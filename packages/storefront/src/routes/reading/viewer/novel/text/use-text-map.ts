import type { TextRange } from '@longstrip/core';
import { useEffect, useState } from 'react';
import { useViewerStore } from '../../viewer-store.ts';
import { anchorAt, documentRange, mapText, type TextMap } from './text-map.ts';

const maps = new WeakMap<Element, TextMap>();

/** The text of the shown article, which is read once. Null where there is none. */
export function shownText(): TextMap | null {
  const article = document.querySelector('main article.novel-text');
  if (article === null) return null;
  const known = maps.get(article);
  if (known?.runs[0]?.node.isConnected === true) return known;
  const map = mapText(article);
  maps.set(article, map);
  return map;
}

/**
 * The text of the shown article.
 * @param layout changes when another component shows the text
 */
export function useTextMap(layout: string): TextMap | null {
  const [map, setMap] = useState<TextMap | null>(null);
  useEffect(() => setMap(shownText()), [layout]);
  return map;
}

/** Where a text scrolls, so much of the window stays before what is gone to. */
const SHARE_BEFORE = 0.3;

/** Goes to a range of the text, as a movement of the reader, unless all of its first line can be read now. */
export function goToRange(map: TextMap, range: TextRange): void {
  const anchor = anchorAt(map, range.start);
  if (anchor === null || isInView(map, range)) return;
  useViewerStore.getState().moveTo?.(anchor, SHARE_BEFORE);
}

/** The bars and what stands at the edges of the window may cover so much of a text that scrolls, in pixels. */
const COVERED_PX = 64;

function isInView(map: TextMap, range: TextRange): boolean {
  const box = documentRange(map, range)?.getClientRects()[0];
  if (box === undefined) return false;
  const { left, right, top, bottom } = windowOf(map.article);
  return box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
}

function windowOf(article: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  const screens = article.closest('.novel-columns');
  if (screens !== null) return screens.getBoundingClientRect();
  const coveredPx = article.closest('.vertical-scroller') === null ? COVERED_PX : 0;
  return { left: 0, right: window.innerWidth, top: coveredPx, bottom: window.innerHeight - coveredPx };
}
