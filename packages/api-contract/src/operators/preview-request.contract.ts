import { LOCALES } from '@longstrip/core';
import * as v from 'valibot';
import { PREVIEW_AGES, PREVIEW_DEVICES } from '../catalogue/preview.contract.ts';

/** A path of a site, with its query: it begins with one slash, so it names no other host. */
const SitePathSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'path is one of the site, such as /series/night-trains'),
);

/** What an operator wants to see; the page of the site at `path` first. */
export const PreviewRequestSchema = v.strictObject({
  platform: v.string(),
  /** The minute: `2030-01-31T18:00`, in the platform's zone; empty: now. */
  at: v.pipe(v.string(), v.regex(/^$|^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'a minute is like 2030-01-31T18:00')),
  age: v.picklist(PREVIEW_AGES),
  device: v.picklist(PREVIEW_DEVICES),
  locale: v.picklist(LOCALES),
  withDrafts: v.boolean(),
  path: SitePathSchema,
});
export type PreviewRequest = v.InferOutput<typeof PreviewRequestSchema>;

export const PreviewAddressSchema = v.object({
  /** Opens the preview in a browser. */
  address: v.string(),
  endsAtMs: v.number(),
});
