import type { ApiParts } from '../http/api-parts.ts';
import type { PeopleServices } from '../people/index.ts';
import type { LeaseKeys } from './lease/lease-keys.ts';
import type { ReaderKeys, ViewRecorder } from './view-count/views.ts';
import type { BlurredPages } from './viewer/blurred-pages.ts';

export interface ReadingServices extends PeopleServices {
  readonly readerKeys: ReaderKeys;
  readonly leaseKeys: LeaseKeys;
  readonly views: ViewRecorder;
  readonly blurredPages: BlurredPages;
}

export type ReadingParts = ApiParts<ReadingServices>;
