import * as v from 'valibot';
import { CountSchema, cleanLine, TimeMsSchema } from '../http/wire-values.ts';

/**
 * `OPEN`: files come in, and are mended. `CHECKED`: each has a verdict. `CHECKING` and `IMPORTING`: a job runs. `IMPORTED`: it is
 * closed, and its files are deleted.
 */
export const UPLOAD_STATES = ['OPEN', 'CHECKING', 'CHECKED', 'IMPORTING', 'IMPORTED', 'CANCELLED', 'FAILED'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/**
 * What an import makes of a file. `unused`: it is no episode, such as a cover or a text beside the books. `leftOut`: the operator
 * left it out.
 */
export const FILE_VERDICTS = ['new', 'changed', 'unchanged', 'refused', 'leftOut', 'unused'] as const;
export type FileVerdict = (typeof FILE_VERDICTS)[number];

export const UPLOAD_STEPS = ['waiting', 'placing', 'checking', 'publishing'] as const;

const UploadIdSchema = v.pipe(v.string(), v.uuid('an upload is named by its id'));
const LineSchema = v.pipe(v.string(), v.transform(cleanLine), v.minLength(1, 'must not be empty'), v.maxLength(300));
const PathSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));

export const NamedUploadSchema = v.strictObject({ upload: UploadIdSchema });
export const NoUploadFactsSchema = v.strictObject({});

/** What is mended of one file. Only what is named changes; null takes the operator’s word back. */
export const UploadMendSchema = v.strictObject({
  upload: UploadIdSchema,
  /** As its verdict names it. */
  file: PathSchema,
  isLeftOut: v.exactOptional(v.boolean()),
  /** The alias, title or key of its series; one that there is none of is a new series. */
  series: v.exactOptional(v.nullable(LineSchema)),
  number: v.exactOptional(v.nullable(v.pipe(LineSchema, v.maxLength(40, 'a number has at most 40 characters')))),
});

/** How an upload is imported; as in `npm run import`, null and an empty list mean: as the files say. */
export const UploadOptionsSchema = v.strictObject({
  /** Empty: where the known series are. */
  platformIds: v.pipe(v.array(v.string()), v.maxLength(40)),
  /** All files are of this series, except those with one of their own. */
  series: v.exactOptional(v.nullable(LineSchema), null),
  language: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
  /** New series and episodes stay hidden until they are published. */
  isDraft: v.exactOptional(v.boolean(), true),
  /** Removed series and episodes come back; otherwise their files are refused. */
  restoresRemoved: v.exactOptional(v.boolean(), false),
});
export type UploadOptions = v.InferOutput<typeof UploadOptionsSchema>;

export const UploadCheckSchema = v.strictObject({ upload: UploadIdSchema, ...UploadOptionsSchema.entries });

/** The platforms once more, as they were checked: the guard decides by them. */
export const UploadImportSchema = v.strictObject({
  upload: UploadIdSchema,
  platformIds: UploadOptionsSchema.entries.platformIds,
});

export const UploadProgressSchema = v.object({
  step: v.picklist(UPLOAD_STEPS),
  /** The file that is read; null: none by itself. */
  file: v.nullable(v.string()),
  done: CountSchema,
  of: CountSchema,
});
export type UploadProgress = v.InferOutput<typeof UploadProgressSchema>;

const EpisodeVerdictSchema = v.object({
  number: v.string(),
  pages: CountSchema,
  change: v.picklist(['new', 'changed', 'unchanged']),
  pagesAdded: CountSchema,
  pagesChanged: CountSchema,
  pagesRemoved: CountSchema,
});

/** A file, or a folder of pictures, and what an import makes of it; after the import: what it became. */
export const UploadVerdictSchema = v.object({
  /** Its path as it was dropped. */
  file: v.string(),
  verdict: v.picklist(FILE_VERDICTS),
  series: v.nullable(
    v.object({ alias: v.string(), title: v.string(), language: v.string(), isNew: v.boolean(), key: v.string() }),
  ),
  episodes: v.array(EpisodeVerdictSchema),
  /** Why it is refused; the code is stable. */
  refusal: v.nullable(v.object({ code: v.string(), entry: v.nullable(v.string()), sentence: v.string() })),
  warnings: v.array(v.string()),
});
export type UploadVerdict = v.InferOutput<typeof UploadVerdictSchema>;

/** What an operator mended, by file. */
export const UploadMendsSchema = v.record(
  v.string(),
  v.object({
    isLeftOut: v.exactOptional(v.boolean()),
    series: v.exactOptional(v.string()),
    number: v.exactOptional(v.string()),
  }),
);
export type UploadMends = v.InferOutput<typeof UploadMendsSchema>;

const UploadEntries = {
  id: v.string(),
  state: v.picklist(UPLOAD_STATES),
  createdAtMs: TimeMsSchema,
  updatedAtMs: TimeMsSchema,
  fileCount: CountSchema,
  sizeBytes: CountSchema,
};

export const UploadListSchema = v.array(v.object(UploadEntries));

/** An upload with its files, its verdicts of the last check or import, and what was mended since. */
export const UploadSchema = v.object({
  ...UploadEntries,
  options: UploadOptionsSchema,
  mends: UploadMendsSchema,
  progress: v.nullable(UploadProgressSchema),
  /** Files that have not come whole yet. */
  unfinished: v.array(v.object({ path: v.string(), sizeBytes: CountSchema })),
  verdicts: v.array(UploadVerdictSchema),
  /** Warnings that concern no single file. */
  warnings: v.array(v.string()),
  /** Why the last run failed; null: it did not. */
  failure: v.nullable(v.string()),
});
export type Upload = v.InferOutput<typeof UploadSchema>;

export const BegunUploadSchema = v.object({ id: v.string() });
