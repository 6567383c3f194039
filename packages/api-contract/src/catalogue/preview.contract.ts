import { LOCALES } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { TimeMsSchema } from '../http/wire-values.ts';

/** As whom a preview is seen: without an account, or with one whose owner is a minor or a verified adult. */
export const PREVIEW_AGES = ['GUEST', 'MINOR', 'ADULT'] as const;

export const PREVIEW_DEVICES = ['PHONE', 'DESKTOP'] as const;

/** What an operator previews: a site as a reader will see it (record 0140). */
export const PreviewSchema = v.object({
  platform: v.string(),
  /** The minute whose site is shown. */
  atMs: TimeMsSchema,
  age: v.picklist(PREVIEW_AGES),
  device: v.picklist(PREVIEW_DEVICES),
  locale: v.picklist(LOCALES),
  /** Drafts are shown as if they were published. */
  withDrafts: v.boolean(),
  /** When the pass ends, by the real clock. */
  endsAtMs: TimeMsSchema,
});
export type Preview = v.InferOutput<typeof PreviewSchema>;

/** The query parameters of the address with which a preview begins on a site. */
export const PREVIEW_PATH = '/_/preview';
export const PREVIEW_PARAMETERS = { pass: 'pass', to: 'to' } as const;

export const PREVIEW_CALLS = defineCalls({
  preview: {
    method: 'GET',
    path: '/preview',
    access: 'site',
    summary: 'What the pass of the request previews',
    data: PreviewSchema,
    refusals: ['FORBIDDEN'],
  },
});
