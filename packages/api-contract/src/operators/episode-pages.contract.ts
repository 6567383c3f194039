import * as v from 'valibot';
import { CountSchema, cleanLine, TimeMsSchema } from '../http/wire-values.ts';
import { OperatorPlatformSchema, ReasonSchema } from './operator-values.ts';

const ReferenceSchema = v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(300));
const PageNumberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'the first page is 1'));

const NamedEpisodeEntries = { series: ReferenceSchema, number: ReferenceSchema };

/** Query of `GET /admin/episodes/pages`. */
export const EpisodePagesQuerySchema = v.object(NamedEpisodeEntries);

export const PageRegionSchema = v.object({
  box: v.tuple([CountSchema, CountSchema, CountSchema, CountSchema]),
  /** The words in it. */
  text: v.exactOptional(v.string()),
  /** What it shows, for readers who do not see it. */
  scene: v.exactOptional(v.string()),
});
export type PageRegionOnWire = v.InferOutput<typeof PageRegionSchema>;

/** The pages of an episode, in order; those that are text have no picture. */
export const EpisodePagesSchema = v.object({
  series: v.object({ id: v.number(), alias: v.string(), title: v.string(), isRemoved: v.boolean() }),
  episode: v.object({
    ...{ id: v.number(), number: v.string(), alias: v.string(), title: v.string(), isRemoved: v.boolean() },
    viewerMode: v.string(),
    readingDirection: v.string(),
  }),
  pages: v.array(
    v.object({
      page: PageNumberSchema,
      picture: v.nullable(
        v.object({
          id: v.string(),
          widthPx: CountSchema,
          heightPx: CountSchema,
          sizeBytes: v.nullable(CountSchema),
          /** Addresses below the api, signed for some minutes. */
          small: v.string(),
          large: v.string(),
        }),
      ),
      /** The panels that readers get, in reading order; null: none were found or stated yet. */
      regions: v.nullable(v.array(PageRegionSchema)),
      /** An operator corrected them. */
      isCorrected: v.boolean(),
    }),
  ),
});
export type EpisodePages = v.InferOutput<typeof EpisodePagesSchema>;

const ReplacementEntries = {
  /** The upload whose one file takes the page’s place. */
  upload: v.pipe(v.string(), v.uuid()),
  ...NamedEpisodeEntries,
  page: PageNumberSchema,
};

export const PageTrySchema = v.strictObject(ReplacementEntries);

/** `replaces`: the picture that the operator saw there; another one meanwhile is refused. */
export const PageReplaceSchema = v.strictObject({
  ...ReplacementEntries,
  replaces: v.pipe(v.string(), v.maxLength(300)),
  reason: ReasonSchema,
});

/** What a picture becomes as a page. */
export const PageTriedSchema = v.object({
  widthPx: CountSchema,
  heightPx: CountSchema,
  sizeBytes: CountSchema,
  mediaType: v.string(),
  /** It is the picture that the page has now. */
  isSame: v.boolean(),
  /** Sentences about what may be a mistake. */
  warnings: v.array(v.string()),
});
export type PageTried = v.InferOutput<typeof PageTriedSchema>;

export const TAKEDOWN_ACTS = ['remove', 'restore', 'hide', 'unhide'] as const;

/** Query of `GET /admin/takedowns`; without a number it is the whole series. */
export const TakedownQuerySchema = v.object({
  series: ReferenceSchema,
  number: v.exactOptional(v.string(), ''),
});

/** Who loses and who keeps what, by platform, if it is removed or hidden now. */
export const TakedownPreviewSchema = v.object({
  platforms: v.array(
    v.object({
      platform: v.string(),
      isVisible: v.boolean(),
      isDraft: v.boolean(),
      /** Readers who own at least one of its episodes: they read these for ever. */
      owners: CountSchema,
      /** Readers who rent at least one and own none: they read it until the rental ends. */
      renters: CountSchema,
      /** When the last rental ends; null: there is none. */
      lastRentalEndsAtMs: v.nullable(TimeMsSchema),
      /** Rights to episodes that stay. */
      rights: CountSchema,
    }),
  ),
});
export type TakedownPreview = v.InferOutput<typeof TakedownPreviewSchema>;

/** `remove` and `restore` are for all platforms, and name `all`; `hide` and `unhide` are for one. */
export const TakedownSchema = v.strictObject({
  platform: OperatorPlatformSchema,
  series: ReferenceSchema,
  number: v.exactOptional(v.nullable(ReferenceSchema), null),
  act: v.picklist(TAKEDOWN_ACTS),
  reason: ReasonSchema,
});
export type Takedown = v.InferOutput<typeof TakedownSchema>;
