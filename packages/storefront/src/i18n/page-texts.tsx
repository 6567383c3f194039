import type { Locale } from '@longstrip/core';
import type { MessageKey, Messages, ServerKey } from '@longstrip/messages';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSite } from '../root/site-data.ts';
import { createI18n } from './create-i18n.ts';
import { type TextValues, textsOf, useText } from './use-text.ts';

/** Looks up a text of the page or of the catalogue. */
export type PageText = (key: MessageKey | ServerKey, values?: TextValues) => string;

const PageTextsContext = createContext<PageText | null>(null);

/** Provides the texts that came with a page's data (`loadPageTexts`) to its children. */
export function PageTexts({ texts, children }: { texts: Messages; children: ReactNode }) {
  const { locale } = useSite();
  const common = useText();
  const text = useMemo<PageText>(() => {
    const own = ownTexts(locale, texts);
    const isOwn = (key: string) => key in texts || `${key}_other` in texts;
    return (key, values) => (isOwn(key) ? own(key, values) : common(key as MessageKey, values));
  }, [locale, texts, common]);
  return <PageTextsContext.Provider value={text}>{children}</PageTextsContext.Provider>;
}

const lookups = new WeakMap<Messages, (key: string, values?: TextValues) => string>();

/** The lookup of texts that came with a page's data. A server makes it once: there the texts are the same object each time. */
function ownTexts(locale: Locale, texts: Messages): (key: string, values?: TextValues) => string {
  const known = lookups.get(texts);
  if (known !== undefined) return known;
  const made = textsOf<string>(createI18n(locale, texts));
  lookups.set(texts, made);
  return made;
}

/** The lookup of the page's own texts and those of the catalogue. */
export function usePageText(): PageText {
  const text = useContext(PageTextsContext);
  if (text === null) throw new Error('nothing provides the texts of this page');
  return text;
}
