import { NOTICE_CALLS } from './catalogue/notice.contract.ts';
import { PREVIEW_CALLS } from './catalogue/preview.contract.ts';
import { RECOMMENDATION_CALLS } from './catalogue/recommendation.contract.ts';
import { SEARCH_CALLS } from './catalogue/search.contract.ts';
import { SERIES_CALLS } from './catalogue/series.contract.ts';
import { LIST_CALLS } from './catalogue/series-list.contract.ts';
import { SHOWCASE_CALLS } from './catalogue/showcase.contract.ts';
import { SITE_TEXT_CALLS } from './catalogue/site-text.contract.ts';
import { ALARM_CALLS } from './community/alarm.contract.ts';
import { COMMENT_CALLS } from './community/comment.calls.ts';
import { PUSH_CALLS } from './community/push.contract.ts';
import { SUPPORT_CALLS } from './community/support.contract.ts';
import { BENEFIT_CALLS } from './money/benefit.contract.ts';
import { COUPON_CALLS } from './money/coupon.contract.ts';
import { EVENT_CALLS } from './money/event.contract.ts';
import { GIFT_CALLS } from './money/gift.contract.ts';
import { PAYMENT_CALLS } from './money/payment.calls.ts';
import { POINT_CALLS } from './money/points.contract.ts';
import { PURCHASE_CALLS } from './money/purchase.contract.ts';
import { ROULETTE_CALLS } from './money/roulette.contract.ts';
import { USE_HISTORY_CALLS } from './money/use-history.contract.ts';
import { WALLET_CALLS } from './money/wallet.contract.ts';
import { ACCOUNT_CALLS } from './people/account.contract.ts';
import { KOREAN_CHECK_CALLS } from './people/korean-check.contract.ts';
import { SESSION_CALLS } from './people/session.contract.ts';
import { TRANSFER_CALLS } from './people/transfer.contract.ts';
import { USER_CALLS } from './people/user.contract.ts';
import { WITHDRAWAL_CALLS } from './people/withdrawal.contract.ts';
import { LEASE_CALLS } from './reading/lease.contract.ts';
import { LIBRARY_CALLS } from './reading/library.contract.ts';
import { MARK_CALLS } from './reading/mark.contract.ts';
import { READING_CALLS } from './reading/viewer.contract.ts';
import { VIEWER_SETTINGS_CALLS } from './reading/viewer-settings.contract.ts';

/** Every call of the api, by name. */
export const CALLS = {
  ...ACCOUNT_CALLS,
  ...KOREAN_CHECK_CALLS,
  ...SESSION_CALLS,
  ...TRANSFER_CALLS,
  ...USER_CALLS,
  ...WITHDRAWAL_CALLS,
  ...BENEFIT_CALLS,
  ...COUPON_CALLS,
  ...EVENT_CALLS,
  ...GIFT_CALLS,
  ...PAYMENT_CALLS,
  ...POINT_CALLS,
  ...PURCHASE_CALLS,
  ...ROULETTE_CALLS,
  ...USE_HISTORY_CALLS,
  ...WALLET_CALLS,
  ...NOTICE_CALLS,
  ...PREVIEW_CALLS,
  ...RECOMMENDATION_CALLS,
  ...SEARCH_CALLS,
  ...LIST_CALLS,
  ...SERIES_CALLS,
  ...SHOWCASE_CALLS,
  ...SITE_TEXT_CALLS,
  ...LIBRARY_CALLS,
  ...LEASE_CALLS,
  ...MARK_CALLS,
  ...READING_CALLS,
  ...VIEWER_SETTINGS_CALLS,
  ...ALARM_CALLS,
  ...COMMENT_CALLS,
  ...PUSH_CALLS,
  ...SUPPORT_CALLS,
} as const;
