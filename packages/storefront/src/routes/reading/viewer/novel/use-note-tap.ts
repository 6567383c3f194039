import { useModals } from '@longstrip/ui';
import { createElement, type MouseEvent, useCallback } from 'react';
import { useText } from '../../../../i18n/use-text.ts';

/** A link to a note, as the import marks it. */
const NOTE_REFERENCE = 'a.ls-noteref';

/** Scrolls to an element of the text. */
function scrollToPlace(place: Element): void {
  place.scrollIntoView({ block: 'start', inline: 'start', behavior: 'instant' });
}

/**
 * Handles taps on a text. A link to a note opens the note over the page, so that the reader keeps the line. Another
 * link within the text scrolls to its target. Anything else calls `onTap`.
 */
export function useNoteTap(
  onTap: (event: MouseEvent<HTMLElement>) => void,
  goTo: (place: Element) => void = scrollToPlace,
): (event: MouseEvent<HTMLElement>) => void {
  const text = useText();
  const modals = useModals();
  const open = useCallback(
    (note: Element) => {
      const id = modals.open({
        style: 'Bottom',
        title: text('novel.footnote'),
        closeLabel: text('common.close'),
        theme: themeAround(note),
        // The note's HTML is part of the page already, sanitised at import.
        children: createElement('div', {
          className: 'novel-note',
          dangerouslySetInnerHTML: { __html: note.innerHTML },
          // A link in the note, within the text or to another chapter, closes the note.
          onClick: (event: MouseEvent) => {
            const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
            if (link === null) return;
            modals.close(id);
            if (link.getAttribute('href')?.startsWith('#') !== true) return;
            event.preventDefault();
            const place = placeOf(link);
            if (place !== null) goTo(place);
          },
        }),
      });
    },
    [goTo, modals, text],
  );
  return useCallback(
    (event) => {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest('a[href^="#"]');
      const place = link === null ? null : placeOf(link);
      if (link !== null && place !== null) {
        event.preventDefault();
        if (link.matches(NOTE_REFERENCE)) open(place);
        else goTo(place);
        return;
      }
      if (event.target.closest('a, button') === null) onTap(event);
    },
    [goTo, onTap, open],
  );
}

/** The theme that the viewer has set; undefined for that of the site. */
function themeAround(note: Element): 'light' | 'dark' | undefined {
  const theme = note.closest('.viewer')?.getAttribute('data-theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The element of the same text that a link points to. */
function placeOf(link: Element): Element | null {
  const id = link.getAttribute('href')?.slice(1) ?? '';
  return id === '' ? null : document.getElementById(id);
}
