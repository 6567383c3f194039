import type english from './locales/en-US/index.ts';
import type server from './locales/en-US/server.ts';

/** Names that CLDR gives the plural forms of any language; i18next appends them to a key. */
type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Callable<Key> = Key extends `${infer Base}_other` ? Base : Key extends `${string}_${PluralCategory}` ? never : Key;

/** A text of the catalogue as code asks for it: the whole key, of a plural one without its form. */
export type MessageKey = Callable<keyof typeof english>;

/** A text that only servers look up. */
export type ServerKey = Callable<keyof typeof server>;

/** A text that pages say about themselves. */
export type HeadKey = Extract<ServerKey, `head.${string}`>;

/** The texts of one locale by their whole keys, plural forms among them. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Texts in another language: every key of the English ones. Of plural texts `_other` is asked for here; a test compares the
 * further forms with what the language needs, and finds keys that English does not have.
 */
export type Translation<English> = {
  readonly [Key in keyof English as Key extends `${string}_${Exclude<PluralCategory, 'other'>}` ? never : Key]: string;
};
