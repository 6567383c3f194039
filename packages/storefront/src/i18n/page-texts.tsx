import type { Locale } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSite } from '../root/site-data.ts';
import { createI18n } from './create-i18n.ts';
import { type PackedTexts, unpackTexts } from './packed-texts.ts';
import { type TextValues, textsOf, useText } from './use-text.ts';

/** Looks up a text of the page or of the catalogue. */
export type PageText = (key: MessageKey | ServerKey, values?: TextValues) => string;

const PageTextsContext = createContext<PageText | null>(null);

/** Provides the texts that came with a page's data (`loadPageTexts`) to its children. */
export function PageTexts({ texts, children }: { texts: PackedTexts; children: ReactNode }) {
  const { locale } = useSite();
  const common = useText();
  const text = useMemo<PageText>(() => {
    const { isOwn, lookup } = ownTexts(locale, texts);
    return (key, values) => (isOwn(key) ? lookup(key, values) : common(key as MessageKey, values));
  }, [locale, texts, common]);
  return <PageTextsContext.Provider value={text}>{children}</PageTextsContext.Provider>;
}

interface OwnTexts {
  isOwn(key: string): boolean;
  lookup(key: string, values?: TextValues): string;
}

/** By locale and texts: as many as there are pages that send some. */
const made = new Map<Locale, Map<PackedTexts, OwnTexts>>();

/** The texts that came with a page's data, unpacked once. */
function ownTexts(locale: Locale, packed: PackedTexts): OwnTexts {
  const ofLocale = made.get(locale) ?? new Map<PackedTexts, OwnTexts>();
  made.set(locale, ofLocale);
  const own = ofLocale.get(packed) ?? readTexts(locale, packed);
  ofLocale.set(packed, own);
  return own;
}

function readTexts(locale: Locale, packed: PackedTexts): OwnTexts {
  const texts = unpackTexts(packed);
  const lookup = textsOf<string>(createI18n(locale, texts));
  return { lookup, isOwn: (key) => key in texts || `${key}_other` in texts };
}

/** The lookup of the page's own texts and those of the catalogue. */
export function usePageText(): PageText {
  const text = useContext(PageTextsContext);
  if (text === null) throw new Error('nothing provides the texts of this page');
  return text;
}
