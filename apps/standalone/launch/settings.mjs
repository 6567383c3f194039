// The environment, checked against the table of variables, with names and types.

import { APP_STORE_SECRETS, appStores } from './app-store-variables.mjs';
import { niceSettings } from './identity-check-variables.mjs';
import { pushIdentity } from './message-variables.mjs';
import { paymentContracts, tapjoyContract } from './payment-variables.mjs';
import { sealHeads } from './seal-head-variables.mjs';
import { SIGN_IN_PROVIDERS } from './sign-in-variables.mjs';
import { publicOrigin, VARIABLES } from './variables.mjs';
import { halfContracts, unknownVariables } from './whole-contracts.mjs';

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
 * @property {string[]} trustedProxies
 * @property {Map<string, string>} publicOrigins Platform id → origin, only for those that are set.
 * @property {string | null} ipCountryTable
 * @property {string[]} previousTokenSecrets
 * @property {string[]} previousCookieSecrets
 * @property {number | null} rateLimitPerMinute
 * @property {'on' | 'answers' | 'off'} dataCache
 * @property {string} dataDirectory As given; a relative one starts at the repository's root.
 * @property {string | null} databaseUrl
 * @property {'demo' | 'none'} seed
 * @property {'check-out' | 'providers'} demoPayments Who takes payments in demo mode.
 * @property {MessageServices} messages
 * @property {Partial<Record<keyof typeof SIGN_IN_PROVIDERS, { clientId: string, clientSecret: string }>>} signIn The store's registrations.
 * @property {import('./identity-check-variables.mjs').NiceSettings | null} nice Korea's identity check.
 * @property {import('./payment-variables.mjs').PaymentContracts} payments
 * @property {{ url: string, secret: string } | null} tapjoy
 * @property {import('./message-variables.mjs').PushIdentity | null} push
 * @property {import('./app-store-variables.mjs').AppStores} appStores
 * @property {{ to: string[], token: string | null }} sealHeads Where the newest seals are sent.
 * @property {{ token: string | null, image: string | null, service: string | null, cookie: string | null, admin: string | null }} secrets
 */

/** Addresses that may hold a password. */
const CONFIDENTIAL = new Set([
  'DATABASE_URL',
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

  const sentences = VARIABLES.flatMap(({ name, group, complaint }) => {
    const text = given(name);
    const wrong = text === null ? null : complaint(text);
    if (wrong === null) return [];
    // A refused secret may still be in use somewhere: it is not repeated.
    return [group === 'secrets' || CONFIDENTIAL.has(name) ? `${name} ${wrong}.` : `${name} ${wrong}, not "${text}".`];
  });
  if (sentences.length > 0) return { ok: false, sentences };

  const mode = value('LONGSTRIP_MODE') === 'production' ? 'production' : 'demo';
  const databaseUrl = given('DATABASE_URL');
  const seed = given('SEED') ?? (mode === 'demo' && databaseUrl === null ? 'demo' : 'none');
  if (seed === 'demo' && mode === 'production') {
    return { ok: false, sentences: ['SEED=demo does not go with LONGSTRIP_MODE=production: leave SEED out.'] };
  }
  const halves = mode === 'production' ? [...halfContracts(given), ...unknownVariables(environment)] : [];
  if (halves.length > 0) return { ok: false, sentences: halves };
  const secrets = {
    token: given('TOKEN_SECRET'),
    image: given('IMAGE_SECRET'),
    service: given('SERVICE_SECRET'),
    cookie: given('COOKIE_SECRET'),
    admin: given('ADMIN_TOKEN'),
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
      trustedProxies: (given('TRUSTED_PROXIES') ?? '').split(',').flatMap((part) => part.trim() || []),
      publicOrigins: new Map(
        (given('PUBLIC_ORIGINS') ?? '')
          .split(',')
          .flatMap((part) => [publicOrigin(part) ?? []].filter((pair) => pair.length === 2)),
      ),
      ipCountryTable: given('IP_COUNTRY_TABLE'),
      previousTokenSecrets: (given('TOKEN_SECRETS_PREVIOUS') ?? '').split(',').flatMap((part) => part.trim() || []),
      previousCookieSecrets: (given('COOKIE_SECRETS_PREVIOUS') ?? '').split(',').flatMap((part) => part.trim() || []),
      rateLimitPerMinute: rateLimit === null ? null : Number(rateLimit),
      dataCache: dataCache === 'answers' || dataCache === 'off' ? dataCache : 'on',
      dataDirectory: value('DATA_DIR'),
      databaseUrl,
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
      secrets,
    },
  };
}

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
