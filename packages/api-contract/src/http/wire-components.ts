import type { GenericSchema } from 'valibot';
import { EpisodeSchema } from '../catalogue/episode.contract.ts';
import { NoticeDetailSchema, NoticeSchema } from '../catalogue/notice.contract.ts';
import { TagCountSchema } from '../catalogue/search.contract.ts';
import { CreatorSchema, SeriesSchema, TagSchema } from '../catalogue/series.contract.ts';
import {
  RankedSeriesListItemSchema,
  SeriesAddressSchema,
  SeriesListItemSchema,
} from '../catalogue/series-list.contract.ts';
import { BannerSchema, PickSchema, ThemeSchema } from '../catalogue/showcase.contract.ts';
import { AgreementSchema, FaqSchema, PolicyEntrySchema, PolicySchema } from '../catalogue/site-text.contract.ts';
import { EpisodeThumbnailSchema, SeriesThumbnailSchema } from '../catalogue/thumbnail.contract.ts';
import { UserSchema } from '../people/user.contract.ts';
import { EpisodeAddressSchema, ViewerPageSchema, ViewerSchema } from '../reading/viewer.contract.ts';
import { ErrorEnvelopeSchema } from './envelope.contract.ts';

/** The schemas that the OpenAPI document defines once and refers to. */
export const WIRE_COMPONENTS = {
  Banner: BannerSchema,
  Creator: CreatorSchema,
  Episode: EpisodeSchema,
  EpisodeAddress: EpisodeAddressSchema,
  EpisodeThumbnail: EpisodeThumbnailSchema,
  ErrorEnvelope: ErrorEnvelopeSchema,
  Notice: NoticeSchema,
  NoticeDetail: NoticeDetailSchema,
  Policy: PolicySchema,
  PolicyEntry: PolicyEntrySchema,
  TagCount: TagCountSchema,
  Agreement: AgreementSchema,
  Faq: FaqSchema,
  Pick: PickSchema,
  RankedSeriesListItem: RankedSeriesListItemSchema,
  Series: SeriesSchema,
  SeriesAddress: SeriesAddressSchema,
  SeriesListItem: SeriesListItemSchema,
  SeriesThumbnail: SeriesThumbnailSchema,
  Tag: TagSchema,
  Theme: ThemeSchema,
  User: UserSchema,
  Viewer: ViewerSchema,
  ViewerPage: ViewerPageSchema,
} as const satisfies Record<string, GenericSchema>;
