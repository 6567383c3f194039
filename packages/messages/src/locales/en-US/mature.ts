export default {
  'mature.ask': 'Are you {{age}} or older?',
  'mature.leave': 'Leave',
  'mature.loginText': 'Log in and confirm your age once a year to see this section.',
  'mature.no': 'No',
  'mature.text': 'This section has works for adults. We ask once a day.',
  'mature.yes': 'Yes',
} as const;
