import { FAQ_CATEGORIES } from '@longstrip/core';
import * as v from 'valibot';
import { IdSchema } from '../http/wire-values.ts';

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
