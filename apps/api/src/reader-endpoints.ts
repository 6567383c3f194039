import type { ApiParts } from './api-options.ts';
import { accountEndpoints } from './features/account/account.route.ts';
import { pushEndpoints } from './features/account/push.route.ts';
import { recoveryEndpoints } from './features/account/recovery.route.ts';
import { socialEndpoints } from './features/account/social.route.ts';
import { userChangeEndpoints } from './features/account/user-change.route.ts';
import { alarmEndpoints } from './features/alarm/alarm.route.ts';
import { bannerEndpoints } from './features/banner/banner.route.ts';
import { benefitEndpoints } from './features/benefit/benefit.route.ts';
import { catalogueEndpoints } from './features/catalogue/catalogue.route.ts';
import { listEndpoints } from './features/catalogue/list.route.ts';
import { commentEndpoints } from './features/comment/comment.route.ts';
import { couponEndpoints } from './features/coupon/coupon.route.ts';
import { unsubscribeEndpoints } from './features/digest/unsubscribe.route.ts';
import { eventEndpoints } from './features/event/event.route.ts';
import { giftEndpoints } from './features/gift/gift.route.ts';
import { identityEndpoints } from './features/identity/identity.route.ts';
import { sessionEndpoints } from './features/identity/sessions.route.ts';
import { koreanCheckEndpoints } from './features/korean-check/korean-check.route.ts';
import { libraryEndpoints } from './features/library/library.route.ts';
import { noticeEndpoints } from './features/notice/notice.route.ts';
import { paymentEndpoints } from './features/payment/payment.route.ts';
import { pointEndpoints } from './features/points/points.route.ts';
import { purchaseEndpoints } from './features/purchase/purchase.route.ts';
import { pushSubscriptionEndpoints } from './features/push/push-subscription.route.ts';
import { readingEndpoints } from './features/reading/reading.route.ts';
import { recommendationEndpoints } from './features/recommendation/recommendation.route.ts';
import { rouletteEndpoints } from './features/roulette/roulette.route.ts';
import { searchEndpoints } from './features/search/search.route.ts';
import { showcaseEndpoints } from './features/showcase/showcase.route.ts';
import { siteTextEndpoints } from './features/site-text/site-text.route.ts';
import { supportEndpoints } from './features/support/support.route.ts';
import { transferEndpoints } from './features/transfer/transfer.route.ts';
import { useHistoryEndpoints } from './features/use-history/use-history.route.ts';
import { viewCountEndpoints } from './features/view-count/view-count.route.ts';
import { walletEndpoints } from './features/wallet/wallet.route.ts';
import { withdrawalEndpoints } from './features/withdrawal/withdrawal.route.ts';
import type { Endpoint } from './http/endpoint.ts';

/**
 * Every endpoint for readers. The order counts: `event/roulette`, lists, `contents/viewer/…` and `contents/images/…` come before the patterns
 * `event/{id}`, `contents/{alias}` and `contents/{alias}/{episodeAlias}` that would swallow them.
 */
export function readerEndpoints(parts: ApiParts): Endpoint[] {
  return [
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
