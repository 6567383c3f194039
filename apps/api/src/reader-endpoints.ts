import type { ApiParts } from './api-options.ts';
import { bannerEndpoints } from './catalogue/banner/banner.route.ts';
import { listEndpoints } from './catalogue/lists/list.route.ts';
import { noticeEndpoints } from './catalogue/notice/notice.route.ts';
import { recommendationEndpoints } from './catalogue/recommendation/recommendation.route.ts';
import { searchEndpoints } from './catalogue/search/search.route.ts';
import { catalogueEndpoints } from './catalogue/series/catalogue.route.ts';
import { showcaseEndpoints } from './catalogue/showcase/showcase.route.ts';
import { siteTextEndpoints } from './catalogue/site-text/site-text.route.ts';
import { alarmEndpoints } from './community/alarm/alarm.route.ts';
import { commentEndpoints } from './community/comment/comment.route.ts';
import { unsubscribeEndpoints } from './community/digest/unsubscribe.route.ts';
import { pushSubscriptionEndpoints } from './community/push/push-subscription.route.ts';
import { supportEndpoints } from './community/support/support.route.ts';
import type { Endpoint } from './http/endpoint.ts';
import { benefitEndpoints } from './money/benefit/benefit.route.ts';
import { couponEndpoints } from './money/coupon/coupon.route.ts';
import { eventEndpoints } from './money/event/event.route.ts';
import { giftEndpoints } from './money/gift/gift.route.ts';
import { paymentEndpoints } from './money/payment/payment.route.ts';
import { pointEndpoints } from './money/points/points.route.ts';
import { purchaseEndpoints } from './money/purchase/purchase.route.ts';
import { rouletteEndpoints } from './money/roulette/roulette.route.ts';
import { useHistoryEndpoints } from './money/use-history/use-history.route.ts';
import { walletEndpoints } from './money/wallet/wallet.route.ts';
import { pushEndpoints } from './people/account/push.route.ts';
import { userChangeEndpoints } from './people/account/user-change.route.ts';
import { identityEndpoints } from './people/identity/identity.route.ts';
import { sessionEndpoints } from './people/identity/sessions.route.ts';
import { koreanCheckEndpoints } from './people/korean-check/korean-check.route.ts';
import { accountEndpoints } from './people/sign-in/account.route.ts';
import { recoveryEndpoints } from './people/sign-in/recovery.route.ts';
import { socialEndpoints } from './people/sign-in/social.route.ts';
import { transferEndpoints } from './people/transfer/transfer.route.ts';
import { withdrawalEndpoints } from './people/withdrawal/withdrawal.route.ts';
import { libraryEndpoints } from './reading/library/library.route.ts';
import { readingEndpoints } from './reading/reading/reading.route.ts';
import { viewCountEndpoints } from './reading/view-count/view-count.route.ts';

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
