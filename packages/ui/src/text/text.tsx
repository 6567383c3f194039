import type { TextDirection } from '@longstrip/core';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';

export interface OwnTextProps {
  /** Set if it is known to differ from the page's: the text then has its `lang` and direction. */
  language?: TextLanguage | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A title or a name in its own text direction, whatever the page's: if it is cut, it is cut at its end, and its punctuation
 * stays with it. It is aligned to the page's start side, like everything beside it.
 */
export function OwnText({ language, className, children }: OwnTextProps) {
  return (
    <span lang={language?.tag} dir={language?.direction ?? 'auto'} className={clsx('from-page-start', className)}>
      {children}
    </span>
  );
}

/** Creators in one line, separated by " · ": a name that has no room is left out whole. */
export function OwnNames({ names, language, className }: Omit<OwnTextProps, 'children'> & { names: string }) {
  const whole = names.split(' · ').map((name) => name.replaceAll(' ', NO_BREAK_SPACE));
  return (
    <OwnText language={language} className={clsx('names-line block', className)}>
      {whole.join(` ·${NO_BREAK_SPACE}`)}
    </OwnText>
  );
}

const NO_BREAK_SPACE = '\u00a0';

/** A longer phrase may break inside: it might be wider than its card. */
const WHOLE_LETTERS = 16;

export interface PhrasesProps {
  text: string;
  /** Offsets in UTF-16 units at which its lines may break; without any, the browser decides. */
  breaks?: readonly number[] | undefined;
}

/**
 * A text whose lines break between its phrases, in languages that are written without spaces. Copying, searching and
 * screen readers get the text itself: a screen reader would read each `wbr` as a space.
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

/** The language of a text, which may differ from the page's. */
export interface TextLanguage {
  /** BCP 47. */
  tag: string;
  direction: TextDirection;
}

/** The language of a work, if it is not the page's. */
export interface ForeignLanguage extends TextLanguage {
  /** Its name in the reader's language. */
  name: string;
}
