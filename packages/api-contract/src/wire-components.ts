import type { GenericSchema } from 'valibot';
import { EpisodeSchema } from './catalogue/episode.contract.ts';
import { CreatorSchema, SeriesSchema, TagSchema } from './catalogue/series.contract.ts';
import { SeriesAddressSchema } from './catalogue/series-address.contract.ts';
import { RankedSeriesListItemSchema, SeriesListItemSchema } from './catalogue/series-list.contract.ts';
import { BannerSchema, PickSchema, ThemeSchema } from './catalogue/showcase.contract.ts';
import { EpisodeThumbnailSchema, SeriesThumbnailSchema } from './catalogue/thumbnail.contract.ts';
import { ErrorEnvelopeSchema } from './envelope/envelope.contract.ts';
import { UserSchema } from './identity/user.contract.ts';
import { NoticeDetailSchema, NoticeSchema } from './notice/notice.contract.ts';
import { EpisodeAddressSchema, ViewerPageSchema, ViewerSchema } from './reading/viewer.contract.ts';
import { TagCountSchema } from './search/tag.contract.ts';
import { FaqSchema } from './site-text/faq.contract.ts';
import { AgreementSchema, PolicyEntrySchema, PolicySchema } from './site-text/policy.contract.ts';

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
