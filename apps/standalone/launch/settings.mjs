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
import { incompleteGroups, unknownVariables } from './variable-groups.mjs';
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
