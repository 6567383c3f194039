/**
 * The error catalogue of section 8, block by block. A code may be in several blocks and act differently in each: its
 * text and what the page does are keyed by (block, code), its HTTP status by the code alone (D27).
 *
 * UNKNOWN is the catalogue's 'Unknown Error', and in the block of payments its generic failure. The blocks `comment` and
 * `own` hold what the specification has no code for: refusals of comments (section 5), PRICE_CHANGED (the price differs from
 * the one the reader agreed to), MARK_LIMIT (too many bookmarks and highlights), LEASE_DEVICE_LIMIT and LEASE_EPISODE_LIMIT
 * (copies for reading without a connection) and the refusals of the transport itself.
 */
export const REFUSALS_BY_BLOCK = {
  general: ['UNKNOWN', 'MALFORMED_JWT', 'NOT_EXIST', 'EMPTY_EMAIL', 'NOT_LOGIN_USER'],
  gift: ['ALREADY_GIVEN_GIFT', 'NOT_FOUND_GIFT', 'NOT_FOUND_GIFT_INFO', 'UN_MATCHED_GIFT_TARGET_TYPE'],
  points: ['MILEAGE_INSUFFICIENT', 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  purchase: [
    'RENT_PURCHASE_IMPOSSIBLE',
    'POSSESSION_PURCHASE_IMPOSSIBLE',
    'EXIST_LIBRARY',
    'COIN_INSUFFICIENT',
    'ADULT_ONLY_CONTENTS',
    'UN_MATCHED_RENT_SALE_TYPE',
    'UN_MATCHED_POSSESSION_SALE_TYPE',
  ],
  viewer: [
    'NOT_EXIST',
    'INVALID_CONTENTS',
    'UNAUTHORIZED_CONTENTS',
    'NOT_FOUND_EPISODE',
    'NOT_FOUND_ACCESS_TOKEN',
    'ADULT_ONLY_CONTENTS',
  ],
  login: [
    'ALREADY_USED_EMAIL',
    'INVALID_PASSWORD',
    'INVALID_PW_REGEX',
    'INCORRECT_PASSWORD',
    'INVALID_MAIL_FORM',
    'DUPLICATE_LOGIN',
    'WITHDRAWAL',
    'NOT_REGISTERED_USER',
    'ALREADY_USED_ANOTHER_PLATFORM',
    'EXCEED_AUTH_COUNT',
  ],
  refresh: ['EXPIRED_REFRESH_TOKEN', 'NOT_FOUND_REFRESH_TOKEN', 'NEED_TO_REFRESH'],
  event: [
    'NOT_FOUND_EVENT',
    'NOT_EVENT_PERIOD',
    'UNAUTHORIZED_USER',
    'UNAUTHORIZED_ADULT',
    'UNAUTHORIZED_NON_ADULT',
    'NOT_EVENT_REMAIN_TICKET',
  ],
  coupon: [
    'NOT_FOUND_COUPON_USER',
    'INVALID_MINIMUM_AMOUNT_COUPON',
    'ALREADY_USED_COUPON',
    'NOT_FOUND_COUPON',
    'EXPIRED_COUPON',
    'ALREADY_RECEIVED_COUPON',
    'SOLD_OUT_COUPON',
  ],
  payment: [
    'UNKNOWN',
    'ALREADY_PAID',
    'NOT_FOUND_PAYMENT_METHOD',
    'NOT_FOUND_COIN_PRODUCT',
    'NOT_FOUND_EPISODE',
    'ALREADY_USED_COUPON',
    'EXPIRED_COUPON',
    'LIMITED_COIN_PRODUCT',
    'LIMITED_COIN_PRODUCT_USER',
  ],
  passwordReset: [
    'INCORRECT_PASSWORD',
    'TIMEOUT',
    'NOT_LOCAL_LOGIN_USER',
    'EQUAL_PASSWORD',
    'ALREADY_EXECUTION_EXCEPTION',
  ],
  passwordChange: ['UNKNOWN', 'EQUAL_PASSWORD', 'INCORRECT_PASSWORD', 'INVALID_PASSWORD', 'INVALID_PW_REGEX'],
  passwordFind: [
    'FREQUENT_REQUEST',
    'NOT_FOUND_USER',
    'NOT_FOUND_SMS_USER',
    'ALREADY_SEND_SMS',
    'ALREADY_USE_SMS',
    'EQUAL_PASSWORD',
  ],
  mail: ['INVALID_EMAIL', 'ALREADY_USED_EMAIL', 'DELETED_USER'],
  otp: ['INVALID_PARAMETER', 'EXPIRED_OTP'],
  withdrawal: ['FREQUENT_REQUEST', 'WITHDRAWAL', 'TIMEOUT', 'NOT_FOUND_USER'],
  ticket: ['LIMIT_QNA_COUNT', 'FILE_SIZE'],
  signInLibrary: [
    'UnknownError',
    'OAuthCallbackError',
    'AccountNotLinkedError',
    'MissingAPIRouteError',
    'MissingSecretError',
    'MissingAuthorizeError',
    'MissingAdapterError',
    'UnsupportedStrategyError',
    'InvalidCallbackUrl',
  ],
  comment: [
    'EMPTY_COMMENT',
    'COMMENT_TOO_LONG',
    'PROHIBITED_WORD',
    'NOT_FOUND_COMMENT',
    'OWN_COMMENT',
    'NICKNAME_REQUIRED',
    'COMMENTS_NEED_ACCOUNT',
    'BLOCKED_READER_LIMIT',
    'COMMENTS_BLOCKED',
  ],
  own: [
    'PRICE_CHANGED',
    'MARK_LIMIT',
    'LEASE_DEVICE_LIMIT',
    'LEASE_EPISODE_LIMIT',
    'MALFORMED_REQUEST',
    'FORBIDDEN',
    'NO_SUCH_ROUTE',
    'REQUEST_TIMEOUT',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'TOO_MANY_REQUESTS',
    'SERVICE_UNAVAILABLE',
  ],
} as const;

/** A part of the error catalogue (section 8). */
export type RefusalBlock = keyof typeof REFUSALS_BY_BLOCK;

/** Every block, in the order of section 8. */
export const REFUSAL_BLOCKS: readonly RefusalBlock[] = Object.keys(REFUSALS_BY_BLOCK).filter(isRefusalBlock);

function isRefusalBlock(text: string): text is RefusalBlock {
  return Object.hasOwn(REFUSALS_BY_BLOCK, text);
}

export type RefusalCode = (typeof REFUSALS_BY_BLOCK)[RefusalBlock][number];

export type RefusalCodeOf<Block extends RefusalBlock> = (typeof REFUSALS_BY_BLOCK)[Block][number];

/** Every refusal code once, in the order of section 8. */
export const REFUSAL_CODES: readonly RefusalCode[] = [...new Set(Object.values(REFUSALS_BY_BLOCK).flat())];

const KNOWN_CODES: ReadonlySet<string> = new Set(REFUSAL_CODES);

export function isRefusalCode(text: string): text is RefusalCode {
  return KNOWN_CODES.has(text);
}
