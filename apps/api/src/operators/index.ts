export { createAdminRoute, SERIES_ACTIONS } from './admin/admin.route.ts';
export { type ListedSeries, listSeries, showSeries } from './admin/catalogue.service.ts';
export { type AuditEntry, type AuditQuery, AuditQuerySchema, readAudit } from './admin/read-audit.ts';
export { type ApplyResult, applyDocument } from './apply/apply.service.ts';
export type { CouponEntry, GiftEntry, RouletteEntry } from './apply/apply-benefit-document.ts';
export { applyCoupon, applyGift } from './apply/apply-benefits.ts';
export { parseApplyDocument } from './apply/apply-document.ts';
export { applyEvent } from './apply/apply-event.ts';
export type { EventEntry } from './apply/apply-event-document.ts';
export { describeSwitches } from './apply/apply-platform.ts';
export { applyRoulette } from './apply/apply-roulette.ts';
export {
  HAND_OVER_SENTENCES,
  type HandedOver,
  type HandOver,
  HandOverSchema,
  handOverByOperator,
} from './hand-over/hand-over-by-operator.ts';
