/** The account of a reader who is logged in. */
export default {
  'account.title': 'Account',
  'account.with': 'Logged in with {{provider}}',
  'account.withEmail': 'Logged in by e-mail',
  'account.withPhone': 'Logged in by phone number',
  'account.guest': 'Guest on this iPhone',
  'account.logOut': 'Log out',
  'account.reader': 'Reader',
};
