import { AGREEMENT_PURPOSES, LOCALES, POLICY_KINDS } from '@longstrip/core';
import * as v from 'valibot';
import { IdSchema, TimeMsSchema } from '../http/wire-values.ts';

/** `{kind}` of `policy/{kind}`, in any case. */
export const PolicyKindSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.picklist(POLICY_KINDS));

const PolicyVersionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const policyEntries = {
  id: IdSchema,
  kind: v.picklist(POLICY_KINDS),
  version: PolicyVersionSchema,
  title: v.string(),
  /** Language of the text; the platform's own where there is none in the reader's. */
  locale: v.picklist(LOCALES),
  /** Since when it is in force: the start of that day on the platform. */
  effectiveAt: TimeMsSchema,
};

/** A legal text in a list. */
export const PolicyEntrySchema = v.object(policyEntries);
export type PolicyEntry = v.InferOutput<typeof PolicyEntrySchema>;

/** `GET v2/policy`: what is in force, one entry a kind. */
export const PolicyListSchema = v.array(PolicyEntrySchema);

/** `GET v2/policy/{kind}`: the version in force or the one asked for, and which there have been. The body is rich text. */
export const PolicySchema = v.object({
  ...policyEntries,
  body: v.string(),
  /** Versions in force or past, the newest first. */
  versions: v.array(v.object({ version: PolicyVersionSchema, effectiveAt: TimeMsSchema })),
});
export type Policy = v.InferOutput<typeof PolicySchema>;

/** Query of `GET v2/policy/{kind}`: nothing readable means the version in force. */
export const PolicyQuerySchema = v.object({
  version: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null)),
  ),
});

/** A text that a reader agrees to. */
export const AgreementSchema = v.object({
  ...policyEntries,
  body: v.string(),
  purpose: v.picklist(AGREEMENT_PURPOSES),
  /** Without it there is no account, or no purchase. */
  isRequired: v.boolean(),
});
export type Agreement = v.InferOutput<typeof AgreementSchema>;

/** `GET v2/terms`: agreements of sign-up and shop, in the order of their checkboxes. */
export const AgreementsSchema = v.array(AgreementSchema);

/** Query of `GET v2/terms`; a purpose nobody knows counts as none, which is all of them. */
export const AgreementsQuerySchema = v.object({
  purpose: v.pipe(
    v.optional(v.string(), ''),
    v.transform((word) => AGREEMENT_PURPOSES.find((purpose) => purpose === word.trim().toUpperCase()) ?? null),
  ),
});
