import type { TextDirection } from '@longstrip/core';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';

export interface OwnTextProps {
  /** Where it is known not to be the page's: the text then says it, and runs in its direction. */
  language?: TextLanguage | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A title or a name, which runs its own way whatever the page's: what is cut of it is its end, and its marks stay with it. It begins
 * where the page begins, as everything beside it does.
 */
export function OwnText({ language, className, children }: OwnTextProps) {
  return (
    <span lang={language?.tag} dir={language?.direction ?? 'auto'} className={clsx('from-page-start', className)}>
      {children}
    </span>
  );
}

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

/** The language of a text that need not be the page's. */
export interface TextLanguage {
  /** BCP 47. */
  tag: string;
  direction: TextDirection;
}

/** The language of a work that is not the page's. */
export interface ForeignLanguage extends TextLanguage {
  /** Its name in the reader's language. */
  name: string;
}
