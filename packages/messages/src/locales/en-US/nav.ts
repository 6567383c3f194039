export default {
  'nav.benefit': 'Gifts',
  'nav.faq': 'Help',
  'nav.history': 'Coin history',
  'nav.home': 'Home',
  'nav.inLanguage': '{{label}} (in {{language}})',
  'nav.library': 'Library',
  'nav.my': 'My',
  'nav.notice': 'Notices',
  'nav.search': 'Search',
  'nav.setting': 'Settings',
  'nav.shop': 'Shop',
  'nav.transfer': 'Move your account',
} as const;
