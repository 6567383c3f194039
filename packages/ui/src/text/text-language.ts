import type { TextDirection } from '@longstrip/core';

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
