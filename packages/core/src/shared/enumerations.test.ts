import { expect, test } from 'vitest';
import * as enumerations from './enumerations.ts';

/** Section 3 of the specification (section 2 for modal styles), copied by hand, in its order. */
const SPECIFICATION: readonly [values: readonly string[], words: string][] = [
  [enumerations.VIEWER_MODES, 'SCROLL PAPER'],
  [
    enumerations.HOME_SECTIONS,
    'SCHEDULE_ALL SUNDAY MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY TEN RANKING FREE BL NEWEST MATURE ACTION ROMANCE WEEKLY',
  ],
  [enumerations.LIST_KINDS, 'FREE POPULAR LATEST FREETIME SCHEDULE'],
  [enumerations.COIN_HISTORY_TYPES, 'CHARGE USE EXPIRE CANCEL REFUND_PURCHASE'],
  [enumerations.COIN_SOURCES, 'PAYMENT COUPON MILEAGE REWARD EVENT ADMIN OFFERWALL'],
  [enumerations.COIN_KINDS, 'COIN FREE_COIN BONUS MILEAGE'],
  [enumerations.PRODUCT_TYPES, 'COIN_PRODUCT EPISODE'],
  [enumerations.PURCHASE_SCOPES, 'POSSESSION ALL_POSSESSION RENT ALL_RENT PERMANENT FREETIME'],
  [enumerations.PAYMENT_STATUSES, 'UNPAID PAID'],
  [enumerations.CLIENT_PLATFORMS, 'WEB AND_PLAY AND_PLUS IOS_APP'],
  [enumerations.MESSAGE_TARGETS, 'MAIL USER'],
  [enumerations.CLIENT_CHANNELS, 'WEB APP VIEWER_APP'],
  [enumerations.BANNER_KINDS, 'ONLY_ICON ONLY_TEXT ICON_TEXT TEXT_ICON'],
  [enumerations.SERIES_STATUSES, 'COMPLETED SCHEDULED PAUSED'],
  [enumerations.COMMENT_STATUSES, 'REPORT BLIND DELETED BLOCK'],
  [enumerations.TICKET_STATUSES, 'WAIT COMPLETED'],
  [enumerations.COUPON_TYPES, 'DISCOUNT EXTRA_POINT FREE_COIN FREE_MILEAGE FREE_ROULETTE'],
  [enumerations.COUPON_STATES, 'USABLE EXPIRED USED'],
  [enumerations.GIFT_TYPES, 'RENTAL_TICKET FREE_TICKET'],
  [enumerations.SALE_TYPES, 'RENT POSSESSION'],
  [
    enumerations.CHARGE_HISTORY_TYPES,
    'CHARGE_COIN EXCHANGE_MILEAGE CANCEL_CHARGE_COIN EXCHANGE_COUPON ADMIN_CHARGE_COIN ADMIN_CANCEL_CHARGE_COIN',
  ],
  [enumerations.USE_HISTORY_TYPES, 'POSSESSION RENT POSSESSION_GIFT RENT_GIFT FREETIME'],
  [enumerations.SESSION_STATUSES, 'loading authenticated unauthenticated'],
  [enumerations.AUTH_PROVIDER_TYPES, 'credentials email other'],
  [enumerations.MODAL_STYLES, 'Default MainPopup Up Bottom FullScreen'],
];

test.each(SPECIFICATION)('the values %j are those of the specification', (values, words) => {
  expect(values).toEqual(words.split(' '));
});

test('no list repeats a value', () => {
  for (const values of Object.values(enumerations)) expect(new Set<string>(values).size).toBe(values.length);
});
