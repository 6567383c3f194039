/** Variables that belong together: either all `names` are set, or none. `details` matter only if the names are set. */
interface VariableGroup {
  names: readonly string[];
  details?: readonly string[];
  /** A variable without which the names mean nothing. */
  needs?: string;
}

/** The same as in the launcher's `variable-groups.mjs`, without those that only the sites need; a test compares both. */
export const VARIABLE_GROUPS: readonly VariableGroup[] = [
  { names: ['DATABASE_URL'], details: ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] },
  { names: ['SMTP_URL'], details: ['MAIL_FROM'] },
  { names: ['TEXT_MESSAGES_URL', 'TEXT_MESSAGES_ACCOUNT', 'TEXT_MESSAGES_TOKEN', 'TEXT_MESSAGES_FROM'] },
  { names: ['PUSH_VAPID_PRIVATE_KEY', 'PUSH_VAPID_SUBJECT'] },
  { names: ['NICE_CLIENT_ID', 'NICE_CLIENT_SECRET', 'NICE_PRODUCT_ID'], details: ['NICE_API_URL', 'NICE_POPUP_URL'] },
  { names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], details: ['STRIPE_API_URL'] },
  { names: ['GMO_SHOP_ID', 'GMO_SHOP_PASS', 'GMO_CONFIG_ID'], details: ['GMO_API_URL'] },
  { names: ['FACEBOOK_PIXEL_ID', 'FACEBOOK_ACCESS_TOKEN'], details: ['FACEBOOK_API_URL'] },
  { names: ['TAPJOY_OFFERS_URL', 'TAPJOY_SECRET'] },
  { names: ['FILES_ACCESS_KEY', 'FILES_SECRET_KEY'], needs: 'FILES_URL' },
  { names: ['OTEL_EXPORTER_OTLP_ENDPOINT'], details: ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG'] },
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
 * A sentence for each missing variable of a contract that is partly set, and for each detail of a contract that is not set.
 * @param given The variables that are set.
 */
export function incompleteGroups(given: Readonly<Record<string, string | undefined>>): string[] {
  return VARIABLE_GROUPS.flatMap(({ names, details = [], needs }) => {
    const set = names.filter((name) => given[name] !== undefined);
    if (set.length > 0) {
      return [...names, ...(needs === undefined ? [] : [needs])]
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} must be set, since ${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'}.`);
    }
    return details
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} is set without ${names.join(', ')}: set them too, or leave it out.`);
  });
}

/** The prefixes of our contracts' variables, which no other program uses. */
const BEGINNINGS =
  /^(?:TEXT_MESSAGES|PUSH_VAPID|SEAL_HEADS|STRIPE|GMO|NICE|TAPJOY|APP_STORE|GOOGLE_PLAY|FACEBOOK|SMTP|FILES|LONGSTRIP)_/;
/** The sites' own sign-in variables may be in the same file. */
const OF_THE_SITES = /^FACEBOOK_CLIENT_(?:ID|SECRET)$/;

/**
 * A sentence for each variable that looks like one of a contract and is none: otherwise a typing error would silently disable the
 * contract.
 */
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
