import type { FaqList } from '@longstrip/api-contract';
import { FAQ_CATEGORIES, type FaqCategory } from '@longstrip/core';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { inReadersLocale, readerLocales } from './reader-texts.ts';
import { cleanRichLabel } from './rich-label.ts';
import { listFaqTexts } from './site-text.repository.ts';

/** `GET faq`: questions by category, in the reader's locale, else in the platform's first. */
export async function readFaqs(
  { db }: Pick<CatalogueParts, 'db'>,
  category: FaqCategory | null,
  call: EndpointCall,
): Promise<FaqList> {
  const filter = { platformId: call.platform.id, locales: readerLocales(call) };
  const texts = inReadersLocale(await listFaqTexts(db.orm, filter, category), filter.locales);
  const content = texts.map(({ id, category: word, question, answer }) => ({
    id,
    category: FAQ_CATEGORIES.find((known) => known === word) ?? ('OTHER' as const),
    question,
    answer: cleanRichLabel(answer),
  }));
  const used = new Set(content.map((entry) => entry.category));
  const categories = FAQ_CATEGORIES.filter((known) => used.has(known));
  const byCategory = content.toSorted((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category));
  return { categories, content: byCategory };
}
