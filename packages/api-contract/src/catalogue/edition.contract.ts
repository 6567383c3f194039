import * as v from 'valibot';

/** Where a site in a process of its own follows the catalogue (record 0131). Only for sites, which show the service secret. */
export const EDITION_PATHS = {
  /** A stream of JSON lines: `{ "edition": 12 }`, at each change and at least three times a second. */
  changes: '/_/edition/changes',
  /** `?platform=bom-us`: when something opens or ends there next, at the latest the end of the platform's day. */
  nextChange: '/_/edition/next-change',
} as const;

/** A line of the stream. Null: the api itself may be out of date, and nothing may be cached. */
export const EditionLineSchema = v.object({ edition: v.nullable(v.number()) });

/** Epoch milliseconds. */
export const NextChangeSchema = v.object({ nextChangeMs: v.number() });

/** The answer (403) to a site that has another value of this variable than the api. */
export const RefusedSiteSchema = v.object({ status: v.literal('forbidden'), variable: v.string() });
export type RefusedSite = v.InferOutput<typeof RefusedSiteSchema>;
