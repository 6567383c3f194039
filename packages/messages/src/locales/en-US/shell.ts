export default {
  'shell.about': 'About this site',
  'shell.mainNavigation': 'Main navigation',
  'shell.notifications': 'Notifications',
  'shell.scrollToTop': 'Back to top',
  'shell.skipToContent': 'Skip to content',
  'shell.unsupportedBrowserAction': 'Get a modern browser',
  'shell.unsupportedBrowserText': 'Internet Explorer cannot show this site. Please open it in a modern browser.',
  'shell.unsupportedBrowserTitle': 'This browser is not supported',
  'shell.wallet': 'Your coins',
} as const;
