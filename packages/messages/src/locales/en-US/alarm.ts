/** What a reader is told within the site: one sentence for each kind. */
export default {
  'alarm.emptyTitle': 'Nothing new for you',
  'alarm.emptyText': 'New episodes of series that you follow, answers, gifts and coupons show up here.',
  'alarm.kept': 'Kept for {{days}} days',
  'alarm.pages': 'Pages of notifications',
  'alarm.kindTICKET_ANSWERED': 'We answered your question “{{title}}”.',
  'alarm.kindGIFT_OFFERED': 'A gift waits for you: {{title}}',
  'alarm.kindCOUPON_GIVEN': 'You have a new coupon: {{title}}',
  'alarm.kindNEW_EPISODE': 'A new episode is out: {{title}}',
  'alarm.kindNEW_ADULT_EPISODE': 'A series that you follow has a new episode.',
  'alarm.kindFREE_TICKET_READY': 'Your free ticket is ready: {{title}}',
  'alarm.kindADULT_FREE_TICKET_READY': 'The free ticket of a series that you read is ready.',
  'alarm.kindCOINS_END_SOON': 'Coins that end soon: {{coins}}. Use them by {{day}}.',
  'alarm.kindGIFT_ENDS_SOON': 'Use your gift by {{day}}: {{title}}',
  'alarm.kindCOUPON_ENDS_SOON': 'Use your coupon by {{day}}: {{title}}',
  'alarm.kindSPINS_END_SOON': 'Roulette tickets that end soon: {{tickets}}. Use them by {{day}}.',
  'alarm.outsideTICKET_ANSWERED': 'We answered your question.',
} as const;
