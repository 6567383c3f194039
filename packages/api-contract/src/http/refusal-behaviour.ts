import type { RefusalBlock, RefusalCodeOf } from '@longstrip/core';

/** What the page does when a call was refused. It shows the text of the refusal in every case except `retryOnce`. */
export type PageBehaviour =
  /** Shows the text; nothing else changes. */
  | { readonly kind: 'stay' }
  /** Goes to another address of the site; a login address gets the page's own address as `callback`. */
  | { readonly kind: 'goTo'; readonly address: '/' | '/shop' | '/user/login' | '/user/adult' }
  /** Reloads the page, because what it shows is out of date. */
  | { readonly kind: 'reload' }
  /** Ends the session; with `asks` the reader confirms first. */
  | { readonly kind: 'logOut'; readonly asks: boolean }
  /** Renews the tokens and repeats the call once; a second refusal of the same kind ends the session. */
  | { readonly kind: 'retryOnce' };

const stay = { kind: 'stay' } as const;
const reload = { kind: 'reload' } as const;
const retryOnce = { kind: 'retryOnce' } as const;
const logOut = { kind: 'logOut', asks: false } as const;
const logOutPrompt = { kind: 'logOut', asks: true } as const;
const goTo = (address: Extract<PageBehaviour, { kind: 'goTo' }>['address']) => ({ kind: 'goTo', address }) as const;

/**
 * What the page does, by block and code (section 8, D27): the same code may act differently in two blocks. Exhaustive over
 * core's catalogue: after adding a code or block there, this does not compile until it is added here too.
 */
