export { commandToken, isMachineToken } from './access/operator-secrets.ts';
export { type DemoOperator, prepareDemoOperators, removeDemoOperators } from './account/demo-operators.ts';
export {
  type Invited,
  inviteOperator,
  type OperatorInvite,
  OperatorInviteSchema,
} from './account/invitation.service.ts';
export { createInvitationMailer } from './account/mail-invitation.ts';
export { type ListedOperator, listOperators } from './account/manage-operators.service.ts';
export {
  createToken,
  endToken,
  type ListedToken,
  listTokens,
  type TokenCreate,
  type TokenCreated,
  TokenCreateSchema,
  type TokenMaker,
} from './account/token.service.ts';
export { createAdminRoute, SERIES_ACTIONS } from './admin/admin.route.ts';
export { type AuditEntry, type AuditQuery, AuditQuerySchema, readAudit } from './admin/read-audit.ts';
export { type ListedSeries, listSeries, showSeries } from './admin/read-series.ts';
export type { ApplyResult } from './apply/apply.service.ts';
export { applyCoupon, applyGift, type CouponEntry, type GiftEntry } from './apply/benefits.ts';
export { applyEvent, type EventEntry } from './apply/events.ts';
export { describeSwitches } from './apply/platform.ts';
export { applyRoulette, type RouletteEntry } from './apply/roulettes.ts';
export { findByOperator } from './find/find.service.ts';
export {
  HAND_OVER_SENTENCES,
  type HandedOver,
  type HandOver,
  HandOverSchema,
  handOverByOperator,
} from './hand-over/hand-over-by-operator.ts';
export { readReaderPage } from './reader/reader-page.service.ts';
export { readTimeline } from './reader/timeline.service.ts';
export { applyOrWait, grantOrWait, refundOrWait } from './request/or-wait.ts';
