import { useModals } from '@longstrip/ui';
import { createElement, type MouseEvent, useCallback } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** A reference to a note, as the import marks it. */
const NOTE_REFERENCE = 'a.ls-noteref';

/** Brings a place of the text into the window, wherever it is. */
export function scrollToPlace(place: Element): void {
  place.scrollIntoView({ block: 'start', inline: 'start', behavior: 'instant' });
}

/**
 * A tap on a text: on a reference to a note it opens the note over the page, so that nobody loses the line; on another
 * link of the text it goes to its place; elsewhere `onTap` is called.
 */
export function useNoteTap(
  onTap: () => void,
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
        theme: note.closest('[data-theme="dark"]') === null ? 'light' : 'dark',
        // The note's markup stands in the page already, where it came sanitised.
        children: createElement('div', {
          className: 'novel-note',
          dangerouslySetInnerHTML: { __html: note.innerHTML },
          // A link of the note, within the text or to another chapter, leads to what the note lies over.
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
      if (event.target.closest('a, button') === null) onTap();
    },
    [goTo, onTap, open],
  );
}

/** The place in the same text that a link points to. */
function placeOf(link: Element): Element | null {
  const id = link.getAttribute('href')?.slice(1) ?? '';
  return id === '' ? null : document.getElementById(id);
}