export const REFUSAL_BEHAVIOUR: {
  readonly [Block in RefusalBlock]: { readonly [Code in RefusalCodeOf<Block>]: PageBehaviour };
} = {
  general: {
    UNKNOWN: stay,
    MALFORMED_JWT: logOut,
    NOT_EXIST: stay,
    EMPTY_EMAIL: stay,
    NOT_LOGIN_USER: goTo('/user/login'),
  },
  gift: {
    ALREADY_GIVEN_GIFT: stay,
    NOT_FOUND_GIFT: stay,
    NOT_FOUND_GIFT_INFO: stay,
    UN_MATCHED_GIFT_TARGET_TYPE: stay,
  },
  points: { MILEAGE_INSUFFICIENT: reload, EXCHANGE_MILEAGE_INSUFFICIENT: reload },
  purchase: {
    RENT_PURCHASE_IMPOSSIBLE: stay,
    POSSESSION_PURCHASE_IMPOSSIBLE: stay,
    EXIST_LIBRARY: stay,
    COIN_INSUFFICIENT: goTo('/shop'),
    ADULT_ONLY_CONTENTS: goTo('/user/login'),
    UN_MATCHED_RENT_SALE_TYPE: stay,
    UN_MATCHED_POSSESSION_SALE_TYPE: stay,
  },
  viewer: {
    NOT_EXIST: stay,
    INVALID_CONTENTS: stay,
    UNAUTHORIZED_CONTENTS: stay,
    NOT_FOUND_EPISODE: stay,
    NOT_FOUND_ACCESS_TOKEN: logOutPrompt,
    ADULT_ONLY_CONTENTS: goTo('/user/adult'),
  },
  login: {
    ALREADY_USED_EMAIL: stay,
    INVALID_PASSWORD: stay,
    INVALID_PW_REGEX: stay,
    INCORRECT_PASSWORD: stay,
    INVALID_MAIL_FORM: stay,
    DUPLICATE_LOGIN: stay,
    WITHDRAWAL: stay,
    NOT_REGISTERED_USER: stay,
    ALREADY_USED_ANOTHER_PLATFORM: stay,
    EXCEED_AUTH_COUNT: stay,
  },
  refresh: { EXPIRED_REFRESH_TOKEN: logOut, NOT_FOUND_REFRESH_TOKEN: logOut, NEED_TO_REFRESH: retryOnce },
  event: {
    NOT_FOUND_EVENT: stay,
    NOT_EVENT_PERIOD: stay,
    UNAUTHORIZED_USER: stay,
    UNAUTHORIZED_ADULT: stay,
    UNAUTHORIZED_NON_ADULT: stay,
    NOT_EVENT_REMAIN_TICKET: stay,
  },
  coupon: {
    NOT_FOUND_COUPON_USER: stay,
    INVALID_MINIMUM_AMOUNT_COUPON: stay,
    ALREADY_USED_COUPON: stay,
    NOT_FOUND_COUPON: stay,
    EXPIRED_COUPON: stay,
    ALREADY_RECEIVED_COUPON: stay,
    SOLD_OUT_COUPON: stay,
  },
  payment: {
    UNKNOWN: stay,
    ALREADY_PAID: stay,
    NOT_FOUND_PAYMENT_METHOD: stay,
    NOT_FOUND_COIN_PRODUCT: stay,
    NOT_FOUND_EPISODE: stay,
    ALREADY_USED_COUPON: stay,
    EXPIRED_COUPON: stay,
    LIMITED_COIN_PRODUCT: stay,
    LIMITED_COIN_PRODUCT_USER: stay,
  },
  passwordReset: {
    INCORRECT_PASSWORD: stay,
    TIMEOUT: stay,
    NOT_LOCAL_LOGIN_USER: stay,
    EQUAL_PASSWORD: stay,
    ALREADY_EXECUTION_EXCEPTION: stay,
  },
  passwordChange: {
    UNKNOWN: stay,
    EQUAL_PASSWORD: stay,
    INCORRECT_PASSWORD: stay,
    INVALID_PASSWORD: stay,
    INVALID_PW_REGEX: stay,
  },
  passwordFind: {
    FREQUENT_REQUEST: stay,
    NOT_FOUND_USER: stay,
    NOT_FOUND_SMS_USER: stay,
    ALREADY_SEND_SMS: stay,
    ALREADY_USE_SMS: stay,
    EQUAL_PASSWORD: stay,
  },
  mail: { INVALID_EMAIL: stay, ALREADY_USED_EMAIL: stay, DELETED_USER: stay },
  otp: { INVALID_PARAMETER: stay, EXPIRED_OTP: stay },
  withdrawal: {
    FREQUENT_REQUEST: reload,
    WITHDRAWAL: reload,
    TIMEOUT: goTo('/'),
    NOT_FOUND_USER: goTo('/'),
  },
  ticket: { LIMIT_QNA_COUNT: stay, FILE_SIZE: stay },
  signInLibrary: {
    UnknownError: stay,
    OAuthCallbackError: stay,
    AccountNotLinkedError: stay,
    MissingAPIRouteError: stay,
    MissingSecretError: stay,
    MissingAuthorizeError: stay,
    MissingAdapterError: stay,
    UnsupportedStrategyError: stay,
    InvalidCallbackUrl: stay,
  },
  comment: {
    EMPTY_COMMENT: stay,
    COMMENT_TOO_LONG: stay,
    PROHIBITED_WORD: stay,
    NOT_FOUND_COMMENT: stay,
    OWN_COMMENT: stay,
    NICKNAME_REQUIRED: stay,
    COMMENTS_NEED_ACCOUNT: stay,
    BLOCKED_READER_LIMIT: stay,
    COMMENTS_BLOCKED: stay,
  },
  own: {
    PRICE_CHANGED: reload,
    MARK_LIMIT: stay,
    LEASE_DEVICE_LIMIT: stay,
    LEASE_EPISODE_LIMIT: stay,
    MALFORMED_REQUEST: stay,
    FORBIDDEN: stay,
    NO_SUCH_ROUTE: stay,
    REQUEST_TIMEOUT: stay,
    PAYLOAD_TOO_LARGE: stay,
    UNSUPPORTED_MEDIA_TYPE: stay,
    TOO_MANY_REQUESTS: stay,
    SERVICE_UNAVAILABLE: stay,
  },
};

/**
 * What a page of the given block does with any code that it may get: first the block's own rule, then the rule that every
 * page has for the codes of sign-in and token renewal; otherwise it stays.
 */
export function pageBehaviour(block: RefusalBlock, code: string): PageBehaviour {
  for (const name of [block, 'general', 'refresh', 'viewer', 'own'] as const) {
    const behaviours: Readonly<Record<string, PageBehaviour>> = REFUSAL_BEHAVIOUR[name];
    if (Object.hasOwn(behaviours, code)) return behaviours[code] ?? stay;
  }
  return stay;
}
