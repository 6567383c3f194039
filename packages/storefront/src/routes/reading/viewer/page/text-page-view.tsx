import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../../../i18n/use-text.ts';

interface TextPageViewProps {
  html: string;
  order: number;
  language: string;
  /** As high as the window instead of as high as its text. */
  isTurned: boolean;
}

/**
 * A page of text among pictures, such as an afterword. Its HTML was sanitised at import. A work read from right to left
 * may contain text from left to right: the text decides its direction.
 */
export function TextPageView({ html, order, language, isTurned }: TextPageViewProps) {
  const text = useText();
  const section = useRef<HTMLElement>(null);
  useWideTables(section);
  return (
    <section
      ref={section}
      data-page={order}
      lang={language}
      dir="auto"
      aria-label={text('viewer.pageText', { page: order })}
      // Focusable, since it scrolls when it is longer than the page.
      tabIndex={isTurned ? 0 : undefined}
      className={`novel-text size-full bg-paper px-7 pt-(--view-top) text-ink ${isTurned ? 'tall-page' : 'overflow-y-auto pb-12'}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Makes those tables of a text focusable that are wider than its lines, so that the keyboard can scroll them. */
export function useWideTables(text: RefObject<HTMLElement>): void {
  useEffect(() => {
    const tables = [...(text.current?.querySelectorAll('table') ?? [])];
    const watcher = new ResizeObserver(() => {
      for (const table of tables) {
        const isCut = table.scrollWidth > table.clientWidth || table.scrollHeight > table.clientHeight;
        if (isCut) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
      }
    });
    for (const table of tables) watcher.observe(table);
    return () => watcher.disconnect();
  });
}
