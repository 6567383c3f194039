import { MARK_COLOURS } from '@longstrip/core';
import type { MarkColourChoice } from '@longstrip/ui';
import type { ViewerTextLookup } from '../../../../../i18n/use-text.ts';

const LABELS = {
  YELLOW: 'viewerNovel.yellow',
  GREEN: 'viewerNovel.green',
  BLUE: 'viewerNovel.blue',
  PINK: 'viewerNovel.pink',
} as const;

/** The colours of marks with their names. */
export function markColours(text: ViewerTextLookup): MarkColourChoice[] {
  return MARK_COLOURS.map((colour) => ({ colour, label: text(LABELS[colour]) }));
}
