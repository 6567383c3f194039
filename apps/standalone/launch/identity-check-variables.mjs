/** NICE’s own addresses, below the origin of its interface. */
const TOKEN_PATH = '/digital/niceid/oauth/oauth/token';
const CRYPTO_TOKEN_PATH = '/digital/niceid/api/v1.0/common/crypto/token';

/** @type {(text: string) => string | null} */
const visible = (text) => (/^[\x21-\x7e]{1,200}$/.test(text) ? null : 'must be without blanks');

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
    complaint: visible,
  },
  { name: 'NICE_CLIENT_SECRET', group, fallback: null, about: 'The secret that goes with it.', complaint: visible },
  { name: 'NICE_PRODUCT_ID', group, fallback: null, about: 'The product that was ordered there.', complaint: visible },
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
 * The registration, and where NICE is; null: it is not set.
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
