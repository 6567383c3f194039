/** What goes together: a contract is whole, or there is none. `details` mean something only where it is set. */
interface Contract {
  names: readonly string[];
  details?: readonly string[];
}

/** As the launcher has them in `settings.mjs`, but for those that the sites alone need; a test compares both. */
export const CONTRACTS: readonly Contract[] = [
  { names: ['SMTP_URL'], details: ['MAIL_FROM'] },
  { names: ['TEXT_MESSAGES_URL', 'TEXT_MESSAGES_ACCOUNT', 'TEXT_MESSAGES_TOKEN', 'TEXT_MESSAGES_FROM'] },
  { names: ['PUSH_VAPID_PRIVATE_KEY', 'PUSH_VAPID_SUBJECT'] },
  { names: ['NICE_CLIENT_ID', 'NICE_CLIENT_SECRET', 'NICE_PRODUCT_ID'], details: ['NICE_API_URL', 'NICE_POPUP_URL'] },
  { names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], details: ['STRIPE_API_URL'] },
  { names: ['GMO_SHOP_ID', 'GMO_SHOP_PASS', 'GMO_CONFIG_ID'], details: ['GMO_API_URL'] },
  { names: ['FACEBOOK_PIXEL_ID', 'FACEBOOK_ACCESS_TOKEN'], details: ['FACEBOOK_API_URL'] },
  { names: ['TAPJOY_OFFERS_URL', 'TAPJOY_SECRET'] },
  { names: ['SEAL_HEADS_TO'], details: ['SEAL_HEADS_TOKEN'] },
  {
    names: ['APP_STORE_BUNDLE_ID', 'APP_STORE_APP_ID'],
    details: ['APP_STORE_ENVIRONMENT', 'APP_STORE_ROOT_SHA256'],
  },
  {
    names: [
      ...['GOOGLE_PLAY_PACKAGE', 'GOOGLE_PLAY_ACCOUNT', 'GOOGLE_PLAY_KEY'],
      ...['GOOGLE_PLAY_PUSH_AUDIENCE', 'GOOGLE_PLAY_PUSH_ACCOUNT'],
    ],
    details: ['GOOGLE_PLAY_API_URL', 'GOOGLE_PLAY_TOKEN_URL', 'GOOGLE_PLAY_KEYS_URL'],
  },
];

/**
 * A sentence for each variable that is missing in a contract that has others, and for each that belongs to a contract that is
 * not there.
 * @param given The variables that are set.
 */
export function halfContracts(given: Readonly<Record<string, string | undefined>>): string[] {
  return CONTRACTS.flatMap(({ names, details = [] }) => {
    const set = names.filter((name) => given[name] !== undefined);
    if (set.length > 0) {
      return names
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} must be set, since ${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'}.`);
    }
    return details
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} is set without ${names.join(', ')}: set them too, or leave it out.`);
  });
}

/** The beginnings of the variables of contracts, which no other program uses. */
const BEGINNINGS =
  /^(?:TEXT_MESSAGES|PUSH_VAPID|SEAL_HEADS|STRIPE|GMO|NICE|TAPJOY|APP_STORE|GOOGLE_PLAY|FACEBOOK|SMTP|LONGSTRIP)_/;
/** The sites' registrations may stand in the same file of variables. */
const OF_THE_SITES = /^FACEBOOK_CLIENT_(?:ID|SECRET)$/;

/** A sentence for each variable that looks like one of a contract and is none: a slip would leave the contract out silently. */
export function unknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    !value?.trim() || known.includes(name) || OF_THE_SITES.test(name) || !BEGINNINGS.test(name)
      ? []
      : [`${name} is no variable of this program. Correct it, or leave it out.`],
  );
}
