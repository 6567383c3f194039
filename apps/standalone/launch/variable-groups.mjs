// Which variables mean something only together, and which look like ours but are not.

import { VARIABLES } from './variables.mjs';

/**
 * Variables that belong together: a contract is complete, or it counts as not set.
 * @typedef {object} VariableGroup
 * @property {readonly string[]} names All of them are set, or none is.
 * @property {readonly string[]} [details] Mean something only where the contract is set.
 * @property {string} [needs] A variable without which the contract means nothing.
 */

/** @type {readonly VariableGroup[]} */
export const VARIABLE_GROUPS = [
  { names: ['DATABASE_URL'], details: ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] },
  { names: ['SMTP_URL'], details: ['MAIL_FROM'] },
  { names: ['TEXT_MESSAGES_URL', 'TEXT_MESSAGES_ACCOUNT', 'TEXT_MESSAGES_TOKEN', 'TEXT_MESSAGES_FROM'] },
  { names: ['PUSH_VAPID_PRIVATE_KEY', 'PUSH_VAPID_SUBJECT'] },
  ...['GOOGLE', 'FACEBOOK', 'TWITTER', 'APPLE'].map((provider) => ({
    names: [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`],
  })),
  {
    names: ['NICE_CLIENT_ID', 'NICE_CLIENT_SECRET', 'NICE_PRODUCT_ID'],
    details: ['NICE_API_URL', 'NICE_POPUP_URL'],
  },
  { names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], details: ['STRIPE_API_URL'] },
  { names: ['GMO_SHOP_ID', 'GMO_SHOP_PASS', 'GMO_CONFIG_ID'], details: ['GMO_API_URL'] },
  { names: ['FACEBOOK_PIXEL_ID', 'FACEBOOK_ACCESS_TOKEN'], details: ['FACEBOOK_API_URL'] },
  { names: ['TAPJOY_OFFERS_URL', 'TAPJOY_SECRET'] },
  { names: ['FILES_ACCESS_KEY', 'FILES_SECRET_KEY'], needs: 'FILES_URL' },
  {
    names: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    details: ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG'],
  },
  { names: ['SEAL_HEADS_TO'], details: ['SEAL_HEADS_TOKEN'] },
  { names: ['APP_STORE_BUNDLE_ID', 'APP_STORE_APP_ID'], details: ['APP_STORE_ENVIRONMENT'] },
  {
    names: [
      ...['GOOGLE_PLAY_PACKAGE', 'GOOGLE_PLAY_ACCOUNT', 'GOOGLE_PLAY_KEY'],
      ...['GOOGLE_PLAY_PUSH_AUDIENCE', 'GOOGLE_PLAY_PUSH_ACCOUNT'],
    ],
  },
];

/**
 * A sentence for each variable that an incomplete contract lacks, and for each detail of a contract that is not set:
 * production does not start with half a contract.
 * @param {(name: string) => string | null} given Null: not set.
 * @returns {string[]}
 */
export function incompleteGroups(given) {
  return VARIABLE_GROUPS.flatMap(({ names, details = [], needs }) => {
    const set = names.filter((name) => given(name) !== null);
    if (set.length > 0) {
      return [...names, ...(needs === undefined ? [] : [needs])]
        .filter((name) => given(name) === null)
        .map((name) => `${name} must be set, since ${set.join(' and ')} is.`);
    }
    return details
      .filter((name) => given(name) !== null)
      .map((name) => `${name} is set without ${names.join(', ')}: set them too, or leave it out.`);
  });
}

/** Prefixes of our variables that other programs do not use. */
const OUR_BEGINNINGS =
  /^(?:LONGSTRIP|FILES|EDGE|TEXT_MESSAGES|PUSH_VAPID|SEAL_HEADS|STRIPE|GMO|NICE|TAPJOY|APP_STORE|GOOGLE_(?:PLAY|CLIENT|OAUTH|ID|KEY|SECRET)|FACEBOOK|TWITTER|APPLE|SMTP|(?:TOKEN|IMAGE|SERVICE|COOKIE)_SECRET|OPERATOR_TOKEN)(?:_|$)/;

/** A name at least this long that differs by a letter or two is a typing error, and not another program's variable. */
const SLIP_CHARACTERS = 8;

/**
 * A sentence for each variable that looks like ours but is not: a typing error would otherwise drop a contract without a
 * message.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {readonly string[]} [known] Names that are ours beside those of the table.
 * @returns {string[]}
 */
export function unknownVariables(environment, known = []) {
  const ours = [...VARIABLES.map(({ name }) => name), ...known];
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || ours.includes(name)) return [];
    const nearest = ours.find((other) => name.length >= SLIP_CHARACTERS && isOneSlip(name.toUpperCase(), other));
    if (nearest === undefined && !OUR_BEGINNINGS.test(name)) return [];
    const hint = nearest === undefined ? '' : ` Is ${nearest} meant?`;
    return [`${name} is no variable of this program.${hint} Correct it, or leave it out.`];
  });
}

/**
 * Whether two names differ by at most one letter, or by two neighbouring letters that are swapped.
 * @param {string} a
 * @param {string} b
 */
function isOneSlip(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
