import { useText } from '../../i18n/use-text.ts';

/** A page of text among pictures, such as an afterword. Its markup was made safe when the book came in. */
export function ProsePage({ html, order }: { html: string; order: number }) {
  const text = useText();
  return (
    <section
      data-page={order}
      aria-label={text('viewer.pageText', { page: order })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when it is longer than its page, for keys as well
      tabIndex={0}
      className="novel-text size-full overflow-y-auto bg-paper px-7 py-12 text-ink"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
