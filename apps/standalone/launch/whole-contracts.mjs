/** What goes together: a contract is whole, or there is none. */
const CONTRACTS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GMO_SHOP_ID', 'GMO_SHOP_PASS', 'GMO_CONFIG_ID'],
  ['APP_STORE_BUNDLE_ID', 'APP_STORE_APP_ID'],
  [
    ...['GOOGLE_PLAY_PACKAGE', 'GOOGLE_PLAY_ACCOUNT', 'GOOGLE_PLAY_KEY'],
    ...['GOOGLE_PLAY_PUSH_AUDIENCE', 'GOOGLE_PLAY_PUSH_ACCOUNT'],
  ],
  ['FACEBOOK_PIXEL_ID', 'FACEBOOK_ACCESS_TOKEN'],
  ['TAPJOY_OFFERS_URL', 'TAPJOY_SECRET'],
  ['PUSH_VAPID_PRIVATE_KEY', 'PUSH_VAPID_SUBJECT'],
];

/**
 * A sentence for each variable that is missing in a contract that has others: production does not start with a half.
 * @param {(name: string) => string} value
 * @returns {string[]}
 */
export function halfContracts(value) {
  return CONTRACTS.flatMap((names) => {
    const set = names.filter((name) => value(name) !== '');
    if (set.length === 0) return [];
    return names
      .filter((name) => value(name) === '')
      .map((name) => `${name} must be set, since ${set.join(' and ')} is.`);
  });
}
