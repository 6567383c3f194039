import { AGREEMENT_PURPOSES, FAQ_CATEGORIES, LOCALES, POLICY_KINDS } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { IdSchema, TimeMsSchema } from '../http/wire-values.ts';

/** `{kind}` of `policy/{kind}`, in any case. */
export const PolicyKindSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.picklist(POLICY_KINDS));

const PolicyVersionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const policyEntries = {
  id: IdSchema,
  kind: v.picklist(POLICY_KINDS),
  version: PolicyVersionSchema,
  title: v.string(),
  /** Language of the text: the reader's, else the platform's first. */
  locale: v.picklist(LOCALES),
  /** Start of the day, on the platform, from which it is in force. */
  effectiveAt: TimeMsSchema,
};

/** A legal text in a list. */
export const PolicyEntrySchema = v.object(policyEntries);
export type PolicyEntry = v.InferOutput<typeof PolicyEntrySchema>;

/** `GET v2/policy`: the texts in force, one per kind. */
export const PolicyListSchema = v.array(PolicyEntrySchema);

/** `GET v2/policy/{kind}`: the version in force or the given one, and all versions. The body is rich text. */
export const PolicySchema = v.object({
  ...policyEntries,
  body: v.string(),
  /** Current and past versions, newest first. */
  versions: v.array(v.object({ version: PolicyVersionSchema, effectiveAt: TimeMsSchema })),
});
export type Policy = v.InferOutput<typeof PolicySchema>;

/** Query of `GET v2/policy/{kind}`: an invalid version means the one in force. */
export const PolicyQuerySchema = v.object({
  version: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null)),
  ),
});

/** A legal text that a reader agrees to. */
export const AgreementSchema = v.object({
  ...policyEntries,
  body: v.string(),
  purpose: v.picklist(AGREEMENT_PURPOSES),
  /** Required for an account or a purchase. */
  isRequired: v.boolean(),
});
export type Agreement = v.InferOutput<typeof AgreementSchema>;

/** `GET v2/terms`: agreements of sign-up and shop, in the order of their checkboxes. */
export const AgreementsSchema = v.array(AgreementSchema);

/** Query of `GET v2/terms`; an unknown purpose means all. */
export const AgreementsQuerySchema = v.object({
  purpose: v.pipe(
    v.optional(v.string(), ''),
    v.transform((word) => AGREEMENT_PURPOSES.find((purpose) => purpose === word.trim().toUpperCase()) ?? null),
  ),
});

const FaqCategorySchema = v.picklist(FAQ_CATEGORIES);

/** A question and its answer. Both may be a message key behind `t:` (D26); the answer is rich text. */
export const FaqSchema = v.object({
  id: IdSchema,
  category: FaqCategorySchema,
  question: v.string(),
  answer: v.string(),
});
export type Faq = v.InferOutput<typeof FaqSchema>;

/** `GET v2/faq`: the questions, and the categories that have any, in order. */
export const FaqListSchema = v.object({ categories: v.array(FaqCategorySchema), content: v.array(FaqSchema) });
export type FaqList = v.InferOutput<typeof FaqListSchema>;

/** Query of `GET v2/faq`; an unknown category means all. */
export const FaqQuerySchema = v.object({
  category: v.pipe(
    v.optional(v.string(), ''),
    v.transform((word) => FAQ_CATEGORIES.find((category) => category === word.trim().toUpperCase()) ?? null),
  ),
});

export const SITE_TEXT_CALLS = defineCalls({
  faqs: {
    method: 'GET',
    path: '/faq',
    home: 'v2',
    access: 'public',
    summary: 'Questions that readers often ask, by category',
    query: FaqQuerySchema,
    data: FaqListSchema,
    isSameForView: true,
  },
  policies: {
    method: 'GET',
    path: '/policy',
    home: 'v2',
    access: 'public',
    summary: 'The legal texts in force',
    data: PolicyListSchema,
    isSameForView: true,
  },
  policy: {
    method: 'GET',
    path: '/policy/{kind}',
    home: 'v2',
    access: 'public',
    summary: 'A legal text: the version in force, or an older one',
    params: v.object({ kind: PolicyKindSchema }),
    query: PolicyQuerySchema,
    data: PolicySchema,
    refusals: ['NOT_EXIST'],
    isSameForView: true,
  },
  terms: {
    method: 'GET',
    path: '/terms',
    home: 'v2',
    access: 'public',
    summary: 'What a reader agrees to at sign-up and in the shop',
    query: AgreementsQuerySchema,
    data: AgreementsSchema,
    isSameForView: true,
  },
});
