import type { FaqCategory, Locale, PolicyKind } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { faq, faqText, policy } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';

interface SiteTextFilter {
  readonly platformId: string;
  readonly locales: readonly Locale[];
}

/** A question in one locale; it may have several. */
interface FaqTextRow {
  readonly id: number;
  readonly category: string;
  readonly locale: Locale;
  readonly question: string;
  readonly answer: string;
}

/** The visible questions, in order. */
export async function listFaqTexts(
  executor: CatalogueSource,
  { platformId, locales }: SiteTextFilter,
  category: FaqCategory | null,
): Promise<FaqTextRow[]> {
  return executor
    .select({
      id: faq.id,
      category: faq.category,
      locale: faqText.locale,
      question: faqText.question,
      answer: faqText.answer,
    })
    .from(faq)
    .innerJoin(faqText, and(eq(faqText.faqId, faq.id), inArray(faqText.locale, [...locales])))
    .where(
      and(
        eq(faq.platformId, platformId),
        eq(faq.isVisible, true),
        category === null ? undefined : eq(faq.category, category),
      ),
    )
    .orderBy(asc(faq.position), desc(faq.id));
}

export type PolicyRow = typeof policy.$inferSelect;

/** Versions of legal texts in force on or before a day of the platform (`2030-01-31`), newest first. */
export async function listPolicies(
  executor: CatalogueSource,
  { platformId, locales }: SiteTextFilter,
  of: { day: string; kinds: readonly PolicyKind[] },
): Promise<PolicyRow[]> {
  return executor
    .select()
    .from(policy)
    .where(
      and(
        eq(policy.platformId, platformId),
        inArray(policy.locale, [...locales]),
        inArray(policy.kind, [...of.kinds]),
        lte(policy.effectiveOn, of.day),
      ),
    )
    .orderBy(desc(policy.effectiveOn), desc(policy.version));
}
