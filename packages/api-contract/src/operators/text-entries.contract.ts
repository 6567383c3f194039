import { FAQ_CATEGORIES, LOCALES, POLICY_KINDS } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema } from '../http/wire-values.ts';
import { EntryQuerySchema, entryRows, MomentTextSchema, textsOf } from './entry.contract.ts';
import { filterOf } from './operator-values.ts';

const NoticeEntrySchema = v.object({
  platform: v.string(),
  key: v.string(),
  publishAt: MomentTextSchema,
  isPinned: v.boolean(),
  isVisible: v.boolean(),
  texts: textsOf({ title: v.string(), body: v.string() }),
});
export type NoticeEntry = v.InferOutput<typeof NoticeEntrySchema>;

/** Answer of `GET /admin/notices`: the newest first. */
export const NoticeRowsSchema = entryRows(NoticeEntrySchema, {});
export type NoticeRow = v.InferOutput<typeof NoticeRowsSchema>['rows'][number];

const FaqEntrySchema = v.object({
  platform: v.string(),
  key: v.string(),
  category: v.picklist(FAQ_CATEGORIES),
  position: CountSchema,
  isVisible: v.boolean(),
  texts: textsOf({ question: v.string(), answer: v.string() }),
});
export type FaqEntry = v.InferOutput<typeof FaqEntrySchema>;

/** Query of `GET /admin/faqs`. */
export const FaqListQuerySchema = v.object({
  ...EntryQuerySchema.entries,
  category: filterOf('a category', FAQ_CATEGORIES),
});

/** Answer of `GET /admin/faqs`: in the order of the site. */
export const FaqRowsSchema = entryRows(FaqEntrySchema, {});
export type FaqRow = v.InferOutput<typeof FaqRowsSchema>['rows'][number];

const ProhibitedWordsEntrySchema = v.object({
  platform: v.string(),
  locale: v.picklist(LOCALES),
  words: v.array(v.string()),
});
export type ProhibitedWordsEntry = v.InferOutput<typeof ProhibitedWordsEntrySchema>;

/** Answer of `GET /admin/words`: lists by language. `hidden`: it is empty. All lists hold for every comment of the platform. */
export const ProhibitedWordsRowsSchema = entryRows(ProhibitedWordsEntrySchema, {});
export type ProhibitedWordsRow = v.InferOutput<typeof ProhibitedWordsRowsSchema>['rows'][number];

const PolicyEntrySchema = v.object({
  platform: v.string(),
  kind: v.picklist(POLICY_KINDS),
  locale: v.picklist(LOCALES),
  version: CountSchema,
  title: v.string(),
  body: v.string(),
  /** A day of the platform: `2030-01-31`. */
  effectiveOn: v.string(),
});

/** Query of `GET /admin/policies`. */
export const PolicyListQuerySchema = v.object({ ...EntryQuerySchema.entries, kind: filterOf('a kind', POLICY_KINDS) });

/**
 * Answer of `GET /admin/policies`: by kind, the newest versions first. `open`: in force; `ended`: a newer version is; `planned`: not
 * in force yet, so it may still be changed.
 */
export const PolicyRowsSchema = entryRows(PolicyEntrySchema, {});
export type PolicyRow = v.InferOutput<typeof PolicyRowsSchema>['rows'][number];
