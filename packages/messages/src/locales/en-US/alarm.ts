/** What a reader is told within the site: one sentence for each kind. */
export default {
  'alarm.emptyTitle': 'Nothing new for you',
  'alarm.emptyText': 'Answers, gifts and coupons for you show up here.',
  'alarm.kept': 'Kept for {{days}} days',
  'alarm.pages': 'Pages of notifications',
  'alarm.kindTICKET_ANSWERED': 'We answered your question “{{title}}”.',
  'alarm.kindGIFT_OFFERED': 'A gift waits for you: {{title}}',
  'alarm.kindCOUPON_GIVEN': 'You have a new coupon: {{title}}',
} as const;
