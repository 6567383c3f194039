import { useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useWideTables } from './use-wide-tables.ts';

interface ProsePageProps {
  html: string;
  order: number;
  language: string;
  /** As large as the window, and not as long as its text. */
  isTurned: boolean;
}

/**
 * A page of text among pictures, such as an afterword. Its markup was made safe when the book came in. Pages that are
 * turned from the right may hold text that runs from the left: the text alone says how it is set.
 */
export function ProsePage({ html, order, language, isTurned }: ProsePageProps) {
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
      // It scrolls when it is longer than its page, for keys as well.
      tabIndex={isTurned ? 0 : undefined}
      className={`novel-text size-full bg-paper px-7 pt-12 text-ink ${isTurned ? 'tall-page' : 'overflow-y-auto pb-12'}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
