import { APP_STORE_VARIABLES } from './app-store-variables.mjs';

/** @type {(text: string) => string | null} */
const visible = (text) => (/^[\x21-\x7e]{1,400}$/.test(text) ? null : 'must be without blanks');

/** @type {(text: string) => string | null} */
const webAddress = (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? null : 'must be an address like https://example.com';

const group = /** @type {const} */ ('payment');

/**
 * The store's contracts with services that take payments, get reports of payments, or pay readers for offers.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const PAYMENT_VARIABLES = [
  {
    name: 'DEMO_PAYMENTS',
    group,
    fallback: 'check-out',
    about:
      'check-out or providers: who takes payments in demo mode, the sandbox’s own check-out, or Stripe, GMO, App Store and Google Play as it plays them.',
    complaint: (text) => (['check-out', 'providers'].includes(text) ? null : 'must be one of check-out, providers'),
  },
  {
    name: 'STRIPE_SECRET_KEY',
    group,
    fallback: null,
    about: 'The store’s secret key at Stripe. Not set: no payments by Stripe.',
    complaint: visible,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    group,
    fallback: null,
    about: 'What Stripe signs its events with, sent to /webhooks/stripe of the api.',
    complaint: visible,
  },
  {
    name: 'STRIPE_API_URL',
    group,
    fallback: null,
    about: 'Where Stripe is. Not set: its own address.',
    complaint: webAddress,
  },
  {
    name: 'GMO_SHOP_ID',
    group,
    fallback: null,
    about: 'The store’s shop at GMO Payment Gateway, which takes payments in Japan. Not set: no payments by GMO.',
    complaint: visible,
  },
  {
    name: 'GMO_SHOP_PASS',
    group,
    fallback: null,
    about: 'The shop’s password. Its result notifications go to /gmo of the api.',
    complaint: visible,
  },
  {
    name: 'GMO_CONFIG_ID',
    group,
    fallback: null,
    about: 'The settings of Link Type Plus, with cards and convenience stores, that check-outs are shown with.',
    complaint: visible,
  },
  {
    name: 'GMO_API_URL',
    group,
    fallback: 'https://p01.mul-pay.jp',
    about: 'Where GMO is; its place for tests is https://pt01.mul-pay.jp.',
    complaint: webAddress,
  },
  {
    name: 'FACEBOOK_PIXEL_ID',
    group,
    fallback: null,
    about: 'The pixel that payments are reported to, where readers consent. Not set: nothing is reported.',
    complaint: visible,
  },
  {
    name: 'FACEBOOK_ACCESS_TOKEN',
    group,
    fallback: null,
    about: 'The token of the Conversions API that goes with it.',
    complaint: visible,
  },
  {
    name: 'FACEBOOK_API_URL',
    group,
    fallback: 'https://graph.facebook.com/v23.0',
    about: 'Where the Conversions API is, with its version.',
    complaint: webAddress,
  },
  {
    name: 'TAPJOY_OFFERS_URL',
    group,
    fallback: null,
    about: 'The page of Tapjoy’s offers; readers are sent there with their snuid. Not set: no offers.',
    complaint: webAddress,
  },
  {
    name: 'TAPJOY_SECRET',
    group,
    fallback: null,
    about: 'What Tapjoy signs its callbacks with, sent to /tapjoy of the api.',
    complaint: visible,
  },
  ...APP_STORE_VARIABLES,
];

/**
 * @typedef {object} PaymentContracts
 * @property {{ secretKey: string, webhookSecret: string, apiUrl: string | null } | null} stripe
 * @property {{ shopId: string, shopPass: string, configId: string, apiUrl: string } | null} gmo
 * @property {{ pixelId: string, accessToken: string, apiUrl: string } | null} facebook
 */

/**
 * The contracts with payment services and with those that get reports of payments; null: a variable of it is missing.
 * @param {(name: string) => string} value
 * @returns {PaymentContracts}
 */
export function paymentContracts(value) {
  const [secretKey, webhookSecret] = [value('STRIPE_SECRET_KEY'), value('STRIPE_WEBHOOK_SECRET')];
  const gmo = { shopId: value('GMO_SHOP_ID'), shopPass: value('GMO_SHOP_PASS'), configId: value('GMO_CONFIG_ID') };
  const [pixelId, accessToken] = [value('FACEBOOK_PIXEL_ID'), value('FACEBOOK_ACCESS_TOKEN')];
  return {
    stripe:
      secretKey === '' || webhookSecret === ''
        ? null
        : { secretKey, webhookSecret, apiUrl: value('STRIPE_API_URL') || null },
    gmo: Object.values(gmo).includes('') ? null : { ...gmo, apiUrl: value('GMO_API_URL') },
    facebook: pixelId === '' || accessToken === '' ? null : { pixelId, accessToken, apiUrl: value('FACEBOOK_API_URL') },
  };
}

/**
 * The address of Tapjoy's offers, and the secret that it signs with; null: one of them is missing.
 * @param {(name: string) => string} value
 * @returns {{ url: string, secret: string } | null}
 */
export function tapjoyContract(value) {
  const [url, secret] = [value('TAPJOY_OFFERS_URL'), value('TAPJOY_SECRET')];
  return url === '' || secret === '' ? null : { url, secret };
}
