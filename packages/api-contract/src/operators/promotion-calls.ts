import { PromotionTableSchema, PromotionTriedSchema, PromotionTrySchema } from './promotion.contract.ts';

/** Who plans what readers pay. Sums have no reader’s data. */
const PLANS_OFFERS = ['owner', 'merchandiser', 'editor'] as const;

/** Calls about a promotion that is planned (record 0146). They are part of `OPERATOR_CALLS`. */
export const PROMOTION_CALLS = {
  adminPromotionTry: {
    method: 'POST',
    path: '/admin/promotions/try',
    roles: PLANS_OFFERS,
    platform: 'body',
    summary: 'What the purchases of a past period would have cost with a document; nothing is changed',
    asked: PromotionTrySchema,
    data: PromotionTriedSchema,
  },
  adminPromotionTable: {
    method: 'POST',
    path: '/admin/promotions/table',
    roles: PLANS_OFFERS,
    platform: 'body',
    summary: 'The same as a table in CSV',
    asked: PromotionTableSchema,
  },
} as const;
