export default {
  'faq.all': 'All topics',
  'faq.categories': 'Topics',
  'faq.categoryACCOUNT': 'Account',
  'faq.categoryAPP': 'App and device',
  'faq.categoryCOIN': 'Coins and payment',
  'faq.categoryCONTENTS': 'Series and episodes',
  'faq.categoryOTHER': 'Other',
  'faq.categoryREADING': 'Reading',
  'faq.emptyText': 'Answers to what readers ask most will appear here.',
  'faq.emptyTitle': 'No questions here yet',
  'faq.lead': 'What readers ask most, and the answers.',
} as const;
