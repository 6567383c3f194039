export default {
  'transfer.aboutText':
    '{{from}} no longer sells episodes or coins. This site stays open so that you can move your account to {{to}}, a store of the same house. After the last day it closes.',
  'transfer.aboutTitle': 'What happens to {{from}}',
  'transfer.checkText': 'It names every coin and every series: what moves, and what does not.',
  'transfer.checkTitle': 'Look through the list',
  'transfer.coinsText':
    'One to one and of the same kind: bought coins, free coins, bonus coins and points. What ends on a certain day still ends on that day.',
  'transfer.coinsTitle': 'All coins and points',
  'transfer.confirmText': 'Everything is there at once, and you can go on reading where you stopped.',
  'transfer.confirmTitle': 'Confirm and sign in at {{to}}',
  'transfer.costAnswer': 'No. It is free, and nothing is deducted.',
  'transfer.costQuestion': 'Does moving cost anything?',
  'transfer.description':
    'Your coins, your library and your history move from {{from}} to {{to}}. What moves, what stays, and until when.',
  'transfer.forgotAnswer':
    'Yes. On the sign-in page you can set a new one with your e-mail address. If you signed up with Google, Facebook or Apple, you need none.',
  'transfer.forgotQuestion': 'I have forgotten my password. Can I still move?',
  'transfer.historyText': 'What you have read and where you stopped, for every series that exists at {{to}}.',
  'transfer.historyTitle': 'Your history',
  'transfer.kicker': 'To all readers of {{from}}',
  'transfer.languageAnswer': '{{to}} publishes in {{language}}. A series you own opens there in that language.',
  'transfer.languageQuestion': 'Which language are the series in?',
  'transfer.lastDayLabel': 'Last day to move',
  'transfer.lastDayText': 'Until then nothing on your account changes and nothing is lost.',
  'transfer.lateAnswer':
    'After {{date}} accounts can no longer be moved, and what is left on them ends with the site. Please move in good time.',
  'transfer.lateQuestion': 'What if I miss the last day?',
  'transfer.lead':
    'The store closes here, and your collection goes on at {{to}}: coins one to one, library and history included.',
  'transfer.libraryText':
    'Episodes you own or rent open at {{to}} wherever the series exists there. You do not buy anything twice.',
  'transfer.libraryTitle': 'Your library',
  'transfer.missingText': 'Before you confirm you see each of them by name. Nothing disappears unnoticed.',
  'transfer.missingTitle': 'Series that {{to}} does not have',
  'transfer.movesTitle': 'What moves with you',
  'transfer.onceAnswer':
    'No, an account moves once and as a whole. After that it is closed here, and signing in shows you what was moved.',
  'transfer.onceQuestion': 'Can I move more than once?',
  'transfer.passwordText': 'At {{to}} you sign in with {{methods}}.',
  'transfer.passwordTitle': 'Your password',
  'transfer.questionsTitle': 'Questions and answers',
  'transfer.settingsText': 'You choose them anew at {{to}}.',
  'transfer.settingsTitle': 'Settings and notifications',
  'transfer.signInText': 'With your {{from}} account, just as before.',
  'transfer.signInTitle': 'Sign in here',
  'transfer.soon': 'Moving starts on this page soon. There is nothing you need to do today.',
  'transfer.staysTitle': 'What stays behind',
  'transfer.stepsTitle': 'How moving works',
  'transfer.title': '{{from}} is moving to {{to}}',
  'transfer.valueAnswer': 'No. One coin here is one coin at {{to}}. Number, kind and end date stay as they are.',
  'transfer.valueQuestion': 'Do my coins lose any of their value?',
} as const;
