import * as v from 'valibot';
import { IngestRefusalSchema } from './ingest-refusal.ts';

/** The one request of the parent to the child. */
export const ChildRequestSchema = v.object({
  inputPath: v.string(),
  outDir: v.string(),
  /** Resident memory at which the child stops. */
  rssLimitBytes: v.number(),
  options: v.object({
    series: v.exactOptional(v.string()),
    language: v.exactOptional(v.string()),
    number: v.exactOptional(v.string()),
    severalPublications: v.exactOptional(v.boolean()),
    keepGoing: v.exactOptional(v.boolean()),
    refusedBefore: v.exactOptional(v.array(IngestRefusalSchema)),
    books: v.exactOptional(
      v.record(v.string(), v.object({ series: v.exactOptional(v.string()), number: v.exactOptional(v.string()) })),
    ),
  }),
});
export type ChildRequest = v.InferOutput<typeof ChildRequestSchema>;

const ChildUsageSchema = v.object({ peakRssBytes: v.number(), cpuMs: v.number() });
export type ChildUsage = v.InferOutput<typeof ChildUsageSchema>;

const REFUSED = { refused: v.array(IngestRefusalSchema), fileCount: v.number() };

/** Messages of the child: its progress and its result. Publications are passed as files. */
export const ChildMessageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('progress'),
    book: v.string(),
    bookNo: v.number(),
    books: v.number(),
    done: v.number(),
    of: v.number(),
    unit: v.picklist(['page', 'chapter']),
  }),
  v.object({
    kind: v.literal('done'),
    publicationCount: v.number(),
    warnings: v.array(v.string()),
    ...REFUSED,
    usage: ChildUsageSchema,
  }),
  v.object({ kind: v.literal('refused'), refusal: IngestRefusalSchema, ...REFUSED, usage: ChildUsageSchema }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type ChildMessage = v.InferOutput<typeof ChildMessageSchema>;

/** What the child writes to its error output before it kills itself for its memory; a message would come too late. */
export const OWN_MEMORY_KILL = 'ended by itself: out of memory\n';
