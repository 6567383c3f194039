import type { MarkColour } from '@longstrip/core';
import { useEffect } from 'react';

/** What is painted on a text, as the style sheet (`novel-paint.css`) names it. */
export type PaintName = `novel-mark-${Lowercase<MarkColour>}` | 'novel-hit' | 'novel-hit-now' | 'novel-spoken';

/** What is painted over the others, where several lie on the same words. */
const PRIORITIES: Partial<Record<PaintName, number>> = { 'novel-spoken': 1, 'novel-hit': 2, 'novel-hit-now': 3 };

/** Paints ranges of a text by the CSS Custom Highlight API, without changing the document. Older browsers paint nothing. */
export function paint(name: PaintName, ranges: readonly Range[]): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  if (ranges.length === 0) {
    CSS.highlights.delete(name);
    return;
  }
  const highlight = new Highlight(...ranges);
  highlight.priority = PRIORITIES[name] ?? 0;
  CSS.highlights.set(name, highlight);
}

/** Paints ranges while the component is there. */
export function usePaint(name: PaintName, ranges: readonly Range[]): void {
  useEffect(() => {
    paint(name, ranges);
    return () => paint(name, []);
  }, [name, ranges]);
}
