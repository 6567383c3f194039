import { Fragment } from 'react';

/** A longer phrase may break inside: it might be wider than its card. */
const WHOLE_LETTERS = 16;

export interface PhrasesProps {
  text: string;
  /** Where its lines may break, as offsets in UTF-16 units; without any, wherever the browser breaks. */
  breaks?: readonly number[] | undefined;
}

/**
 * A text whose lines break between its phrases, in languages that are written without spaces. What is copied, searched and
 * spoken is the text itself: a screen reader would make a space of each `wbr`.
 */
export function Phrases({ text, breaks = [] }: PhrasesProps) {
  if (breaks.length === 0) return text;
  return (
    <span className="phrases">
      {[0, ...breaks].map((from, index) => {
        const phrase = text.slice(from, breaks[index]);
        return (
          <Fragment key={from}>
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a `wbr` takes no focus */}
            {index > 0 && <wbr aria-hidden="true" />}
            {phrase.length > WHOLE_LETTERS ? phrase : <span>{phrase}</span>}
          </Fragment>
        );
      })}
    </span>
  );
}
