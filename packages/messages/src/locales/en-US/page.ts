export default {
  'page.accessDeniedText': 'Log in again to carry on where you left off.',
  'page.accessDeniedTitle': 'This session has expired.',
  'page.errorReference': 'If you write to us, please give this number: {{id}}',
  'page.errorText': 'The fault is on our side. Nothing you own is lost. Please try again in a moment.',
  'page.errorTitle': 'Something went wrong',
  'page.notFoundText': 'The page moved or never existed. Nothing you own is lost.',
  'page.notFoundTitle': 'This panel is missing',
  'page.offlineText': 'Check your connection, then try again.',
  'page.offlineTitle': 'You are offline',
  'page.prepareText': 'The site is closed for a short while. Your library and your coins are safe.',
  'page.prepareTitle': 'We will be back soon',
  'page.shelfTitle': 'Read this instead',
} as const;
