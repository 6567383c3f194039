// The environment, checked against the table of variables, with names and types.

import { APP_STORE_SECRETS, appStores } from './app-store-variables.mjs';
import { filesAt } from './files-variables.mjs';
import { pushIdentity } from './message-variables.mjs';
import { formerToken } from './operator-variables.mjs';
import { paymentContracts, tapjoyContract } from './payment-variables.mjs';
import { sealHeads } from './seal-head-variables.mjs';
import { SHARED_SERVER_SECRETS, sharedServers } from './shared-server-variables.mjs';
import { niceSettings, SIGN_IN_PROVIDERS } from './sign-in-variables.mjs';
import { telemetrySettings } from './telemetry-variables.mjs';
import { publicOrigin, VARIABLES } from './variables.mjs';

/**
 * @typedef {object} MessageServices
 * @property {string | null} smtpUrl
 * @property {string} mailFrom
 * @property {{ url: string, account: string, token: string, from: string } | null} texts
 */

/**
 * @typedef {object} Settings
 * @property {number} basePort
 * @property {string} host
 * @property {'demo' | 'production'} mode
 * @property {'text' | 'json'} logFormat
 * @property {'debug' | 'info' | 'warn' | 'error'} logLevel
 * @property {number} heapMb
 * @property {number | null} workers How many processes serve the sites; 0: no others; null: not set.
 * @property {string[]} apiOrigins The apis that sites in a process of their own call.
 * @property {number} drainDelayMs How long a stopping process still answers after it has said that it is not ready.
 * @property {string[]} trustedProxies
 * @property {Map<string, string>} publicOrigins Platform id → origin, only for those that are set.
 * @property {string | null} consoleOrigin
 * @property {string | null} ipCountryTable
 * @property {string[]} previousTokenSecrets
 * @property {string[]} booksSecrets
 * @property {string[]} previousCookieSecrets
 * @property {number | null} rateLimitPerMinute
 * @property {'on' | 'answers' | 'off'} dataCache
 * @property {string} dataDirectory As given; a relative one starts at the repository's root.
 * @property {string | null} databaseUrl
 * @property {string | null} databaseDirectUrl
 * @property {string | null} databaseReplicaUrl
 * @property {string | null} valkeyUrl
 * @property {number} edgePageSeconds
 * @property {string | null} edgePictureSecret
 * @property {import('./files-variables.mjs').FilesAt | null} filesAt The bucket of the files.
 * @property {'demo' | 'none'} seed
 * @property {'check-out' | 'providers'} demoPayments Who takes payments in demo mode.
 * @property {MessageServices} messages
 * @property {Partial<Record<keyof typeof SIGN_IN_PROVIDERS, { clientId: string, clientSecret: string }>>} signIn The store's registrations.
 * @property {import('./sign-in-variables.mjs').NiceSettings | null} nice Korea's identity check.
 * @property {import('./payment-variables.mjs').PaymentContracts} payments
 * @property {{ url: string, secret: string } | null} tapjoy
 * @property {import('./message-variables.mjs').PushIdentity | null} push
 * @property {import('./app-store-variables.mjs').AppStores} appStores
 * @property {{ to: string[], token: string | null }} sealHeads Where the newest seals are sent.
 * @property {ReturnType<typeof telemetrySettings>} telemetry
 * @property {{ token: string | null, image: string | null, service: string | null, cookie: string | null }} secrets
 */

/** Addresses that may hold a password. */
const CONFIDENTIAL = new Set([
  ...SHARED_SERVER_SECRETS,
  'FILES_URL',
  'FILES_SECRET_KEY',
  'SMTP_URL',
  'NICE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GMO_SHOP_PASS',
  'FACEBOOK_ACCESS_TOKEN',
  'TAPJOY_SECRET',
  'PUSH_VAPID_PRIVATE_KEY',
  'SEAL_HEADS_TO',
  'SEAL_HEADS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  ...APP_STORE_SECRETS,
  ...Object.values(SIGN_IN_PROVIDERS).map((beginning) => `${beginning}_CLIENT_SECRET`),
]);

/**
 * Checks the environment against the table and gives it names and types. An empty value counts as not set.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ ok: true, settings: Settings } | { ok: false, sentences: string[] }}
 */
