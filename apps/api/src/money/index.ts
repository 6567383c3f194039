export { deleteMoneyRows, eraseMoney, MONEY_LOSSES, MONEY_MIGRATION } from './account-changes.ts';
export { benefitEndpoints } from './benefit/benefit.route.ts';
export type { BrokenCheck, ChainBooks } from './books/check-chains.ts';
export { checkStoredHeads, HEADS_AT_ONCE, type HeadsChecked, SealHeadsSchema } from './books/check-stored-heads.ts';
export { FindingsList } from './books/findings.ts';
export { noteBooksCheck } from './books/note-check.ts';
export { type Books, type PlatformBooks, readBooks } from './books/read-books.ts';
export { sealBeforeClose } from './books/seal-chains.ts';
export { readHeads, type SealHead } from './books/sealed-chains.ts';
export { isHeadDestination, type SealHeadSettings } from './books/send-heads.ts';
export { BooksLineSchema, streamBooks } from './books/stream-books.ts';
export { couponEndpoints } from './coupon/coupon.route.ts';
export { receiveCoupon } from './coupon/coupon.service.ts';
export { findHandedCoupon, takeBackCoupon } from './coupon/handed-coupon.ts';
export { eventEndpoints } from './event/event.route.ts';
export {
  drawByOperator,
  EVENT_OPERATOR_SENTENCES,
  type EventDraw,
  type EventDrawn,
  EventDrawSchema,
  type EventEntries,
  EventEntriesSchema,
  type OperatorEntries,
  type OperatorEntry,
  readEntriesByOperator,
} from './event/event-by-operator.ts';
export { findGift, nameForGift, takeBackGift } from './gift/gift.repository.ts';
export { giftEndpoints } from './gift/gift.route.ts';
export { handleMoneyJobs } from './handle-jobs.ts';
export { MONEY_JOBS } from './jobs.ts';
export { DEMO_GIVINGS, DEMO_PACKS } from './ledger/demo-goods.ts';
export {
  type CoinGrant,
  CoinGrantSchema,
  type CoinsGranted,
  grantByOperator,
  sumGrantsOf,
} from './ledger/grant-by-operator.ts';
export { lockBothWallets } from './ledger/ledger.repository.ts';
export { chargeWallet, transferWallet } from './ledger/ledger.service.ts';
export {
  findReaderByOperator,
  lockReaderByOperator,
  NO_SUCH_READER,
  type OperatorNote,
  OperatorRequestIdSchema,
} from './ledger/named-reader.ts';
export {
  GRANT_TAKE_BACK_REFUSALS,
  type GrantTakeBack,
  GrantTakeBackSchema,
  type GrantTakenBack,
  takeBackByOperator,
} from './ledger/take-back-by-operator.ts';
export { tapjoyWebhook } from './offerwall/offerwall.ts';
export {
  changeProductByOperator,
  PRODUCT_CHANGE_REFUSALS,
  type ProductChange,
  type ProductChanged,
  ProductChangeSchema,
} from './payment/change-product-by-operator.ts';
export { listDoublePayments } from './payment/double-payments.ts';
export { listOrders, NO_SUCH_ORDER, showOrder } from './payment/orders-for-operator.ts';
export { listOwedRefunds, writeOwedRefunds } from './payment/owed-refunds.ts';
export { paymentEndpoints } from './payment/payment.route.ts';
export { paymentWebhooks } from './payment/payment-webhooks.ts';
export { listProviderEvents, replayEvents } from './payment/provider-events.ts';
export {
  findRefundFacts,
  type OrderRefund,
  type OrderRefunded,
  OrderRefundSchema,
  refundByOperator,
} from './payment/refund-by-operator.ts';
export { pointEndpoints } from './points/points.route.ts';
export { type OfferTried, readOffer, type TriedSeries, tryOffer } from './promotion/try-offers.ts';
export { type TriedOffers, tryOrders } from './promotion/try-orders.ts';
export {
  EPISODE_GRANT_REFUSALS,
  type EpisodeGrant,
  EpisodeGrantSchema,
  type EpisodesGranted,
  grantEpisodes,
} from './purchase/grant-episodes.ts';
export { createOfferedSeriesReader } from './purchase/offered-series-reader.ts';
export { purchaseEndpoints } from './purchase/purchase.route.ts';
export { choiceOf, findOffer, type OfferedEpisode, purchaseEpisodes } from './purchase/purchase.service.ts';
export { NO_SUCH_PURCHASE, showPurchase } from './purchase/purchase-for-operator.ts';
export {
  PURCHASE_UNDO_REFUSALS,
  type PurchaseUndo,
  type PurchaseUndone,
  PurchaseUndoSchema,
  undoPurchase,
} from './purchase/undo-purchase.ts';
export { setContract } from './report/publisher-contracts.ts';
export { readNumbers } from './report/read-numbers.ts';
export { readRetention } from './report/read-retention.ts';
export { readSeriesNumbers } from './report/read-series-numbers.ts';
export { readShares, readSpent, type Spent } from './report/read-shares.ts';
export { readUnusedBalance } from './report/read-unused-balance.ts';
export { PERIOD_REFUSALS } from './report/report-period.ts';
export { rouletteEndpoints } from './roulette/roulette.route.ts';
export { addTickets, countUnused, removeTickets } from './roulette/roulette.ts';
export type { MoneyServices } from './services.ts';
export { useHistoryEndpoints } from './use-history/use-history.route.ts';
export { walletEndpoints } from './wallet/wallet.route.ts';
