/** @type {(text: string) => string | null} */
const visible = (text) => (/^[\x21-\x7e]{1,400}$/.test(text) ? null : 'must be without blanks');

/** @type {(text: string) => string | null} */
const privateKey = (text) =>
  text.includes('PRIVATE KEY-----') ? null : 'must be the private key of the service account, in PEM';

const group = /** @type {const} */ ('payment');

/**
 * The store's apps at Apple's App Store and Google Play. The api checks the purchases that are made in them.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const APP_STORE_VARIABLES = [
  {
    name: 'APP_STORE_BUNDLE_ID',
    group,
    fallback: null,
    about:
      'The app’s bundle id. Its notifications, version 2, go to /webhooks/apple of the api. Not set: no payments in it.',
    complaint: visible,
  },
  {
    name: 'APP_STORE_APP_ID',
    group,
    fallback: null,
    about: 'The app’s number (Apple ID) in App Store Connect.',
    complaint: (text) => (/^\d{1,15}$/.test(text) ? null : 'must be a number'),
  },
  {
    name: 'APP_STORE_ENVIRONMENT',
    group,
    fallback: 'Production',
    about: 'Production or Sandbox: purchases of the other are worth nothing.',
    complaint: (text) => (['Production', 'Sandbox'].includes(text) ? null : 'must be one of Production, Sandbox'),
  },
  {
    name: 'GOOGLE_PLAY_PACKAGE',
    group,
    fallback: null,
    about: 'The app’s package at Google Play. Not set: no payments in it.',
    complaint: visible,
  },
  {
    name: 'GOOGLE_PLAY_ACCOUNT',
    group,
    fallback: null,
    about: 'The service account that asks Google Play of purchases: client_email of its key file.',
    complaint: visible,
  },
  {
    name: 'GOOGLE_PLAY_KEY',
    group,
    fallback: null,
    about: 'Its private_key, in PEM; ends of lines may be written as \\n.',
    complaint: privateKey,
  },
  {
    name: 'GOOGLE_PLAY_PUSH_AUDIENCE',
    group,
    fallback: null,
    about: 'The audience of the Pub/Sub subscription that pushes to /webhooks/google of the api, with authentication.',
    complaint: visible,
  },
  {
    name: 'GOOGLE_PLAY_PUSH_ACCOUNT',
    group,
    fallback: null,
    about: 'The service account of that subscription.',
    complaint: visible,
  },
];

/** Variables whose values no message may contain. */
export const APP_STORE_SECRETS = ['GOOGLE_PLAY_KEY'];

const APPLE_ROOT_SHA256 = '63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179';

/**
 * @typedef {object} AppStores
 * @property {{ bundleId: string, appId: number, environment: 'Production' | 'Sandbox', rootSha256: string } | null} apple
 * @property {{ packageName: string, clientEmail: string, privateKey: string, pushAudience: string, pushAccount: string, apiUrl: string, tokenUrl: string, keysUrl: string } | null} google
 */

/**
 * The contracts with both app stores; null: a variable of it is missing.
 * @param {(name: string) => string} value
 * @returns {AppStores}
 */
export function appStores(value) {
  const [bundleId, appId] = [value('APP_STORE_BUNDLE_ID'), value('APP_STORE_APP_ID')];
  const environment = value('APP_STORE_ENVIRONMENT') === 'Sandbox' ? 'Sandbox' : 'Production';
  const google = {
    packageName: value('GOOGLE_PLAY_PACKAGE'),
    clientEmail: value('GOOGLE_PLAY_ACCOUNT'),
    privateKey: value('GOOGLE_PLAY_KEY').replaceAll('\\n', '\n'),
    pushAudience: value('GOOGLE_PLAY_PUSH_AUDIENCE'),
    pushAccount: value('GOOGLE_PLAY_PUSH_ACCOUNT'),
  };
  return {
    apple:
      bundleId === '' || appId === ''
        ? null
        : { bundleId, appId: Number(appId), environment, rootSha256: APPLE_ROOT_SHA256 },
    google: Object.values(google).includes('')
      ? null
      : {
          ...google,
          apiUrl: 'https://androidpublisher.googleapis.com',
          tokenUrl: 'https://oauth2.googleapis.com/token',
          keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        },
  };
}
