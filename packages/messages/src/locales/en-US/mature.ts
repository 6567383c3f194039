export default {
  'mature.ask': 'Are you {{age}} or older?',
  'mature.laterText':
    'Works for adults are shown only to readers who have confirmed their age. Confirming it opens later on this site.',
  'mature.leave': 'Leave',
  'mature.loginText': 'Log in and confirm your age once a year to see this section.',
  'mature.no': 'No',
  'mature.text': 'This section has works for adults. We ask once a day.',
  'mature.toNew': 'See what is new',
  'mature.toRanking': 'See the ranking',
  'mature.yes': 'Yes',
} as const;
