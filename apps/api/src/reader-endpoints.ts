import type { ApiParts } from './api-services.ts';
import {
  bannerEndpoints,
  catalogueEndpoints,
  listEndpoints,
  noticeEndpoints,
  recommendationEndpoints,
  searchEndpoints,
  showcaseEndpoints,
  siteTextEndpoints,
} from './catalogue/index.ts';
import {
  alarmEndpoints,
  commentEndpoints,
  pushSubscriptionEndpoints,
  supportEndpoints,
  unsubscribeEndpoints,
} from './community/index.ts';
import type { Endpoint } from './http/endpoint.ts';
import { previewEndpoints } from './http/preview.route.ts';
import {
  benefitEndpoints,
  couponEndpoints,
  eventEndpoints,
  giftEndpoints,
  paymentEndpoints,
  pointEndpoints,
  purchaseEndpoints,
  rouletteEndpoints,
  useHistoryEndpoints,
  walletEndpoints,
} from './money/index.ts';
import {
  accountEndpoints,
  identityEndpoints,
  koreanCheckEndpoints,
  pushEndpoints,
  recoveryEndpoints,
  sessionEndpoints,
  socialEndpoints,
  transferEndpoints,
  userChangeEndpoints,
  withdrawalEndpoints,
} from './people/index.ts';
import {
  leaseEndpoints,
  libraryEndpoints,
  markEndpoints,
  ratingEndpoints,
  readingEndpoints,
  viewCountEndpoints,
} from './reading/index.ts';

/**
 * Every endpoint for readers. The order matters: `event/roulette`, lists, `contents/viewer/…` and `contents/images/…` come before
 * the patterns `event/{id}`, `contents/{alias}` and `contents/{alias}/{episodeAlias}`, which match them too.
 */
export function readerEndpoints(parts: ApiParts): Endpoint[] {
  return [
    ...previewEndpoints(),
    ...noticeEndpoints(parts),
    ...siteTextEndpoints(parts),
    ...bannerEndpoints(parts),
    ...identityEndpoints(parts),
    ...sessionEndpoints(parts),
    ...accountEndpoints(parts),
    ...socialEndpoints(parts),
    ...recoveryEndpoints(parts),
    ...userChangeEndpoints(parts),
    ...koreanCheckEndpoints(parts),
    ...pushEndpoints(parts),
    ...unsubscribeEndpoints(parts),
    ...walletEndpoints(parts),
    ...libraryEndpoints(parts),
    ...leaseEndpoints(parts),
    ...markEndpoints(parts),
    ...ratingEndpoints(parts),
    ...useHistoryEndpoints(parts),
    ...paymentEndpoints(parts),
    ...benefitEndpoints(parts),
    ...commentEndpoints(parts),
    ...couponEndpoints(parts),
    ...giftEndpoints(parts),
    ...pointEndpoints(parts),
    ...rouletteEndpoints(parts),
    ...eventEndpoints(parts),
    ...supportEndpoints(parts),
    ...alarmEndpoints(parts),
    ...pushSubscriptionEndpoints(parts),
    ...withdrawalEndpoints(parts),
    ...transferEndpoints(parts),
    ...purchaseEndpoints(parts),
    ...listEndpoints(parts),
    ...recommendationEndpoints(parts),
    ...showcaseEndpoints(parts),
    ...viewCountEndpoints(parts),
    ...searchEndpoints(parts),
    ...readingEndpoints(parts),
    ...catalogueEndpoints(parts),
  ];
}