export function parseVariables(environment) {
  /** @type {(name: string) => string | null} */
  const given = (name) => environment[name]?.trim() || null;
  /** @type {(name: string) => string} */
  const value = (name) => given(name) ?? VARIABLES.find((variable) => variable.name === name)?.fallback ?? '';

  const sentences = [
    ...formerToken(given),
    ...VARIABLES.flatMap(({ name, group, complaint }) => {
      const text = given(name);
      const wrong = text === null ? null : (commentIn(text) ?? complaint(text));
      if (wrong === null) return [];
      // A refused secret may still be in use somewhere: it is not repeated.
      return [group === 'secrets' || CONFIDENTIAL.has(name) ? `${name} ${wrong}.` : `${name} ${wrong}, not "${text}".`];
    }),
  ];
  if (sentences.length > 0) return { ok: false, sentences };

  const mode = value('LONGSTRIP_MODE') === 'production' ? 'production' : 'demo';
  const servers = sharedServers(given);
  const seed = given('SEED') ?? (mode === 'demo' && servers.databaseUrl === null ? 'demo' : 'none');
  if (seed === 'demo' && mode === 'production') {
    return { ok: false, sentences: ['SEED=demo does not go with LONGSTRIP_MODE=production: leave SEED out.'] };
  }
  const halves = mode === 'production' ? [...incompleteGroups(given), ...unknownVariables(environment)] : [];
  if (halves.length > 0) return { ok: false, sentences: halves };
  const secrets = {
    token: given('TOKEN_SECRET'),
    image: given('IMAGE_SECRET'),
    service: given('SERVICE_SECRET'),
    cookie: given('COOKIE_SECRET'),
  };
  const textsUrl = given('TEXT_MESSAGES_URL');
  const messages = {
    smtpUrl: given('SMTP_URL'),
    mailFrom: value('MAIL_FROM'),
    texts:
      textsUrl === null
        ? null
        : {
            url: textsUrl,
            account: value('TEXT_MESSAGES_ACCOUNT'),
            token: value('TEXT_MESSAGES_TOKEN'),
            from: value('TEXT_MESSAGES_FROM'),
          },
  };
  const logLevel = value('LOG_LEVEL');
  const dataCache = value('DATA_CACHE');
  const rateLimit = given('RATE_LIMIT_PER_MINUTE');
  return {
    ok: true,
    settings: {
      basePort: Number(value('PORT')),
      host: value('HOST'),
      mode,
      logFormat: value('LOG_FORMAT') === 'json' ? 'json' : 'text',
      logLevel: logLevel === 'debug' || logLevel === 'warn' || logLevel === 'error' ? logLevel : 'info',
      heapMb: Number(value('HEAP_MB')),
      workers: given('WORKERS') === null ? null : Number(given('WORKERS')),
      apiOrigins: (given('API_URL') ?? '').split(',').flatMap((part) => part.trim().replace(/\/$/, '') || []),
      drainDelayMs: Number(value('DRAIN_DELAY_SECONDS')) * 1000,
      trustedProxies: (given('TRUSTED_PROXIES') ?? '').split(',').flatMap((part) => part.trim() || []),
      consoleOrigin: given('CONSOLE_ORIGIN'),
      publicOrigins: new Map(
        (given('PUBLIC_ORIGINS') ?? '')
          .split(',')
          .flatMap((part) => [publicOrigin(part) ?? []].filter((pair) => pair.length === 2)),
      ),
      ipCountryTable: given('IP_COUNTRY_TABLE'),
      previousTokenSecrets: (given('TOKEN_SECRETS_PREVIOUS') ?? '').split(',').flatMap((part) => part.trim() || []),
      booksSecrets: (given('BOOKS_SECRETS') ?? '').split(',').flatMap((part) => part.trim() || []),
      previousCookieSecrets: (given('COOKIE_SECRETS_PREVIOUS') ?? '').split(',').flatMap((part) => part.trim() || []),
      rateLimitPerMinute: rateLimit === null ? null : Number(rateLimit),
      dataCache: dataCache === 'answers' || dataCache === 'off' ? dataCache : 'on',
      dataDirectory: value('DATA_DIR'),
      ...servers,
      edgePageSeconds: Number(value('EDGE_PAGE_SECONDS')),
      edgePictureSecret: given('EDGE_PICTURE_SECRET'),
      filesAt: filesAt(given),
      seed: seed === 'demo' ? 'demo' : 'none',
      demoPayments: value('DEMO_PAYMENTS') === 'providers' ? 'providers' : 'check-out',
      messages,
      signIn: signInRegistrations(given),
      nice: niceSettings(value),
      payments: paymentContracts(value),
      tapjoy: tapjoyContract(value),
      push: pushIdentity(value),
      appStores: appStores(value),
      sealHeads: sealHeads(given),
      telemetry: telemetrySettings(value),
      secrets,
    },
  };
}

/**
 * Files of variables as Docker and systemd read them have comments on lines of their own alone.
 * @param {string} text
 * @returns {string | null}
 */
const commentIn = (text) =>
  /\s#(?:\s|$)/.test(text) ? 'has a comment in its value: put the comment on a line of its own' : null;

/**
 * @param {(name: string) => string | null} given
 * @returns {Settings['signIn']}
 */
function signInRegistrations(given) {
  return Object.fromEntries(
    Object.entries(SIGN_IN_PROVIDERS).flatMap(([provider, beginning]) => {
      const clientId = given(`${beginning}_CLIENT_ID`);
      const clientSecret = given(`${beginning}_CLIENT_SECRET`);
      return clientId === null || clientSecret === null ? [] : [[provider, { clientId, clientSecret }]];
    }),
  );
}

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
