import * as v from 'valibot';
import { INGEST_REFUSAL_CODES } from './ingest-refusal.ts';

/** What the parent asks of the child, once. */
export const ChildRequestSchema = v.object({
  inputPath: v.string(),
  outDir: v.string(),
  /** Resident memory at which the child gives up. */
  rssLimitBytes: v.number(),
  options: v.object({
    series: v.exactOptional(v.string()),
    language: v.exactOptional(v.string()),
    severalPublications: v.exactOptional(v.boolean()),
  }),
});
export type ChildRequest = v.InferOutput<typeof ChildRequestSchema>;

/** What the process has used: resident memory at its peak, and time on the processor. */
const ChildUsageSchema = v.object({ peakRssBytes: v.number(), cpuMs: v.number() });
export type ChildUsage = v.InferOutput<typeof ChildUsageSchema>;

const RefusalSchema = v.object({
  code: v.picklist(INGEST_REFUSAL_CODES),
  file: v.string(),
  entry: v.nullable(v.string()),
  sentence: v.string(),
});

/** What the child tells: how far it is, and how it ended. Publications travel as files, not as messages. */
export const ChildMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('progress'), book: v.string(), pages: v.number() }),
  v.object({
    kind: v.literal('done'),
    publicationCount: v.number(),
    warnings: v.array(v.string()),
    usage: ChildUsageSchema,
  }),
  v.object({ kind: v.literal('refused'), refusal: RefusalSchema, usage: ChildUsageSchema }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type ChildMessage = v.InferOutput<typeof ChildMessageSchema>;
