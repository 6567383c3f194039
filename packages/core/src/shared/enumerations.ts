/**
 * Every enumeration of the specification's section 3 that this program uses, with exactly its values, and the few that D1
 * and the wire contract add. Each is a readonly tuple (so that schemas and tables can list it) and a union type of the same
 * name.
 */

/** Section 3: how the viewer shows pages: one strip, or page by page. */
export const VIEWER_MODES = ['SCROLL', 'PAPER'] as const;
export type ViewerMode = (typeof VIEWER_MODES)[number];

export const HOME_SECTIONS = [
  'SCHEDULE_ALL',
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'TEN',
  'RANKING',
  'FREE',
  'BL',
  'NEWEST',
  'MATURE',
  'ACTION',
  'ROMANCE',
  'WEEKLY',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

export const LIST_KINDS = ['FREE', 'POPULAR', 'LATEST', 'FREETIME', 'SCHEDULE'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

export const COIN_HISTORY_TYPES = ['CHARGE', 'USE', 'EXPIRE', 'CANCEL', 'REFUND_PURCHASE'] as const;
export type CoinHistoryType = (typeof COIN_HISTORY_TYPES)[number];

/** Where a lot comes from. This program never gives REWARD (record 0088). */
export const COIN_SOURCES = ['PAYMENT', 'COUPON', 'MILEAGE', 'REWARD', 'EVENT', 'ADMIN', 'OFFERWALL'] as const;
export type CoinSource = (typeof COIN_SOURCES)[number];

/** Section 3: kinds of coin. BONUS lots expire; MILEAGE is points, symbol M. */
export const COIN_KINDS = ['COIN', 'FREE_COIN', 'BONUS', 'MILEAGE'] as const;
export type CoinKind = (typeof COIN_KINDS)[number];

/** Section 3: what is sold, for money and for coins. */
export const PRODUCT_TYPES = ['COIN_PRODUCT', 'EPISODE'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const PURCHASE_SCOPES = ['POSSESSION', 'ALL_POSSESSION', 'RENT', 'ALL_RENT', 'PERMANENT', 'FREETIME'] as const;
export type PurchaseScope = (typeof PURCHASE_SCOPES)[number];

export const PAYMENT_STATUSES = ['UNPAID', 'PAID'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const CLIENT_PLATFORMS = ['WEB', 'AND_PLAY', 'AND_PLUS', 'IOS_APP'] as const;
export type ClientPlatform = (typeof CLIENT_PLATFORMS)[number];

export const MESSAGE_TARGETS = ['MAIL', 'USER'] as const;
export type MessageTarget = (typeof MESSAGE_TARGETS)[number];

export const CLIENT_CHANNELS = ['WEB', 'APP', 'VIEWER_APP'] as const;
export type ClientChannel = (typeof CLIENT_CHANNELS)[number];

export const BANNER_KINDS = ['ONLY_ICON', 'ONLY_TEXT', 'ICON_TEXT', 'TEXT_ICON'] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

/** Where a banner is shown: among the banners of the home page, or as the popup over it. */
export const BANNER_PLACES = ['MAIN', 'POPUP'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

/** Section 3: status of a comic. SCHEDULED means ongoing (D5). */
export const SERIES_STATUSES = ['COMPLETED', 'SCHEDULED', 'PAUSED'] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

export const COMMENT_STATUSES = ['REPORT', 'BLIND', 'DELETED', 'BLOCK'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export const TICKET_STATUSES = ['WAIT', 'COMPLETED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Section 3 and D18. */
export const COUPON_TYPES = ['DISCOUNT', 'EXTRA_POINT', 'FREE_COIN', 'FREE_MILEAGE', 'FREE_ROULETTE'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

export const COUPON_STATES = ['USABLE', 'EXPIRED', 'USED'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** Section 3 and D19. */
export const GIFT_TYPES = ['RENTAL_TICKET', 'FREE_TICKET'] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** Section 3: how an episode may be sold. */
export const SALE_TYPES = ['RENT', 'POSSESSION'] as const;
export type SaleType = (typeof SALE_TYPES)[number];

/** Section 3: kinds of a charge history row ("plus admin variants"). */
export const CHARGE_HISTORY_TYPES = [
  'CHARGE_COIN',
  'EXCHANGE_MILEAGE',
  'CANCEL_CHARGE_COIN',
  'EXCHANGE_COUPON',
  'ADMIN_CHARGE_COIN',
  'ADMIN_CANCEL_CHARGE_COIN',
] as const;
export type ChargeHistoryType = (typeof CHARGE_HISTORY_TYPES)[number];

/** Section 3: kinds of a use history row; the gift variants by D19. */
export const USE_HISTORY_TYPES = ['POSSESSION', 'RENT', 'POSSESSION_GIFT', 'RENT_GIFT', 'FREETIME'] as const;
export type UseHistoryType = (typeof USE_HISTORY_TYPES)[number];

export const SESSION_STATUSES = ['loading', 'authenticated', 'unauthenticated'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

export const AUTH_PROVIDER_TYPES = ['credentials', 'email', 'other'] as const;
export type AuthProviderType = (typeof AUTH_PROVIDER_TYPES)[number];

/** Section 2: modal styles. */
export const MODAL_STYLES = ['Default', 'MainPopup', 'Up', 'Bottom', 'FullScreen'] as const;
export type ModalStyle = (typeof MODAL_STYLES)[number];

/** D5: what a series is. */
export const SERIES_TYPES = ['COMIC', 'NOVEL'] as const;
export type SeriesType = (typeof SERIES_TYPES)[number];

/** Days a series is published on (D6); TEN is the 1st, 11th and 21st. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const SCHEDULE_DAYS = [...WEEKDAYS, 'TEN'] as const;
export type ScheduleDay = (typeof SCHEDULE_DAYS)[number];

/** The wire contract: roles of a creator. */
export const CREATOR_ROLES = ['AUTHOR', 'ORIGINAL', 'ARTIST'] as const;
export type CreatorRole = (typeof CREATOR_ROLES)[number];

/** The wire contract: what the viewer's content is. */
export const EPISODE_CONTENT_TYPES = ['IMAGE', 'EPUB', 'TEXT'] as const;
export type EpisodeContentType = (typeof EPISODE_CONTENT_TYPES)[number];

export const EPISODE_TYPES = ['GENERAL', 'PREVIEW'] as const;
export type EpisodeType = (typeof EPISODE_TYPES)[number];

export const READING_DIRECTIONS = ['LTR', 'RTL'] as const;
export type ReadingDirection = (typeof READING_DIRECTIONS)[number];

export const WRITING_MODES = ['HORIZONTAL', 'VERTICAL'] as const;
export type WritingMode = (typeof WRITING_MODES)[number];

/** The wire contract: pictures of a series. */
export const SERIES_THUMBNAIL_TYPES = [
  'VERTICAL',
  'MAIN',
  'SQUARE',
  'DETAIL',
  'HORIZONTAL_TYPE_A',
  'HORIZONTAL_TYPE_B',
  'HORIZONTAL_TYPE_C',
  'COVER',
  'VERTICAL_NON_ADULT',
  'DETAIL_NON_ADULT',
  'MAIN_NON_ADULT',
] as const;
export type SeriesThumbnailType = (typeof SERIES_THUMBNAIL_TYPES)[number];

export const EPISODE_THUMBNAIL_TYPES = ['COMMON', 'NON_ADULT'] as const;
export type EpisodeThumbnailType = (typeof EPISODE_THUMBNAIL_TYPES)[number];

/** D7: windows of the ranking. */
export const RANKING_TYPES = ['REALTIME', 'WEEKLY', 'MONTHLY', 'TOTAL'] as const;
export type RankingType = (typeof RANKING_TYPES)[number];

/** D26: locales of the message catalogue. */
export const LOCALES = ['en-US', 'ja-JP', 'th-TH', 'zh-TW', 'ar', 'ko-KR', 'de-DE', 'fr-FR'] as const;
export type Locale = (typeof LOCALES)[number];

/** D1: sign-in methods. */
export const SIGN_IN_METHODS = ['email', 'phone', 'google', 'facebook', 'twitter', 'apple', 'apple_guest'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** D25: roles of operators. */
export const OPERATOR_ROLES = ['owner', 'editor', 'merchandiser', 'support', 'viewer'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Place of a page in an open book: `wide` fills both sides, `center` is shown alone. */
export const PAGE_SPREADS = ['none', 'wide', 'left', 'right', 'center'] as const;
export type PageSpread = (typeof PAGE_SPREADS)[number];

/** Places of the storefront that show themes (rows of series chosen by an operator). */
export const THEME_POSITIONS = ['MAIN', 'DETAIL', 'SEARCH'] as const;
export type ThemePosition = (typeof THEME_POSITIONS)[number];

/** Legal texts of a platform. */
export const POLICY_KINDS = ['TERMS', 'PRIVACY', 'PAYMENT', 'YOUTH', 'MARKETING'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** Occasions on which a reader agrees to legal texts. */
export const AGREEMENT_PURPOSES = ['SIGN_UP', 'SHOP'] as const;
export type AgreementPurpose = (typeof AGREEMENT_PURPOSES)[number];

/** Categories of frequently asked questions, in the order of the page. */
export const FAQ_CATEGORIES = ['ACCOUNT', 'COIN', 'READING', 'CONTENTS', 'APP', 'OTHER'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** What `POST purchase` may ask for (the wire contract), and PERMANENT, which operators grant (D11). */
export const PURCHASE_TYPES = [
  'RENT',
  'POSSESSION',
  'RENT_GIFT',
  'POSSESSION_GIFT',
  'FREETIME',
  'ALL_RENT',
  'ALL_POSSESSION',
  'PERMANENT',
] as const;
export type PurchaseType = (typeof PURCHASE_TYPES)[number];

/** D16: who takes a payment. */
export const PAYMENT_PROVIDERS = ['sandbox', 'stripe', 'gmo', 'apple', 'google'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** Who takes the money of an order; `none`: it costs nothing, because a coupon covers its price. */
export const ORDER_PROVIDERS = [...PAYMENT_PROVIDERS, 'none'] as const;
export type OrderProvider = (typeof ORDER_PROVIDERS)[number];

/** Outside services that send us webhooks. */
export const WEBHOOK_SOURCES = [...PAYMENT_PROVIDERS, 'tapjoy'] as const;
export type WebhookSource = (typeof WEBHOOK_SOURCES)[number];

/** D16: the state of an order's payment; on the wire it is only UNPAID or PAID. */
export const ORDER_STATES = [
  'created',
  'pending',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'refunded',
  'disputed',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** D19: the target group of a gift. */
export const GIFT_TARGETS = ['ALL', 'MINORS', 'ADULTS', 'NEW', 'NAMED'] as const;
export type GiftTarget = (typeof GIFT_TARGETS)[number];

/** D20: who may spin a wheel. */
export const ROULETTE_AUDIENCES = ['ALL', 'MINORS', 'ADULTS'] as const;
export type RouletteAudience = (typeof ROULETTE_AUDIENCES)[number];

export const ROULETTE_PRIZE_KINDS = ['FREE_COIN', 'BONUS', 'MILEAGE', 'NOTHING'] as const;
export type RoulettePrizeKind = (typeof ROULETTE_PRIZE_KINDS)[number];

export const ROULETTE_TICKET_SOURCES = ['COUPON', 'EVENT', 'ADMIN', 'REWARD'] as const;
export type RouletteTicketSource = (typeof ROULETTE_TICKET_SOURCES)[number];

/** What readers do in an event: read it, check in every day, enter a code, or take one of a limited number of tickets. */
export const EVENT_KINDS = ['BANNER', 'ATTENDANCE', 'COUPON', 'TICKET'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Section 6: the target group of an event. */
export const EVENT_AUDIENCES = ['ALL', 'MINORS', 'ADULTS'] as const;
export type EventAudience = (typeof EVENT_AUDIENCES)[number];

/** Which tickets of an event win: the first ones, or those drawn after its end. */
export const EVENT_TICKET_MODES = ['FIRST_COME', 'DRAW'] as const;
export type EventTicketMode = (typeof EVENT_TICKET_MODES)[number];

export const EVENT_REWARD_KINDS = ['FREE_COIN', 'MILEAGE', 'ROULETTE_TICKET'] as const;
export type EventRewardKind = (typeof EVENT_REWARD_KINDS)[number];

/** D34: the progress of an account's move; from `confirmed` on the old account can spend nothing. */
export const TRANSFER_STATES = ['chosen', 'confirmed', 'coins', 'done'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** What the native app cannot do, as section 8 names it. */
export const APP_PROBLEMS = [
  'LANGUAGE',
  'VERSION',
  'USER_INFO',
  'PURCHASE',
  'PRODUCT',
  'CERTIFICATE',
  'STORAGE',
] as const;
export type AppProblem = (typeof APP_PROBLEMS)[number];
