import { useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useWideTables } from './use-wide-tables.ts';

/**
 * A page of text among pictures, such as an afterword. Its markup was made safe when the book came in. Pages that are
 * turned from the right may hold text that runs from the left: the text alone says how it is set.
 */
export function ProsePage({ html, order, language }: { html: string; order: number; language: string }) {
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when it is longer than its page, for keys as well
      tabIndex={0}
      className="novel-text size-full overflow-y-auto bg-paper px-7 py-12 text-ink"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
