/** What to read next, and whose works these are. */
export default {
  'recommend.becauseRead': 'Because you read {{title}}',
  'recommend.creator': 'Creator',
  'recommend.newForYou': 'New for you',
} as const;
