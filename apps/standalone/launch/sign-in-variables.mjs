/** Sign-in providers, each with the prefix of its variables. */
export const SIGN_IN_PROVIDERS = /** @type {const} */ ({
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
  twitter: 'TWITTER',
  apple: 'APPLE',
});

/** @type {(most: number) => (text: string) => string | null} */
const visible = (most) => (text) =>
  /^[\x21-\x7e]+$/.test(text) && text.length <= most ? null : 'must be without blanks';

/**
 * The store's registration with each service.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const SIGN_IN_VARIABLES = Object.values(SIGN_IN_PROVIDERS).flatMap((beginning) => [
  {
    name: `${beginning}_CLIENT_ID`,
    group: /** @type {const} */ ('sign-in'),
    fallback: null,
    about: 'The store’s registration there. Not set: no sign-in by it. Demo mode uses the sandbox.',
    complaint: visible(4_000),
  },
  {
    name: `${beginning}_CLIENT_SECRET`,
    group: /** @type {const} */ ('sign-in'),
    fallback: null,
    about:
      beginning === 'APPLE'
        ? 'The signed client secret, which Apple takes for six months.'
        : 'The secret that goes with it.',
    complaint: visible(4_000),
  },
]);

/** Paths of NICE’s API. */
const TOKEN_PATH = '/digital/niceid/oauth/oauth/token';
const CRYPTO_TOKEN_PATH = '/digital/niceid/api/v1.0/common/crypto/token';

/** @type {(text: string) => string | null} */
const webAddress = (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? null : 'must be an address like https://example.com';

const group = /** @type {const} */ ('identity-check');

/**
 * The store's registration with NICE, which proves the age of readers with a Korean address.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const IDENTITY_CHECK_VARIABLES = [
  {
    name: 'NICE_CLIENT_ID',
    group,
    fallback: null,
    about: 'The store’s registration at NICE. Not set: readers with a Korean address cannot open works for adults.',
    complaint: visible(200),
  },
  {
    name: 'NICE_CLIENT_SECRET',
    group,
    fallback: null,
    about: 'The secret that goes with it.',
    complaint: visible(200),
  },
  {
    name: 'NICE_PRODUCT_ID',
    group,
    fallback: null,
    about: 'The product that was ordered there.',
    complaint: visible(200),
  },
  {
    name: 'NICE_API_URL',
    group,
    fallback: 'https://svc.niceapi.co.kr:22001',
    about: 'Where NICE gives the keys of a check.',
    complaint: webAddress,
  },
  {
    name: 'NICE_POPUP_URL',
    group,
    fallback: 'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb',
    about: 'The page on which readers confirm who they are.',
    complaint: webAddress,
  },
];

/**
 * @typedef {object} NiceSettings
 * @property {string} tokenUrl
 * @property {string} cryptoTokenUrl
 * @property {string} popupUrl
 * @property {string} clientId
 * @property {string} clientSecret
 * @property {string} productId
 */

/**
 * The registration, and NICE's addresses; null: a variable of it is missing.
 * @param {(name: string) => string} value
 * @returns {NiceSettings | null}
 */
export function niceSettings(value) {
  const clientId = value('NICE_CLIENT_ID');
  const clientSecret = value('NICE_CLIENT_SECRET');
  const productId = value('NICE_PRODUCT_ID');
  if (clientId === '' || clientSecret === '' || productId === '') return null;
  const base = value('NICE_API_URL').replace(/\/$/, '');
  return {
    tokenUrl: `${base}${TOKEN_PATH}`,
    cryptoTokenUrl: `${base}${CRYPTO_TOKEN_PATH}`,
    popupUrl: value('NICE_POPUP_URL'),
    clientId,
    clientSecret,
    productId,
  };
}
