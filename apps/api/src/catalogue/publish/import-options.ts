import { SCHEDULE_DAYS, SERIES_STATUSES } from '@longstrip/core';
import * as v from 'valibot';
import {
  AliasSchema,
  CountSchema,
  EpisodeNumberSchema,
  LanguageSchema,
  LineSchema,
  MomentSchema,
  OptionalLineSchema,
  PlatformIdSchema,
  PriceSchema,
} from '../../shared/operator-values.ts';
import { WeeklyTimesSchema } from './open-episodes.ts';

/** A price, or `none`: episodes are not offered this way. */
const OfferSchema = v.union([PriceSchema, v.literal('none')]);

/** Options of an import. Null and empty lists mean: as stated by the file, or as it is in the catalogue. */
export const ImportOptionsSchema = v.strictObject({
  platformIds: v.array(PlatformIdSchema),
  language: v.nullable(LanguageSchema),
  /** Number of the only episode in the file, or of the volume if the file is a novel. */
  number: v.nullable(EpisodeNumberSchema),
  /** The series that the episodes belong to, if the file's own name for it is wrong. */
  series: v.nullable(LineSchema),
  /** The displayed title. */
  title: v.nullable(LineSchema),
  alias: v.nullable(AliasSchema),
  genres: v.array(LineSchema),
  days: v.array(v.picklist(SCHEDULE_DAYS)),
  status: v.nullable(v.picklist(SERIES_STATUSES)),
  isAdult: v.nullable(v.boolean()),
  freeEpisodeCount: v.nullable(CountSchema),
  rentCoin: v.nullable(OfferSchema),
  possessionCoin: v.nullable(OfferSchema),
  openAt: v.nullable(MomentSchema),
  /** New episodes open one after the other, at these times of the week. */
  openWeekly: v.nullable(WeeklyTimesSchema),
  /** New series and episodes are hidden until they are published. */
  isDraft: v.boolean(),
  /** A series that is new on a platform is a draft there, whatever becomes of its episodes: it is published with a price. */
  isNewSeriesDraft: v.exactOptional(v.boolean(), false),
  /** Restores the removed series and episodes of the file; otherwise they are refused. */
  restoresRemoved: v.boolean(),
  /** Takes the good files of a folder whose others are refused. */
  keepGoing: v.boolean(),
  /** Reports what would change, and changes nothing. */
  isDryRun: v.boolean(),
  /** The command, the number of the file in it, and the path as typed. */
  command: v.nullable(
    v.strictObject({ id: v.pipe(v.string(), v.uuid()), fileNo: CountSchema, path: OptionalLineSchema }),
  ),
});
export type ImportOptions = v.InferOutput<typeof ImportOptionsSchema>;

export const NO_IMPORT_OPTIONS: ImportOptions = {
  platformIds: [],
  language: null,
  number: null,
  series: null,
  title: null,
  alias: null,
  genres: [],
  days: [],
  status: null,
  isAdult: null,
  freeEpisodeCount: null,
  rentCoin: null,
  possessionCoin: null,
  openAt: null,
  openWeekly: null,
  isDraft: false,
  isNewSeriesDraft: false,
  restoresRemoved: false,
  keepGoing: false,
  isDryRun: false,
  command: null,
};
