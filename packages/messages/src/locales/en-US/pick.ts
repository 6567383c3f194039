export default {
  'pick.text': 'Hand-picked by our editors, for a mood or an evening.',
  'pick.title': 'Our picks',
} as const;
